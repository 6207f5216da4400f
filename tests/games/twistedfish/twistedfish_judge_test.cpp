// What the judge of Twisted Fish says of chances.
#include "model/games/twistedfish/twistedfish.h"
#include "tests/support/judgedsums.h"

using namespace tacklebox;
using namespace tacklebox::testing;

// While the judged seat asked as keenly as can be, and the others as they had been heard to, it was 130 %.
TEST(TwistedFishJudge, WhatIsSaidToAllSeatsAddsUp) {
    constexpr int kSingleHands = 0;
    JudgedSums<TwistedFish> sums(Level::Perch);
    sums.option(twistedfish::kOptionTarget, kSingleHands);
    sums.play(20, 60);
    sums.expectToAddUp();
}
