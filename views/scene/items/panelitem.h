// A player's panel on the table as a graphics item.
#pragma once

#include "views/scene/items/bakeditem.h"
#include "views/scene/picture/picture.h"

#include <vector>

namespace tacklebox {

/// A seat's panel.
class PanelItem : public BakedItem {
  public:
    using BakedItem::BakedItem;
    /// `number` is its key, 1..7; `inside` are the boxes of zones and notes that lie in it.
    /// `portrait` is where its face is, null for none.
    void set(const SeatPicture& seat, int number, QRectF rect, QRectF portrait, std::vector<QRectF> inside);
    void setMood(Mood mood);
    void setLit(bool lit, bool focused, bool hinted);
    /// Faces that were asked for are rendered now: paints the portrait anew if it was one of another size.
    void refresh();
    const SeatPicture& seat() const { return m_seat; }
    QRectF rect() const { return m_rect; }

  private:
    void draw(QPainter& painter) override;
    void paintPortrait(QPainter& painter);

    SeatPicture m_seat;
    int m_number = 0;
    QRectF m_rect, m_portrait;
    Mood m_mood = Mood::Calm;
    std::vector<QRectF> m_inside;
    bool m_lit = false, m_focused = false, m_hinted = false;
    bool m_scaled = false; ///< the portrait is one of another size
};

} // namespace tacklebox
