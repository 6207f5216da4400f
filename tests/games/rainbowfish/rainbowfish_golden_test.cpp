// The same seeds give the same matches of Rainbow Fish.
#include "tests/support/goldengames.h"

TEST(RainbowFishGolden, TheSameSeedsGiveTheSameMatches) {
    tacklebox::testing::holdToGolden("rainbow-fish",
#include "rainbowfish_golden.inc"
                                     , __FILE__);
}
