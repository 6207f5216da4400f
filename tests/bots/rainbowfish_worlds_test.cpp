// Sampled worlds of Rainbow Fish, judged by the rules.
#include "model/bots/rainbowfish/worlds.h"
#include "tests/support/worlds.h"

using namespace tacklebox;
using namespace tacklebox::testing;

TEST(RainbowFishWorlds, EverySampledWorldHasALegalHistoryThatLooksTheSame) {
    testSampledWorlds<RainbowFish>(600);
}

/// The judge itself: the position that the game is really in has a history.
TEST(RainbowFishWorlds, TheTruePositionIsAPossibleWorld) {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Host<RainbowFish> host = mixedTable<RainbowFish>(seed);
        Random random = Random::forStep(seed, 7);
        while (host.botsMove() && !host.match().over()) {
            const auto& real = host.match().state();
            const Seat seat = Seat(random.below(real.match.seats));
            if (random.below(8) > 0) continue;
            ASSERT_EQ(worldFault(streamOf(seat, host.match().log()), seat, real), "")
                << "seed " << seed << ", seat " << int(seat) << ", after " << host.match().steps().size();
        }
    }
}
