// The table's ground: water, and what the game is played on. Painted once for each size.
#pragma once

#include "views/scene/picture.h"

#include <QPixmap>

namespace tacklebox {

/// The ground for a view of that size in logical pixels, as a pixmap of size * ratio.
QPixmap feltOf(QSizeF size, qreal ratio, const TableLayout& layout);

} // namespace tacklebox
