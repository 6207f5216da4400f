// Sampled worlds of Twisted Fish against the rules.
#include "model/bots/twistedfish/worlds.h"
#include "tests/support/worlds.h"

using namespace tacklebox;
using namespace tacklebox::testing;

TEST(TwistedFishWorlds, EachHasAHistoryThatLooksTheSame) {
    testSampledWorlds<TwistedFish>(2'000);
}
