// The bots of Platinum Fish cannot peek.
#include "model/games/platinumfish/platinumfish.h"
#include "tests/support/honesty.h"

using namespace tacklebox;
using namespace tacklebox::testing;

TEST(PlatinumFishHonesty, MinnowDecidesTheSameWhateverItCannotSee) {
    testHonesty<PlatinumFish>(Level::Minnow);
}

TEST(PlatinumFishHonesty, PerchDecidesTheSameWhateverItCannotSee) {
    testHonesty<PlatinumFish>(Level::Perch);
}

TEST(PlatinumFishHonesty, PikeDecidesTheSameWhateverItCannotSee) {
    testHonesty<PlatinumFish>(Level::Pike);
}

TEST(PlatinumFishHonesty, SharkDecidesTheSameWhateverItCannotSee) {
    testHonesty<PlatinumFish>(Level::Shark);
}

TEST(PlatinumFishHonesty, ACheatIsCaught) {
    testThatACheatIsCaught<PlatinumFish>();
}
