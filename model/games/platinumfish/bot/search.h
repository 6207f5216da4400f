// The master's search: moves race in sampled worlds.
//
// In a race (Maron and Moore 1994, "Hoeffding races") all candidates are tried on the same samples, and while
// these are still being drawn whatever is clearly worse than the best is given up. This one is blocked, as in
// Moore and Lee (1994, "Efficient algorithms for minimizing cross validation error"): what counts is the
// difference to the first move in the same world, with the same chance, and what is clear is said by standard
// errors of these differences instead of Hoeffding's bound.
#pragma once

#include "model/bots/budget.h"
#include "model/games/platinumfish/bot/evaluation.h"
#include "model/games/platinumfish/bot/worldsampler.h"

namespace tacklebox::platinumfish {

/// A move in a race, and what its play-outs say of it.
struct RacingMove {
    Move move;
    int worlds = 0;
    double gain = 0; ///< what it was worth more than the first move, summed over the worlds
    double gainSquared = 0;
    double expected = 0; ///< own matches at the end of the game, summed

    double meanGain() const { return gain / worlds; }
    /// The standard error of meanGain().
    double error() const;
};

/// Plays each of `moves` out in the same worlds with the same chance and returns the one that is best: the
/// first, which the evaluation likes best, unless another is clearly better. Moves that are worse by two
/// standard errors of both are given up on the way. A unit of the budget is one game played out; nothing if
/// there was not enough to compare them by.
std::optional<RacingMove> bestByRacing(const WorldSampler<PlatinumFish>& worlds, Seat seat,
                                       std::span<const Move> moves, Budget& budget, Random& random);

} // namespace tacklebox::platinumfish
