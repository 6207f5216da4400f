// The bots of What the Fish! cannot peek.
#include "model/games/whatthefish/whatthefish.h"
#include "tests/support/honesty.h"

using namespace tacklebox;

TEST(WhatTheFishBots, DecideTheSameWhateverTheyCannotSee) {
    tacklebox::testing::testHonesty<WhatTheFish>(500);
}
