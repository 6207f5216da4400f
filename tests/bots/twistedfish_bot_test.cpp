// The rule-of-thumb player of Twisted Fish against players who move at random.
#include "model/games/twistedfish/twistedfish.h"
#include "tests/support/botgames.h"

#include <gtest/gtest.h>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// How a hand between bots of these levels, one a seat, went.
struct Result {
    SeatSet winners;
    bool someoneWentOut;
};

Result playHand(const std::vector<Level>& levels, std::uint64_t seed) {
    Options options = standardOptions(TwistedFish::kOptions);
    options.value[twistedfish::kOptionTarget] = 0;
    const MatchScore match = playBots<TwistedFish>(levels, options, seed);
    return {match.winners, match.last.out != kNoSeat};
}

} // namespace

TEST(TwistedFishBot, BeatsRandomPlayersClearly) {
    for (const int seats : {2, 3, 4, 6}) {
        double won = 0;
        constexpr int kHands = 200;
        for (int hand = 0; hand < kHands; ++hand) {
            std::vector<Level> levels(std::size_t(seats), Level::Random);
            const Seat bot = Seat(hand % seats);
            levels[bot] = Level::Pike;
            const Result result = playHand(levels, std::uint64_t(hand + 1));
            if (result.winners.has(bot)) won += 1.0 / result.winners.size();
        }
        RecordProperty("won_of_200_at_" + std::to_string(seats), int(won));
        EXPECT_GT(won / kHands, 0.8) << seats << " seats";
    }
}

TEST(TwistedFishBot, WithMemoryHandsEndByGoingOut) {
    int out = 0;
    constexpr int kHands = 200;
    for (int hand = 0; hand < kHands; ++hand)
        out += playHand({Level::Pike, Level::Pike, Level::Pike, Level::Pike}, std::uint64_t(hand + 1))
                   .someoneWentOut;
    RecordProperty("went_out_of_200", out);
    EXPECT_GT(out, kHands / 2);
}
