// The bots of The Great Lakes Fish-Out cannot peek.
#include "model/games/greatlakes/greatlakes.h"
#include "tests/support/honesty.h"

using namespace tacklebox;

TEST(GreatLakesBots, DecideTheSameWhateverTheyCannotSee) {
    tacklebox::testing::testHonesty<GreatLakes>(500);
}
