#pragma once

#include "views/scene/items/cacheditem.h"
#include "views/scene/picture/picture.h"

namespace tacklebox {

/// A player at the table: the portrait, and the tag with name and points.
class SeatItem : public CachedItem {
  public:
    using CachedItem::CachedItem;
    /// The rectangles of its parts; null: none.
    struct Parts {
        QRectF whole, portrait, tag, chip, memory;
        bool operator==(const Parts&) const = default;
    };
    /// `number` is the seat's key, 1 to 7; 0: none.
    void set(const SeatPicture& seat, int number, const Parts& parts);
    void setMood(Mood mood);
    /// `lit`: it is a legal target.
    void setLit(bool lit, bool focused, bool hinted);
    /// A carried card would be dropped here.
    void setDropTarget(bool on);
    /// Call this when faces have been rendered: repaints a portrait that was drawn scaled.
    void refresh();
    const SeatPicture& seat() const { return m_seat; }
    QRectF rect() const { return m_parts.whole; }

  private:
    void draw(QPainter& painter) override;
    void drawBackground(QPainter& painter);
    void drawPortrait(QPainter& painter);
    void drawTag(QPainter& painter);
    void drawChip(QPainter& painter);

    SeatPicture m_seat;
    int m_number = 0;
    Parts m_parts;
    Mood m_mood = Mood::Calm;
    bool m_lit = false, m_focused = false, m_hinted = false, m_isDropTarget = false;
    bool m_scaled = false; ///< the portrait was drawn from a pixmap of another size
};

} // namespace tacklebox
