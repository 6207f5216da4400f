// The standard pack of 52, as The Great Lakes Fish-Out, Platinum Fish and Go Fish use it.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/phrase.h"

#include <string_view>

namespace tacklebox::packs {

/// Faces 0..51 in deck order: spades, hearts, diamonds, clubs, each ace to king.
inline constexpr int kStandardFaces = 52;
inline constexpr int kRanks = 13;
inline constexpr int kSuits = 4;

/// 0 is the ace, 12 the king.
using Rank = std::uint8_t;
/// 0 spades, 1 hearts, 2 diamonds, 3 clubs.
using Suit = std::uint8_t;

inline constexpr Rank kAce = 0, kJack = 10, kQueen = 11, kKing = 12;

constexpr Rank rankOf(Face face) {
    return Rank(face % kRanks);
}
constexpr Suit suitOf(Face face) {
    return Suit(face / kRanks);
}
constexpr Face faceOf(Rank rank, Suit suit) {
    return Face(suit * kRanks + rank);
}

/// "AS", "10H", "KD".
std::string_view standardName(Face face);
/// "A", "2" ... "10", "J", "Q", "K".
std::string_view rankName(Rank rank);
/// "S", "H", "D", "C".
std::string_view suitName(Suit suit);

/// "the king of hearts" ("a card" where the face is hidden), "kings", "spades" in words.
Phrase cardWords(Face face);
Phrase ranksWords(Rank rank);
/// "king".
Phrase rankWords(Rank rank);
Phrase suitWords(Suit suit);

} // namespace tacklebox::packs
