// Where a box may lie beside a card and cover as little as can be of what is looked at.
#pragma once

#include <QRectF>

#include <vector>

namespace tacklebox {

/// What a box had better not lie on. `weight`: how many pixels farther from the card it may lie for each 100
/// square pixels that it does not cover.
struct Obstacle {
    QRectF rect;
    qreal weight = 1;

    bool operator==(const Obstacle&) const = default;
};

struct FreePlace {
    QRectF rect;
    qreal cost = 0; ///< the distance to the card, and what is covered
};

/// The best place within `bounds` for a box of that size; on the card itself only where `bounds` has no
/// other.
FreePlace freePlace(QSizeF size, const QRectF& card, const QRectF& bounds,
                    const std::vector<Obstacle>& obstacles);

} // namespace tacklebox
