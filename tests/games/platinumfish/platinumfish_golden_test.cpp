// The same seeds give the same matches of Platinum Fish.
#include "tests/support/goldengames.h"

TEST(PlatinumFishGolden, TheSameSeedsGiveTheSameMatches) {
    tacklebox::testing::holdToGolden("platinum-fish",
#include "platinumfish_golden.inc"
                                     , __FILE__);
}
