// Multiset of faces, for hands whose cards are known only by face.
#pragma once

#include "model/games/rainbowfish/colordeck.h"

namespace tacklebox::rainbowfish {

/// Counts the cards of each face, in two bits for coloured faces and three for black ones.
class Tally {
  public:
    constexpr Tally() = default;

    static constexpr Tally one(Face face);
    /// A mask of all count bits of a face.
    static constexpr Tally all(Face face);
    static constexpr Tally allOf(CardSet cards) {
        Tally mask;
        for (const Card card : cards)
            mask = mask | all(faceOfCard(card));
        return mask;
    }

    constexpr bool empty() const { return (m_low | m_high) == 0; }
    constexpr bool meets(Tally mask) const { return ((m_low & mask.m_low) | (m_high & mask.m_high)) != 0; }
    constexpr bool has(Face face) const { return meets(all(face)); }
    constexpr int count(Face face) const {
        const int shift = shiftOf(face);
        return int((inHigh(face) ? m_high : m_low) >> shift & (isBlack(face) ? 7 : 3));
    }
    constexpr void add(Tally more) {
        m_low += more.m_low;
        m_high += more.m_high;
    }
    /// Requires that the cards are present.
    constexpr void take(Tally fewer) {
        m_low -= fewer.m_low;
        m_high -= fewer.m_high;
    }
    friend constexpr Tally operator|(Tally a, Tally b) {
        return Tally(a.m_low | b.m_low, a.m_high | b.m_high);
    }
    friend constexpr Tally operator&(Tally a, Tally b) {
        return Tally(a.m_low & b.m_low, a.m_high & b.m_high);
    }
    constexpr bool operator==(const Tally&) const = default;

    /// Counts of cards of each number, packed.
    class NumberCounts {
      public:
        constexpr int of(Number number) const { return int(m_bits >> shiftOf(number) & 0xf); }
        /// True if any count is at least four: counts are at most eight, so one of the two upper bits is set.
        constexpr bool anySet() const { return (m_bits & 0xcccccccccc) != 0; }
        /// Calls `visit(number, count)` for each number with a card.
        template <class Visit>
        constexpr void forEach(Visit&& visit) const {
            for (std::uint64_t bits = m_bits; bits;) {
                const int shift = std::countr_zero(bits) & ~3;
                const int place = shift / 4;
                visit(Number(place < kHalf ? 2 * place : 2 * (place - kHalf) + 1), int(bits >> shift & 0xf));
                bits &= ~(std::uint64_t(0xf) << shift);
            }
        }

      private:
        friend class Tally;
        static constexpr int kHalf = kNumbers / 2;
        constexpr explicit NumberCounts(std::uint64_t bits) : m_bits(bits) {}
        static constexpr int shiftOf(Number number) { return 4 * (number / 2 + kHalf * (number % 2)); }

        std::uint64_t m_bits; ///< four for each number, even numbers first
    };
    constexpr NumberCounts countsOfNumbers() const {
        // Unrolled, as compilers vectorize the loop over colours and stall on extracting its parts.
        constexpr std::uint64_t kCounts = 0x33333;
        constexpr int kNext = 2 * kFacesPerColor;
        const std::uint64_t even =
            (m_low & kCounts) + (m_low >> kNext & kCounts) + (m_high & kCounts) + (m_high >> kNext & kCounts);
        const std::uint64_t odd = (m_low >> 2 & kCounts) + (m_low >> (kNext + 2) & kCounts) +
                                  (m_high >> 2 & kCounts) + (m_high >> (kNext + 2) & kCounts);
        return NumberCounts(even | odd << 20);
    }
    /// True if the hand has four cards of a number.
    constexpr bool anySet() const { return countsOfNumbers().anySet(); }
    constexpr int ofNumber(Number number) const {
        int sum = 0;
        for (Color color = 0; color < kColors; ++color)
            sum += count(numberFace(number, color));
        return sum;
    }

    /// Number of cards in the mask.
    int countOf(Tally mask) const {
        int sum = 0;
        (*this & mask).forEach([&sum](Face) { ++sum; });
        return sum;
    }

    /// Calls `visit(face)` for each card, in deck order within each half.
    template <class Visit>
    void forEach(Visit&& visit) const {
        forEachInWord(m_low, 0, kWild, visit);
        forEachInWord(m_high, 2 * kFacesPerColor, kWarMachine, visit);
    }

    /// Tables of one() and all() by face, faster in playouts than computing the bit position.
    struct ByFace;

  private:
    constexpr Tally(std::uint64_t low, std::uint64_t high) : m_low(low), m_high(high) {}
    static constexpr int kColoredBits = 4 * kFacesPerColor; ///< in a word: two colours
    static constexpr bool inHigh(Face face) {
        return face == kWarMachine || (face >= 2 * kFacesPerColor && !isBlack(face));
    }
    static constexpr int shiftOf(Face face) {
        if (face == kWarMachine) return kColoredBits;
        if (isBlack(face)) return kColoredBits + 3 * (face - kWild);
        return 2 * (face % (2 * kFacesPerColor));
    }
    static constexpr Tally at(Face face, std::uint64_t bits) {
        return inHigh(face) ? Tally(0, bits << shiftOf(face)) : Tally(bits << shiftOf(face), 0);
    }
    /// `firstColored` and `firstBlack`: faces of the first two-bit and the first three-bit count of the word.
    template <class Visit>
    static void forEachInWord(std::uint64_t word, int firstColored, int firstBlack, Visit&& visit) {
        while (word) {
            const int bit = std::countr_zero(word);
            const bool black = bit >= kColoredBits;
            const int field = black ? (bit - kColoredBits) / 3 : bit / 2;
            const int shift = black ? kColoredBits + 3 * field : 2 * field;
            word -= std::uint64_t(1) << shift;
            visit(Face((black ? firstBlack : firstColored) + field));
        }
    }

    std::uint64_t m_low = 0, m_high = 0;
};

struct Tally::ByFace {
    std::array<Tally, kColorDeckFaces> one, all;

    constexpr ByFace() {
        for (Face face = 0; face < kColorDeckFaces; ++face) {
            one[face] = at(face, 1);
            all[face] = at(face, isBlack(face) ? 7 : 3);
        }
    }
};

namespace detail {
inline constexpr Tally::ByFace kTallies;
} // namespace detail

constexpr Tally Tally::one(Face face) {
    return detail::kTallies.one[face];
}
constexpr Tally Tally::all(Face face) {
    return detail::kTallies.all[face];
}

namespace detail {
constexpr auto kMaskOfNumber = [] {
    std::array<Tally, kNumbers> masks;
    for (Number number = 0; number < kNumbers; ++number)
        masks[number] = Tally::allOf(cardsOfNumber(number));
    return masks;
}();
constexpr auto kMaskOfColor = [] {
    std::array<Tally, kColors> masks;
    for (Color color = 0; color < kColors; ++color)
        masks[color] = Tally::allOf(cardsOfColor(color));
    return masks;
}();
constexpr Tally numberCards() {
    Tally mask;
    for (const Tally number : kMaskOfNumber)
        mask = mask | number;
    return mask;
}
} // namespace detail

/// Masks for questions of the rules.
constexpr Tally maskOfNumber(Number number) {
    return detail::kMaskOfNumber[number];
}
constexpr Tally maskOfColor(Color color) {
    return detail::kMaskOfColor[color];
}
inline constexpr Tally kMaskOfNumberCards = detail::numberCards();
inline constexpr Tally kMaskOfReactions = Tally::allOf(kReactions);
inline constexpr Tally kMaskOfWarMachines = Tally::allOf(kWarMachineCards);
/// Cards that a hand of special cards must play while the hole has cards.
inline constexpr Tally kMaskOfPlayable = Tally::allOf(kDrawTwos | kTakingByColor);

} // namespace tacklebox::rainbowfish
