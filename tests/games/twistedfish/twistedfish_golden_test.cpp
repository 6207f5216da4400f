#include "tests/support/goldengames.h"

TEST(TwistedFishGolden, TheSameSeedsGiveTheSameMatches) {
    tacklebox::testing::holdToGolden("twisted-fish", R"(
random, 2 seats: 77ee223e97ef0baa
random, 4 seats: 91560a9373f6038b
minnow, 2 seats: e0a1607405da88c4
minnow, 4 seats: 82d1573ac1308dae
perch, 2 seats: 9b756d3a36167482
perch, 4 seats: 48c614a3fd30163e
pike, 2 seats: ddaa1a44452072c5
shark, 2 seats: c835405133ea0e36
)");
}
