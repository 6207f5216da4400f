// What the judge says of chances in The Great Lakes Fish-Out is true among bots that play as it thinks they
// do.
#include "model/bots/judge.h"
#include "model/games/greatlakes/bot/handchain.h"
#include "tests/support/worlds.h"

#include <cmath>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::greatlakes;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int kMatches = 8;
#else
constexpr int kMatches = 25;
#endif

/// A number of positions, and what was said of each to all its seats together.
struct Sums {
    int count = 0;
    double sum = 0, squares = 0;

    void add(double value) {
        ++count;
        sum += value;
        squares += value * value;
    }
    double mean() const { return sum / count; }
    double error() const { return std::sqrt((squares / count - mean() * mean()) / count); }
};

/// A match of Pikes. All that `hears(event, seat)`; `position(host)` now and then.
template <class Hears, class Position>
void playMatch(std::uint64_t seed, int seats, int every, Hears hears, Position position) {
    Setup<GreatLakes> setup;
    setup.options = standardOptions(GreatLakes::kOptions);
    setup.seats = seats;
    setup.seed = seed;
    setup.layout = drawnLayout<GreatLakes>(seed, setup.options, seats);
    std::vector<std::unique_ptr<Bot<GreatLakes>>> bots;
    for (Seat seat = 0; seat < seats; ++seat)
        bots.push_back(makeBot<GreatLakes>(Level::Pike, seat, Random::forStep(seed, seat).next()));
    Host<GreatLakes> host(setup, std::move(bots));
    int told = 0;
    for (int moves = int(seed % std::uint64_t(every));; ++moves) {
        const auto& log = host.match().log();
        for (; told < log.size(); ++told)
            for (Seat seat = 0; seat < seats; ++seat)
                if (const auto event = SeenEvent<GreatLakes>::seenBy(seat, log, told)) hears(*event, seat);
        if (host.match().over()) return;
        if (moves % every == 0) position(host.match().state());
        ASSERT_TRUE(host.botsMove());
    }
}

/// Each seat asks a judge of its own, every now and then.
void addPositions(std::uint64_t seed, int seats, Sums& sums) {
    constexpr int kEvery = 37; // not the same moves of every round
    const JudgeEffort effort{.playouts = 10};
    std::vector<std::unique_ptr<Judge<GreatLakes>>> judges;
    for (Seat seat = 0; seat < seats; ++seat)
        judges.push_back(makeJudge<GreatLakes>(seat, standardOptions(GreatLakes::kOptions), seed));
    playMatch(
        seed, seats, kEvery, [&](const auto& event, Seat seat) { judges[seat]->see(event); },
        [&](const State&) {
            const Judge<GreatLakes>::Candidate none;
            double sum = 0;
            for (const auto& judge : judges)
                sum += judge->values(std::span(&none, 1), effort)->value(0).percent;
            sums.add(sum);
        });
}

/// What a seat knows, and where it thinks the hidden cards lie.
struct Watcher {
    Knowledge<GreatLakes> known;
    KeptDecisions kept;

    explicit Watcher(Seat seat) : known(seat) {}
    void see(const SeenEvent<GreatLakes>& event) {
        kept.see(event, known);
        known.see(event);
    }
    HandChain chain(Random& random) const {
        constexpr int kFirstSteps = 300;
        State world;
        WorldSampler<GreatLakes>(known).sample(random, world);
        HandChain chain(known, kept, world);
        chain.advance(random, kFirstSteps);
        return chain;
    }
};

} // namespace

// One of them wins, or some share it: their chances add up to 100 %. Each knows its own hand alone, so it is
// on the mean that they do. Where the others were dealt any cards that were left it was 110 %.
TEST(GreatLakesJudge, WhatIsSaidToAllSeatsAddsUp) {
    Sums sums;
    for (int match = 1; match <= kMatches; ++match)
        addPositions(fromEnvironment("TACKLEBOX_SEED", 100) + std::uint64_t(match), 3, sums);
    std::printf("%d positions: %.2f %% (standard error %.2f)\n", sums.count, sums.mean(), sums.error());
    EXPECT_NEAR(sums.mean(), 100, 3 * sums.error() + 1);
    EXPECT_LT(sums.error(), 2.5);
}

TEST(GreatLakesHandChain, ItsWorldsAreAsTheSeatSeesThem) {
    constexpr Seat kSelf = 1;
    int positions = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        Watcher watcher(kSelf);
        playMatch(
            seed, 3 + int(seed), 50,
            [&](const auto& event, Seat seat) {
                if (seat == kSelf) watcher.see(event);
            },
            [&](const State& real) {
                Random random(seed);
                HandChain chain = watcher.chain(random);
                for (int i = 0; i < 5; ++i, chain.advance(random, 20)) {
                    State world;
                    SeatStyles styles;
                    chain.sample(random, world, styles);
                    const CompactState seen = compactStateOf(world), is = compactStateOf(real);
                    CardBits all = 0;
                    for (Seat seat = 0; seat < is.seats; ++seat) {
                        ASSERT_EQ(countOnes(seen.hands[seat]), countOnes(is.hands[seat]));
                        ASSERT_EQ(all & seen.hands[seat], 0u) << "a card twice";
                        all |= seen.hands[seat];
                    }
                    ASSERT_EQ(seen.hands[kSelf], is.hands[kSelf]);
                    ASSERT_EQ(all & is.shown, 0u);
                    ASSERT_EQ(seen.caught, is.caught);
                    ASSERT_EQ(seen.lake, is.lake);
                }
                ++positions;
            });
    }
    EXPECT_GT(positions, 10);
}

TEST(GreatLakesHandChain, WhoWaitsHasMoreOfTheSuit) {
    constexpr Seat kSelf = 0;
    int times = 0, dealt = 0, thought = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Watcher watcher(kSelf);
        playMatch(
            seed, 3, 11,
            [&](const auto& event, Seat seat) {
                if (seat == kSelf) watcher.see(event);
            },
            [&](const State& real) {
                if (watcher.kept.all().empty()) return;
                const KeptDecisions::Decision& last = watcher.kept.all().back();
                const CardSet more = suitSet(packs::suitOf(last.kept)) & watcher.known.unseen();
                if (last.fished || last.seat == kSelf || last.round + 1 < watcher.known.rounds().size() ||
                    real.status.phase != Phase::Choose || more.empty())
                    return;
                Random random(seed);
                State world;
                SeatStyles styles;
                HandChain chain = watcher.chain(random);
                WorldSampler<GreatLakes> sampler(watcher.known);
                const auto hasMore = [&] {
                    return (compactStateOf(world).hands[last.seat] & more.low()) != 0;
                };
                for (int i = 0; i < 10; ++i, ++times) {
                    sampler.sample(random, world);
                    dealt += hasMore();
                    chain.advance(random, 20);
                    chain.sample(random, world, styles);
                    thought += hasMore();
                }
            });
    }
    std::printf("of %d worlds with more of the suit: %d, as cards are dealt %d\n", times, thought, dealt);
    ASSERT_GT(times, 100);
    EXPECT_GT(thought, times * 95 / 100); // a Pike always has
    EXPECT_LT(dealt, thought);
}
