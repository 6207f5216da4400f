// Shark's search: plays out candidate asks in determinizations.
#pragma once

#include "model/bots/budget.h"
#include "model/games/gofish/bot/determinizer.h"
#include "model/games/gofish/bot/levels.h"

namespace tacklebox::gofish {

/// The chosen ask, and the own expected final number of books if it was searched.
struct SearchResult {
    Move move;
    std::optional<double> expected;
};

/// Picks the best of the most promising asks by sequentialHalving(), with playouts to the end of the game.
/// Requires `determinizer.found()`. Returns `nullopt` if cancelled.
std::optional<SearchResult> search(const PolicyInput& input, Determinizer<GoFish>& determinizer,
                                   std::span<const Move> legal, const SearchEffort& effort, Budget& budget,
                                   Random& random);

} // namespace tacklebox::gofish
