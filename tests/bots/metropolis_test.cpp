// Markov chain sampling, on chains small enough to enumerate.
#include "model/bots/metropolis.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <numeric>
#include <vector>

using namespace tacklebox;

namespace {

/// Eight cards in eight places; each card in a wrong place is a violation.
struct Sorting {
    std::array<int, 8> cards{7, 6, 5, 4, 3, 2, 1, 0};
    std::vector<double> penalties; ///< in the order they were set
    int restarts = 0;
    bool stuck = false; ///< rejects all proposals

    int violations() const {
        int count = 0;
        for (std::size_t i = 0; i < cards.size(); ++i)
            count += cards[i] != int(i);
        return count;
    }
    void setPenalty(double penalty) { penalties.push_back(penalty); }
    void propose(Random& random) {
        if (stuck) return;
        const int before = violations();
        auto& first = cards[std::size_t(random.below(8))];
        auto& second = cards[std::size_t(random.below(8))];
        std::swap(first, second);
        const int increase = violations() - before;
        if (!metropolisAcceptsLog(-penalties.back() * increase, random)) std::swap(first, second);
    }
    void restart(Random&) { ++restarts; }
};
static_assert(AnnealedChain<Sorting>);

constexpr double kPenalties[] = {0.5, 1, 2, 4};

} // namespace

TEST(Metropolis, SamplesStatesByProbability) {
    // Random steps left or right on a ring of four states.
    constexpr std::array<double, 4> kWeights{1, 2, 3, 4};
    for (const bool logarithms : {false, true}) {
        Random random(1);
        std::array<int, 4> visits{};
        std::size_t state = 0;
        constexpr int kSteps = 100'000;
        for (int i = 0; i < kSteps; ++i) {
            const std::size_t next = (state + (random.below(2) ? 1 : 3)) % 4;
            const double ratio = kWeights[next] / kWeights[state];
            if (logarithms ? metropolisAcceptsLog(std::log(ratio), random) : metropolisAccepts(ratio, random))
                state = next;
            ++visits[state];
        }
        for (std::size_t i = 0; i < 4; ++i)
            EXPECT_NEAR(double(visits[i]) / kSteps, kWeights[i] / 10, 0.01) << i;
    }
}

TEST(Metropolis, AcceptsEquallyLikelyStateWithoutRandomNumber) {
    Random random(1), unused(1);
    EXPECT_TRUE(metropolisAccepts(1, random));
    EXPECT_TRUE(metropolisAccepts(2, random));
    EXPECT_TRUE(metropolisAcceptsLog(0, random));
    EXPECT_EQ(random.next(), unused.next());
}

TEST(Metropolis, NeverAcceptsImpossibleStates) {
    Random random(1);
    for (int i = 0; i < 1000; ++i) {
        EXPECT_FALSE(metropolisAccepts(0, random));
        EXPECT_FALSE(metropolisAcceptsLog(-std::numeric_limits<double>::infinity(), random));
    }
}

TEST(Annealing, EndsWithoutViolations) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Sorting sorting;
        StepLimit limit(100'000);
        Random random(seed);
        EXPECT_TRUE(anneal(sorting, {kPenalties, 2000, true}, limit, random)) << seed;
        EXPECT_EQ(sorting.violations(), 0);
        EXPECT_EQ(limit.taken(), int(sorting.penalties.size()));
    }
}

TEST(Annealing, DoesNothingWithoutViolations) {
    Sorting sorting;
    std::iota(sorting.cards.begin(), sorting.cards.end(), 0);
    StepLimit limit(100);
    Random random(1);
    EXPECT_TRUE(anneal(sorting, {kPenalties, 10}, limit, random));
    EXPECT_EQ(limit.taken(), 0);
    StepLimit noSteps(0);
    EXPECT_TRUE(anneal(sorting, {kPenalties, 10}, noSteps, random));
}

TEST(Annealing, UsesPenaltiesInOrder) {
    Sorting sorting;
    sorting.stuck = true;
    StepLimit limit(100'000);
    Random random(1);
    EXPECT_FALSE(anneal(sorting, {kPenalties, 2}, limit, random));
    EXPECT_EQ(sorting.penalties, (std::vector<double>{0.5, 0.5, 1, 1, 2, 2, 4, 4}));
    EXPECT_EQ(sorting.restarts, 0);
    EXPECT_FALSE(limit.exhausted());
}

TEST(Annealing, RepeatedScheduleRestartsUntilTheLimit) {
    Sorting sorting;
    sorting.stuck = true;
    StepLimit limit(11);
    Random random(1);
    EXPECT_FALSE(anneal(sorting, {kPenalties, 2, true}, limit, random));
    EXPECT_EQ(sorting.penalties, (std::vector<double>{0.5, 0.5, 1, 1, 2, 2, 4, 4, 0.5, 0.5, 1}));
    EXPECT_EQ(sorting.restarts, 5);
    EXPECT_EQ(limit.taken(), 11);
    EXPECT_TRUE(limit.exhausted());
}

TEST(Annealing, StopsBeforeTheFirstStepWhenCancelled) {
    Sorting sorting;
    const std::atomic<bool> cancelled = true;
    StepLimit limit(1000, Deadline(&cancelled, 0));
    Random random(1);
    EXPECT_FALSE(anneal(sorting, {kPenalties, 100}, limit, random));
    EXPECT_EQ(limit.taken(), 0);
    EXPECT_TRUE(limit.exhausted());
    EXPECT_TRUE(limit.late());
}
