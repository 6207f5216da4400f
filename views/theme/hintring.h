// The mark of what a hint proposes, on cards, players, piles, options and buttons.
#pragma once

#include <QRectF>

class QPainter;

namespace tacklebox {

/// A dashed ring along `rect`, on ink so that it shows on any ground; nothing else at the table is dashed in
/// colour, so it needs no eye for colours.
void drawHintRing(QPainter& painter, const QRectF& rect, qreal radius);

} // namespace tacklebox
