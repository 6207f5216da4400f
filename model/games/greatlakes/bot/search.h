// Shark's search: sampled worlds, secret choices as a mixture, play-outs in the styles in which all are
// thought to play, and the last rounds counted out.
#pragma once

#include "model/bots/budget.h"
#include "model/games/greatlakes/bot/worldsampler.h"

#include <vector>

namespace tacklebox::greatlakes {

/// How a game ends for a player, or may be expected to.
struct Ending {
    double lead = 0;   ///< fish more than the others' mean
    double points = 0; ///< fish

    static Ending of(const CompactState& ended, Seat seat);
    void add(const Ending& other, double weight);
};

/// One card that a secret choice may be.
struct Prospect {
    Card card = kNoCard;
    double share = 0; ///< how often it should be chosen
    Ending ending;
};

/// The cards of the own hand that a secret choice should be drawn from; the shares make 1. Cards that do
/// worse than others in the play-outs are left out step by step; the rest are mixed by regret matching+ with
/// linear averaging (Tammelin 2014; regret matching: Hart and Mas-Colell 2000). A unit of the budget is a
/// play-out.
std::vector<Prospect> searchChoice(const Knowledge<GreatLakes>& known, Random& random, Budget& budget);

/// The keeper's two ways on.
struct KeepProspects {
    Ending fish, wait;
};
KeepProspects searchKeep(const Knowledge<GreatLakes>& known, Random& random, Budget& budget);

} // namespace tacklebox::greatlakes
