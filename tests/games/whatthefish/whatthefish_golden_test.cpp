#include "tests/games/whatthefish/whatthefish_golden.h"
#include "tests/support/goldengames.h"

using namespace tacklebox::testing;

TEST(WhatTheFishGolden, TheSameSeedsGiveTheSameMatches) {
    holdToGolden("what-the-fish", kWhatTheFishMatches, __FILE__);
}
