// A note on the table as a graphics item.
#pragma once

#include "views/scene/items/bakeditem.h"
#include "views/scene/picture/picture.h"

namespace tacklebox {

/// A note: text, step, die, bar or badge.
class NoteItem : public BakedItem {
  public:
    using BakedItem::BakedItem;
    void set(const NotePicture& note, QRectF rect);
    /// Another face of a die while it tumbles, turned by so many degrees; 0 shows its own.
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
