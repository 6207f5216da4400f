// The same seeds give the same matches of Go Fish.
#include "tests/support/goldengames.h"

TEST(GoFishGolden, TheSameSeedsGiveTheSameMatches) {
    tacklebox::testing::holdToGolden("go-fish",
#include "gofish_golden.inc"
                                     , __FILE__);
}
