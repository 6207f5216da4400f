// The bots of Rainbow Fish cannot peek.
#include "model/games/rainbowfish/rainbowfish.h"
#include "tests/support/honesty.h"

using namespace tacklebox;
using namespace tacklebox::testing;

TEST(RainbowFishHonesty, MinnowDecidesTheSameWhateverItCannotSee) {
    testHonesty<RainbowFish>(Level::Minnow);
}

TEST(RainbowFishHonesty, PerchDecidesTheSameWhateverItCannotSee) {
    testHonesty<RainbowFish>(Level::Perch);
}

TEST(RainbowFishHonesty, PikeDecidesTheSameWhateverItCannotSee) {
    testHonesty<RainbowFish>(Level::Pike);
}

TEST(RainbowFishHonesty, SharkDecidesTheSameWhateverItCannotSee) {
    testHonesty<RainbowFish>(Level::Shark);
}

TEST(RainbowFishHonesty, ACheatIsCaught) {
    testThatACheatIsCaught<RainbowFish>();
}
