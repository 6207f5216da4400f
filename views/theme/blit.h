#pragma once

#include <QPointF>
#include <QSizeF>

class QPainter;
class QPixmap;

namespace tacklebox {

/// Draws a pixmap of exact physical size at a logical point, at any device pixel ratio. It avoids Qt's
/// scaling, which is much slower. Under rotation it draws the pixmap scaled.
void blit(QPainter& painter, QPointF topLeft, const QPixmap& pixmap, QSizeF logicalSize);
/// Returns the pixmap without its colours.
QPixmap greyscale(const QPixmap& pixmap);

} // namespace tacklebox
