// What moves are worth when the hand is played on, in many sampled worlds.
#pragma once

#include "model/bots/budget.h"
#include "model/bots/twistedfish/worlds.h"

#include <vector>

namespace tacklebox::twistedfish {

/// A move to be tried; none stands for letting the player in turn go on.
struct Tried {
    std::optional<Move> move;
    double before = 0; ///< what it seems worth at a glance, in the units of a play-out
    double sum = 0;
    int count = 0;

    double worth() const { return before + (count == 0 ? 0 : sum / count); }
};

/// Plays the hand on after each of the moves, in the same worlds for all; the better half goes on to the next
/// round, and in the end the best stands first. A unit of the budget is a hand played on.
void search(const Knowledge<TwistedFish>& known, Worlds<TwistedFish>& worlds, std::vector<Tried>& moves,
            Budget& budget, Random& random);

} // namespace tacklebox::twistedfish
