#pragma once

#include "views/theme/paintcontext.h"

#include <QGraphicsItem>
#include <QPixmap>

namespace tacklebox {

/// An item that is drawn into a pixmap when it is first seen and after each change, and copied from there.
/// When something moves over it, only the exposed part is copied. (Qt fills shapes of more than a few lines
/// on a second thread and waits for it each time.)
class CachedItem : public QGraphicsItem {
  public:
    explicit CachedItem(PaintContext& paintContext) : m_paintContext(paintContext) {
        setAcceptedMouseButtons({});
    }

    /// Discards the pixmap: the item is drawn again when it is next seen. Call it after a change of the item
    /// or of the paint context.
    void invalidate();

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  protected:
    /// Draws everything, in item coordinates.
    virtual void draw(QPainter& painter) = 0;
    /// Returns true if there is nothing to draw. No pixmap is made then.
    virtual bool showsNothing() const { return false; }
    /// Sets the bounding rectangle, which may grow to whole pixels. draw() must stay inside.
    void setBounds(QRectF bounds);

    PaintContext& m_paintContext;

  private:
    QRectF m_bounds;
    QPixmap m_drawing;
};

} // namespace tacklebox
