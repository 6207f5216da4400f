// Matches as a seed deals them, for tests.
#pragma once

#include "model/engine/match.h"

#include <cstdint>

namespace tacklebox::testing {

/// A match of so many, whose dealer and cards that seed draws.
template <class G>
Setup<G> drawnSetup(std::uint64_t seed, int seats, const Options& options = standardOptions(G::kOptions)) {
    Setup<G> setup;
    setup.options = options;
    setup.seats = seats;
    setup.seed = seed;
    setup.dealer = drawnDealer(seed, seats);
    setup.layout = drawnLayout<G>(seed, options, seats);
    return setup;
}

} // namespace tacklebox::testing
