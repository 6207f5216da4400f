// The rule-of-thumb player of Platinum Fish against players who do anything that is legal.
#include "model/games/platinumfish/platinumfish.h"
#include "tests/support/botgames.h"

using namespace tacklebox;
using namespace tacklebox::testing;

TEST(PlatinumFishBot, BeatsRandomPlayersAtTablesOfTwoToSix) {
    for (int seats = 2; seats <= 6; ++seats) {
        const double share = shareAgainstRandom<PlatinumFish>(Level::Shark, seats,
                                                              standardOptions(PlatinumFish::kOptions), 300);
        RecordProperty("wins_of_" + std::to_string(seats), std::to_string(share));
        EXPECT_GT(share, 1.5 / seats) << seats << " seats";
    }
}

TEST(PlatinumFishBot, BeatsRandomPlayersWithTheTopOfTheDiscardsOnly) {
    EXPECT_GT(shareAgainstRandom<PlatinumFish>(Level::Shark, 4, Options{{platinumfish::kTopDiscard}}, 300),
              1.5 / 4);
}
