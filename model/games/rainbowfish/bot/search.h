// Shark's search over determinizations.
#pragma once

#include "model/bots/budget.h"
#include "model/games/rainbowfish/bot/determinizer.h"
#include "model/games/rainbowfish/bot/heuristicpolicy.h"
#include "model/games/rainbowfish/bot/levels.h"

namespace tacklebox::rainbowfish {

/// A move, and its expected points if there were playouts.
struct SearchResult {
    Move move;
    std::optional<double> expected;
};

/// Compares the most promising moves by sequentialHalving(), with playouts to the player's next turn.
/// Requires `determinizer.found()`. Returns `nullopt` if cancelled.
std::optional<SearchResult> search(const HeuristicPolicy& policy, Determinizer<RainbowFish>& determinizer,
                                   std::span<const Move> legal, const SearchEffort& effort, Budget& budget,
                                   Random& random);

} // namespace tacklebox::rainbowfish
