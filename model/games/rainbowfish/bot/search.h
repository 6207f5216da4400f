// Shark: looks how its moves turn out in many worlds that fit what it knows.
#pragma once

#include "model/bots/budget.h"
#include "model/games/rainbowfish/bot/heuristicpolicy.h"
#include "model/games/rainbowfish/bot/levels.h"
#include "model/games/rainbowfish/bot/worldsampler.h"

namespace tacklebox::rainbowfish {

/// A move, and the points that the play-outs promise with it, if there were any.
struct Found {
    Move move;
    std::optional<double> expected;
};

/// The best of its most promising moves by sequentialHalving(), play-outs going on to its next turn. The
/// worlds must have been found. Nothing when cancelled.
std::optional<Found> search(const HeuristicPolicy& policy, WorldSampler<RainbowFish>& worlds,
                            std::span<const Move> legal, const SearchEffort& effort, Budget& budget,
                            Random& random);

} // namespace tacklebox::rainbowfish
