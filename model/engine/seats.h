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
/// The viewer from whom nothing is hidden (`"all"` in the line protocol).
inline constexpr Seat kEverybody = 254;

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

/// A set of seats, in one byte. Iterates from seat 0 upwards.
class SeatSet {
  public:
    constexpr SeatSet() = default;
    static constexpr SeatSet of(Seat seat) { return SeatSet(std::uint8_t(1u << seat)); }
    static constexpr SeatSet all(int seats) { return SeatSet(std::uint8_t((1u << seats) - 1)); }

    constexpr bool has(Seat seat) const { return seat < kMostSeats && ((m_bits >> seat) & 1); }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr int size() const { return kOnesInByte[m_bits]; }
    /// The lowest seat. Requires a non-empty set.
    constexpr Seat first() const { return Seat(std::countr_zero(m_bits)); }

    /// Bit n is seat n; also an index into tables over all sets.
    constexpr std::uint8_t bits() const { return m_bits; }

    constexpr void add(Seat seat) { m_bits |= std::uint8_t(1u << seat); }
    constexpr void remove(Seat seat) { m_bits &= std::uint8_t(~(1u << seat)); }
    constexpr SeatSet with(Seat seat) const { return SeatSet(std::uint8_t(m_bits | (1u << seat))); }
    constexpr SeatSet without(Seat seat) const { return SeatSet(std::uint8_t(m_bits & ~(1u << seat))); }

    friend constexpr SeatSet operator|(SeatSet a, SeatSet b) {
        return SeatSet(std::uint8_t(a.m_bits | b.m_bits));
    }
    friend constexpr SeatSet operator&(SeatSet a, SeatSet b) {
        return SeatSet(std::uint8_t(a.m_bits & b.m_bits));
    }
    friend constexpr SeatSet operator-(SeatSet a, SeatSet b) {
        return SeatSet(std::uint8_t(a.m_bits & ~b.m_bits));
    }
    constexpr bool operator==(const SeatSet&) const = default;

    class Iterator {
      public:
        constexpr explicit Iterator(std::uint8_t bits) : m_bits(bits) {}
        constexpr Seat operator*() const { return Seat(std::countr_zero(m_bits)); }
        constexpr Iterator& operator++() {
            m_bits &= std::uint8_t(m_bits - 1);
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

      private:
        std::uint8_t m_bits;
    };
    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    constexpr explicit SeatSet(std::uint8_t bits) : m_bits(bits) {}
    std::uint8_t m_bits = 0;
};

} // namespace tacklebox
