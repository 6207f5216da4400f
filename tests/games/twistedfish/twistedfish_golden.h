// The matches of twistedfish_golden_test.cpp, which writes them anew with TACKLEBOX_GOLDEN=renew.
#pragma once

#include <string_view>

namespace tacklebox::testing {

inline constexpr std::string_view kTwistedFishMatches = R"(
random, 2 seats: 77ee223e97ef0baa
random, 4 seats: 91560a9373f6038b
minnow, 2 seats: bf642d5d95762b32
minnow, 4 seats: c3c7a243f421aca1
perch, 2 seats: 561e9b527a8c97f4
perch, 4 seats: 6979c734242c91cb
pike, 2 seats: ddaa1a44452072c5
shark, 2 seats: c835405133ea0e36
)";

} // namespace tacklebox::testing
