// Numbers that make a test longer, from the environment.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace tacklebox::testing {

/// How many of `games` a test plays that tells how often bots do something. The program as it is shipped
/// plays all of them; assertions and sanitizers, which look at the code and not at odds, watch a quarter.
constexpr int gamesToPlay(int games) {
#ifdef NDEBUG
    return games;
#else
    return std::max(1, games / 4);
#endif
}

/// How many of something a Qt test looks at: as the program is shipped, and where assertions and sanitizers
/// look at it too. tests/CMakeLists.txt looks for this name: a test that has it runs as shipped, too.
constexpr int moreAsShipped([[maybe_unused]] int shipped, [[maybe_unused]] int checked) {
#ifdef NDEBUG
    return shipped;
#else
    return checked;
#endif
}

inline std::uint64_t fromEnvironment(const char* name, std::uint64_t standard) {
    const char* text = std::getenv(name);
    return text ? std::strtoull(text, nullptr, 10) : standard;
}

} // namespace tacklebox::testing
