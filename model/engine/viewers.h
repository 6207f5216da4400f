// Array indices for viewers.
#pragma once

#include "model/engine/seats.h"

#include <cstddef>

namespace tacklebox {

/// The number of viewers: all seats, kOmniscient, and kNoSeat for a spectator.
inline constexpr int kViewers = kMostSeats + 2;
constexpr std::size_t viewerIndex(Seat viewer) {
    if (viewer < kMostSeats) return viewer;
    return viewer == kOmniscient ? kMostSeats : kMostSeats + 1;
}

} // namespace tacklebox
