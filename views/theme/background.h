// The background of a game's table, as plain data.
#pragma once

#include <QtGlobal>

namespace tacklebox {

/// The place in the harbour where a game is played.
enum class Background : quint8 {
    BackRoom,     ///< a felt table under one lamp, with a pond in it
    HarbourMouth, ///< at night: the pan on the quay on the left, the open sea on the right
    Ice,          ///< at noon: a hole in the ice
    Beach,        ///< after rain: a tide pool in the sand
    Dock,         ///< at sunset: boards at the top, a lake with four coves below
    LilyPond,     ///< at dawn: a pond in the grass, buds along its near shore
};

/// Positions in a HarbourMouth's lane, as shares of its width from the left: the edge of the quay with the
/// pan, and the line of buoys.
inline constexpr qreal kQuayShare = 0.1, kBuoyShare = 0.89;

} // namespace tacklebox
