// Sampled worlds of The Great Lakes Fish-Out are possible, and come up as often as they should.
#include "model/games/greatlakes/bot/worldsampler.h"
#include "tests/support/worlds.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::greatlakes;

TEST(GreatLakesWorlds, EverySampledWorldHasAHistory) {
    testSampledWorlds<GreatLakes>(20000);
}
