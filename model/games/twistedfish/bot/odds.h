// Probabilities of the cards' places, as estimated by a level.
#pragma once

#include "model/games/twistedfish/bot/determinizer.h"

namespace tacklebox::twistedfish {

struct Odds {
    std::array<std::array<float, kDeckSize>, kMostPlayers> held{}; ///< by seat and card
    std::array<float, kDeckSize> inPond{};

    /// Probability of at least one card of the fish.
    double any(Seat seat, Fish fish) const {
        double none = 1;
        for (const Card card : kCardsOf[fish])
            none *= 1 - held[seat][card];
        return 1 - none;
    }
};

/// Odds from `count` determinizations with `stepsBetween` steps between them. Similar samples would give
/// overconfident odds. Only certain cards have probability 1.
Odds sampledOdds(const InformationState<TwistedFish>& known, Determinizer<TwistedFish>& determinizer,
                 Random& random, int count, int stepsBetween);

/// Memory of a level, in turns of the round at a table of up to four. At larger tables, the same number of
/// rounds of the table.
struct Memory {
    int cards;  ///< seen cards; a card that has gone to and fro is never forgotten
    int asks;   ///< fish asked for
    int denied; ///< denied cards
};

/// Odds from remembered facts, uniform for all other cards.
Odds rememberedOdds(const InformationState<TwistedFish>& known, const Memory& memory);

/// Smooths odds from few samples: `plain` counts like `weight` additional samples. Certain cards stay
/// certain.
Odds shrunkToPrior(const Odds& counted, int determinizations, const Odds& plain, double weight);

} // namespace tacklebox::twistedfish
