// Shark: looks how its asks turn out in many worlds that fit what it knows.
#pragma once

#include "model/bots/budget.h"
#include "model/games/gofish/bot/levels.h"
#include "model/games/gofish/bot/worldsampler.h"

namespace tacklebox::gofish {

/// An ask, and the books that the play-outs promise with it in the end, if there were any.
struct Found {
    Move move;
    std::optional<double> expected;
};

/// The best of its most promising asks by sequentialHalving(), play-outs going on to the end of the game. The
/// worlds must have been found. Nothing when cancelled.
std::optional<Found> search(const Observation& observation, WorldSampler<GoFish>& worlds,
                            std::span<const Move> legal, const SearchEffort& effort, Budget& budget,
                            Random& random);

} // namespace tacklebox::gofish
