// What a game's table is laid on, as plain data.
#pragma once

#include <QtGlobal>

namespace tacklebox {

/// The shape drawn in the middle of the water.
enum class Ground : quint8 { Pond, Lake, Cork, Track };

/// Where the ends of a Track lie, as shares of its width from the left: the quay with the pan reaches to the
/// first, the buoys float at the second.
inline constexpr qreal kQuayShare = 0.1, kBuoyShare = 0.89;

} // namespace tacklebox
