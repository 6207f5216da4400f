// Bit counting and byte-wise comparison.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace tacklebox {

/// Number of set bits. Without POPCNT, std::popcount calls a library function, so that case is inlined here.
constexpr int countOnes(std::uint64_t word) {
#ifdef __POPCNT__
    return std::popcount(word);
#else
    word -= word >> 1 & 0x5555555555555555;
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
    return int(((word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56);
#endif
}

/// True if both values have the same bytes. Faster than a defaulted operator==, which branches for each
/// member.
template <class T>
bool sameBytes(const T& a, const T& b) {
    static_assert(std::has_unique_object_representations_v<T>);
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}

} // namespace tacklebox
