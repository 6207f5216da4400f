#pragma once

#include <QRectF>

#include <vector>

namespace tacklebox {

/// An area that a box should not cover. `weight` is the extra distance from the card, in pixels, that is
/// worth 100 square pixels of it.
struct Obstacle {
    QRectF rect;
    qreal weight = 1;

    bool operator==(const Obstacle&) const = default;
};

struct FreePlace {
    QRectF rect;
    qreal cost = 0; ///< the distance to the card and the weighted covered area
};

/// Returns the best place for a box of that size within `bounds`. It covers the card itself only if there is
/// no other place.
FreePlace freePlace(QSizeF size, const QRectF& card, const QRectF& bounds,
                    const std::vector<Obstacle>& obstacles);

} // namespace tacklebox
