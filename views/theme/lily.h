// Water lilies along the near shore of a LilyPond: buds that may open.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace tacklebox {

/// Returns the centres of `count` buds along the near shore of the pond, evenly spaced from left to right.
std::vector<QPointF> budsAlong(const QRectF& pond, int count);
/// Returns the radius of a bud: kBudRadius units, or less if the pond is too small for that.
qreal budRadius(const QRectF& pond, int count, qreal scale);

inline constexpr qreal kBudRadius = 24;
/// The side of the box around each bud's centre, in radii. The boxes of neighbours do not overlap.
inline constexpr qreal kBudBox = 1.2;

/// Paints a closed bud or an open lily, with a character or two on it (or none). An open lily extends 1.1 *
/// `radius` from its centre and covers a closed bud.
void paintBud(QPainter& painter, QPointF middle, qreal radius, bool open, const QString& words);

} // namespace tacklebox
