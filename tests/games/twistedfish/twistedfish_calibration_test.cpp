// Compares the probabilities that Twisted Fish bots state for their asks with the frequency of hits.
#include "model/games/twistedfish/twistedfish.h"
#include "tests/support/oddscalibration.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::twistedfish;

namespace tacklebox::testing {

template <>
struct MoveOutcome<TwistedFish> {
    static std::optional<bool> inPosition(const State&, Seat, const Move&) { return std::nullopt; }
    static std::optional<bool> afterEvent(const SeenEvent<TwistedFish>& event, Seat seat, const Move&) {
        if (const auto* moved = std::get_if<Moved>(&event.content());
            moved && moved->to == handOf(seat) && moved->from.kind == PileKind::Hand)
            return true;
        if (const auto* said = std::get_if<Said>(&event.content()); said && said->saying == Saying::GoFishing)
            return false;
        const auto* made = std::get_if<SeenMove<Move>>(&event.content());
        if (made && made->seat != seat &&
            (made->move.kind == MoveKind::NoFishing || made->move.kind == MoveKind::DivineIntervention))
            return false;
        return std::nullopt;
    }
};

} // namespace tacklebox::testing

namespace {

Options singleHands() {
    Options options = standardOptions(TwistedFish::kOptions);
    options.value[kOptionTarget] = 0;
    return options;
}

constexpr int kFewestSeats = 2, kMostSeatsTested = 5;
constexpr double kSlack = 0.03;

/// Pike's statements in games that are played once for all tests.
struct PikesOdds {
    enum Held : std::size_t { Few, Many };

    OddsAgainstAll all;
    BandsOfGames few, many; ///< by the number of cards of the fish in its hand
};

const PikesOdds& pikesOdds() {
    static const PikesOdds odds = [] {
        ExtraBands<TwistedFish> closer;
        closer.pools = {OpponentPool::Perches, OpponentPool::SampleBots, OpponentPool::Randoms};
        closer.games = 8;
        closer.bands.resize(2);
        closer.bandOf = [](const State& state, Seat seat, const Move& ask) -> std::optional<std::size_t> {
            if (ask.kind != MoveKind::Ask) return std::nullopt;
            const int held = (state.hands[seat] & kCardsOf[fishOf(ask.card)]).size();
            if (held == 2) return PikesOdds::Few;
            if (held == kColours - 1) return PikesOdds::Many;
            return std::nullopt;
        };
        constexpr int kGamesWithEach = 6;
        PikesOdds played;
        played.all = playAgainstAll<TwistedFish>(Level::Pike, kGamesWithEach, singleHands(), kFewestSeats,
                                                 kMostSeatsTested, {.others = opponentEffort()}, &closer);
        played.few = closer.bands[PikesOdds::Few];
        played.many = closer.bands[PikesOdds::Many];
        return played;
    }();
    return odds;
}

} // namespace

TEST(TwistedFishCalibration, PikesOddsAreCalibratedAgainstAllOpponents) {
    pikesOdds().all.expectTrue(Level::Pike, kSlack);
}

/// Players prefer fish of which they hold many: a seat with few of a fish meets opponents with more of it.
TEST(TwistedFishCalibration, PikesOddsAreTrueWithFewAndManyOfAFish) {
    pikesOdds().few.expectTrueOnTheMean("Pike, two of the fish in hand", 0, 2.5);
    pikesOdds().many.expectTrueOnTheMean("Pike, four of the fish in hand", 0, 2.5);
}

TEST(TwistedFishCalibration, SharksOddsAreCalibratedAgainstAllOpponents) {
    constexpr int kGamesWithEach = 4;
    constexpr int kLowEffort = 8; // the number of samples for the stated odds does not depend on it
    testOddsAgainstAll<TwistedFish>(Level::Shark, kGamesWithEach, singleHands(), kFewestSeats,
                                    kMostSeatsTested, kSlack,
                                    {.watched = kLowEffort, .others = opponentEffort()});
}

TEST(TwistedFishCalibration, SharkGetsTheExpectedPoints) {
    const int games = int(std::min<std::uint64_t>(20, fromEnvironment("TACKLEBOX_STRANGERS", 4)));
    constexpr int kLowEffort = 8;
    constexpr double kSlackOfPoints = 25, kSlackOfAll = 20, kErrors = 2.5;
    Expectations all;
    const auto expectTrue = [](const Expectations& points, const char* company, double slack) {
        points.expectTrue({std::string(TwistedFish::kTitle), "shark", "points", company}, slack, kErrors);
    };
    for (const OpponentPool& pool : allOpponentPools(false)) {
        const Expectations points = expectationsAgainst<TwistedFish>(
            Level::Shark, pool, games, singleHands(), kFewestSeats, kMostSeatsTested,
            {.watched = kLowEffort, .others = opponentEffort()});
        EXPECT_GT(points.count(), 0);
        expectTrue(points, pool.name, kSlackOfPoints);
        all.add(points);
    }
    expectTrue(all, "all of them", kSlackOfAll);
}
