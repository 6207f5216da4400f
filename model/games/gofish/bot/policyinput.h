// Inputs of a bot's evaluation: its hand, public knowledge and visible cards.
#pragma once

#include "model/games/gofish/bot/publichand.h"

namespace tacklebox::gofish {

/// Expected result of an ask.
struct AskOdds {
    double hit = 0;        ///< probability that the target holds the rank
    double cards = 0;      ///< expected number of them in the target's hand
    double luckyCatch = 0; ///< probability of a miss with the rank on top of the pond (F-05)
};
/// By target and rank.
using OddsTable = std::array<std::array<AskOdds, packs::kRanks>, kMostPlayers>;

/// Possible locations of the cards of a rank that are not publicly known, as one player counts them.
struct RankTally {
    int unseen; ///< number of such cards
    int places; ///< number of cards that may be one of them: the pond and the open cards of hands
    std::array<std::uint8_t, kMostPlayers> open; ///< for each other hand, cards that may have the rank
    std::array<std::uint8_t, kMostPlayers> sure; ///< for each other hand, cards known to have it
};

struct PolicyInput {
    Seat me = kNoSeat;
    int seats = 0;
    CardSet hand;
    std::array<std::uint8_t, kMostPlayers> sizes{}; ///< of the hands
    int pond = 0;
    bool lucky = false; ///< fishing the rank asked for continues the turn (F-05)
    const PublicHands* publicHands = nullptr;
    int turn = 0;                       ///< number of the current turn, as in PublicHand
    int memory = 0;                     ///< in turns; older facts are forgotten
    const OddsTable* sampled = nullptr; ///< odds from determinizations; null: count instead

    int held(Rank rank) const { return (hand & cardsOfRank(rank)).size(); }
    /// Public knowledge of a rank in a hand; null if forgotten.
    const PublicHand* remembered(Seat seat, Rank rank) const;
    /// True if `target` certainly holds the rank, as far as remembered.
    bool isSure(Seat target, Rank rank) const;
    /// Uses the determinizations if present, else oddsByCounting().
    AskOdds odds(Seat target, Rank rank) const;
    /// Odds if all unknown cards were spread at random over the pond and the hands.
    AskOdds oddsByCounting(Seat target, Rank rank) const { return oddsByCounting(target, tally(rank)); }
    /// The same with a known tally, to compare several targets for one rank.
    AskOdds oddsByCounting(Seat target, const RankTally& tally) const;
    RankTally tally(Rank rank) const;
    /// True if it is public that this player holds the rank.
    bool isPublic(Rank rank) const { return (*publicHands)[me].atLeast(rank) > 0; }
};

} // namespace tacklebox::gofish
