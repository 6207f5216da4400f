// What a player of Go Fish goes by at a moment of decision: his hand, what all have heard, and what lies in
// the open.
#pragma once

#include "model/games/gofish/bot/publichand.h"

namespace tacklebox::gofish {

/// What an ask is likely to bring.
struct AskOdds {
    double hit = 0;    ///< the chance that the target holds the rank
    double cards = 0;  ///< of it in the target's hand, on average
    double fished = 0; ///< the chance that he holds none and the top card of the Pond has the rank, which
                       ///< goes on as a hit
};
/// By seat and rank.
using OddsTable = std::array<std::array<AskOdds, packs::kRanks>, kMostPlayers>;

/// Where the cards of a rank may lie that nobody has heard of, as one player counts them.
struct RankTally {
    int unseen; ///< so many of them,
    int places; ///< among so many cards: the Pond, and those that are open in the hands
    std::array<std::uint8_t, kMostPlayers> open; ///< of each other hand, cards that may be of the rank
    std::array<std::uint8_t, kMostPlayers> sure; ///< and those that surely are
};

struct Observation {
    Seat me = kNoSeat;
    int seats = 0;
    CardSet hand;
    std::array<std::uint8_t, kMostPlayers> sizes{}; ///< of the hands
    int pond = 0;
    bool lucky = false; ///< who fishes the rank that he asked for goes on (F-05)
    const PublicHands* publicHands = nullptr;
    int turn = 0;                       ///< the number of the present one, as PublicHand counts them
    int memory = 0;                     ///< turns; what was heard longer ago is forgotten
    const OddsTable* sampled = nullptr; ///< odds in sampled deals, where there are any

    int held(Rank rank) const { return (hand & cardsOfRank(rank)).size(); }
    /// What all know of a rank in a hand, if the player remembers it; else nothing.
    const PublicHand* remembered(Seat seat, Rank rank) const;
    /// Whether `target` surely holds the rank, as far as it is remembered.
    bool isSure(Seat target, Rank rank) const;
    /// As in the sampled deals; by counting if there are none.
    AskOdds odds(Seat target, Rank rank) const;
    /// As if the cards that nobody has heard of lay at random in the Pond and in the hands.
    AskOdds counted(Seat target, Rank rank) const { return counted(target, tally(rank)); }
    /// The same for one target of several who may be asked for the rank.
    AskOdds counted(Seat target, const RankTally& tally) const;
    RankTally tally(Rank rank) const;
    /// Everybody has heard that the player himself holds it.
    bool isPublic(Rank rank) const { return (*publicHands)[me].atLeast(rank) > 0; }
};

} // namespace tacklebox::gofish
