// What the judge of WTF says of chances.
#include "model/games/whatthefish/whatthefish.h"
#include "tests/support/judgedsums.h"

using namespace tacklebox;
using namespace tacklebox::testing;

// While the judged seat played as well as a Pike, and the others as they had been seen to, it was 108 % in
// these matches.
TEST(WhatTheFishJudge, WhatIsSaidToAllSeatsAddsUp) {
    JudgedSums<WhatTheFish> sums(Level::Pike);
    sums.play(60, 3);
    sums.expectToAddUp();
}
