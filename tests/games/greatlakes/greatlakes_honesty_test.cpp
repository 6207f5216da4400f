// The bots of The Great Lakes Fish-Out cannot peek.
#include "model/games/greatlakes/greatlakes.h"
#include "tests/support/honesty.h"

using namespace tacklebox;
using namespace tacklebox::testing;

TEST(GreatLakesHonesty, MinnowDecidesTheSameWhateverItCannotSee) {
    testHonesty<GreatLakes>(Level::Minnow);
}

TEST(GreatLakesHonesty, PerchDecidesTheSameWhateverItCannotSee) {
    testHonesty<GreatLakes>(Level::Perch);
}

TEST(GreatLakesHonesty, PikeDecidesTheSameWhateverItCannotSee) {
    testHonesty<GreatLakes>(Level::Pike);
}

TEST(GreatLakesHonesty, SharkDecidesTheSameWhateverItCannotSee) {
    testHonesty<GreatLakes>(Level::Shark);
}

TEST(GreatLakesHonesty, ACheatIsCaught) {
    testThatACheatIsCaught<GreatLakes>();
}
