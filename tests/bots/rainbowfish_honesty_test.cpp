// The bots of Rainbow Fish cannot peek.
#include "model/games/rainbowfish/rainbowfish.h"
#include "tests/support/honesty.h"

using namespace tacklebox;

TEST(RainbowFishBots, DecideTheSameWhateverTheyCannotSee) {
    tacklebox::testing::testHonesty<RainbowFish>(500);
}
