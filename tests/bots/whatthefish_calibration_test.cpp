// What Pike and Shark say how likely their moves are to work, against how often they did.
#include "model/bots/whatthefish/motive.h"
#include "tests/support/bands.h"
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

/// One game among bots of one level; every claim is settled when the swim that it was about has ended.
void playOne(Level level, int seats, std::uint64_t seed, int effort, std::array<Bands, 4>& bands) {
    tacklebox::Setup<WhatTheFish> setup;
    setup.seats = seats;
    setup.seed = seed;
    setup.dealer = drawnDealer(seed, seats);
    setup.layout = drawnLayout<WhatTheFish>(seed, setup.options, seats);
    Match<WhatTheFish> match(setup);
    std::vector<std::unique_ptr<Bot<WhatTheFish>>> bots;
    for (Seat seat = 0; seat < seats; ++seat)
        bots.push_back(makeBot<WhatTheFish>(level, seat, Random::forStep(~seed, seat).next()));
    std::vector<Claim> claims;
    MoveList<Move> moves;
    for (int told = 0; !match.over();) {
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
        if (aim == Aim::Fish && choice->rationale.likely)
            bands[std::size_t(aim)].add(*choice->rationale.likely,
                                        match.state().now.hands[choice->move.target].intersects(kFish));
        else if (choice->rationale.likely)
            claims.push_back({*choice->rationale.likely, aim});
        ASSERT_FALSE(match.move(seat, choice->move));
        if (match.state().now.swim.any()) continue;
        const bool freed = match.over() && Ending(match.state().match.last.ending) == Ending::FishFreed;
        for (const Claim& claim : claims)
            bands[std::size_t(claim.aim)].add(claim.likely, freed == (claim.aim == Aim::Free));
        claims.clear();
    }
}

void testCalibration(Level level, int games, int effort) {
    const int many = fromEnvironment("TACKLEBOX_LONG", 0) ? 10 : 1;
    for (const int seats : {2, 4}) {
        std::array<Bands, 4> bands{};
        for (int game = 0; game < many * games; ++game)
            playOne(level, seats, 9000 + std::uint64_t(game), effort, bands);
        const std::string who = std::string(name(level)) + " at " + std::to_string(seats) + " seats, ";
        // What is said in one swim hangs together.
        constexpr double kSlack = 0.04, kTogether = 2;
        bands[std::size_t(Aim::Free)].expectCalibrated(who + "free", kSlack, kTogether);
        bands[std::size_t(Aim::Stop)].expectCalibrated(who + "stopped", kSlack, kTogether);
        bands[std::size_t(Aim::Fish)].expectCalibrated(who + "holds a FISH", kSlack);
        EXPECT_GT(bands[std::size_t(Aim::Stop)].count(), 100);
    }
}

} // namespace

TEST(WhatTheFishCalibration, WhatPikeSaysIsLikelyHappensThatOften) {
    testCalibration(Level::Pike, 150, 100);
}

TEST(WhatTheFishCalibration, WhatSharkSaysIsLikelyHappensThatOften) {
    testCalibration(Level::Shark, 60, 20); // a fifth of its work: many more games in the time
}
