// The judge's winning probabilities in The Great Lakes Fish-Out are true among bots that match its opponent
// model.
#include "model/games/greatlakes/bot/handchain.h"
#include "tests/support/judgedsums.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::greatlakes;

namespace {

Setup<GreatLakes> table(std::uint64_t seed, int seats) {
    Setup<GreatLakes> setup;
    setup.options = standardOptions(GreatLakes::kOptions);
    setup.seats = seats;
    setup.seed = seed;
    return setup;
}

/// The information state of a seat, with its estimate of the hidden cards.
struct Watcher {
    InformationState<GreatLakes> known;
    KeptDecisions kept;

    explicit Watcher(Seat seat) : known(seat) {}
    void see(const SeenEvent<GreatLakes>& event) {
        kept.see(event, known);
        known.see(event);
    }
    HandChain chain(Random& random) const {
        constexpr int kFirstSteps = 300;
        State determinization;
        Determinizer<GreatLakes>(known).sample(random, determinization);
        HandChain chain(known, kept, determinization, known.learner().typesBefore());
        chain.advance(random, kFirstSteps);
        return chain;
    }
};

} // namespace

// The sum is 110% if unseen cards are dealt at random and weighted one by one.
TEST(GreatLakesJudge, ValuesOfAllSeatsAddUp) {
    JudgedSums<GreatLakes> sums(Level::Pike);
    sums.play(20, 37);
    sums.expectToAddUp();
}

// The sum is 108% if the judge does not know that all players are random.
TEST(GreatLakesJudge, ValuesOfRandomPlayersAddUp) {
    JudgedSums<GreatLakes> sums(Level::Random);
    sums.withKnownLevels().play(8, 37);
    sums.expectToAddUp();
}

TEST(GreatLakesHandChain, SamplesAgreeWithTheSeatsObservation) {
    constexpr Seat kSelf = 1;
    int positions = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        Watcher watcher(kSelf);
        watchMatch<GreatLakes>(
            Level::Pike, table(seed, 3 + int(seed)), 50,
            [&](const SeenEvent<GreatLakes>& event, Seat seat) {
                if (seat == kSelf) watcher.see(event);
            },
            [&](const Match<GreatLakes>& match) {
                const State& real = match.state();
                Random random(seed);
                HandChain chain = watcher.chain(random);
                for (int i = 0; i < 5; ++i, chain.advance(random, 20)) {
                    State determinization;
                    SeatTypes types;
                    chain.sample(random, determinization, types);
                    const CompactState seen = compactStateOf(determinization), is = compactStateOf(real);
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

TEST(GreatLakesHandChain, SamplesKnowThatStockingMeansMoreOfTheSuit) {
    constexpr Seat kSelf = 0;
    int times = 0, dealt = 0, thought = 0;
    for (std::uint64_t seed = 1; seed <= std::uint64_t(gamesToPlay(6)); ++seed) {
        Watcher watcher(kSelf);
        watchMatch<GreatLakes>(
            Level::Pike, table(seed, 3), 11,
            [&](const SeenEvent<GreatLakes>& event, Seat seat) {
                if (seat == kSelf) watcher.see(event);
            },
            [&](const Match<GreatLakes>& match) {
                const State& real = match.state();
                if (watcher.kept.all().empty()) return;
                const KeptDecisions::Decision& last = watcher.kept.all().back();
                const CardSet more = suitSet(packs::suitOf(last.kept)) & watcher.known.unseen();
                if (last.fished || last.seat == kSelf || last.round + 1 < watcher.known.rounds().size() ||
                    real.status.phase != Phase::Choose || more.empty())
                    return;
                Random random(seed);
                State determinization;
                SeatTypes types;
                HandChain chain = watcher.chain(random);
                Determinizer<GreatLakes> sampler(watcher.known);
                const auto hasMore = [&] {
                    return (compactStateOf(determinization).hands[last.seat] & more.low()) != 0;
                };
                for (int i = 0; i < 10; ++i, ++times) {
                    sampler.sample(random, determinization);
                    dealt += hasMore();
                    chain.advance(random, 20);
                    chain.sample(random, determinization, types);
                    thought += hasMore();
                }
            });
    }
    std::printf("of %d determinizations with more of the suit: %d, as cards are dealt %d\n", times, thought,
                dealt);
    ASSERT_GT(times, 50);
    EXPECT_GT(thought, times * 95 / 100); // a Pike always has
    EXPECT_LT(dealt, thought);
}
