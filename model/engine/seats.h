// Seats at a table, and sets of them.
#pragma once

#include "model/engine/bits.h"

#include <array>
#include <bit>
#include <cstdint>

namespace tacklebox {

/// A seat number, 0..n-1 clockwise; "left" is the next number.
using Seat = std::uint8_t;

inline constexpr int kMostSeats = 8;
/// No seat. As a viewer: a spectator, who sees what all see.
inline constexpr Seat kNoSeat = 255;
/// The viewer who sees all cards (`"all"` in the line protocol).
inline constexpr Seat kOmniscient = 254;

/// The seat to the left of `seat` at a table with `seats` seats.
constexpr Seat leftOf(Seat seat, int seats) {
    return Seat(seat + 1 == seats ? 0 : seat + 1);
}

/// Number of set bits of each byte.
inline constexpr auto kOnesInByte = [] {
    std::array<std::uint8_t, 256> ones{};
    for (unsigned byte = 0; byte < 256; ++byte)
        ones[byte] = std::uint8_t(countOnes(byte));
    return ones;
}();

/// A set of small numbers, as the bits of a Word. Iterates upwards.
template <class Item, class Word>
class SmallSet {
  public:
    constexpr SmallSet() = default;
    static constexpr SmallSet ofBits(Word bits) { return SmallSet(bits); }
    static constexpr SmallSet of(Item item) { return SmallSet(Word(1u << item)); }
    /// The numbers below `count`.
    static constexpr SmallSet all(int count) { return SmallSet(Word((1u << count) - 1)); }

    constexpr bool has(Item item) const { return item < 8 * sizeof(Word) && ((m_bits >> item) & 1); }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr int size() const {
        if constexpr (sizeof(Word) == 1)
            return kOnesInByte[m_bits];
        else
            return countOnes(m_bits);
    }
    /// The lowest number. Requires a non-empty set.
    constexpr Item first() const { return Item(std::countr_zero(m_bits)); }

    /// Bit n is number n; also an index into tables over all sets.
    constexpr Word bits() const { return m_bits; }

    constexpr void add(Item item) { m_bits |= Word(1u << item); }
    constexpr void remove(Item item) { m_bits &= Word(~(1u << item)); }
    constexpr SmallSet with(Item item) const { return SmallSet(Word(m_bits | (1u << item))); }
    constexpr SmallSet without(Item item) const { return SmallSet(Word(m_bits & ~(1u << item))); }

    friend constexpr SmallSet operator|(SmallSet a, SmallSet b) {
        return SmallSet(Word(a.m_bits | b.m_bits));
    }
    friend constexpr SmallSet operator&(SmallSet a, SmallSet b) {
        return SmallSet(Word(a.m_bits & b.m_bits));
    }
    friend constexpr SmallSet operator-(SmallSet a, SmallSet b) {
        return SmallSet(Word(a.m_bits & ~b.m_bits));
    }
    constexpr bool operator==(const SmallSet&) const = default;

    class Iterator {
      public:
        constexpr explicit Iterator(Word bits) : m_bits(bits) {}
        constexpr Item operator*() const { return Item(std::countr_zero(m_bits)); }
        constexpr Iterator& operator++() {
            m_bits &= Word(m_bits - 1);
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

      private:
        Word m_bits;
    };
    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    constexpr explicit SmallSet(Word bits) : m_bits(bits) {}
    Word m_bits = 0;
};

using SeatSet = SmallSet<Seat, std::uint8_t>;

} // namespace tacklebox
