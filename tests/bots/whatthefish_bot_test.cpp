// The rule-of-thumb player of WTF (What the Fish!) against players who move at random.
#include "model/games/whatthefish/whatthefish.h"
#include "tests/support/botgames.h"

using namespace tacklebox;
using namespace tacklebox::testing;

TEST(WhatTheFishBot, BeatsRandomPlayersClearly) {
    for (int seats = 2; seats <= 6; ++seats) {
        const double share =
            shareAgainstRandom<WhatTheFish>(Level::Pike, seats, standardOptions(WhatTheFish::kOptions), 300);
        RecordProperty("wins_of_" + std::to_string(seats), std::to_string(share));
        EXPECT_GT(share, 1.5 / seats) << seats << " seats";
    }
}

TEST(WhatTheFishBot, GamesAmongBotsEnd) {
    for (int seats = 2; seats <= 6; ++seats)
        for (std::uint64_t game = 1; game <= 60; ++game) {
            const std::vector<Level> levels(std::size_t(seats), Level::Pike);
            EXPECT_TRUE(playBots<WhatTheFish>(levels, standardOptions(WhatTheFish::kOptions), game).over);
        }
}
