// The judge's winning probabilities in What the Fish!.
#include "model/games/whatthefish/whatthefish.h"
#include "tests/support/judgedsums.h"

using namespace tacklebox;
using namespace tacklebox::testing;

// If the judged seat played like a Pike and the others with their estimated types, the sum would be 108% in
// these matches.
TEST(WhatTheFishJudge, ValuesOfAllSeatsAddUp) {
    JudgedSums<WhatTheFish> sums(Level::Pike);
    sums.play(60, 3);
    sums.expectToAddUp();
}
