// Rounded rectangles, and the shapes of colours and suits on small buttons.
#pragma once

#include <QBrush>
#include <QPen>
#include <QRectF>

class QPainter;

namespace tacklebox {

/// Draws a rounded rectangle with that brush and pen, which the painter keeps.
void drawRounded(QPainter& painter, const QRectF& rect, qreal radius, const QBrush& fill,
                 const QPen& pen = Qt::NoPen);
/// Draws the outline of a rounded rectangle.
void strokeRounded(QPainter& painter, const QRectF& rect, qreal radius, const QColor& colour, qreal width);
/// Draws a rounded rectangle with an outline that lies within `rect`. Keeps the painter's state.
void drawOutlined(QPainter& painter, const QRectF& rect, qreal radius, const QColor& fill, const QColor& line,
                  qreal width);

/// Draws the shape of a colour, the same in every deck: red triangle, yellow disc, green square, blue drop,
/// purple star, filled with the colour and outlined in ink. `colour`: 0 red, 1 yellow, 2 green, 3 blue, 4
/// purple. Draws nothing for other values.
void drawColourShape(QPainter& painter, const QRectF& box, int colour);
/// Draws a suit in its colour in the current deck: 0 spades, 1 hearts, 2 diamonds, 3 clubs.
void drawSuitShape(QPainter& painter, const QRectF& box, int suit);
/// The same in any colour, on any thread.
void drawSuitShape(QPainter& painter, const QRectF& box, int suit, const QColor& colour);

} // namespace tacklebox
