// Marks what a hint suggests: cards, players, piles, options and buttons.
#pragma once

#include <QRectF>

class QPainter;

namespace tacklebox {

/// Draws a dashed ring along `rect`, on ink so that it is visible on any background. Nothing else on the
/// table has coloured dashes, so the mark does not depend on colour vision. `scale`: of its strokes.
void drawHintRing(QPainter& painter, const QRectF& rect, qreal radius, qreal scale);

} // namespace tacklebox
