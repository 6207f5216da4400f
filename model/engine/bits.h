// Counting bits.
#pragma once

#include <bit>
#include <cstdint>

namespace tacklebox {

/// The number of ones in a word. Where the compiler may not use the processor's own instruction,
/// std::popcount is a call into a library; this is not.
constexpr int countOnes(std::uint64_t word) {
#ifdef __POPCNT__
    return std::popcount(word);
#else
    word -= word >> 1 & 0x5555555555555555;
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
    return int(((word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56);
#endif
}

} // namespace tacklebox
