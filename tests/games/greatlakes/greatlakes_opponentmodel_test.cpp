// The opponent model of The Great Lakes Fish-Out recognises opponent types by their revealed cards.
#include "model/games/greatlakes/bot/informationstate.h"
#include "tests/support/botgames.h"
#include "tests/support/environment.h"
#include "tests/support/opponentpools.h"
#include "tests/support/streams.h"

#include <cstdio>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::greatlakes;

namespace {

/// Mean beliefs of seat 0 about such opponents at the end of matches to 50 points.
Opponents::TypeWeights thoughtOf(const Opponent& opponent, int matches) {
    Opponents::TypeWeights mean{};
    matches = gamesToPlay(matches);
    for (int number = 1; number <= matches; ++number) {
        Setup<GreatLakes> setup;
        setup.options = standardOptions(GreatLakes::kOptions);
        setup.seats = 4;
        setup.seed = std::uint64_t(number);
        setup.layout = drawnLayout<GreatLakes>(setup.seed, setup.options, setup.seats);
        std::vector<std::unique_ptr<Bot<GreatLakes>>> bots;
        for (Seat seat = 0; seat < setup.seats; ++seat)
            bots.push_back(opponent.bot<GreatLakes>(seat, setup.seed + seat));
        Host<GreatLakes> host(setup, std::move(bots));
        while (host.botsMove()) {
        }
        InformationState<GreatLakes> known(0);
        for (const auto& event : eventsSeenBy(0, host.match().log()))
            known.see(event);
        for (std::size_t type = 0; type < kOpponentTypes; ++type)
            mean[type] += known.types()[1][type] / matches;
    }
    return mean;
}

double weightOf(const Opponents::TypeWeights& weights, OpponentType type) {
    return weights[std::size_t(type)];
}

} // namespace

TEST(GreatLakesOpponentModel, AMatchRevealsTheOpponentTypes) {
    const auto random = thoughtOf({.level = Level::Random}, 8);
    EXPECT_GT(weightOf(random, OpponentType::AnyCard), 0.9);
    const auto sample = thoughtOf(kSampleBot, 8);
    EXPECT_GT(weightOf(sample, OpponentType::AnyCardForThree), 0.9);
    const auto minnow = thoughtOf({.level = Level::Minnow}, 8);
    EXPECT_GT(weightOf(minnow, OpponentType::Minnow), 0.8);
    const auto perch = thoughtOf({.level = Level::Perch}, 8);
    EXPECT_GT(weightOf(perch, OpponentType::Perch), 0.8);
    const auto pike = thoughtOf({.level = Level::Pike}, 8);
    EXPECT_GT(weightOf(pike, OpponentType::Skilled) + weightOf(pike, OpponentType::Master), 0.8);
    for (const auto& mean : {random, sample, minnow, perch, pike}) {
        for (const double one : mean)
            std::printf(" %.2f", one);
        std::printf("\n");
    }
}

TEST(GreatLakesOpponentModel, TheModelStartsWithItsPrior) {
    const InformationState<GreatLakes> known(0);
    EXPECT_EQ(known.types()[1].posterior(), kPriorTypes);
}
