// What Pike and Shark say how likely their moves are to work, against how often they did, whoever sits beside
// them.
#include "model/bots/whatthefish/motive.h"
#include "tests/support/bands.h"
#include "tests/support/company.h"
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

using AimBands = std::array<BandsOfGames, 4>;

/// One game of a bot of the level with such company; every claim of it is settled when the swim that it was
/// about has ended.
void playOne(Level level, const Company& company, int seats, std::uint64_t seed, int effort,
             AimBands& bands) {
    tacklebox::Setup<WhatTheFish> setup;
    setup.options.value[0] = 3; // games: time to get to know each other
    setup.seats = seats;
    setup.seed = seed;
    setup.dealer = drawnDealer(seed, seats);
    setup.layout = drawnLayout<WhatTheFish>(seed, setup.options, seats);
    Match<WhatTheFish> match(setup);
    const Seat self = Seat(seed % std::uint64_t(seats));
    std::vector<std::unique_ptr<Bot<WhatTheFish>>> bots;
    for (Seat seat = 0; seat < seats; ++seat) {
        const std::uint64_t own = Random::forStep(~seed, seat).next();
        bots.push_back(seat == self ? makeBot<WhatTheFish>(level, seat, own)
                                    : company.at(int(seed / 7) + seat).bot<WhatTheFish>(seat, own));
    }
    std::vector<Claim> claims;
    MoveList<Move> moves;
    for (int told = 0; !match.over();) {
        if (match.chanceIsDue()) FAIL();
        for (; told < match.log().size(); ++told)
            for (Seat seat = 0; seat < seats; ++seat)
                if (const auto event = SeenEvent<WhatTheFish>::seenBy(seat, match.log(), told))
                    bots[seat]->see(*event);
        const Seat seat = askingOrder<WhatTheFish>(match.state())[0];
        moves.clear();
        WhatTheFish::legalMoves(match.state(), seat, moves);
        const auto choice = bots[seat]->choose(moves.all(), {.effort = effort});
        ASSERT_TRUE(choice);
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
    for (BandsOfGames& aim : bands)
        aim.endGame();
}

void watch(Level level, const Company& company, int seats, int games, int effort) {
    AimBands bands{};
    for (int game = 0; game < games; ++game)
        playOne(level, company, seats, fromEnvironment("TACKLEBOX_SEED", 9000) + std::uint64_t(game), effort,
                bands);
    const std::string who =
        std::string(name(level)) + " beside " + company.name + " of " + std::to_string(seats) + ", ";
    constexpr double kSlack = 0.05;
    bands[std::size_t(Aim::Free)].expectCalibrated(who + "free", kSlack);
    bands[std::size_t(Aim::Stop)].expectCalibrated(who + "stopped", kSlack);
    bands[std::size_t(Aim::Fish)].expectCalibrated(who + "holds a FISH", kSlack);
}

/// At tables of four of each of these companies; with TACKLEBOX_LONG at tables of two and four of all, and
/// ten times as often.
void testCalibration(Level level, std::initializer_list<Company> companies, int games, int effort) {
    const bool all = fromEnvironment("TACKLEBOX_LONG", 0) != 0;
    for (const Company& company : all ? std::span(kCompanies) : std::span(companies)) {
        if (all) watch(level, company, 2, 3 * games, effort);
        watch(level, company, 4, (all ? 3 : 1) * games, effort);
    }
}

} // namespace

TEST(WhatTheFishCalibration, WhatPikeSaysIsLikelyHappensThatOften) {
    testCalibration(Level::Pike, {Company::Minnows}, 120, 100);
}

TEST(WhatTheFishCalibration, WhatSharkSaysIsLikelyHappensThatOften) {
    // A fifth of its work: many more games in the time.
    testCalibration(Level::Shark, {Company::Mixed}, 30, 20);
}
