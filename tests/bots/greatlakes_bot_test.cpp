// The players of The Great Lakes Fish-Out against players who choose at random.
#include "model/games/greatlakes/greatlakes.h"
#include "tests/support/botgames.h"

using namespace tacklebox;
using namespace tacklebox::testing;

TEST(GreatLakesBot, BeatsRandomPlayersClearly) {
    for (int seats = 3; seats <= 5; ++seats) {
        const double share =
            shareAgainstRandom<GreatLakes>(Level::Pike, seats, standardOptions(GreatLakes::kOptions), 200);
        RecordProperty("wins_of_" + std::to_string(seats), std::to_string(share));
        EXPECT_GT(share, 2.0 / seats) << seats << " seats";
    }
}
