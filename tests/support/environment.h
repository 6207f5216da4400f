// Numbers that make a test longer, from the environment.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace tacklebox::testing {

/// Whether the rooms under test are compiled as they are shipped: without assertions and sanitizers. (Test
/// code is the same in each build: it cannot tell by a macro.)
bool asShipped();

/// How many of `games` a test plays that tells how often bots do something. The program as it is shipped
/// plays all of them; assertions and sanitizers, which look at the code and not at odds, watch a quarter.
inline int gamesToPlay(int games) {
    return asShipped() ? games : std::max(1, games / 4);
}

/// How many of something a Qt test looks at: as the program is shipped, and where assertions and sanitizers
/// look at it too. tests/CMakeLists.txt looks for this name: a test that has it runs as shipped, too.
template <class Number>
Number moreAsShipped(Number shipped, Number checked) {
    return asShipped() ? shipped : checked;
}

inline std::uint64_t fromEnvironment(const char* name, std::uint64_t standard) {
    const char* text = std::getenv(name);
    return text ? std::strtoull(text, nullptr, 10) : standard;
}

} // namespace tacklebox::testing
