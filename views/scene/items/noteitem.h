#pragma once

#include "views/scene/items/cacheditem.h"
#include "views/scene/picture/picture.h"

namespace tacklebox {

/// A note on the table (NotePicture).
class NoteItem : public CachedItem {
  public:
    using CachedItem::CachedItem;
    void set(const NotePicture& note, QRectF rect);
    /// Shows another face of a tumbling die (0: its own), rotated by `turned` degrees.
    void tumble(int face, qreal turned);
    const NotePicture& note() const { return m_note; }
    QRectF rect() const { return m_rect; }

    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    void draw(QPainter& painter) override;
    bool showsNothing() const override;

    NotePicture m_note;
    QRectF m_rect;
    int m_face = 0;
    qreal m_turned = 0;
};

} // namespace tacklebox
