// The picture of the place around a table: sky at the top, water in the middle, wood in front.
#pragma once

#include "views/theme/background.h"
#include "views/theme/theme.h"

#include <QPixmap>
#include <QRectF>
#include <QSizeF>

#include <array>

namespace tacklebox {

using theme::Scenery;

/// The layout of a place, in logical pixels of the view.
struct SceneryLayout {
    QSizeF size;         ///< of the view, which is painted completely
    qreal scale = 1;     ///< of lines and details: tokens::scaleOf() of the window
    qreal skyBottom = 0; ///< lower edge of the sky, in front of which the other players sit
    /// The surface of the pond, pool, hole or lily pond, whose rim extends kRim * scale beyond it. Also the
    /// lane of a HarbourMouth, or the boards of a Dock, of which only the lower edge matters. A null
    /// rectangle means none.
    QRectF middle;
    QRectF rail;                 ///< the wood below the own hand, down to the view's lower edge; null: none
    std::array<QRectF, 4> coves; ///< in the lake of a Dock; null elsewhere

    static constexpr qreal kRim = 24;

    bool operator==(const SceneryLayout&) const = default;
};

/// Returns the place as an opaque pixmap of `layout.size` logical pixels at that device pixel ratio. The same
/// arguments give the same picture. It contains no text.
QPixmap sceneryOf(Background background, const SceneryLayout& layout, qreal ratio, Scenery scenery);

/// The rectangle of the pan on the quay of a HarbourMouth with that lane.
QRectF panOf(const QRectF& lane);

} // namespace tacklebox
