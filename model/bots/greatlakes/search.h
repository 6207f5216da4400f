// Shark's search: sampled worlds, secret choices as a mixture, and play-outs by usual habits.
#pragma once

#include "model/bots/budget.h"
#include "model/bots/greatlakes/worlds.h"

#include <vector>

namespace tacklebox::greatlakes {

/// What a search found out about one of its moves.
struct Prospect {
    Card card = kNoCard; ///< of a choice
    double lead = 0;     ///< fish more than the others' mean at the end of the game
    double points = 0;   ///< fish caught at the end of the game

    void add(const Outline& ended, Seat seat);
    void average(int times);
};

/// A unit of work is a play-out.
inline constexpr int kChoosePlayOuts = 1000, kKeepPlayOuts = 400;

/// The cards of the own hand, those first that lead further.
std::vector<Prospect> searchChoice(const Knowledge<GreatLakes>& known, Random& random, Budget& budget);

/// The keeper's two ways on.
struct KeepProspects {
    Prospect fish, wait;
};
KeepProspects searchKeep(const Knowledge<GreatLakes>& known, Random& random, Budget& budget);

} // namespace tacklebox::greatlakes
