// The master's search: every move played out in many worlds.
#pragma once

#include "model/bots/budget.h"
#include "model/bots/platinumfish/judgement.h"
#include "model/bots/platinumfish/worlds.h"

namespace tacklebox::platinumfish {

/// What playing out says of a move.
struct Tried {
    Move move;
    double worth = 0;    ///< the share of wins, and a little for the lead
    double expected = 0; ///< own matches at the end of the game
};

/// Plays each of `moves` out in the same worlds with the same chance, gives up the worse ones on the way, and
/// returns the best. A unit of the budget is one game played out; nothing if cancelled or out of budget
/// before the first round is done.
std::optional<Tried> bestByPlayouts(const Worlds<PlatinumFish>& worlds, Seat seat,
                                    std::span<const Move> moves, Budget& budget, Random& random);

} // namespace tacklebox::platinumfish
