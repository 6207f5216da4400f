// Settings of test runs from environment variables, and sizes by build type.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace tacklebox::testing {

/// True in an optimised build without assertions and sanitizers.
#ifdef NDEBUG
inline constexpr bool kIsRelease = true;
#else
inline constexpr bool kIsRelease = false;
#endif

/// Returns how many of `games` a statistical test plays: a quarter in checked builds, which are slow.
inline int gamesToPlay(int games) {
    return kIsRelease ? games : std::max(1, games / 4);
}

/// Returns `release` in a release build, otherwise `checked`.
template <class Number>
Number moreAsShipped(Number release, Number checked) {
    return kIsRelease ? release : checked;
}

/// Returns the number in an environment variable, or `standard` if it is not set.
inline std::uint64_t fromEnvironment(const char* name, std::uint64_t standard) {
    const char* text = std::getenv(name);
    return text ? std::strtoull(text, nullptr, 10) : standard;
}

} // namespace tacklebox::testing
