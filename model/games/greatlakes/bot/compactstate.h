// A compact state of The Great Lakes Fish-Out for fast playouts.
#pragma once

#include "model/games/greatlakes/greatlakes.h"

namespace tacklebox::greatlakes {

/// Bit n is card n.
using CardBits = std::uint64_t;
/// The cards of one suit; bit 0 is the ace, bit 12 the king.
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

constexpr CardSet suitSet(int suit) {
    return CardSet::range(packs::faceOf(packs::kAce, packs::Suit(suit)), packs::kRanks);
}

/// Number of cards in a RankBits; a table for speed.
inline constexpr auto kRankCounts = [] {
    std::array<std::uint8_t, kWholeSuit + 1> counts{};
    for (RankBits ranks = 0; ranks <= kWholeSuit; ++ranks)
        counts[ranks] = std::uint8_t(countOnes(ranks));
    return counts;
}();
constexpr int countRanks(RankBits ranks) {
    return kRankCounts[ranks];
}

/// The ranks above this one; the ace is the lowest.
constexpr RankBits above(packs::Rank rank) {
    return kWholeSuit & ~((2u << rank) - 1);
}
/// Cards that beat one of this rank in a round (G-09, G-10). Not valid for an ace.
constexpr RankBits beaters(packs::Rank rank) {
    return above(rank) | (rank >= packs::kJack ? kAceBit : 0u);
}

/// The cards of a round, by seat.
using Cards = std::array<Card, kMostPlayers>;

/// A state between rounds, or during the keepers' decisions. All hands are known, but a policy must only
/// use that of its player.
struct CompactState {
    std::uint8_t seats = 0;
    Seat dealer = 0;
    std::uint8_t rounds = 0;                         ///< rounds left; equals the size of each hand
    std::uint8_t roundsInGame = 0;                   ///< rounds in a whole game
    CardBits shown = 0;                              ///< cards that all players have seen
    CardBits lakeCards = 0;                          ///< those of them in the lake
    std::array<CardBits, kMostPlayers> hands{};      ///< cards not yet revealed
    std::array<std::uint8_t, packs::kSuits> lake{};  ///< number of fish by suit
    std::array<std::uint8_t, kMostPlayers> fished{}; ///< bit n for suit n
    std::array<std::uint8_t, kMostPlayers> caught{}; ///< number of cards caught in this game

    bool open(Seat seat, int suit) const { return !((fished[seat] >> suit) & 1); }
    /// Number of players besides `seat` who may still fish the suit.
    int othersOpen(Seat seat, int suit) const;
};

/// The seats from the dealer's left, the order of the keepers (G-12).
constexpr Seat inOrder(const CompactState& game, int place) {
    return Seat((game.dealer + 1 + place) % game.seats);
}

/// The highest rank of one suit in a round (G-07 ... G-10). `revealed` must not be 0.
packs::Rank highestOf(RankBits revealed);

/// Reveals a round: removes the cards from the hands and stocks the lake with those of losers and of keepers
/// who have fished the suit (G-11, G-15). Returns the kept cards that wait for a decision; kNoCard for other
/// seats.
Cards reveal(CompactState& game, const Cards& chosen);
void fishOut(CompactState& game, Seat seat, Card kept);
void stock(CompactState& game, Card kept);

} // namespace tacklebox::greatlakes
