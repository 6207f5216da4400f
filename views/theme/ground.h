// What a game's table is laid on, as plain data.
#pragma once

#include <QtGlobal>

namespace tacklebox {

/// The place of the harbour where a game is played.
enum class Ground : quint8 {
    BackRoom,     ///< a felt table under one lamp, a pond let into it
    HarbourMouth, ///< by night: the pan on the quay at the left, the open sea at the right
    Ice,          ///< at cold noon: a hole in the ice
    Beach,        ///< after the rain: a tide pool in the sand
    Dock,         ///< at sundown: boards above, a lake with four coves below
    LilyPond,     ///< at first light: a pond in the grass, buds along its near shore
};

/// Where the ends of a HarbourMouth's lane lie, as shares of its width from the left: the quay with the pan
/// reaches to the first, the buoys float at the second.
inline constexpr qreal kQuayShare = 0.1, kBuoyShare = 0.89;

} // namespace tacklebox
