// The same seeds give the same matches of The Great Lakes Fish-Out.
#include "tests/support/goldengames.h"

TEST(GreatLakesGolden, TheSameSeedsGiveTheSameMatches) {
    tacklebox::testing::holdToGolden("great-lakes",
#include "greatlakes_golden.inc"
                                     , __FILE__);
}
