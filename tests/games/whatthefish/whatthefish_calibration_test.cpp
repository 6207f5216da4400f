// Compares the probabilities of success that Pike and Shark state for their moves with the outcomes, among
// all kinds of opponents.
#include "model/games/whatthefish/bot/words.h"
#include "model/games/whatthefish/tabletraits.h"
#include "tests/support/determinizations.h"
#include "tests/support/oddscalibration.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::whatthefish;

namespace {

/// A statement whose outcome is open.
struct Claim {
    double likely;
    Aim aim;
};

/// Statements by aim, in the first game of a match (opponents unknown) and later.
struct Forecasts {
    struct Bands {
        std::array<BandsOfGames, 4> byAim;
        BandsOfGames wins; ///< expected to win the game
    };
    Bands atFirst, later;
};

constexpr int kEffortOfSharks = 20; ///< percent, to play many more games; the others ignore it

/// One match of a bot of the level with others of a pool. A claim is resolved when its swim ends.
void playOne(Level level, const OpponentPool& pool, int seats, std::uint64_t seed, int effort,
             Forecasts& forecasts) {
    Options options = standardOptions(WhatTheFish::kOptions);
    options.value[0] = 3; // games, so that the bots learn about each other
    const auto setup = drawnSetup<WhatTheFish>(seed, seats, options);
    Match<WhatTheFish> match(setup);
    const Seat self = Seat(seed % std::uint64_t(seats));
    std::vector<std::unique_ptr<Bot<WhatTheFish>>> bots;
    for (Seat seat = 0; seat < seats; ++seat) {
        const std::uint64_t own = Random::forStep(~seed, seat).next();
        bots.push_back(seat == self ? makeBot<WhatTheFish>(level, seat, own)
                                    : pool.at(int(seed / 7) + seat).bot<WhatTheFish>(seat, own));
    }
    std::vector<Claim> claims;
    std::vector<double> wins;
    MoveList<Move> moves;
    for (int nextEvent = 0; !match.over();) {
        if (match.chanceIsDue()) FAIL();
        for (; nextEvent < match.log().size(); ++nextEvent)
            for (Seat seat = 0; seat < seats; ++seat)
                if (const auto event = SeenEvent<WhatTheFish>::seenBy(seat, match.log(), nextEvent))
                    bots[seat]->see(*event);
        const Seat seat = turnOrder<WhatTheFish>(match.state())[0];
        moves.clear();
        WhatTheFish::legalMoves(match.state(), seat, moves);
        const int thinks = seat == self ? effort : std::min(effort, kEffortOfSharks);
        const auto choice = bots[seat]->choose(moves.all(), {.effort = thinks});
        ASSERT_TRUE(choice);
        auto& bands = match.state().match.round > 1 ? forecasts.later : forecasts.atFirst;
        const Aim aim = aimOf(Motive(choice->rationale.motive));
        if (seat == self && choice->rationale.likely) {
            if (aim == Aim::Fish)
                bands.byAim[std::size_t(aim)].add(
                    *choice->rationale.likely,
                    match.state().now.hands[choice->move.target].intersects(kFish));
            else
                claims.push_back({*choice->rationale.likely, aim});
        }
        if (seat == self && choice->rationale.expected) wins.push_back(*choice->rationale.expected);
        const auto round = match.state().match.round;
        ASSERT_FALSE(match.move(seat, choice->move));
        const bool ended = match.over() || match.state().match.round != round;
        if (match.state().now.swim.any() && !ended) continue;
        const bool freed = ended && Ending(match.state().match.last.ending) == Ending::FishFreed;
        for (const Claim& claim : claims)
            bands.byAim[std::size_t(claim.aim)].add(claim.likely, freed == (claim.aim == Aim::Free));
        claims.clear();
        if (!ended) continue;
        for (const double expected : wins)
            bands.wins.add(expected, match.state().match.last.points[self] > 0);
        wins.clear();
    }
    for (auto* bands : {&forecasts.atFirst, &forecasts.later}) {
        for (BandsOfGames& aim : bands->byAim)
            aim.endGame();
        bands->wins.endGame();
    }
}

constexpr double kSlack = 0.03, kErrors = 3;

/// No opponent type fits Sharks: the model mixes random players and masters, and no correction by type makes
/// the claims true. Stubborn bots resemble the eager ones. The chance to win is fitted to the types alone.
/// tests/ODDS.md has the figures.
constexpr double kMoreSlackBesideSharks = 0.25, kMoreSlackBesideStubborn = 0.1, kMoreSlackOfWins = 0.06;

void expectCalibrated(const Forecasts::Bands& bands, Level level, int seats, const std::string& company) {
    const double moreSlackBeside = company == OpponentPool::Sharks.name         ? kMoreSlackBesideSharks
                                   : company == OpponentPool::StubbornBots.name ? kMoreSlackBesideStubborn
                                                                                : 0;
    const auto expect = [&](const BandsOfGames& stated, const char* what, double moreSlack = 0) {
        const double slack = kSlack + moreSlack + moreSlackBeside;
        const Statement statement{std::string(WhatTheFish::kTitle) + " (" + std::to_string(seats) + ")",
                                  std::string(name(level)), what, company};
        stated.printRow(statement);
        stated.expectCalibrated(statement.words(), slack, 1, BandsOfGames::kEnough, kErrors);
        stated.expectTrueOnTheMean(statement.words(), slack, kErrors);
    };
    expect(bands.byAim[std::size_t(Aim::Free)], "free");
    expect(bands.byAim[std::size_t(Aim::Stop)], "stopped");
    expect(bands.byAim[std::size_t(Aim::Fish)], "holds a FISH");
    expect(bands.wins, "wins the game", kMoreSlackOfWins);
}

/// Plays `matches` with each pool, with TACKLEBOX_CLAIMS up to ten times as many. Statements of the first
/// game are true over all pools, because opponents are unknown; later ones within each pool.
void testCalibration(Level level, std::span<const OpponentPool> pools, int seats, int matches, int effort) {
    constexpr int kMostTimes = 10;
    Forecasts::Bands atFirst;
    const auto first = fromEnvironment("TACKLEBOX_SEED", 9000);
    for (std::size_t pool = 0; pool < pools.size(); ++pool) {
        Forecasts forecasts;
        std::swap(forecasts.atFirst, atFirst);
        const int most = claimsWanted() > 0 ? kMostTimes * matches : matches;
        for (int match = 0; match < most; ++match) {
            playOne(level, pools[pool], seats, first + pool * std::size_t(matches) + std::size_t(match),
                    effort, forecasts);
            if (match + 1 >= matches && forecasts.later.wins.haveEach(claimsWanted())) break;
        }
        std::swap(forecasts.atFirst, atFirst);
        expectCalibrated(forecasts.later, level, seats, pools[pool].name);
    }
    expectCalibrated(atFirst, level, seats, "all, in the first game");
}

/// With TACKLEBOX_CLAIMS also Sharks and stubborn bots.
std::span<const OpponentPool> pools() {
    if (claimsWanted() > 0) return kAllOpponentPools;
    return kOpponentPools;
}

int times() {
    return int(fromEnvironment("TACKLEBOX_LONG", 1));
}

} // namespace

TEST(WhatTheFishCalibration, PikesOddsAreCalibratedWithOneOpponent) {
    testCalibration(Level::Pike, pools(), 2, 30 * times(), 100);
}

TEST(WhatTheFishCalibration, PikesOddsAreCalibratedWithThreeOpponents) {
    testCalibration(Level::Pike, pools(), 4, 12 * times(), 100);
}

TEST(WhatTheFishCalibration, SharksOddsAreCalibrated) {
    // A fifth of its effort, to play many more games.
    const OpponentPool pools[] = {OpponentPool::Mixed};
    testCalibration(Level::Shark, pools, 4, 30 * times(), 20);
}
