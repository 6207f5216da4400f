// The table's ground: water, and what the game is played on. Painted once for each size.
#pragma once

#include "views/theme/ground.h"

#include <QPixmap>
#include <QRectF>

namespace tacklebox {

/// The water for a view of that size in logical pixels, as a pixmap of size * ratio, and on it `ground` in
/// the rectangle `middle`, if that is not empty. `unit` is the width of lines that are one pixel wide in a
/// view of 1280x690.
QPixmap feltOf(QSizeF size, qreal ratio, qreal unit, Ground ground, const QRectF& middle);

/// Where the pan stands on the quay of a Ground::Track in that rectangle.
QRectF panOf(const QRectF& track);

} // namespace tacklebox
