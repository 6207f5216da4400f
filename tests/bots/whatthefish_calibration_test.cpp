// What Pike and Shark say how likely their moves are to work, against how often they did.
#include "model/bots/whatthefish/motive.h"
#include "tests/support/environment.h"
#include "tests/support/worlds.h"

#include <cmath>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::whatthefish;

namespace {

struct Band {
    double said = 0;
    int told = 0, happened = 0;
};
using Bands = std::array<Band, 10>;

/// What was said and is not decided yet.
struct Claim {
    double likely;
    Aim aim;
};

void settle(Bands& bands, double likely, bool happened) {
    Band& band = bands[std::size_t(std::min(9, int(10 * likely)))];
    band.said += likely;
    ++band.told;
    band.happened += happened;
}

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
            settle(bands[int(aim)], *choice->rationale.likely,
                   match.state().now.hands[choice->move.target].intersects(kFish));
        else if (choice->rationale.likely)
            claims.push_back({*choice->rationale.likely, aim});
        ASSERT_FALSE(match.move(seat, choice->move));
        if (match.state().now.swim.any()) continue;
        const bool freed = match.over() && Ending(match.state().match.last.ending) == Ending::FishFreed;
        for (const Claim& claim : claims)
            settle(bands[int(claim.aim)], claim.likely, freed == (claim.aim == Aim::Free));
        claims.clear();
    }
}

/// The claims of a game hang together, so the bounds are those of fewer independent ones.
void expectCalibrated(const Bands& bands, const std::string& what) {
    constexpr double kClaimsTogether = 4, kDeviations = 3, kBias = 0.05;
    for (const Band& band : bands) {
        if (band.told < 60) continue;
        const double said = band.said / band.told, happened = double(band.happened) / band.told;
        const double spread = std::sqrt(std::max(0.02, said * (1 - said)) * kClaimsTogether / band.told);
        std::printf("%s: said %.3f, happened %.3f of %d\n", what.c_str(), said, happened, band.told);
        EXPECT_NEAR(said, happened, kBias + kDeviations * spread) << what << ", of " << band.told;
    }
}

void testCalibration(Level level, int games, int effort) {
    const int many = fromEnvironment("TACKLEBOX_LONG", 0) ? 10 : 1;
    for (const int seats : {2, 4}) {
        std::array<Bands, 4> bands{};
        for (int game = 0; game < many * games; ++game)
            playOne(level, seats, 9000 + std::uint64_t(game), effort, bands);
        const std::string who = std::string(name(level)) + " at " + std::to_string(seats) + " seats, ";
        expectCalibrated(bands[int(Aim::Free)], who + "free");
        expectCalibrated(bands[int(Aim::Stop)], who + "stopped");
        expectCalibrated(bands[int(Aim::Fish)], who + "holds a FISH");
    }
}

} // namespace

TEST(WhatTheFishCalibration, WhatPikeSaysIsLikelyHappensThatOften) {
    testCalibration(Level::Pike, 200, 100);
}

TEST(WhatTheFishCalibration, WhatSharkSaysIsLikelyHappensThatOften) {
    testCalibration(Level::Shark, 60, 20);
}
