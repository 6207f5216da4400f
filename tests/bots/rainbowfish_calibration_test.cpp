// How often what Rainbow Fish bots call so and so likely is true.
#include "model/games/rainbowfish/rainbowfish.h"
#include "tests/support/botgames.h"
#include "tests/support/environment.h"

#include <cmath>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::rainbowfish;

namespace {

constexpr int kBands = 10;

struct Band {
    int asks = 0, held = 0;
    double predicted = 0;
};
using Bands = std::array<Band, kBands>;

/// Plays matches of four of the level, and compares each doubtful ask with the hand that was asked.
Bands compare(Level level, int matches, int effort) {
    Bands bands;
    for (int number = 0; number < matches; ++number) {
        Setup<RainbowFish> setup;
        setup.seats = 4;
        setup.seed = std::uint64_t(number) + 1;
        setup.dealer = drawnDealer(setup.seed, setup.seats);
        setup.layout = drawnLayout<RainbowFish>(setup.seed, setup.options, setup.seats);
        Match<RainbowFish> match(setup);
        std::vector<std::unique_ptr<Bot<RainbowFish>>> bots;
        for (Seat seat = 0; seat < setup.seats; ++seat)
            bots.push_back(makeBot<RainbowFish>(level, seat, setup.seed * 8 + seat));
        MoveList<Move> moves;
        for (int told = 0; !match.over();) {
            for (; told < match.log().size(); ++told)
                for (Seat seat = 0; seat < setup.seats; ++seat)
                    if (const auto event = SeenEvent<RainbowFish>::seenBy(seat, match.log(), told))
                        bots[seat]->see(*event);
            const Seat seat = match.state().status.waiting.first();
            moves.clear();
            RainbowFish::legalMoves(match.state(), seat, moves);
            const auto choice = bots[seat]->choose(moves.all(), {.effort = effort});
            const Move& move = choice->move;
            if (move.kind == MoveKind::Ask && choice->rationale.likely) {
                const double likely = *choice->rationale.likely;
                Band& band = bands[std::size_t(std::min(kBands - 1, int(likely * kBands)))];
                ++band.asks;
                band.predicted += likely;
                band.held += match.state().hands[move.target].intersects(cardsOfNumber(move.number));
            }
            EXPECT_FALSE(match.move(seat, move));
        }
    }
    return bands;
}

/// Each band lies where it says, within four standard deviations and `slack`.
void expectCalibrated(const Bands& bands, double slack) {
    constexpr int kLeastAsks = 50;
    for (int i = 0; i < kBands; ++i) {
        const Band& band = bands[std::size_t(i)];
        if (band.asks == 0) continue;
        const double predicted = band.predicted / band.asks, held = double(band.held) / band.asks;
        std::printf("%3d-%3d %%: %6d asks, predicted %5.1f %%, held %5.1f %%\n", 10 * i, 10 * i + 10,
                    band.asks, 100 * predicted, 100 * held);
        if (band.asks < kLeastAsks) continue;
        const double deviation = std::sqrt(predicted * (1 - predicted) / band.asks);
        EXPECT_NEAR(held, predicted, 4 * deviation + slack) << "band " << i;
    }
}

} // namespace

TEST(RainbowFishCalibration, PikesAsksAreAsLikelyAsItSays) {
    expectCalibrated(compare(Level::Pike, int(fromEnvironment("TACKLEBOX_MATCHES", 400)), 100), 0.05);
}

TEST(RainbowFishCalibration, SharksAsksAreAsLikelyAsItSays) {
    expectCalibrated(compare(Level::Shark, int(fromEnvironment("TACKLEBOX_SHARKS", 6)), 15), 0.05);
}
