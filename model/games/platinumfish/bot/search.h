// The master's search: every move played out in many worlds.
#pragma once

#include "model/bots/budget.h"
#include "model/games/platinumfish/bot/evaluation.h"
#include "model/games/platinumfish/bot/worldsampler.h"

namespace tacklebox::platinumfish {

/// What playing out says of a move.
struct CandidateMove {
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
/// first, which the evaluation likes best, unless another is clearly better. Moves that are clearly worse are
/// given up on the way. A unit of the budget is one game played out; nothing if there was not enough to
/// compare them by.
std::optional<CandidateMove> bestByPlayouts(const WorldSampler<PlatinumFish>& worlds, Seat seat,
                                            std::span<const Move> moves, Budget& budget, Random& random);

} // namespace tacklebox::platinumfish
