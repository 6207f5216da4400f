// What a game's table is laid on, as plain data.
#pragma once

#include <QtGlobal>

namespace tacklebox {

/// The shape drawn in the middle of the water.
enum class Ground : quint8 { Pond, Lake, Cork, Track };

} // namespace tacklebox
