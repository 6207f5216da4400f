// A player at the table as a graphics item: the face in its porthole, and the tag with name and points.
#pragma once

#include "views/scene/items/bakeditem.h"
#include "views/scene/picture/picture.h"

namespace tacklebox {

class PanelItem : public BakedItem {
  public:
    using BakedItem::BakedItem;
    /// Where its parts lie; null where there is none.
    struct Parts {
        QRectF whole, portrait, tag, chip;
        bool operator==(const Parts&) const = default;
    };
    /// `number` is the seat's key, 1..7; 0 for none.
    void set(const SeatPicture& seat, int number, const Parts& parts);
    void setMood(Mood mood);
    /// `lit`: something may be aimed at it.
    void setLit(bool lit, bool focused, bool hinted);
    /// A card is held over it that would be dropped there.
    void setDropTarget(bool on);
    /// Faces that were asked for are rendered now: paints the portrait anew if it was one of another size.
    void refresh();
    const SeatPicture& seat() const { return m_seat; }
    QRectF rect() const { return m_parts.whole; }

  private:
    void draw(QPainter& painter) override;
    void drawGround(QPainter& painter);
    void drawPortrait(QPainter& painter);
    void drawTag(QPainter& painter);
    void drawChip(QPainter& painter);

    SeatPicture m_seat;
    int m_number = 0;
    Parts m_parts;
    Mood m_mood = Mood::Calm;
    bool m_lit = false, m_focused = false, m_hinted = false, m_isDropTarget = false;
    bool m_scaled = false; ///< the portrait is one of another size
};

} // namespace tacklebox
