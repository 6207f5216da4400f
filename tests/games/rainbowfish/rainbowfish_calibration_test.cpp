// Checks the probabilities that Rainbow Fish bots state, and the points that they expect.
#include "model/games/rainbowfish/rainbowfish.h"
#include "tests/support/botgames.h"
#include "tests/support/environment.h"
#include "tests/support/oddscalibration.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::rainbowfish;

namespace {

/// What bots predicted, and the outcomes.
struct Predictions {
    BandsOfGames asks;           ///< uncertain asks and whether they hit
    double moves = 0;            ///< with an expected score
    double expected = 0;         ///< sum of the expected points
    double got = 0, squares = 0; ///< sum of the points; sum of the squared errors
};

/// Plays a match with `seats` bots of the level and adds what they predict. `effort` is Thinking::effort.
void addPredictions(Level level, int seats, std::uint64_t seed, int effort, Predictions& predictions) {
    const auto setup = drawnSetup<RainbowFish>(seed, seats);
    Match<RainbowFish> match(setup);
    std::vector<std::unique_ptr<Bot<RainbowFish>>> bots;
    for (Seat seat = 0; seat < seats; ++seat)
        bots.push_back(makeBot<RainbowFish>(level, seat, seed * 8 + seat));
    std::vector<std::pair<Seat, double>> expectations;
    MoveList<Move> moves;
    for (int seen = 0; !match.over();) {
        for (; seen < match.log().size(); ++seen)
            for (Seat seat = 0; seat < seats; ++seat)
                if (const auto event = SeenEvent<RainbowFish>::seenBy(seat, match.log(), seen))
                    bots[seat]->see(*event);
        const Seat seat = match.state().status.playersToAct.first();
        moves.clear();
        RainbowFish::legalMoves(match.state(), seat, moves);
        const auto choice = bots[seat]->choose(moves.all(), {.effort = effort});
        const Move& move = choice->move;
        const Rationale& rationale = choice->rationale;
        if (move.kind == MoveKind::Ask && rationale.likely)
            predictions.asks.add(*rationale.likely,
                                 match.state().hands[move.target].intersects(cardsOfNumber(move.number)));
        if (rationale.expected) expectations.emplace_back(seat, *rationale.expected);
        ASSERT_FALSE(match.move(seat, move));
    }
    for (const auto& [seat, expected] : expectations) {
        const double got = match.state().match.scores[seat];
        ++predictions.moves;
        predictions.expected += expected;
        predictions.got += got;
        predictions.squares += (got - expected) * (got - expected);
    }
}

Predictions predictionsOf(Level level, int seats, int matches, int effort) {
    Predictions predictions;
    for (int seed = 1; seed <= matches; ++seed)
        addPredictions(level, seats, std::uint64_t(seed), effort, predictions);
    return predictions;
}

void expectPoints(const Predictions& predictions, int seats, double slack) {
    const double moves = predictions.moves;
    ASSERT_GT(moves, 0);
    std::printf("%d seats: %.0f moves, %.2f points expected, %.2f got, root mean square error %.2f\n", seats,
                moves, predictions.expected / moves, predictions.got / moves,
                std::sqrt(predictions.squares / moves));
    EXPECT_NEAR(predictions.got / moves, predictions.expected / moves, slack) << seats << " seats";
}

/// Arguments of BandsOfGames::expectCalibrated().
constexpr double kSlack = 0.05, kEnough = 50, kErrors = 4;
/// An effort that shortens the search; the number of samples for the stated odds does not depend on it.
constexpr int kLowEffort = 8;

} // namespace

TEST(RainbowFishCalibration, PikesAsksAreCalibrated) {
    const int matches = int(fromEnvironment("TACKLEBOX_MATCHES", 14));
    predictionsOf(Level::Pike, 4, matches, 100)
        .asks.expectCalibrated("Pike asks", kSlack, 1, kEnough, kErrors);
}

TEST(RainbowFishCalibration, SharksAsksAndPointsAreCalibrated) {
    const int matches = int(fromEnvironment("TACKLEBOX_SHARKS", 8));
    const Predictions predictions = predictionsOf(Level::Shark, 4, matches, kLowEffort);
    predictions.asks.expectCalibrated("Shark asks", kSlack, 1, kEnough, kErrors);
    expectPoints(predictions, 4, 1.0);
}

TEST(RainbowFishCalibration, PikeGetsTheExpectedPoints) {
    const int matches = int(fromEnvironment("TACKLEBOX_MATCHES", 100));
    constexpr int kMoveOnly = 1; // an effort below kLeastEffortForOdds: the bots estimate no odds of asks
    for (const int seats : {2, 3, 4, 6, 8})
        expectPoints(predictionsOf(Level::Pike, seats, matches, kMoveOnly), seats, 0.6);
}

// ---- against all kinds of opponents ----

namespace tacklebox::testing {

template <>
struct MoveOutcome<RainbowFish> {
    static std::optional<bool> inPosition(const State& state, Seat, const Move& move) {
        if (move.kind == MoveKind::Ask)
            return state.hands[move.target].intersects(cardsOfNumber(move.number));
        return state.hands[move.target].intersects(cardsOfColor(move.color));
    }
    static std::optional<bool> afterEvent(const SeenEvent<RainbowFish>&, Seat, const Move&) {
        return std::nullopt;
    }
};

} // namespace tacklebox::testing

namespace {

constexpr double kSlackAgainstAll = 0.03;
constexpr int kFewestSeats = 3, kMostSeatsTested = 5;

void testOdds(Level level, int gamesWithEach, int effort) {
    testOddsAgainstAll<RainbowFish>(level, gamesWithEach, standardOptions(RainbowFish::kOptions),
                                    kFewestSeats, kMostSeatsTested, kSlackAgainstAll,
                                    {.watched = effort, .others = opponentEffort()});
}

} // namespace

TEST(RainbowFishCalibration, PikesOddsAreCalibratedAgainstAllOpponents) {
    testOdds(Level::Pike, 6, 100);
}

TEST(RainbowFishCalibration, SharksOddsAreCalibratedAgainstAllOpponents) {
    testOdds(Level::Shark, 4, kLowEffort);
}

TEST(RainbowFishCalibration, LevelsThatForgetStateNoOdds) {
    for (const Level level : {Level::Minnow, Level::Perch}) {
        constexpr int kGames = 10;
        EXPECT_EQ(gamesAgainst<RainbowFish>(level, OpponentPool::Mixed, kGames,
                                            standardOptions(RainbowFish::kOptions), kFewestSeats,
                                            kMostSeatsTested)
                      .count(),
                  0);
    }
}
