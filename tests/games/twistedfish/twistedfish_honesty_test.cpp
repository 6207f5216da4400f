// The bots of Twisted Fish cannot peek.
#include "model/games/twistedfish/twistedfish.h"
#include "tests/support/honesty.h"

using namespace tacklebox;
using namespace tacklebox::testing;

TEST(TwistedFishHonesty, MinnowDecidesTheSameWhateverItCannotSee) {
    testHonesty<TwistedFish>(Level::Minnow);
}

TEST(TwistedFishHonesty, PerchDecidesTheSameWhateverItCannotSee) {
    testHonesty<TwistedFish>(Level::Perch);
}

TEST(TwistedFishHonesty, PikeDecidesTheSameWhateverItCannotSee) {
    testHonesty<TwistedFish>(Level::Pike);
}

TEST(TwistedFishHonesty, SharkDecidesTheSameWhateverItCannotSee) {
    testHonesty<TwistedFish>(Level::Shark);
}

TEST(TwistedFishHonesty, ACheatIsCaught) {
    testThatACheatIsCaught<TwistedFish>();
}
