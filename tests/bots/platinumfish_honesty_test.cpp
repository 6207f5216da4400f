// The bots of Platinum Fish cannot peek.
#include "model/games/platinumfish/platinumfish.h"
#include "tests/support/honesty.h"

using namespace tacklebox;

TEST(PlatinumFishBots, DecideTheSameWhateverTheyCannotSee) {
    tacklebox::testing::testHonesty<PlatinumFish>(500);
}
