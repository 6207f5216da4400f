// What the whole table knows of one hand: facts for people, and the memory that play-outs go by.
#pragma once

#include "model/bots/fact.h"
#include "model/games/gofish/gofish.h"

#include <array>
#include <vector>

namespace tacklebox::gofish {

/// A fold over the facts of a hand, rank by rank. All that it says is certain.
class PublicHand {
  public:
    /// He asked for the rank.
    void asked(Rank rank, int turn);
    /// He had none of it, or gave all he had.
    void lacked(Rank rank, Source source, int turn);
    /// A card came that all saw.
    void took(Rank rank, int turn);
    /// A card came unseen, which is surely not of the rank `barred`, if that is one.
    void drew(Rank barred);
    /// All four of the rank are in a book, whoever has laid it.
    void booked(Rank rank);
    /// The last card that drew(barred) took in is in a book now.
    void bookedLastDrawn(Rank barred);

    /// At least so many cards of the rank are held.
    int atLeast(Rank rank) const { return m_ranks[rank].atLeast; }
    /// Cards that came unseen since it was clear how many of the rank are held, and may be of it. Only while
    /// hadNone().
    int unseen(Rank rank) const { return m_ranks[rank].unseen; }
    /// None was held at some time, and what came seen since is counted by atLeast().
    bool hadNone(Rank rank) const { return m_ranks[rank].hadNone; }
    /// The turn of the last fact about the rank.
    int turnOf(Rank rank) const { return m_ranks[rank].turn; }
    bool hasFact(Rank rank) const { return m_ranks[rank].atLeast > 0 || m_ranks[rank].hadNone; }
    /// The fact about a rank, of the hand of `seat` in turn number `turn`; there must be one (hasFact()).
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

/// The hands of all seats.
using PublicHands = std::array<PublicHand, kMostPlayers>;

} // namespace tacklebox::gofish
