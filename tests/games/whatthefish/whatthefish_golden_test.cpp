// The same seeds give the same matches of WTF (What the Fish!).
#include "tests/support/goldengames.h"

TEST(WhatTheFishGolden, TheSameSeedsGiveTheSameMatches) {
    tacklebox::testing::holdToGolden("what-the-fish",
#include "whatthefish_golden.inc"
                                     , __FILE__);
}
