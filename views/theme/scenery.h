// The place that a table stands in: sky above, water in the middle, wood in front. Painted once for each
// size.
#pragma once

#include "views/theme/ground.h"
#include "views/theme/theme.h"

#include <QPixmap>
#include <QRectF>
#include <QSizeF>

#include <array>

namespace tacklebox {

using theme::Scenery;

/// Where the parts of a place lie, in logical pixels of the view.
struct SceneryLayout {
    QSizeF size;         ///< of the view, all of which is painted
    qreal scale = 1;     ///< of lines and of what the scenery is made of: tokens::scaleOf() of the window
    qreal skyBottom = 0; ///< the sky, before which the other players sit, reaches from the top to here
    /// The surface of the pond, the pool, the hole or the lily pond, whose rims reach kRim * scale beyond it;
    /// the lane of a HarbourMouth; the boards of a Dock, of which only the lower edge counts. Null for none.
    QRectF middle;
    QRectF rail; ///< the wood with the own hand, down to the lower edge of the view; null for none
    std::array<QRectF, 4> coves; ///< of a Dock, in its lake; null elsewhere and for none

    bool buds = true; ///< the closed ones of a LilyPond (lily.h); false where something on it shows them

    static constexpr qreal kRim = 24;

    bool operator==(const SceneryLayout&) const = default;
};

/// The place as an opaque pixmap of `layout.size` at `ratio` physical pixels each, always the same for the
/// same arguments. There are no letters in it.
QPixmap sceneryOf(Ground ground, const SceneryLayout& layout, qreal ratio, Scenery scenery);

/// Where the pan stands on the quay of a HarbourMouth with that lane.
QRectF panOf(const QRectF& lane);

} // namespace tacklebox
