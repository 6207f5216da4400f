#include "tests/games/twistedfish/twistedfish_golden.h"
#include "tests/support/goldengames.h"

using namespace tacklebox::testing;

TEST(TwistedFishGolden, TheSameSeedsGiveTheSameMatches) {
    holdToGolden("twisted-fish", kTwistedFishMatches, __FILE__);
}
