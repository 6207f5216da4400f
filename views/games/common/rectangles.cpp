#include "views/games/common/rectangles.h"

#include <cmath>
#include <numeric>

namespace tacklebox::rectangles {

namespace {

/// Returns starts and lengths of the parts of a line.
std::vector<std::pair<qreal, qreal>> parts(qreal length, const std::vector<qreal>& shares, qreal gap) {
    const qreal all = std::accumulate(shares.begin(), shares.end(), 0.0);
    const qreal room = std::max(0.0, length - gap * qreal(shares.size() - 1));
    std::vector<std::pair<qreal, qreal>> result;
    qreal at = 0;
    for (const qreal share : shares) {
        const qreal part = all > 0 ? room * share / all : 0;
        result.emplace_back(at, part);
        at += part + gap;
    }
    return result;
}

} // namespace

std::vector<QRectF> across(const QRectF& rect, const std::vector<qreal>& shares, qreal gap) {
    std::vector<QRectF> rects;
    for (const auto& [at, width] : parts(rect.width(), shares, gap))
        rects.emplace_back(rect.left() + at, rect.top(), width, rect.height());
    return rects;
}

std::vector<QRectF> down(const QRectF& rect, const std::vector<qreal>& shares, qreal gap) {
    std::vector<QRectF> rects;
    for (const auto& [at, height] : parts(rect.height(), shares, gap))
        rects.emplace_back(rect.left(), rect.top() + at, rect.width(), height);
    return rects;
}

QRectF around(QPointF centre, QSizeF size) {
    return {QPointF(std::round(centre.x() - size.width() / 2), std::round(centre.y() - size.height() / 2)),
            size};
}

QRectF inset(const QRectF& rect, qreal by) {
    const qreal x = std::min(by, rect.width() / 2), y = std::min(by, rect.height() / 2);
    return rect.adjusted(x, y, -x, -y);
}

std::vector<QRectF> boxes(const QRectF& rect, int count, qreal most, qreal gap) {
    const qreal room = (rect.width() - gap * (count - 1)) / std::max(1, count);
    const qreal side = std::max(0.0, std::min({most, room, rect.height()}));
    std::vector<QRectF> result;
    for (int i = 0; i < count; ++i)
        result.emplace_back(rect.left() + i * (side + gap), rect.center().y() - side / 2, side, side);
    return result;
}

} // namespace tacklebox::rectangles
