#include "tests/support/goldengames.h"

TEST(PlatinumFishGolden, TheSameSeedsGiveTheSameMatches) {
    tacklebox::testing::holdToGolden("platinum-fish", R"(
random, 2 seats: c36901f466a50898
random, 4 seats: 648966fe8c2ce46e
minnow, 2 seats: 747bda1f2a1c2ca9
minnow, 4 seats: c54ecc5fb1d7800e
perch, 2 seats: 8b90fb3d56b1b2f3
perch, 4 seats: 07d7259903149670
pike, 2 seats: ba92751d3fa4b4ed
shark, 2 seats: ab4b518509c3cdd5
)");
}
