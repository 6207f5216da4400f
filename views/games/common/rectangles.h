// Cuts rectangles into rows and columns.
#pragma once

#include <QRectF>

#include <vector>

namespace tacklebox::rectangles {

/// Cuts `rect` into parts from left to right. Widths are proportional to `shares`, with `gap` between parts.
std::vector<QRectF> across(const QRectF& rect, const std::vector<qreal>& shares, qreal gap);
/// The same from top to bottom.
std::vector<QRectF> down(const QRectF& rect, const std::vector<qreal>& shares, qreal gap);
/// Returns a rectangle of that size around a centre. Its corner is on whole pixels.
QRectF around(QPointF centre, QSizeF size);
/// Returns `rect` reduced by `by` on every side. If it is too small for that, the result is empty.
QRectF inset(const QRectF& rect, qreal by);
/// Returns a row of equal squares from the left of `rect`, none larger than `most`.
std::vector<QRectF> boxes(const QRectF& rect, int count, qreal most, qreal gap);

} // namespace tacklebox::rectangles
