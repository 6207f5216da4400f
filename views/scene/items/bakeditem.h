// What lies on the table and rarely changes, as graphics items that are drawn once.
#pragma once

#include "views/theme/brushes.h"

#include <QGraphicsItem>
#include <QPixmap>

namespace tacklebox {

/// An item that is drawn into a pixmap when it is first seen and after each change, and copied from there: of
/// every frame that another thing moves over it, only the part beneath that is copied. (Qt fills shapes of
/// more than a few lines with a second thread, and waits for it each time.)
class BakedItem : public QGraphicsItem {
  public:
    explicit BakedItem(Brushes& brushes) : m_brushes(brushes) { setAcceptedMouseButtons({}); }

    /// Draws it anew when it is next seen: it has changed, or what all items draw with has.
    void forget();

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  protected:
    /// Draws everything, in the item's coordinates.
    virtual void draw(QPainter& painter) = 0;
    /// Whether it shows nothing: it has no pixmap then.
    virtual bool showsNothing() const { return false; }
    /// All that it draws lies in `bounds`, which may grow to whole pixels.
    void setBounds(QRectF bounds);

    Brushes& m_brushes;

  private:
    QRectF m_bounds;
    QPixmap m_drawing;
};

} // namespace tacklebox
