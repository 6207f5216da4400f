// The rule-of-thumb player of Rainbow Fish against players who move at random.
#include "model/games/rainbowfish/rainbowfish.h"
#include "tests/support/botgames.h"

using namespace tacklebox;
using namespace tacklebox::testing;

TEST(RainbowFishBot, BeatsRandomPlayersClearly) {
    for (const auto& [seats, deck, atLeast] :
         {std::tuple{2, 0, 0.8}, {4, 0, 0.75}, {4, 1, 0.75}, {4, 2, 0.7}, {8, 0, 0.5}}) {
        const double share =
            shareAgainstRandom<RainbowFish>(Level::Pike, seats, Options{{std::int16_t(deck), 1}}, 200);
        EXPECT_GE(share, atLeast) << seats << " seats, deck " << deck;
    }
}
