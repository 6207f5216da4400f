// A place for every viewer in an array.
#pragma once

#include "model/engine/seats.h"

#include <cstddef>

namespace tacklebox {

/// The seats, kEverybody, and kNoSeat, who looks on.
inline constexpr int kViewers = kMostSeats + 2;
constexpr std::size_t viewerIndex(Seat viewer) {
    if (viewer < kMostSeats) return viewer;
    return viewer == kEverybody ? kMostSeats : kMostSeats + 1;
}

} // namespace tacklebox
