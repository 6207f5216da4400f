// Shark's search: a race of moves in determinizations.
//
// In a race (Maron and Moore 1994, "Hoeffding races") all candidates are tried on the same samples, and
// clearly worse ones are dropped while sampling continues. This one is blocked, as in Moore and Lee (1994,
// "Efficient algorithms for minimizing cross validation error"): it compares the difference to the first move
// in the same determinization with the same chance, by standard errors instead of Hoeffding's bound.
#pragma once

#include "model/bots/budget.h"
#include "model/games/platinumfish/bot/determinizer.h"
#include "model/games/platinumfish/bot/evaluation.h"

namespace tacklebox::platinumfish {

/// A move in a race, with the results of its playouts.
struct RacingMove {
    Move move;
    int determinizations = 0;
    double gain = 0; ///< sum of its values above the first move's
    double gainSquared = 0;
    double expected = 0; ///< sum of own pairs at the end of the game

    double meanGain() const { return gain / determinizations; }
    /// The standard error of meanGain().
    double error() const;
};

/// Plays each of `moves` out in the same determinizations with the same chance. Returns the first one, the
/// favourite of the heuristic, unless another is clearly better. Drops moves that are worse by two standard
/// errors of both. A unit of the budget is one playout. Returns `nullopt` if cancelled or if the budget was
/// too small for a comparison.
std::optional<RacingMove> bestByRacing(const Determinizer<PlatinumFish>& determinizer, Seat seat,
                                       std::span<const Move> moves, Budget& budget, Random& random);

} // namespace tacklebox::platinumfish
