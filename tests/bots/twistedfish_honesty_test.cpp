// The bots of Twisted Fish cannot peek.
#include "model/games/twistedfish/twistedfish.h"
#include "tests/support/honesty.h"

using namespace tacklebox;

TEST(TwistedFishBots, DecideTheSameWhateverTheyCannotSee) {
    tacklebox::testing::testHonesty<TwistedFish>(500);
}
