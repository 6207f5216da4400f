#include "tests/support/goldengames.h"

TEST(GreatLakesGolden, TheSameSeedsGiveTheSameMatches) {
    tacklebox::testing::holdToGolden("great-lakes", R"(
random, 3 seats: 72f0fe7f362ad394
random, 4 seats: b8b3f4e41ee2bc79
minnow, 3 seats: d29e3672ed69197e
minnow, 4 seats: 64c68c91e8293ac6
perch, 3 seats: 74011fbff10ed098
perch, 4 seats: dcc9274b8efde58a
pike, 3 seats: dca741c8f24fd3f1
shark, 3 seats: 97d7ff2d5b46cfcd
)");
}
