// What Pike and Shark say how likely their moves are to work, against how often they did, whoever sits beside
// them.
#include "model/games/whatthefish/bot/motive.h"
#include "model/games/whatthefish/policy.h"
#include "tests/support/oddscalibration.h"
#include "tests/support/worlds.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::whatthefish;

namespace {

/// What was said and is not decided yet.
struct Claim {
    double likely;
    Aim aim;
};

/// By aim; what is said in the first game of a match, before anything is known of the others, and later.
struct Forecasts {
    struct Bands {
        std::array<BandsOfGames, 4> byAim;
        BandsOfGames wins; ///< expected to win the game
    };
    Bands atFirst, later;
};

constexpr int kEffortOfSharks = 20; ///< percent: many more games in the time; others do not mind it

/// One game of a bot of the level with others of a pool; every claim of it is settled when the swim that it
/// was about has ended.
void playOne(Level level, const OpponentPool& pool, int seats, std::uint64_t seed, int effort,
             Forecasts& forecasts) {
    Options options = standardOptions(WhatTheFish::kOptions);
    options.value[0] = 3; // games: time to get to know each other
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
    for (int heard = 0; !match.over();) {
        if (match.chanceIsDue()) FAIL();
        for (; heard < match.log().size(); ++heard)
            for (Seat seat = 0; seat < seats; ++seat)
                if (const auto event = SeenEvent<WhatTheFish>::seenBy(seat, match.log(), heard))
                    bots[seat]->see(*event);
        const Seat seat = askingOrder<WhatTheFish>(match.state())[0];
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

/// No style fits Sharks: their shares are those of random players and of masters alike, and no correction by
/// the styles makes claims beside them true. Stubborn bots are nearly the eager ones. The chance to win is
/// fitted to the styles alone. tests/ODDS.md has the figures.
constexpr double kMoreSlackBesideSharks = 0.25, kMoreSlackBesideStubborn = 0.1, kMoreSlackOfWins = 0.06;

/// At a table of so many seats.
void expectCalibrated(const Forecasts::Bands& bands, Level level, int seats, const std::string& company) {
    const double moreSlackBeside = company == OpponentPool::Sharks.name     ? kMoreSlackBesideSharks
                                   : company == OpponentPool::Stubborn.name ? kMoreSlackBesideStubborn
                                                                            : 0;
    const auto expect = [&](const BandsOfGames& told, const char* what, double moreSlack = 0) {
        const double slack = kSlack + moreSlack + moreSlackBeside;
        const Statement statement{std::string(WhatTheFish::kTitle) + " (" + std::to_string(seats) + ")",
                                  std::string(name(level)), what, company};
        told.printRow(statement);
        told.expectCalibrated(statement.words(), slack, 1, BandsOfGames::kEnough, kErrors);
        told.expectTrueOnTheMean(statement.words(), slack, kErrors);
    };
    expect(bands.byAim[std::size_t(Aim::Free)], "free");
    expect(bands.byAim[std::size_t(Aim::Stop)], "stopped");
    expect(bands.byAim[std::size_t(Aim::Fish)], "holds a FISH");
    expect(bands.wins, "wins the game", kMoreSlackOfWins);
}

/// In so many matches with each of the pools; with TACKLEBOX_CLAIMS up to ten times as many. Nobody can
/// tell at once who sits beside them: what is said in the first game is true over all pools, later beside
/// each of them.
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

/// Sharks and stubborn bots are among them where claims are counted.
std::span<const OpponentPool> pools() {
    if (claimsWanted() > 0) return kAllOpponentPools;
    return kOpponentPools;
}

int times() {
    return int(fromEnvironment("TACKLEBOX_LONG", 1));
}

} // namespace

TEST(WhatTheFishCalibration, WhatPikeSaysOfOneOpponentHappensThatOften) {
    testCalibration(Level::Pike, pools(), 2, 30 * times(), 100);
}

TEST(WhatTheFishCalibration, WhatPikeSaysOfThreeOpponentsHappensThatOften) {
    testCalibration(Level::Pike, pools(), 4, 12 * times(), 100);
}

TEST(WhatTheFishCalibration, WhatSharkSaysIsLikelyHappensThatOften) {
    // A fifth of its work: many more games in the time.
    const OpponentPool pools[] = {OpponentPool::Mixed};
    testCalibration(Level::Shark, pools, 4, 30 * times(), 20);
}
