// Calibration of the probabilities that Go Fish bots state, and of the number of books that they expect.
#include "model/games/gofish/gofish.h"
#include "tests/support/oddscalibration.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::gofish;

namespace tacklebox::testing {

template <>
struct MoveOutcome<GoFish> {
    static std::optional<bool> inPosition(const State& state, Seat, const Move& move) {
        return state.hands[move.target].intersects(cardsOfRank(move.rank));
    }
    static std::optional<bool> afterEvent(const SeenEvent<GoFish>&, Seat, const Move&) {
        return std::nullopt;
    }
};

} // namespace tacklebox::testing

namespace {

constexpr double kSlack = 0.03;
constexpr int kSharkEffort = 5; ///< percent; does not reduce the samples for its odds

/// Pike's stated odds. The games are played once and shared by the tests.
struct PikesOdds {
    OddsAgainstAll all;
    BandsOfGames ofLastCards; ///< asks for the fourth card of a rank
};

const PikesOdds& pikesOdds() {
    static const PikesOdds odds = [] {
        ExtraBands<GoFish> lastCards;
        lastCards.pools = {OpponentPool::Pikes, OpponentPool::SampleBots, OpponentPool::Minnows};
        lastCards.games = 60;
        lastCards.bands.resize(1);
        lastCards.bandOf = [](const State& state, Seat seat, const Move& ask) -> std::optional<std::size_t> {
            const CardSet held = state.hands[seat] & cardsOfRank(ask.rank);
            if (held.size() != kBookSize - 1 || state.pond.empty()) return std::nullopt;
            return 0;
        };
        constexpr int kGamesWithEach = 24;
        PikesOdds result;
        result.all = playAgainstAll<GoFish>(Level::Pike, kGamesWithEach, standardOptions(GoFish::kOptions),
                                            GoFish::kLeastSeats, GoFish::kMostSeats,
                                            {.others = opponentEffort()}, &lastCards);
        result.ofLastCards = lastCards.bands.front();
        return result;
    }();
    return odds;
}

} // namespace

TEST(GoFishCalibration, PikesOddsAreCalibratedAgainstAllOpponents) {
    pikesOdds().all.expectTrue(Level::Pike, kSlack);
}

/// Estimates from few or correlated samples would be too far from one half.
TEST(GoFishCalibration, PikesOddsAreNotOverconfident) {
    pikesOdds().all.all().expectTrueInBothHalves("Pike among all of them", 0.02, 2);
}

TEST(GoFishCalibration, SharksOddsAreCalibratedAgainstAllOpponents) {
    constexpr int kGamesWithEach = 10;
    testOddsAgainstAll<GoFish>(Level::Shark, kGamesWithEach, standardOptions(GoFish::kOptions),
                               GoFish::kLeastSeats, GoFish::kMostSeats, kSlack,
                               {.watched = kSharkEffort, .others = opponentEffort()});
}

/// Odds of a rank's fourth card are special: its holder has usually asked for the rank before.
TEST(GoFishCalibration, PikesOddsOfALastCardAreTrue) {
    pikesOdds().ofLastCards.expectTrueOnTheMean("Pike of a last card", 0, 2.5);
}

TEST(GoFishCalibration, LevelsThatForgetStateNoOdds) {
    for (const Level level : {Level::Minnow, Level::Perch}) {
        constexpr int kMatches = 10;
        EXPECT_EQ(gamesAgainst<GoFish>(level, OpponentPool::Mixed, kMatches,
                                       standardOptions(GoFish::kOptions), 2, 6)
                      .count(),
                  0);
    }
}

TEST(GoFishCalibration, SharkGetsTheExpectedNumberOfBooks) {
    double moves = 0, expected = 0, got = 0;
    for (int number = 1; number <= 12; ++number) {
        const auto setup = drawnSetup<GoFish>(std::uint64_t(number), 2 + number % 3);
        std::vector<std::pair<Seat, double>> predictions;
        Scores scores{};
        playWatched<GoFish>(
            Level::Shark, setup, {.effort = kSharkEffort},
            [&](Seat seat, const Choice<GoFish>& choice, std::span<const Move>) {
                if (choice.rationale.expected) predictions.emplace_back(seat, *choice.rationale.expected);
            },
            [&](Seat, const SeenEvent<GoFish>& event) {
                if (const auto* scored = std::get_if<Scored>(&event.content())) scores = scored->totals;
            });
        for (const auto& [seat, books] : predictions) {
            ++moves;
            expected += books;
            got += scores[seat];
        }
    }
    std::printf("%.0f moves, %.2f books expected, %.2f got\n", moves, expected / moves, got / moves);
    EXPECT_NEAR(got / moves, expected / moves, 0.6);
}
