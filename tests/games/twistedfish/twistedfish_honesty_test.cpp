// The bots of Twisted Fish do not use hidden information.
#include "model/games/twistedfish/twistedfish.h"
#include "tests/support/honesty.h"

using namespace tacklebox;
using namespace tacklebox::testing;

TEST(TwistedFishHonesty, MinnowIgnoresHiddenCards) {
    testHonesty<TwistedFish>(Level::Minnow);
}

TEST(TwistedFishHonesty, PerchIgnoresHiddenCards) {
    testHonesty<TwistedFish>(Level::Perch);
}

TEST(TwistedFishHonesty, PikeIgnoresHiddenCards) {
    testHonesty<TwistedFish>(Level::Pike);
}

TEST(TwistedFishHonesty, SharkIgnoresHiddenCards) {
    testHonesty<TwistedFish>(Level::Shark);
}

TEST(TwistedFishHonesty, ACheatIsCaught) {
    testThatACheatIsCaught<TwistedFish>();
}
