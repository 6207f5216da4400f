// The only source of randomness: xoshiro256++ (Blackman and Vigna), seeded by splitmix64.
#pragma once

#include <cstdint>

namespace tacklebox {

/// A reproducible stream of random numbers, the same for a seed on every platform.
class Random {
  public:
    explicit constexpr Random(std::uint64_t seed) {
        for (auto& word : m_state)
            word = splitmix(seed);
    }
    /// The stream of one chance step. It depends only on the game's seed and the step number, so a reloaded
    /// game has the same chances (protocol.md, `load`).
    static constexpr Random forStep(std::uint64_t seed, std::uint64_t step) {
        std::uint64_t mixed = seed;
        const std::uint64_t hash = splitmix(mixed);
        return Random(hash ^ (step * 0xd1342543de82ef95ull));
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = rotl(m_state[0] + m_state[3], 23) + m_state[0];
        const std::uint64_t t = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= t;
        m_state[3] = rotl(m_state[3], 45);
        return result;
    }

    /// Uniform in 0..bound-1, to within 2^-32. Requires bound in 1..2^31.
    constexpr int below(int bound) { return int(((next() >> 32) * std::uint64_t(bound)) >> 32); }

    /// Uniform in [0, 1).
    constexpr double unit() { return double(next() >> 11) * 0x1.0p-53; }

    /// Shuffles a list in place, all orders equally likely.
    template <class List>
    constexpr void shuffle(List& list) {
        // Work on a local copy, which stays in registers: as far as the compiler knows, writing to the list
        // could alias *this.
        Random own = *this;
        for (int left = int(list.size()); left > 1; --left) {
            const int pick = own.below(left);
            const auto item = list[pick];
            list[pick] = list[left - 1];
            list[left - 1] = item;
        }
        *this = own;
    }

  private:
    static constexpr std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
    static constexpr std::uint64_t splitmix(std::uint64_t& x) {
        std::uint64_t z = (x += 0x9e3779b97f4a7c15ull);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
        return z ^ (z >> 31);
    }

    std::uint64_t m_state[4]{};
};

} // namespace tacklebox
