#include "views/scene/input/freeplace.h"

#include "views/theme/rectangles.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr qreal kBeside = 8;       ///< pixels between the card and the box
constexpr int kPlaces = 96;        ///< number of positions to try along each side of the bounds
constexpr qreal kOnTheCard = 1000; ///< the weight of the card itself

/// Returns the positions to try along one axis: a grid, both ends, and right before, behind and centred on
/// the card.
std::vector<qreal> places(qreal first, qreal last, qreal size, qreal cardFirst, qreal cardLast) {
    std::vector<qreal> all = {first, last, cardFirst - kBeside - size, cardLast + kBeside,
                              (cardFirst + cardLast - size) / 2};
    const qreal step = std::max(6.0, (last - first) / kPlaces);
    for (qreal at = first + step; at < last; at += step)
        all.push_back(at);
    for (qreal& at : all)
        at = std::round(std::clamp(at, first, last));
    return all;
}

/// Returns the distance. At the same distance, aligned rectangles are nearer.
qreal awayFrom(const QRectF& a, const QRectF& b) {
    const QPointF between = a.center() - b.center();
    return distance(a, b) + 0.1 * std::hypot(between.x(), between.y());
}

} // namespace

FreePlace freePlace(QSizeF size, const QRectF& card, const QRectF& bounds,
                    const std::vector<Obstacle>& obstacles) {
    std::vector<Obstacle> all = obstacles;
    all.push_back({card.adjusted(-kBeside / 2, -kBeside / 2, kBeside / 2, kBeside / 2), kOnTheCard});
    FreePlace best{QRectF(bounds.topLeft(), size), -1};
    const qreal right = std::max(bounds.left(), bounds.right() - size.width());
    const qreal bottom = std::max(bounds.top(), bounds.bottom() - size.height());
    const std::vector<qreal> down = places(bounds.top(), bottom, size.height(), card.top(), card.bottom());
    for (const qreal x : places(bounds.left(), right, size.width(), card.left(), card.right()))
        for (const qreal y : down) {
            const QRectF rect(QPointF(x, y), size);
            qreal cost = awayFrom(rect, card);
            for (const Obstacle& obstacle : all) {
                const QRectF covered = rect & obstacle.rect;
                if (!covered.isEmpty()) cost += obstacle.weight * covered.width() * covered.height() / 100;
            }
            if (best.cost < 0 || cost < best.cost) best = {rect, cost};
        }
    return best;
}

} // namespace tacklebox
