// How likely who holds what, as a level of play sees it.
#pragma once

#include "model/games/twistedfish/bot/worldsampler.h"

namespace tacklebox::twistedfish {

struct Odds {
    std::array<std::array<float, kDeckSize>, kMostPlayers> held{}; ///< by seat and card, 0..1
    std::array<float, kDeckSize> inPond{};

    /// At least one of the fish.
    double any(Seat seat, Fish fish) const {
        double none = 1;
        for (const Card card : kCardsOf[fish])
            none *= 1 - held[seat][card];
        return 1 - none;
    }
};

/// All that can be concluded: shares of so many sampled worlds, with so many steps from one to the next.
/// Worlds that are too much alike make for odds that are too sure. Only what is certain is 1.
Odds countedOdds(const Knowledge<TwistedFish>& known, WorldSampler<TwistedFish>& worlds, Random& random,
                 int count, int stepsBetween);

/// How far back a level remembers, in turns of the hand at a table of up to four: at a larger one, where a
/// round has more of them, as many rounds.
struct Memory {
    int cards;  ///< where a card was seen; one that has gone to and fro is never forgotten
    int asks;   ///< who asked for which fish
    int denied; ///< who said no
};

/// What is remembered, and equal chances for all else.
Odds rememberedOdds(const Knowledge<TwistedFish>& known, const Memory& memory);

/// Odds from so few worlds that they alone would be too sure: the plain ones weigh as much beside them as so
/// many more worlds. What is certain stays so.
Odds steadied(const Odds& counted, int worlds, const Odds& plain, double weight);

} // namespace tacklebox::twistedfish
