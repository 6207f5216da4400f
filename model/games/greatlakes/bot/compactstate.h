// A game of The Great Lakes Fish-Out in compact form: only what decides it, small and quick to play out.
#pragma once

#include "model/games/greatlakes/greatlakes.h"

namespace tacklebox::greatlakes {

/// Cards as bits, card n at bit n.
using CardBits = std::uint64_t;
/// The cards of one suit, the ace at bit 0, the king at bit 12.
using RankBits = std::uint32_t;

inline constexpr CardBits kWholePack = (CardBits(1) << kDeckSize) - 1;
inline constexpr RankBits kWholeSuit = (1u << packs::kRanks) - 1;
inline constexpr RankBits kAceBit = 1u;
inline constexpr RankBits kCourts = 7u << packs::kJack;

constexpr CardBits bitOf(Card card) {
    return CardBits(1) << card;
}
constexpr RankBits ranksOf(CardBits cards, int suit) {
    return RankBits(cards >> (suit * packs::kRanks)) & kWholeSuit;
}
constexpr CardBits ofSuit(RankBits ranks, int suit) {
    return CardBits(ranks) << (suit * packs::kRanks);
}

/// All cards of a suit.
constexpr CardSet suitSet(int suit) {
    return CardSet::range(packs::faceOf(packs::kAce, packs::Suit(suit)), packs::kRanks);
}

/// How many cards of a suit there are; a table, as play-outs count all the time.
inline constexpr auto kRankCounts = [] {
    std::array<std::uint8_t, kWholeSuit + 1> counts{};
    for (RankBits ranks = 0; ranks <= kWholeSuit; ++ranks)
        counts[ranks] = std::uint8_t(countOnes(ranks));
    return counts;
}();
constexpr int countRanks(RankBits ranks) {
    return kRankCounts[ranks];
}

/// The ranks above this one; the ace is below all others.
constexpr RankBits above(packs::Rank rank) {
    return kWholeSuit & ~((2u << rank) - 1);
}
/// The cards that beat one of this rank where they are revealed together (G-09, G-10); not for an ace.
constexpr RankBits beaters(packs::Rank rank) {
    return above(rank) | (rank >= packs::kJack ? kAceBit : 0u);
}

/// The cards of a round, one a seat.
using Cards = std::array<Card, kMostPlayers>;

/// A position between two rounds, or while the keepers of one decide. All hands are known, as in a play-out;
/// a player's policy looks at its own hand only.
struct CompactState {
    std::uint8_t seats = 0;
    Seat dealer = 0;
    std::uint8_t rounds = 0;                         ///< rounds to come: cards in every hand
    std::uint8_t wholeGame = 0;                      ///< rounds of a whole game
    CardBits shown = 0;                              ///< cards that all have seen
    CardBits lakeCards = 0;                          ///< of them, what lies in the lake
    std::array<CardBits, kMostPlayers> hands{};      ///< what has not been revealed yet
    std::array<std::uint8_t, packs::kSuits> lake{};  ///< fish of each suit
    std::array<std::uint8_t, kMostPlayers> fished{}; ///< bit n for suit n
    std::array<std::uint8_t, kMostPlayers> caught{}; ///< cards caught in this game

    bool open(Seat seat, int suit) const { return !((fished[seat] >> suit) & 1); }
    /// How many players but `seat` may still fish the suit.
    int othersOpen(Seat seat, int suit) const;
};

/// The seats from the dealer's left on, as keepers decide (G-12).
constexpr Seat inOrder(const CompactState& game, int place) {
    return Seat((game.dealer + 1 + place) % game.seats);
}

/// The rank that keeps its card among those of one suit that a round revealed; `revealed` is not 0 (G-07 ...
/// G-10).
packs::Rank highestOf(RankBits revealed);

/// Reveals a round: the cards leave the hands, the losers stock the lake, and so do keepers who have fished
/// the suit already (G-11, G-15). Gives the kept cards that wait for a decision, kNoCard for the others.
Cards reveal(CompactState& game, const Cards& chosen);
void fishOut(CompactState& game, Seat seat, Card kept);
void stock(CompactState& game, Card kept);

} // namespace tacklebox::greatlakes
