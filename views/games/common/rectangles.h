// Cuts rectangles into rows and columns.
#pragma once

#include <QRectF>

#include <vector>

namespace tacklebox::rectangles {

/// `rect` cut into parts from the left; widths go by `shares`, with `gap` between two of them.
std::vector<QRectF> across(const QRectF& rect, const std::vector<qreal>& shares, qreal gap);
/// The same from the top down.
std::vector<QRectF> down(const QRectF& rect, const std::vector<qreal>& shares, qreal gap);
/// `rect` smaller by `by` on every side; empty, not inside out, where it is too small for that.
QRectF inset(const QRectF& rect, qreal by);
/// A row of equal squares, at most as large as `most`, from the left of `rect`.
std::vector<QRectF> boxes(const QRectF& rect, int count, qreal most, qreal gap);

} // namespace tacklebox::rectangles
