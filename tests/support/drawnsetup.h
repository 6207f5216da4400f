// Setups drawn from a seed.
#pragma once

#include "model/engine/match.h"

#include <cstdint>

namespace tacklebox::testing {

/// Returns a setup whose dealer and cards are drawn from the seed.
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
