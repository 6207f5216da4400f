#pragma once

#include <QRectF>

#include <vector>

namespace tacklebox {

/// An area over which a box should not be placed.
struct Obstacle {
    QRectF rect;
    qreal weight =
        1; ///< the extra distance from the subject, in pixels, that is worth 100 square pixels of it
    qreal touch = 0; ///< the same for covering any of it

    bool operator==(const Obstacle&) const = default;
};

/// A bubble, popup or note that needs a place over the table.
struct BoxRequest {
    QSizeF size;
    QRectF bounds;            ///< the box is inside, or at the upper left corner if it is too large
    QRectF subject;           ///< what the box belongs to; null: nothing
    qreal distanceWeight = 1; ///< cost of a pixel of distance from the subject
};

struct Placement {
    QRectF rect;
    qreal cost = 0;    ///< of the distance and of what it covers; lower is better
    qreal covered = 0; ///< the part of the cost for what it covers
};

/// Returns the place of least cost. It covers the subject itself only if there is no other place. The result
/// depends only on the arguments.
Placement bestPlace(const BoxRequest& box, const std::vector<Obstacle>& obstacles);
/// Returns the cost of covering `obstacles` with `rect`.
qreal coverCost(const QRectF& rect, const std::vector<Obstacle>& obstacles);

} // namespace tacklebox
