// Geometry of rectangles, for placing things.
#pragma once

#include <QRectF>

#include <algorithm>
#include <cmath>

namespace tacklebox {

/// The area of the intersection.
inline qreal overlap(const QRectF& a, const QRectF& b) {
    const QRectF both = a.intersected(b);
    return both.width() * both.height();
}

/// The distance between the edges; 0 if the rectangles touch or overlap.
inline qreal distance(const QRectF& a, const QRectF& b) {
    return std::hypot(std::max({0.0, a.left() - b.right(), b.left() - a.right()}),
                      std::max({0.0, a.top() - b.bottom(), b.top() - a.bottom()}));
}

} // namespace tacklebox
