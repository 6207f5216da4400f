// The frame that all five tables share (ux.md 1.1): a strip of opponents above, the middle, own sets, the
// hand below.
#pragma once

#include "views/scene/picture.h"

namespace tacklebox {

struct Frame {
    qreal unit = 1;       ///< S = clamp(min(width / 1280, height / 690), 0.72, 3)
    QRectF strip;         ///< opponents' panels, divided evenly
    QRectF middle;        ///< everything between the strip and the own sets
    QRectF sets;          ///< the own sets
    QRectF hand;          ///< the own hand
    qreal handHeight = 0; ///< of a card in hand: 164 units, less where the view is low

    /// The frame in a view of `size`. `setsShare`: how much of the height below the strip the own sets get (0
    /// for none).
    static Frame of(QSizeF size, qreal setsHeight);
    /// The panels of `count` opponents, from the left.
    std::vector<QRectF> panels(int count) const;
};

} // namespace tacklebox
