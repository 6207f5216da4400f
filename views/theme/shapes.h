// The shapes of colours and suits on small buttons.
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace tacklebox {

/// Draws the shape of a colour, the same in every deck: red triangle, yellow disc, green square, blue drop,
/// purple star, filled with the colour and outlined in ink. `colour`: 0 red, 1 yellow, 2 green, 3 blue, 4
/// purple. Draws nothing for other values.
void drawColourShape(QPainter& painter, const QRectF& box, int colour);
/// Draws a suit in its colour in the current deck: 0 spades, 1 hearts, 2 diamonds, 3 clubs.
void drawSuitShape(QPainter& painter, const QRectF& box, int suit);
/// The same in any colour, on any thread.
void drawSuitShape(QPainter& painter, const QRectF& box, int suit, const QColor& colour);

} // namespace tacklebox
