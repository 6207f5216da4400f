// Shark's search over determinizations.
#pragma once

#include "model/bots/budget.h"
#include "model/games/rainbowfish/bot/determinizer.h"
#include "model/games/rainbowfish/bot/heuristicpolicy.h"
#include "model/games/rainbowfish/bot/levels.h"

namespace tacklebox::rainbowfish {

/// A move, and its expected points if there were play-outs.
struct Found {
    Move move;
    std::optional<double> expected;
};

/// Compares the most promising moves by sequentialHalving(), with play-outs to the player's next turn.
/// Requires `worlds.found()`. Returns `nullopt` if cancelled.
std::optional<Found> search(const HeuristicPolicy& policy, Determinizer<RainbowFish>& determinizer,
                            std::span<const Move> legal, const SearchEffort& effort, Budget& budget,
                            Random& random);

} // namespace tacklebox::rainbowfish
