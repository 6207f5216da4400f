// A pixmap of exact physical size, drawn pixel by pixel.
#pragma once

#include <QPointF>
#include <QSizeF>

class QPainter;
class QPixmap;

namespace tacklebox {

/// Draws a pixmap of exact physical size at a logical point without Qt's scaling, whatever the device pixel
/// ratio, which takes a small part of the time; falls back to a scaled drawing under rotation.
void blit(QPainter& painter, QPointF topLeft, const QPixmap& pixmap, QSizeF logicalSize);

} // namespace tacklebox
