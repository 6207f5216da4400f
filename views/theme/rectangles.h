// How rectangles lie to each other, for whatever looks for a free place.
#pragma once

#include <QRectF>

#include <algorithm>
#include <cmath>

namespace tacklebox {

/// The area that both cover, in square units of theirs; 0 where they do not.
inline qreal overlap(const QRectF& a, const QRectF& b) {
    const QRectF both = a.intersected(b);
    return both.width() * both.height();
}

/// From edge to edge; 0 where they touch.
inline qreal distance(const QRectF& a, const QRectF& b) {
    return std::hypot(std::max({0.0, a.left() - b.right(), b.left() - a.right()}),
                      std::max({0.0, a.top() - b.bottom(), b.top() - a.bottom()}));
}

} // namespace tacklebox
