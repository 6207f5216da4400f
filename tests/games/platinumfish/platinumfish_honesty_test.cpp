// The bots of Platinum Fish do not use hidden information.
#include "model/games/platinumfish/platinumfish.h"
#include "tests/support/honesty.h"

using namespace tacklebox;
using namespace tacklebox::testing;

TEST(PlatinumFishHonesty, MinnowIgnoresHiddenCards) {
    testHonesty<PlatinumFish>(Level::Minnow);
}

TEST(PlatinumFishHonesty, PerchIgnoresHiddenCards) {
    testHonesty<PlatinumFish>(Level::Perch);
}

TEST(PlatinumFishHonesty, PikeIgnoresHiddenCards) {
    testHonesty<PlatinumFish>(Level::Pike);
}

TEST(PlatinumFishHonesty, SharkIgnoresHiddenCards) {
    testHonesty<PlatinumFish>(Level::Shark);
}

TEST(PlatinumFishHonesty, ACheatIsCaught) {
    testThatACheatIsCaught<PlatinumFish>();
}
