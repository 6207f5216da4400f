#include "tests/support/goldengames.h"

TEST(RainbowFishGolden, TheSameSeedsGiveTheSameMatches) {
    tacklebox::testing::holdToGolden("rainbow-fish", R"(
random, 2 seats: 643a152d0be230f5
random, 4 seats: 837356cb9c70f2c5
minnow, 2 seats: 44ac8cdb73a427b0
minnow, 4 seats: 4a7389ce6e822231
perch, 2 seats: e4a5738adcf0d7be
perch, 4 seats: e5e3fd681adfe14c
pike, 2 seats: fafa629e20221958
shark, 2 seats: 82e4f794493e05d2
)");
}
