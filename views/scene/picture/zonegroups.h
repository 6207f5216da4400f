// Helpers for the files that lay out zones.
#pragma once

#include "views/scene/picture/zonegeometry.h"

#include <vector>

namespace tacklebox {

/// A rectangle of that size at the whole pixel nearest to (x, y).
QRectF onPixels(qreal x, qreal y, QSizeF size);

/// Adjacent cards of one group, as the index range [first, last).
struct CardGroup {
    int first, last, id;
    int size() const { return last - first; }
};

/// The groups of a zone, in the order of its cards.
std::vector<CardGroup> groupsOf(const ZonePicture& zone);

/// Lays out a hand in `area`. Cards are at most `height` high. `unit` and `textHeight` as for geometryOf().
void layHand(ZoneGeometry& geometry, const ZonePicture& zone, QRectF area, qreal height, qreal unit,
             qreal textHeight);

} // namespace tacklebox
