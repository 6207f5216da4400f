// The colour deck of Rainbow Fish, with precomputed card sets and bit operations on whole hands.
#pragma once

#include "model/engine/cards.h"

#include <bit>
#include <string_view>

namespace tacklebox::rainbowfish {

/// 0 red, 1 yellow, 2 green, 3 blue.
using Color = std::uint8_t;
inline constexpr int kColors = 4;
inline constexpr Color kNoColor = 255;

/// 0..9.
using Number = std::uint8_t;
inline constexpr int kNumbers = 10;
inline constexpr Number kNoNumber = 255;
inline constexpr int kSetSize = 4;

/// Faces in deck order: thirteen a colour (0 to 9, skip, reverse, draw-2), then the black ones.
inline constexpr int kFacesPerColor = 13;
inline constexpr Face kSkipInColor = 10, kReverseInColor = 11, kDrawTwoInColor = 12;
inline constexpr Face kWild = 52, kWildDrawFour = 53, kDownpourOne = 54, kDownpourTwo = 55, kWarMachine = 56;
inline constexpr int kColorDeckFaces = 57;

constexpr Face numberFace(Number number, Color color) {
    return Face(color * kFacesPerColor + number);
}
constexpr Face skipOf(Color color) {
    return Face(color * kFacesPerColor + kSkipInColor);
}
constexpr Face reverseOf(Color color) {
    return Face(color * kFacesPerColor + kReverseInColor);
}
constexpr Face drawTwoOf(Color color) {
    return Face(color * kFacesPerColor + kDrawTwoInColor);
}

constexpr bool isBlack(Face face) {
    return face >= kWild;
}
/// Requires a face that is not black.
constexpr Color colorOf(Face face) {
    return Color(face / kFacesPerColor);
}
constexpr bool isNumber(Face face) {
    return !isBlack(face) && face % kFacesPerColor < kNumbers;
}
/// Requires a number card.
constexpr Number numberOf(Face face) {
    return Number(face % kFacesPerColor);
}
constexpr bool isSkip(Face face) {
    return !isBlack(face) && face % kFacesPerColor == kSkipInColor;
}
constexpr bool isReverse(Face face) {
    return !isBlack(face) && face % kFacesPerColor == kReverseInColor;
}
constexpr bool isDrawTwo(Face face) {
    return !isBlack(face) && face % kFacesPerColor == kDrawTwoInColor;
}
/// True for black cards except the War Machine.
constexpr bool takesByColor(Face face) {
    return face >= kWild && face <= kDownpourTwo;
}

// ---- physical cards: one numbering for all three decks, in deck order ----

/// Cards 0..99 are coloured, 25 of each colour. Then come four wilds, four wild-draw-4s, two of each downpour
/// (deck `h2o`) and four War Machines (deck `iron-man`).
inline constexpr int kCardsPerColor = 25;
inline constexpr int kClassicSize = 108;
inline constexpr int kDownpours = 4, kWarMachines = 4;
inline constexpr int kFirstWarMachine = kClassicSize + kDownpours;
inline constexpr int kAllCards = kFirstWarMachine + kWarMachines;

namespace detail {

constexpr int copies(Face face) {
    if (face == kDownpourOne || face == kDownpourTwo) return 2;
    if (isBlack(face)) return 4;
    return face % kFacesPerColor == 0 ? 1 : 2;
}

struct Cards {
    std::array<Face, kAllCards> face{};
    std::array<CardSet, kColorDeckFaces> ofFace{};
    std::array<CardSet, kNumbers> ofNumber{};
    std::array<CardSet, kColors> ofColor{};
    CardSet skips, reverses, drawTwos;
};

inline constexpr Cards kCards = [] {
    Cards cards;
    int card = 0;
    for (Face face = 0; face < kColorDeckFaces; ++face)
        for (int copy = 0; copy < copies(face); ++copy, ++card) {
            cards.face[card] = face;
            cards.ofFace[face].add(Card(card));
            if (isNumber(face)) cards.ofNumber[numberOf(face)].add(Card(card));
            if (!isBlack(face)) cards.ofColor[colorOf(face)].add(Card(card));
            if (isSkip(face)) cards.skips.add(Card(card));
            if (isReverse(face)) cards.reverses.add(Card(card));
            if (isDrawTwo(face)) cards.drawTwos.add(Card(card));
        }
    return cards;
}();

} // namespace detail

constexpr Face faceOfCard(Card card) {
    return detail::kCards.face[card];
}
constexpr CardSet cardsOfFace(Face face) {
    return detail::kCards.ofFace[face];
}
constexpr CardSet cardsOfNumber(Number number) {
    return detail::kCards.ofNumber[number];
}
/// All coloured cards of a colour, numbers and specials.
constexpr CardSet cardsOfColor(Color color) {
    return detail::kCards.ofColor[color];
}

inline constexpr CardSet kSkips = detail::kCards.skips;
inline constexpr CardSet kReverses = detail::kCards.reverses;
inline constexpr CardSet kDrawTwos = detail::kCards.drawTwos;
/// Cards with which the player asked may react.
inline constexpr CardSet kReactions = kSkips | kReverses;
inline constexpr CardSet kBlackCards =
    CardSet::range(kColors * kCardsPerColor, kAllCards - kColors * kCardsPerColor);
inline constexpr CardSet kWarMachineCards = cardsOfFace(kWarMachine);
/// Wilds, wild-draw-4s and downpours. A player without number cards must play them even if the hole is empty
///
inline constexpr CardSet kTakingByColor = kBlackCards - kWarMachineCards;

// ---- the numbers in a hand ----

/// A set of numbers. Iterates in ascending order.
class NumberSet {
  public:
    constexpr NumberSet() = default;
    /// Number n is bit 2n of `bits`.
    static constexpr NumberSet ofSpacedBits(std::uint32_t bits) {
        NumberSet set;
        set.m_bits = bits;
        return set;
    }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr bool has(Number number) const { return (m_bits >> (2 * number)) & 1; }

    class Iterator {
      public:
        constexpr explicit Iterator(std::uint32_t bits) : m_bits(bits) {}
        constexpr Number operator*() const { return Number(std::countr_zero(m_bits) / 2); }
        constexpr Iterator& operator++() {
            m_bits &= m_bits - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

      private:
        std::uint32_t m_bits;
    };
    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    std::uint32_t m_bits = 0;
};

/// The number cards of a hand: a word for each colour, with two bits for each number. Number n has bits 2n
/// and 2n + 1; the only 0 of a colour is bit 1.
using NumbersByColor = std::array<std::uint32_t, kColors>;

constexpr NumbersByColor numbersByColor(CardSet hand) {
    constexpr std::uint64_t kTwoBitsEach = 0xfffff; // drops the special cards in the higher bits
    static_assert(kCardsPerColor == 25 && kNumbers == 10, "green lies in both words of the set");
    const std::uint64_t red = hand.low(), yellow = hand.low() >> 25;
    const std::uint64_t green = hand.low() >> 50 | hand.high() << 14, blue = hand.high() >> 11;
    return {std::uint32_t(red << 1 & kTwoBitsEach), std::uint32_t(yellow << 1 & kTwoBitsEach),
            std::uint32_t(green << 1 & kTwoBitsEach), std::uint32_t(blue << 1 & kTwoBitsEach)};
}

/// Numbers of which the hand has a card.
constexpr NumberSet numbersIn(const NumbersByColor& hand) {
    const std::uint32_t any = hand[0] | hand[1] | hand[2] | hand[3];
    return NumberSet::ofSpacedBits((any | any >> 1) & 0x55555);
}

/// Numbers of which the hand has at least four cards.
constexpr NumberSet setsIn(const NumbersByColor& hand) {
    // Counts all ten numbers at once. A colour adds 0..2 in two bits, but a sum of up to 8 needs four bits,
    // so even and odd numbers are summed separately.
    std::uint32_t even = 0, odd = 0;
    for (const std::uint32_t color : hand) {
        const std::uint32_t counts = color - (color >> 1 & 0x55555);
        even += counts & 0x33333;
        odd += counts >> 2 & 0x33333;
    }
    const auto fourOrMore = [](std::uint32_t counts) { return (counts >> 2 | counts >> 3) & 0x11111; };
    return NumberSet::ofSpacedBits(fourOrMore(even) | fourOrMore(odd) << 2);
}

/// "red-0", "wild-draw-4", ...
std::string_view deckFaceName(Face face);
/// "red", "yellow", "green", "blue".
std::string_view colorName(Color color);

} // namespace tacklebox::rainbowfish
