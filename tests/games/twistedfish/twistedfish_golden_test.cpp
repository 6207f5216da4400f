// The same seeds give the same matches of Twisted Fish.
#include "tests/support/goldengames.h"

TEST(TwistedFishGolden, TheSameSeedsGiveTheSameMatches) {
    tacklebox::testing::holdToGolden("twisted-fish",
#include "twistedfish_golden.inc"
                                     , __FILE__);
}
