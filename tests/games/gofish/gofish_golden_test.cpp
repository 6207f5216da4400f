#include "tests/games/gofish/gofish_golden.h"
#include "tests/support/goldengames.h"

using namespace tacklebox::testing;

TEST(GoFishGolden, TheSameSeedsGiveTheSameMatches) {
    holdToGolden("go-fish", kGoFishMatches, __FILE__);
}
