// The bots of The Great Lakes Fish-Out do not use hidden information.
#include "model/games/greatlakes/greatlakes.h"
#include "tests/support/honesty.h"

using namespace tacklebox;
using namespace tacklebox::testing;

TEST(GreatLakesHonesty, MinnowIgnoresHiddenCards) {
    testHonesty<GreatLakes>(Level::Minnow);
}

TEST(GreatLakesHonesty, PerchIgnoresHiddenCards) {
    testHonesty<GreatLakes>(Level::Perch);
}

TEST(GreatLakesHonesty, PikeIgnoresHiddenCards) {
    testHonesty<GreatLakes>(Level::Pike);
}

TEST(GreatLakesHonesty, SharkIgnoresHiddenCards) {
    testHonesty<GreatLakes>(Level::Shark);
}

TEST(GreatLakesHonesty, ACheatIsCaught) {
    testThatACheatIsCaught<GreatLakes>();
}
