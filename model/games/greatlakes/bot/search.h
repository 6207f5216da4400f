// Shark's search: determinizations, mixed strategies for secret choices, playouts with learnt opponent
// types, and exhaustive enumeration of the last rounds.
#pragma once

#include "model/bots/budget.h"
#include "model/games/greatlakes/bot/determinizer.h"

#include <vector>

namespace tacklebox::greatlakes {

/// The result of a game for a player, or its expected value.
struct Ending {
    double lead = 0;   ///< fish above the others' mean
    double points = 0; ///< fish

    static Ending of(const CompactState& ended, Seat seat);
    void add(const Ending& other, double weight);
};

/// One card of a secret choice.
struct Prospect {
    Card card = kNoCard;
    double share = 0; ///< probability of choosing it
    Ending ending;
};

/// The mixed strategy for a secret choice; shares add up to 1. Cards with bad playouts are dropped step by
/// step; the rest are mixed by regret matching+ with linear averaging (Tammelin 2014; regret matching: Hart
/// and Mas-Colell 2000). A unit of the budget is a playout.
std::vector<Prospect> searchChoice(const InformationState<GreatLakes>& known, Random& random, Budget& budget);

/// Results of a keeper's two moves.
struct KeepProspects {
    Ending fish, wait;
};
KeepProspects searchKeep(const InformationState<GreatLakes>& known, Random& random, Budget& budget);

} // namespace tacklebox::greatlakes
