// What an ask is worth at a heuristic: how all levels but Shark choose, and everybody in Shark's play-outs.
#pragma once

#include "model/games/gofish/bot/publichand.h"

namespace tacklebox::gofish {

/// How finely a player judges.
struct Policy {
    int turnsRemembered = 10'000; ///< what was heard longer ago is forgotten
    bool weighsChances = true;    ///< asks where a card is likely, not just where one may be
    bool weighsCards = true;      ///< what an ask may bring, and what it tells the others
    double carelessness = 0.01;   ///< how far its judgement of an ask is off at most, at random
};

/// What a player goes by: his hand, what all have heard, and what lies in the open.
struct Observation {
    Seat me = kNoSeat;
    int seats = 0;
    CardSet hand;
    std::array<std::uint8_t, kMostPlayers> sizes{}; ///< of the hands
    int pond = 0;
    const PublicHands* heard = nullptr;
    int turn = 0; ///< the number of the present one, as PublicHand counts them

    int held(Rank rank) const { return (hand & cardsOfRank(rank)).size(); }
    /// Whether `target` surely holds the rank, as far as the player remembers.
    bool isSure(const Move& ask, const Policy& policy) const;
    /// How likely an ask hits.
    double chance(const Move& ask, const Policy& policy) const;

  private:
    /// What was heard of a rank, if he remembers it.
    const PublicHand* remembered(Seat seat, Rank rank, const Policy& policy) const;
};

/// What an ask is worth; no unit but that more is better.
double worth(const Observation& sight, const Move& ask, const Policy& policy);

} // namespace tacklebox::gofish
