// The colours that all views share (ux.md 6.3).
#pragma once

#include <QColor>

namespace tacklebox {

inline constexpr QColor kInk(0x16, 0x28, 0x3a), kPaper(0xff, 0xfb, 0xf1), kGold(0xff, 0xd2, 0x3f),
    kMist(0xcf, 0xe9, 0xea);

} // namespace tacklebox
