// The judge's winning probabilities in Twisted Fish.
#include "model/games/twistedfish/twistedfish.h"
#include "tests/support/judgedsums.h"

using namespace tacklebox;
using namespace tacklebox::testing;

// If the judged seat played perfectly and the others with their estimated types, the sum would be 130%.
TEST(TwistedFishJudge, ValuesOfAllSeatsAddUp) {
    constexpr int kSingleHands = 0;
    JudgedSums<TwistedFish> sums(Level::Perch);
    sums.option(twistedfish::kOptionTarget, kSingleHands);
    sums.play(20, 60);
    sums.expectToAddUp();
}
