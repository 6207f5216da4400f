#include "tests/support/goldengames.h"

TEST(WhatTheFishGolden, TheSameSeedsGiveTheSameMatches) {
    tacklebox::testing::holdToGolden("what-the-fish", R"(
random, 2 seats: a4a69364d35b3254
random, 4 seats: a7439db5804973b9
minnow, 2 seats: 57598659ed747ab5
minnow, 4 seats: a672590091d6cf7c
perch, 2 seats: 57598659ed747ab5
perch, 4 seats: 4fce4efcf7033a14
pike, 2 seats: e16f8081e0e8aa62
shark, 2 seats: 0b6ad7daa8460833
)");
}
