#include "tests/games/platinumfish/platinumfish_golden.h"
#include "tests/support/goldengames.h"

using namespace tacklebox::testing;

TEST(PlatinumFishGolden, TheSameSeedsGiveTheSameMatches) {
    holdToGolden("platinum-fish", kPlatinumFishMatches, __FILE__);
}
