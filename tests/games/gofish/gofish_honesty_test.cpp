// The bots of Go Fish cannot peek.
#include "model/games/gofish/gofish.h"
#include "tests/support/honesty.h"

using namespace tacklebox;
using namespace tacklebox::testing;

TEST(GoFishHonesty, MinnowDecidesTheSameWhateverItCannotSee) {
    testHonesty<GoFish>(Level::Minnow);
}

TEST(GoFishHonesty, PerchDecidesTheSameWhateverItCannotSee) {
    testHonesty<GoFish>(Level::Perch);
}

TEST(GoFishHonesty, PikeDecidesTheSameWhateverItCannotSee) {
    testHonesty<GoFish>(Level::Pike);
}

TEST(GoFishHonesty, SharkDecidesTheSameWhateverItCannotSee) {
    testHonesty<GoFish>(Level::Shark);
}

TEST(GoFishHonesty, ACheatIsCaught) {
    testThatACheatIsCaught<GoFish>();
}
