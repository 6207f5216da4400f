// Water lilies along the near shore of a LilyPond: buds, each of which may open.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace tacklebox {

/// The middles of `count` buds along the near shore of that pond's surface, even along the shore from the
/// left end to the right one.
std::vector<QPointF> budsAlong(const QRectF& pond, int count);
/// How large a bud is there, from its middle: kBudRadius units where neighbours have room, less in a small
/// pond.
qreal budRadius(const QRectF& pond, int count, qreal scale);

inline constexpr qreal kBudRadius = 24;
/// How wide a square around the middle of each bud may be, in radii: those of neighbours lie apart.
inline constexpr qreal kBudBox = 1.2;
inline constexpr int kBuds = 13; ///< that sceneryOf() paints, all of them closed, unless it is told not to

/// A closed bud or an open lily, and on it a character or two (none: no letters). An open one reaches
/// `radius` * 1.1 from its middle and covers a closed one in the same place.
void paintBud(QPainter& painter, QPointF middle, qreal radius, bool open, const QString& letters);

} // namespace tacklebox
