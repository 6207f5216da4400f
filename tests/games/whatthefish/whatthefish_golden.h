// The matches of whatthefish_golden_test.cpp. TACKLEBOX_GOLDEN=renew rewrites this file.
#pragma once

#include <string_view>

namespace tacklebox::testing {

inline constexpr std::string_view kWhatTheFishMatches = R"(
random, 2 seats: a4a69364d35b3254
random, 4 seats: a7439db5804973b9
minnow, 2 seats: 57598659ed747ab5
minnow, 4 seats: a672590091d6cf7c
perch, 2 seats: 57598659ed747ab5
perch, 4 seats: 4fce4efcf7033a14
pike, 2 seats: e16f8081e0e8aa62
shark, 2 seats: 0b6ad7daa8460833
)";

} // namespace tacklebox::testing
