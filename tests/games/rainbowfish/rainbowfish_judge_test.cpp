// The judge's winning probabilities in Rainbow Fish are true, and its determinizations are unbiased.
#include "model/games/rainbowfish/bot/determinizer.h"
#include "tests/support/judgedsums.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// The number of special cards in the two other hands.
int specialsOfOthers(const rainbowfish::State& state) {
    constexpr CardSet kSpecials = rainbowfish::kReactions | rainbowfish::kDrawTwos | rainbowfish::kBlackCards;
    return (state.hands[1] & kSpecials).size() + (state.hands[2] & kSpecials).size();
}

/// The mean over a determinizer's samples.
double specialsOfOthers(Determinizer<RainbowFish>& sampler, std::uint64_t seed) {
    constexpr int kDeterminizations = 10, kExchanges = 60;
    Random random(seed);
    rainbowfish::State determinization;
    int count = 0;
    for (int i = 0; i < kDeterminizations; ++i) {
        sampler.advance(random, kExchanges);
        sampler.sample(random, determinization);
        count += specialsOfOthers(determinization);
    }
    return double(count) / kDeterminizations;
}

Setup<RainbowFish> tableOfThree() {
    Setup<RainbowFish> setup;
    setup.options = standardOptions(RainbowFish::kOptions);
    setup.seats = 3;
    return setup;
}

} // namespace

// If the judged seat played perfectly and the others with their estimated types, the sum would be 109% for
// Perches (within the error of so few positions) and 153% for random players.
TEST(RainbowFishJudge, ValuesOfAllSeatsAddUp) {
    JudgedSums<RainbowFish> sums(Level::Random);
    sums.withKnownLevels().play(40, 60);
    sums.expectToAddUp();
}

// A player who could have played a special card usually has. Weighting by asks alone gives opponents 0.7
// special cards too many, weighting by whole turns half as many.
TEST(RainbowFishJudge, SamplesHaveAsManySpecialCardsAsPlayersHold) {
    using Sampler = Determinizer<RainbowFish>;
    constexpr Seat kSelf = 0;
    rainbowfish::TypeWeights perches;
    perches.fill(0.001);
    perches[std::size_t(rainbowfish::OpponentType::Hopeful)] = 0.995;
    const rainbowfish::Opponents before(perches);
    auto setup = tableOfThree();
    double held = 0, byTurns = 0, byAsks = 0;
    int positions = 0;
    for (setup.seed = 1; setup.seed <= std::uint64_t(gamesToPlay(20)); ++setup.seed) {
        InformationState<RainbowFish> known(kSelf);
        watchMatch<RainbowFish>(
            Level::Perch, setup, 40,
            [&](const SeenEvent<RainbowFish>& event, Seat seat) {
                if (seat == kSelf) known.see(event);
            },
            [&](const Match<RainbowFish>& match) {
                Sampler turns(known, {}, before, Sampler::Weighed::Turns), asks(known, {}, before);
                if (!turns.found() || !asks.found()) return;
                ++positions;
                held += specialsOfOthers(match.state());
                byTurns += specialsOfOthers(turns, setup.seed);
                byAsks += specialsOfOthers(asks, setup.seed);
            });
    }
    ASSERT_GT(positions, 0);
    std::printf("%d positions: %.2f held, %.2f thought, by asks alone %.2f\n", positions, held / positions,
                byTurns / positions, byAsks / positions);
    EXPECT_LT(byTurns - held, 0.75 * (byAsks - held));
}
