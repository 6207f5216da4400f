// Numbers that make a test longer, from the environment.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace tacklebox::testing {

/// Whether this build is optimised as a release is: without assertions and sanitizers.
#ifdef NDEBUG
inline constexpr bool kIsRelease = true;
#else
inline constexpr bool kIsRelease = false;
#endif

/// How many of `games` a test plays that counts how often bots do something: a quarter in builds that look
/// for faults of the code.
inline int gamesToPlay(int games) {
    return kIsRelease ? games : std::max(1, games / 4);
}

/// `release` in a release build, else `checked`, for tests that look at many of something.
template <class Number>
Number moreAsShipped(Number release, Number checked) {
    return kIsRelease ? release : checked;
}

/// The number in an environment variable, or `standard` if it is not set.
inline std::uint64_t fromEnvironment(const char* name, std::uint64_t standard) {
    const char* text = std::getenv(name);
    return text ? std::strtoull(text, nullptr, 10) : standard;
}

} // namespace tacklebox::testing
