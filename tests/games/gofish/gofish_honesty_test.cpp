// The bots of Go Fish do not use hidden information.
#include "model/games/gofish/gofish.h"
#include "tests/support/honesty.h"

using namespace tacklebox;
using namespace tacklebox::testing;

TEST(GoFishHonesty, MinnowIgnoresHiddenCards) {
    testHonesty<GoFish>(Level::Minnow);
}

TEST(GoFishHonesty, PerchIgnoresHiddenCards) {
    testHonesty<GoFish>(Level::Perch);
}

TEST(GoFishHonesty, PikeIgnoresHiddenCards) {
    testHonesty<GoFish>(Level::Pike);
}

TEST(GoFishHonesty, SharkIgnoresHiddenCards) {
    testHonesty<GoFish>(Level::Shark);
}

TEST(GoFishHonesty, ACheatIsCaught) {
    testThatACheatIsCaught<GoFish>();
}
