#include "views/scene/picture/placement.h"

#include "views/theme/rectangles.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace tacklebox {

namespace {

constexpr qreal kBeside = 8;        ///< pixels between the box and its subject
constexpr qreal kGap = 4;           ///< pixels between the box and an obstacle
constexpr int kSteps = 32;          ///< number of positions to try along each side of the bounds
constexpr qreal kLeastGridStep = 6; ///< pixels
constexpr qreal kSubjectWeight = 1000;
constexpr qreal kMove = 24;      ///< maximum cost of leaving the previous place
constexpr qreal kOtherSide = 40; ///< cost of a side of the subject that is not preferred

/// Returns the positions to try along one axis, in ascending order: a grid, both ends, beside each obstacle,
/// centred on the subject, and as at the previous place. `from` and `to` return the edges of a rectangle
/// along the axis.
template <class From, class To>
std::vector<qreal> positions(qreal first, qreal last, qreal size, const QRectF& subject,
                             const QRectF& previous, const std::vector<Obstacle>& obstacles, From from,
                             To to) {
    last = std::max(first, last);
    std::vector<qreal> all{last, (from(subject) + to(subject) - size) / 2};
    if (!previous.isEmpty()) all.insert(all.end(), {from(previous), to(previous) - size});
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

/// Returns the sides of the subject on which the box is.
Qt::Edges sidesOf(const QRectF& box, const QRectF& subject) {
    Qt::Edges sides;
    sides.setFlag(Qt::LeftEdge, box.right() <= subject.left());
    sides.setFlag(Qt::RightEdge, box.left() >= subject.right());
    sides.setFlag(Qt::TopEdge, box.bottom() <= subject.top());
    sides.setFlag(Qt::BottomEdge, box.top() >= subject.bottom());
    return sides;
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

qreal displacement(const QRectF& from, const QRectF& to) {
    const auto least = [](qreal a, qreal b) { return std::min(std::abs(a), std::abs(b)); };
    return std::max(least(to.left() - from.left(), to.right() - from.right()),
                    least(to.top() - from.top(), to.bottom() - from.bottom()));
}

Placement bestPlace(const BoxRequest& box, const std::vector<Obstacle>& obstacles, const QRectF& previous) {
    const QRectF& subject = box.subject;
    std::vector<Obstacle> all;
    if (!subject.isEmpty()) // first, as it decides most often
        all.push_back({subject.adjusted(kGap - kBeside, kGap - kBeside, kBeside - kGap, kBeside - kGap),
                       kSubjectWeight});
    all.insert(all.end(), obstacles.begin(), obstacles.end());
    const auto left = [](const QRectF& rect) { return rect.left(); };
    const auto right = [](const QRectF& rect) { return rect.right(); };
    const auto top = [](const QRectF& rect) { return rect.top(); };
    const auto bottom = [](const QRectF& rect) { return rect.bottom(); };
    const auto costWithoutCover = [&](const QRectF& rect) {
        qreal cost = subject.isEmpty() ? 0 : awayFrom(rect, subject);
        if (box.sides && !(sidesOf(rect, subject) & box.sides)) cost += kOtherSide;
        if (!previous.isEmpty()) cost += std::min(kMove, displacement(previous, rect));
        return cost * box.distanceWeight;
    };
    Placement best{{}, std::numeric_limits<qreal>::max()};
    for (int option = 0; option < int(box.options.size()); ++option) {
        const auto& [size, bounds, cost] = box.options[std::size_t(option)];
        if (cost >= best.cost) continue;
        if (best.rect.isNull()) best.rect = {bounds.topLeft(), size};
        const qreal wide = size.width(), high = size.height();
        const std::vector<qreal> down =
            positions(bounds.top(), bounds.bottom() - high, high, subject, previous, all, top, bottom);
        for (const qreal x :
             positions(bounds.left(), bounds.right() - wide, wide, subject, previous, all, left, right)) {
            std::vector<Obstacle> column;
            std::ranges::copy_if(all, std::back_inserter(column), [&](const Obstacle& obstacle) {
                return obstacle.rect.right() > x && obstacle.rect.left() < x + wide;
            });
            for (const qreal y : down) {
                const QRectF rect(QPointF(x, y), size);
                const qreal free = cost + costWithoutCover(rect);
                if (free >= best.cost) continue;
                const qreal covered = costUpTo(best.cost - free, rect, column);
                if (free + covered < best.cost) best = {rect, free + covered, covered, option};
            }
        }
    }
    return best;
}

std::map<int, Placement> placeAll(const std::map<int, OverlayRequest>& requests,
                                  const std::vector<Obstacle>& obstacles, const QRectF& bounds,
                                  const std::map<int, Placement>& previous) {
    std::map<int, Placement> all;
    std::vector<Obstacle> placed;
    for (const auto& [key, request] : requests) {
        std::vector<Obstacle> taken = placed; // the most important ones first
        taken.insert(taken.end(), request.obstacles.begin(), request.obstacles.end());
        taken.insert(taken.end(), obstacles.begin(), obstacles.end());
        BoxRequest box = request.box;
        for (BoxOption& option : box.options)
            if (!bounds.isNull()) option.bounds &= bounds;
        const auto was = previous.find(key);
        Placement place = bestPlace(box, taken, was == previous.end() ? QRectF() : was->second.rect);
        if (box.options.empty() || place.covered >= request.mostCovered)
            place.rect = {};
        else
            placed.push_back({place.rect, kOverlayWeight, kOverlayTouch});
        all[key] = place;
    }
    return all;
}

} // namespace tacklebox
