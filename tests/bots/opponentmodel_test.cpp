// The posterior over opponent types.
#include "model/bots/opponentmodel.h"

#include <gtest/gtest.h>

using namespace tacklebox;

namespace {

using Three = OpponentModel<3>;
constexpr Three::TypeWeights kPrior{0.5, 0.3, 0.2};

double sumOf(const Three& type) {
    return type[0] + type[1] + type[2];
}

} // namespace

TEST(OpponentModels, BayesRuleHolds) {
    Three type(kPrior);
    type.take({0.1, 0.4, 0.2});
    EXPECT_NEAR(type[0], 0.05 / 0.21, 1e-9);
    EXPECT_NEAR(type[1], 0.12 / 0.21, 1e-9);
    EXPECT_NEAR(type[2], 0.04 / 0.21, 1e-9);
    EXPECT_NEAR(type.mean([](std::size_t number) { return number; }), (0.12 + 2 * 0.04) / 0.21, 1e-9);
}

TEST(OpponentModels, IgnoresCommonFactorAndImpossibleDecision) {
    Three one(kPrior), other(kPrior);
    one.take({0.1, 0.4, 0.2});
    other.take({1e-9, 4e-9, 2e-9});
    for (std::size_t type = 0; type < 3; ++type)
        EXPECT_NEAR(one[type], other[type], 1e-9);
    one.take({0, 0, 0});
    EXPECT_EQ(one.posterior()[1], other.posterior()[1]);
}

TEST(OpponentModels, TwoHalvesMakeOneDecision) {
    Three one(kPrior), other(kPrior);
    one.take({0.1, 0.4, 0.2});
    other.take({0.1, 0.4, 0.2}, 0.5);
    other.take({0.1, 0.4, 0.2}, 0.5);
    for (std::size_t type = 0; type < 3; ++type)
        EXPECT_NEAR(one[type], other[type], 1e-9);
}

TEST(OpponentModels, NoDecisionRulesATypeOutForEver) {
    Three type(kPrior);
    for (int i = 0; i < 1000; ++i)
        type.take({1, 0, 0});
    EXPECT_GT(type[0], 0.99);
    EXPECT_GT(type[1], 0);
    for (int i = 0; i < 20; ++i)
        type.take({0, 1, 0});
    EXPECT_GT(type[1], 0.99) << "they play otherwise now";
    EXPECT_NEAR(sumOf(type), 1, 1e-4);
}

TEST(OpponentModels, EvidenceFadesTowardsThePrior) {
    Three type(kPrior);
    for (int i = 0; i < 9; ++i)
        type.take({0, 0, 1});
    const double before = type[2];
    type.fade(0.25);
    EXPECT_NEAR(type[2], before + 0.25 * (kPrior[2] - before), 1e-9);
    type.fade(1);
    EXPECT_NEAR(type[1], kPrior[1], 1e-9);
}

TEST(OpponentModels, DrawsTypesByProbabilityForEachSeat) {
    OpponentModels<3> table(kPrior);
    table[2].take({0.02, 0.02, 1});
    Random random(7);
    std::array<std::array<int, 3>, 2> drawn{};
    constexpr int kDraws = 20'000;
    for (int i = 0; i < kDraws; ++i) {
        const auto types = table.sample(random);
        ++drawn[0][types[1]];
        ++drawn[1][types[2]];
    }
    for (std::size_t type = 0; type < 3; ++type) {
        EXPECT_NEAR(double(drawn[0][type]) / kDraws, kPrior[type], 0.02);
        EXPECT_NEAR(double(drawn[1][type]) / kDraws, table[2][type], 0.02);
    }
}
