// Public knowledge about one hand. Gives the facts of an information state; players in playouts remember
// parts of it.
#pragma once

#include "model/bots/fact.h"
#include "model/games/gofish/gofish.h"

#include <array>
#include <vector>

namespace tacklebox::gofish {

/// Collects facts about a hand from public events, rank by rank. All of them are certain.
class PublicHand {
  public:
    /// The player asked for the rank.
    void asked(Rank rank, int turn);
    /// The player had no card of the rank, or gave all of them away. `source` is the evidence.
    void lacked(Rank rank, Source source, int turn);
    /// A card arrived face up.
    void tookFaceUp(Rank rank, int turn);
    /// A hidden card arrived; it does not have the rank `excluded` (kNoRank: it may have any).
    void drewHidden(Rank excluded);
    /// All four cards of the rank are in a book of any seat.
    void booked(Rank rank);
    /// The card of the last drewHidden(excluded) has gone into a book.
    void bookedLastDrawn(Rank excluded);

    /// Least number of cards of the rank in the hand.
    int atLeast(Rank rank) const { return m_ranks[rank].atLeast; }
    /// Number of hidden cards that may have the rank and arrived after the hand lacked it; 0 if not
    /// hadNone().
    int unseen(Rank rank) const { return m_ranks[rank].unseen; }
    /// The hand once lacked the rank; atLeast() counts the cards that arrived face up since.
    bool hadNone(Rank rank) const { return m_ranks[rank].hadNone; }
    /// Turn of the last fact about the rank.
    int turnOf(Rank rank) const { return m_ranks[rank].turn; }
    bool hasFact(Rank rank) const { return m_ranks[rank].atLeast > 0 || m_ranks[rank].hadNone; }
    /// The fact about a rank in the hand of `seat`, as of turn number `turn`. Requires hasFact().
    Fact fact(Rank rank, Seat seat, int turn) const;

  private:
    struct RankFact {
        std::uint8_t atLeast = 0;
        std::uint8_t unseen = 0;
        bool hadNone = false;
        Source source = Source::Asked;
        std::uint16_t turn = 0;
    };
    std::array<RankFact, packs::kRanks> m_ranks{};
};

/// Indexed by seat.
using PublicHands = std::array<PublicHand, kMostPlayers>;

} // namespace tacklebox::gofish
