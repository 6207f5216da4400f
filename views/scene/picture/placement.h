#pragma once

#include <QRectF>

#include <limits>
#include <map>
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

/// A size that a box may have.
struct BoxOption {
    QSizeF size;
    QRectF bounds;  ///< the box is inside, or at the upper left corner if it is too large
    qreal cost = 0; ///< of choosing this option, in pixels of distance from the subject

    bool operator==(const BoxOption&) const = default;
};

/// A bubble, popup or note that needs a place over the table.
struct BoxRequest {
    std::vector<BoxOption> options; ///< none: there is no room
    QRectF subject;                 ///< what the box belongs to; null: nothing
    qreal distanceWeight = 1;       ///< cost of a pixel of distance from the subject
    Qt::Edges sides = {};           ///< the preferred sides of the subject; none: any

    bool operator==(const BoxRequest&) const = default;
};

struct Placement {
    QRectF rect;
    qreal cost = 0;    ///< of the option, the distance, and what it covers; lower is better
    qreal covered = 0; ///< the part of the cost for what it covers
    int option = 0;    ///< index in BoxRequest::options

    bool operator==(const Placement&) const = default;
};

/// Returns the place of least cost. It covers the subject itself only if there is no other place. If the box
/// was at `previous`, it moves only if that is worth it. The result depends only on the arguments.
Placement bestPlace(const BoxRequest& box, const std::vector<Obstacle>& obstacles,
                    const QRectF& previous = {});
/// Returns the cost of covering `obstacles` with `rect`.
qreal coverCost(const QRectF& rect, const std::vector<Obstacle>& obstacles);
/// Returns how far a box has moved. A box that grows to one side has not moved.
qreal displacement(const QRectF& from, const QRectF& to);

/// A box of placeAll().
struct OverlayRequest {
    BoxRequest box;
    std::vector<Obstacle> obstacles;                       ///< only of this box
    qreal mostCovered = std::numeric_limits<qreal>::max(); ///< hides if it covers as much or more

    bool operator==(const OverlayRequest&) const = default;
};

/// Cost of covering another box, and of each 100 square pixels of it.
inline constexpr qreal kOverlayTouch = 1e6, kOverlayWeight = 1000;

/// Places boxes in ascending order of their keys; later boxes make way for earlier ones. All are inside
/// `bounds`; null: unbounded. A box that hides has a null rectangle. `previous` is the last result.
std::map<int, Placement> placeAll(const std::map<int, OverlayRequest>& requests,
                                  const std::vector<Obstacle>& obstacles, const QRectF& bounds,
                                  const std::map<int, Placement>& previous);

} // namespace tacklebox
