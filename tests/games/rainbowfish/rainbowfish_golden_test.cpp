#include "tests/games/rainbowfish/rainbowfish_golden.h"
#include "tests/support/goldengames.h"

using namespace tacklebox::testing;

TEST(RainbowFishGolden, TheSameSeedsGiveTheSameMatches) {
    holdToGolden("rainbow-fish", kRainbowFishMatches, __FILE__);
}
