// The deck of Twisted Fish: thirteen fish in five colours and eight Zingers, one of each.
#pragma once

#include "model/engine/cards.h"

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

namespace tacklebox::twistedfish {

inline constexpr int kDeckSize = 73;
inline constexpr int kColours = 5;
inline constexpr int kFishes = 13;
inline constexpr int kZingers = 8;
/// A fish's colours are consecutive: red, green, blue, yellow, purple.
inline constexpr int kFishCards = kFishes * kColours;

/// A kind of fish, 0..12 in deck order.
using Fish = std::uint8_t;
inline constexpr Fish kNoFish = 255;

inline constexpr Card kGameWarden = kFishCards;
inline constexpr Card kDeadScubaDiver = kFishCards + 1;
inline constexpr Card kNoFishing = kFishCards + 2;
inline constexpr Card kGlassBottomBoat = kFishCards + 3;
inline constexpr Card kTheNet = kFishCards + 4;
inline constexpr Card kTwoFistedFisherman = kFishCards + 5;
inline constexpr Card kTheLure = kFishCards + 6;
inline constexpr Card kDivineIntervention = kFishCards + 7;

constexpr bool isFish(Card card) {
    return card < kFishCards;
}
/// Requires a fish card.
constexpr Fish fishOf(Card card) {
    return Fish(card / kColours);
}
constexpr int colourOf(Card card) {
    return card % kColours;
}
constexpr Card cardOf(Fish fish, int colour) {
    return Card(fish * kColours + colour);
}

inline constexpr CardSet kAllFish = CardSet::range(0, kFishCards);
inline constexpr CardSet kAllZingers = CardSet::range(kFishCards, kZingers);
/// The five cards of each fish.
inline constexpr std::array<CardSet, kFishes> kCardsOf = [] {
    std::array<CardSet, kFishes> sets{};
    for (Fish fish = 0; fish < kFishes; ++fish)
        sets[fish] = CardSet::range(cardOf(fish, 0), kColours);
    return sets;
}();

/// Number of cards of the fish.
constexpr int countOf(Fish fish, CardSet cards) {
    constexpr auto kOnes = [] {
        std::array<std::uint8_t, 1u << kColours> ones{};
        for (unsigned bits = 0; bits < ones.size(); ++bits)
            ones[bits] = std::uint8_t(std::popcount(bits));
        return ones;
    }();
    const int first = cardOf(fish, 0);
    std::uint64_t bits = cards.low() >> first;
    if (first + kColours > 64) bits |= cards.high() << (64 - first);
    return kOnes[bits % kOnes.size()];
}

/// Value of a card of the fish (T-37).
constexpr int valueOf(Fish fish) {
    return fish == 0 ? 15 : fish <= 4 ? 10 : 5;
}
/// Penalty for each Zinger left in hand.
inline constexpr int kZingerCost = 25;

/// "red-whale", "the-net".
std::string_view cardName(Face face);
/// "whale".
std::string_view fishName(Fish fish);
/// Returns kNoFish for an unknown name.
Fish fishNamed(std::string_view name);

} // namespace tacklebox::twistedfish
