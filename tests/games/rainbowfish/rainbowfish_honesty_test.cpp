// The bots of Rainbow Fish do not use hidden information.
#include "model/games/rainbowfish/rainbowfish.h"
#include "tests/support/honesty.h"

using namespace tacklebox;
using namespace tacklebox::testing;

TEST(RainbowFishHonesty, MinnowIgnoresHiddenCards) {
    testHonesty<RainbowFish>(Level::Minnow);
}

TEST(RainbowFishHonesty, PerchIgnoresHiddenCards) {
    testHonesty<RainbowFish>(Level::Perch);
}

TEST(RainbowFishHonesty, PikeIgnoresHiddenCards) {
    testHonesty<RainbowFish>(Level::Pike);
}

TEST(RainbowFishHonesty, SharkIgnoresHiddenCards) {
    testHonesty<RainbowFish>(Level::Shark);
}

TEST(RainbowFishHonesty, ACheatIsCaught) {
    testThatACheatIsCaught<RainbowFish>();
}
