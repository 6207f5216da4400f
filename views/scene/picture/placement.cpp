#include "views/scene/picture/placement.h"

#include "views/theme/rectangles.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tacklebox {

namespace {

constexpr qreal kBeside = 8;        ///< pixels between the box and its subject
constexpr qreal kGap = 4;           ///< pixels between the box and an obstacle
constexpr int kSteps = 32;          ///< number of positions to try along each side of the bounds
constexpr qreal kLeastGridStep = 6; ///< pixels
constexpr qreal kSubjectWeight = 1000;

/// Returns the positions to try along one axis, in ascending order: a grid, both ends, beside each obstacle,
/// and centred on the subject. `from` and `to` return the edges of a rectangle along the axis.
template <class From, class To>
std::vector<qreal> positions(qreal first, qreal last, qreal size, const QRectF& subject,
                             const std::vector<Obstacle>& obstacles, From from, To to) {
    last = std::max(first, last);
    std::vector<qreal> all{last, (from(subject) + to(subject) - size) / 2};
    for (qreal at = first; at < last; at += std::max(kLeastGridStep, (last - first) / kSteps))
        all.push_back(at);
    for (const Obstacle& obstacle : obstacles) {
        all.push_back(from(obstacle.rect) - kGap - size);
        all.push_back(to(obstacle.rect) + kGap);
    }
    std::erase_if(all, [&](qreal at) { return at < first || at > last; });
    if (all.empty()) all.push_back(first);
    for (qreal& at : all)
        at = std::clamp(std::round(at), first, last);
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

/// Returns the distance. At the same distance, aligned rectangles are nearer.
qreal awayFrom(const QRectF& a, const QRectF& b) {
    const QPointF between = a.center() - b.center();
    return distance(a, b) + 0.1 * std::hypot(between.x(), between.y());
}

/// Adds the costs of covering until they reach `most`.
qreal costUpTo(qreal most, const QRectF& rect, const std::vector<Obstacle>& obstacles) {
    qreal cost = 0;
    for (const Obstacle& obstacle : obstacles) {
        const qreal covered = overlap(rect, obstacle.rect);
        if (covered > 0) cost += obstacle.touch + obstacle.weight * covered / 100;
        if (cost >= most) break;
    }
    return cost;
}

} // namespace

qreal coverCost(const QRectF& rect, const std::vector<Obstacle>& obstacles) {
    return costUpTo(std::numeric_limits<qreal>::max(), rect, obstacles);
}

Placement bestPlace(const BoxRequest& box, const std::vector<Obstacle>& obstacles) {
    const QRectF &bounds = box.bounds, &subject = box.subject;
    std::vector<Obstacle> all;
    if (!subject.isEmpty()) // first, as it decides most often
        all.push_back({subject.adjusted(kGap - kBeside, kGap - kBeside, kBeside - kGap, kBeside - kGap),
                       kSubjectWeight});
    all.insert(all.end(), obstacles.begin(), obstacles.end());
    const auto left = [](const QRectF& rect) { return rect.left(); };
    const auto right = [](const QRectF& rect) { return rect.right(); };
    const auto top = [](const QRectF& rect) { return rect.top(); };
    const auto bottom = [](const QRectF& rect) { return rect.bottom(); };
    const std::vector<qreal> down = positions(bounds.top(), bounds.bottom() - box.size.height(),
                                              box.size.height(), subject, all, top, bottom);
    Placement best{QRectF(bounds.topLeft(), box.size), std::numeric_limits<qreal>::max()};
    for (const qreal x : positions(bounds.left(), bounds.right() - box.size.width(), box.size.width(),
                                   subject, all, left, right))
        for (const qreal y : down) {
            const QRectF rect(QPointF(x, y), box.size);
            const qreal away = subject.isEmpty() ? 0 : box.distanceWeight * awayFrom(rect, subject);
            if (away >= best.cost) continue;
            const qreal covered = costUpTo(best.cost - away, rect, all);
            if (away + covered < best.cost) best = {rect, away + covered, covered};
        }
    return best;
}

} // namespace tacklebox
