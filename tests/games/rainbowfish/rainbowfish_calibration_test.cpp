// Checks the probabilities that Rainbow Fish bots state, and the points that they expect.
#include "model/games/rainbowfish/rainbowfish.h"
#include "tests/support/botgames.h"
#include "tests/support/environment.h"
#include "tests/support/oddscalibration.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::rainbowfish;

namespace {

/// Predictions of bots and their outcomes.
struct Compared {
    BandsOfGames asks;           ///< uncertain asks and whether they hit
    double moves = 0;            ///< with an expected score
    double expected = 0;         ///< sum of the expected points
    double got = 0, squares = 0; ///< sum of the points; sum of the squared errors
};

/// Plays a match with `seats` bots of the level.
void playAndCompare(Level level, int seats, std::uint64_t seed, int effort, Compared& compared) {
    const auto setup = drawnSetup<RainbowFish>(seed, seats);
    Match<RainbowFish> match(setup);
    std::vector<std::unique_ptr<Bot<RainbowFish>>> bots;
    for (Seat seat = 0; seat < seats; ++seat)
        bots.push_back(makeBot<RainbowFish>(level, seat, seed * 8 + seat));
    std::vector<std::pair<Seat, double>> promises;
    MoveList<Move> moves;
    for (int told = 0; !match.over();) {
        for (; told < match.log().size(); ++told)
            for (Seat seat = 0; seat < seats; ++seat)
                if (const auto event = SeenEvent<RainbowFish>::seenBy(seat, match.log(), told))
                    bots[seat]->see(*event);
        const Seat seat = match.state().status.playersToAct.first();
        moves.clear();
        RainbowFish::legalMoves(match.state(), seat, moves);
        const auto choice = bots[seat]->choose(moves.all(), {.effort = effort});
        const Move& move = choice->move;
        const Rationale& why = choice->rationale;
        if (move.kind == MoveKind::Ask && why.likely)
            compared.asks.add(*why.likely,
                              match.state().hands[move.target].intersects(cardsOfNumber(move.number)));
        if (why.expected) promises.emplace_back(seat, *why.expected);
        ASSERT_FALSE(match.move(seat, move));
    }
    for (const auto& [seat, expected] : promises) {
        const double got = match.state().match.scores[seat];
        ++compared.moves;
        compared.expected += expected;
        compared.got += got;
        compared.squares += (got - expected) * (got - expected);
    }
}

Compared compare(Level level, int seats, int matches, int effort) {
    Compared compared;
    for (int seed = 1; seed <= matches; ++seed)
        playAndCompare(level, seats, std::uint64_t(seed), effort, compared);
    return compared;
}

void expectPoints(const Compared& compared, int seats, double slack) {
    const double moves = compared.moves;
    ASSERT_GT(moves, 0);
    std::printf("%d seats: %.0f moves, %.2f points expected, %.2f got, root mean square error %.2f\n", seats,
                moves, compared.expected / moves, compared.got / moves, std::sqrt(compared.squares / moves));
    EXPECT_NEAR(compared.got / moves, compared.expected / moves, slack) << seats << " seats";
}

constexpr double kSlack = 0.05, kEnough = 50, kErrors = 4;
constexpr int kLittleThought = 8; ///< percent; does not reduce the samples for its odds

} // namespace

TEST(RainbowFishCalibration, PikesAsksAreCalibrated) {
    const int matches = int(fromEnvironment("TACKLEBOX_MATCHES", 14));
    compare(Level::Pike, 4, matches, 100).asks.expectCalibrated("Pike asks", kSlack, 1, kEnough, kErrors);
}

TEST(RainbowFishCalibration, SharksAsksAndPointsAreCalibrated) {
    const int matches = int(fromEnvironment("TACKLEBOX_SHARKS", 8));
    const Compared compared = compare(Level::Shark, 4, matches, kLittleThought);
    compared.asks.expectCalibrated("Shark asks", kSlack, 1, kEnough, kErrors);
    expectPoints(compared, 4, 1.0);
}

TEST(RainbowFishCalibration, PikeGetsTheExpectedPoints) {
    const int matches = int(fromEnvironment("TACKLEBOX_MATCHES", 100));
    constexpr int kMoveAlone = 1; // skips the odds of asks
    for (const int seats : {2, 3, 4, 6, 8})
        expectPoints(compare(Level::Pike, seats, matches, kMoveAlone), seats, 0.6);
}

// ---- among players of other kinds ----

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
constexpr int kFewestSeats = 3, kMostSeatsHere = 5;

void testOdds(Level level, int gamesWithEach, int effort) {
    testOddsAgainstAll<RainbowFish>(level, gamesWithEach, standardOptions(RainbowFish::kOptions),
                                    kFewestSeats, kMostSeatsHere, kSlackAgainstAll,
                                    {.watched = effort, .others = opponentEffort()});
}

} // namespace

TEST(RainbowFishCalibration, PikesOddsAreTrueAmongPlayersOfEveryKind) {
    testOdds(Level::Pike, 6, 100);
}

TEST(RainbowFishCalibration, SharksOddsAreTrueAmongPlayersOfEveryKind) {
    testOdds(Level::Shark, 4, kLittleThought);
}

TEST(RainbowFishCalibration, LevelsThatForgetGiveNoOdds) {
    for (const Level level : {Level::Minnow, Level::Perch}) {
        constexpr int kGames = 10;
        EXPECT_EQ(gamesAgainst<RainbowFish>(level, OpponentPool::Mixed, kGames,
                                            standardOptions(RainbowFish::kOptions), 3, 5)
                      .count(),
                  0);
    }
}
