#pragma once

#include <QPixmap>
#include <QSize>

namespace tacklebox {

/// Paints a curtain for a window of `size` logical pixels; transparent above `rod`. `unit`: pixels per unit
/// of scale 1; `ratio`: device pixel ratio. Black with a white rod in high contrast, without folds if there
/// is no scenery.
QPixmap clothPicture(QSize size, int rod, qreal unit, qreal ratio);

} // namespace tacklebox
