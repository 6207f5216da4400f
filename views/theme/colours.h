// Colours that all views share in every theme.
#pragma once

#include "views/theme/tokens.h"

namespace tacklebox {

using tokens::kGold;
using tokens::kInk;
using tokens::kPaper;
inline constexpr QColor kMist(0xcf, 0xe9, 0xea), kRefusal(0x3a, 0x17, 0x23), kRefusalLine(0xff, 0x9d, 0xb5);

/// The colour with that opacity, 0 to 1.
inline QColor faded(QColor colour, qreal opacity) {
    colour.setAlphaF(float(opacity));
    return colour;
}

} // namespace tacklebox
