// The shapes that stand for colours and suits on small buttons.
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace tacklebox {

/// Draws the shape that means a colour in every deck: red triangle, yellow disc, green square, blue drop,
/// purple star, filled with it and outlined in ink. `colour` 0 red, 1 yellow, 2 green, 3 blue, 4 purple;
/// anything else draws nothing.
void drawColourShape(QPainter& painter, const QRectF& box, int colour);
/// Draws a suit in the colour that it has in the deck in force: 0 spades, 1 hearts, 2 diamonds, 3 clubs.
void drawSuitShape(QPainter& painter, const QRectF& box, int suit);
/// The same in any colour, on any thread.
void drawSuitShape(QPainter& painter, const QRectF& box, int suit, const QColor& colour);

} // namespace tacklebox
