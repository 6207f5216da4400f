// The cloth of the curtain and the rod it hangs from.
#pragma once

#include <QPixmap>
#include <QSize>

namespace tacklebox {

/// A curtain in a window of `size` logical pixels that hangs from a rod at `rod`; above it the picture is
/// transparent. `unit`: pixels of a unit of scale 1; `ratio`: physical pixels of a logical one. In high
/// contrast it is black with a white rod, and without scenery it has no folds.
QPixmap clothPicture(QSize size, int rod, qreal unit, qreal ratio);

} // namespace tacklebox
