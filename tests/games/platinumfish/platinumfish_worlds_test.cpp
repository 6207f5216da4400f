// Sampled worlds of Platinum Fish against the rules, and their odds against a count of all deals.
#include "model/games/platinumfish/bot/worldsampler.h"
#include "tests/support/worlds.h"

using namespace tacklebox;
using namespace tacklebox::testing;

TEST(PlatinumFishWorlds, EverySampledWorldHasAHistory) {
    testSampledWorlds<PlatinumFish>(40000);
}
