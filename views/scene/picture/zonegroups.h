// What the files that lay out zones share: cards on whole pixels, and the groups that they form.
#pragma once

#include "views/scene/picture/zonegeometry.h"

#include <vector>

namespace tacklebox {

/// A rectangle of that size whose corner is the whole pixel nearest to there.
QRectF onPixels(qreal x, qreal y, QSizeF size);

/// Cards of one group side by side, as index ranges [first, last).
struct CardGroup {
    int first, last, id;
    int size() const { return last - first; }
};

/// The groups of a zone, in the order of its cards.
std::vector<CardGroup> groupsOf(const ZonePicture& zone);

/// Lays a hand into `area`, its cards `height` high or less; `unit` and `textHeight` as for geometryOf().
void layHand(ZoneGeometry& geometry, const ZonePicture& zone, QRectF area, qreal height, qreal unit,
             qreal textHeight);

} // namespace tacklebox
