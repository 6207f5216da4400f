// The arithmetic of judges: values of moves from playouts, and win probabilities from scores.
#include "model/bots/movevalues.h"
#include "model/bots/winprobability.h"
#include "model/engine/matchshell.h"
#include "model/engine/random.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace tacklebox;

namespace {

constexpr DealFigures kFigures[] = {{2, 10, 4, 0}, {3, 10, 4, -0.4}};

MatchScore scoresOf(int seats, const Scores& scores, int round = 1) {
    MatchScore match = newMatch(seats, 0, scores);
    match.round = std::int16_t(round);
    return match;
}

/// Values of two moves in the same determinizations, whose spread is ten times the difference of the moves.
MoveValues pairedDeterminizations(double better, int determinizations) {
    MoveValues values(2);
    Random random(5);
    for (int determinization = 0; determinization < determinizations; ++determinization) {
        const double luck = 60 * random.unit();
        values.add(0, luck + better + 2 * random.unit());
        values.add(1, luck + 2 * random.unit());
    }
    return values;
}

} // namespace

TEST(MoveValues, PairedSamplesShowSmallDifferences) {
    const MoveValues values = pairedDeterminizations(3, 200);
    const Estimate difference = values.difference(0, 1);
    EXPECT_NEAR(difference.percent, 3, 0.5);
    EXPECT_TRUE(difference.isSure());
    EXPECT_LT(difference.error * 5, values.value(0).error);
    EXPECT_EQ(values.best(), 0u);
    EXPECT_EQ(values.cost(0).percent, 0);
}

TEST(MoveValues, NoDifferenceIsHardlyEverSure) {
    int sure = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        Random random(seed);
        MoveValues values(6);
        const auto determinization = [&] {
            for (std::size_t move = 0; move < values.size(); ++move)
                values.add(move, 100 * double(random.below(2)));
        };
        for (int i = 0; i < 60; ++i)
            determinization();
        values.choose(); // the luckiest of six equal moves
        for (int i = 0; i < 100; ++i)
            determinization();
        sure += values.cost(0).isSure();
    }
    EXPECT_LE(sure, 4);
}

TEST(MoveValues, OnlyNewSamplesCountAfterTheChoice) {
    MoveValues values(2);
    for (int i = 0; i < 30; ++i) {
        values.add(0, 90);
        values.add(1, 10);
    }
    values.choose();
    EXPECT_EQ(values.favourite(), 0u);
    for (int i = 0; i < 30; ++i) {
        values.add(0, 50);
        values.add(1, 60);
    }
    EXPECT_EQ(values.cost(1).percent, -10);
    EXPECT_FALSE(values.cost(1).isSure());
}

TEST(MoveValues, FewSamplesProveNothing) {
    MoveValues values(2);
    for (int i = 0; i < 4; ++i) {
        values.add(0, 100);
        values.add(1, 0);
    }
    EXPECT_TRUE(std::isinf(values.difference(0, 1).error));
    EXPECT_FALSE(values.cost(1).isSure());
}

TEST(WinProbability, EqualScoresHaveEqualProbabilities) {
    for (int seats = 2; seats <= 3; ++seats) {
        WinProbability race({.target = 50}, kFigures, seats, 1), games({.deals = 3}, kFigures, seats, 1);
        for (Seat seat = 0; seat < seats; ++seat) {
            EXPECT_NEAR(race.percent(scoresOf(seats, {20, 20, 20}), seat), 100.0 / seats, 1e-9);
            EXPECT_NEAR(games.percent(scoresOf(seats, {20, 20, 20}), seat), 100.0 / seats, 1e-9);
        }
    }
}

TEST(WinProbability, ProbabilitiesAddUpAndGrowWithTheLead) {
    WinProbability race({.target = 50}, kFigures, 3, 1);
    double before = 0;
    for (const int lead : {-20, -5, 0, 5, 20}) {
        const MatchScore match = scoresOf(3, {std::int16_t(20 + lead), 20, 20});
        double sum = 0;
        for (Seat seat = 0; seat < 3; ++seat)
            sum += race.percent(match, seat);
        EXPECT_NEAR(sum, 100, 1e-9);
        EXPECT_GE(race.percent(match, 0), before);
        before = race.percent(match, 0);
    }
    EXPECT_GT(before, 80);
}

TEST(WinProbability, FinishedMatchIsCertain) {
    WinProbability chances({.deals = 1}, kFigures, 3, 1);
    MatchScore match = scoresOf(3, {5, 9, 9});
    match.over = true;
    match.winners = leaders(match.scores, 3);
    EXPECT_EQ(chances.percent(match, 0), 0);
    EXPECT_EQ(chances.percent(match, 1), 50);
}

TEST(WinProbability, LeadCountsMoreNearTheEnd) {
    WinProbability games({.deals = 10}, kFigures, 2, 1);
    EXPECT_GT(games.percent(scoresOf(2, {8, 2}, 9), 0), games.percent(scoresOf(2, {8, 2}, 1), 0) + 5);
}

TEST(WinProbability, DealCanHaveASingleWinner) {
    WinProbability wins({.target = 3}, {}, 2, 0);
    // Leading by two games to one of three, a player wins three of four matches if games are even.
    EXPECT_NEAR(wins.percent(scoresOf(2, {2, 1}), 0), 75, 8);
    EXPECT_NEAR(wins.percent(scoresOf(2, {1, 1}), 0), 50, 1e-9);
}
