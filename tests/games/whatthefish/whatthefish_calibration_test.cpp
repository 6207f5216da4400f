// What Pike and Shark say how likely their moves are to work, against how often they did, whoever sits beside
// them.
#include "model/games/whatthefish/bot/motive.h"
#include "model/games/whatthefish/policy.h"
#include "tests/support/bands.h"
#include "tests/support/opponentpools.h"
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
    std::array<BandsOfGames, 4> atFirst, later;
};

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
        const auto choice = bots[seat]->choose(moves.all(), {.effort = effort});
        ASSERT_TRUE(choice);
        auto& bands = match.state().match.round > 1 ? forecasts.later : forecasts.atFirst;
        const Aim aim = aimOf(Motive(choice->rationale.motive));
        if (seat == self && choice->rationale.likely) {
            if (aim == Aim::Fish)
                bands[std::size_t(aim)].add(*choice->rationale.likely,
                                            match.state().now.hands[choice->move.target].intersects(kFish));
            else
                claims.push_back({*choice->rationale.likely, aim});
        }
        const auto round = match.state().match.round;
        ASSERT_FALSE(match.move(seat, choice->move));
        const bool ended = match.over() || match.state().match.round != round;
        if (match.state().now.swim.any() && !ended) continue;
        const bool freed = ended && Ending(match.state().match.last.ending) == Ending::FishFreed;
        for (const Claim& claim : claims)
            bands[std::size_t(claim.aim)].add(claim.likely, freed == (claim.aim == Aim::Free));
        claims.clear();
    }
    for (auto* bands : {&forecasts.atFirst, &forecasts.later})
        for (BandsOfGames& aim : *bands)
            aim.endGame();
}

constexpr double kSlack = 0.03, kErrors = 3;

void expectCalibrated(const std::array<BandsOfGames, 4>& bands, const std::string& who) {
    const auto expect = [&](Aim aim, const char* what) {
        bands[std::size_t(aim)].expectCalibrated(who + what, kSlack, 1, BandsOfGames::kEnough, kErrors);
        bands[std::size_t(aim)].expectTrueOnTheMean(who + what, kSlack, kErrors);
    };
    expect(Aim::Free, ", free");
    expect(Aim::Stop, ", stopped");
    expect(Aim::Fish, ", holds a FISH");
}

/// In so many matches with each of the pools. Nobody can tell at once who sits beside him: what is said
/// in the first game is true over all pools, later beside each of them.
void testCalibration(Level level, std::span<const OpponentPool> pools, int seats, int matches, int effort) {
    std::array<BandsOfGames, 4> atFirst;
    std::uint64_t seed = fromEnvironment("TACKLEBOX_SEED", 9000);
    for (const OpponentPool& pool : pools) {
        Forecasts forecasts;
        std::swap(forecasts.atFirst, atFirst);
        for (int match = 0; match < matches; ++match)
            playOne(level, pool, seats, seed++, effort, forecasts);
        std::swap(forecasts.atFirst, atFirst);
        expectCalibrated(forecasts.later,
                         std::string(name(level)) + " at " + std::to_string(seats) + " among " + pool.name);
    }
    expectCalibrated(atFirst, std::string(name(level)) + " at " + std::to_string(seats) + ", the first game");
}

int times() {
    return int(fromEnvironment("TACKLEBOX_LONG", 1));
}

} // namespace

TEST(WhatTheFishCalibration, WhatPikeSaysOfOneOpponentHappensThatOften) {
    testCalibration(Level::Pike, kOpponentPools, 2, 30 * times(), 100);
}

TEST(WhatTheFishCalibration, WhatPikeSaysOfThreeOpponentsHappensThatOften) {
    testCalibration(Level::Pike, kOpponentPools, 4, 12 * times(), 100);
}

TEST(WhatTheFishCalibration, WhatSharkSaysIsLikelyHappensThatOften) {
    // A fifth of its work: many more games in the time.
    const OpponentPool pools[] = {OpponentPool::Mixed};
    testCalibration(Level::Shark, pools, 4, 30 * times(), 20);
}
