// The opponent model of What the Fish! recognises opponent types by their actions and passes.
#include "model/games/whatthefish/bot/opponenttypes.h"
#include "tests/support/botgames.h"
#include "tests/support/determinizations.h"
#include "tests/support/environment.h"
#include "tests/support/opponentpools.h"
#include "tests/support/streams.h"

#include <cstdio>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::whatthefish;

namespace {

/// Mean beliefs of seat 0 about such opponents at the end of matches.
Opponents::TypeWeights thoughtOf(const Opponent& opponent, int matches) {
    Opponents::TypeWeights mean{};
    matches = gamesToPlay(matches);
    for (int number = 1; number <= matches; ++number) {
        tacklebox::Setup<WhatTheFish> setup;
        setup.options.value[0] = 4;
        setup.seats = 4;
        setup.seed = std::uint64_t(number);
        setup.layout = drawnLayout<WhatTheFish>(setup.seed, setup.options, setup.seats);
        std::vector<std::unique_ptr<Bot<WhatTheFish>>> bots;
        for (Seat seat = 0; seat < setup.seats; ++seat)
            bots.push_back(opponent.bot<WhatTheFish>(seat, setup.seed + seat));
        Host<WhatTheFish> host(setup, std::move(bots));
        while (host.botsMove()) {
        }
        InformationState<WhatTheFish> known(0);
        Opponents ways(kPriorTypes);
        Random random(number);
        TypePolicy decider;
        for (const auto& event : eventsSeenBy(0, host.match().log())) {
            const auto* made = std::get_if<SeenMove<Move>>(&event.content());
            if (made && made->seat == 1) learn(ways, known, 1, made->move, random, decider);
            known.see(event);
        }
        for (std::size_t type = 0; type < kOpponentTypes; ++type)
            mean[type] += ways[1][type] / matches;
    }
    return mean;
}

double weightOf(const Opponents::TypeWeights& weights, OpponentType type) {
    return weights[std::size_t(type)];
}

} // namespace

TEST(WhatTheFishOpponentModel, AMatchRevealsTheOpponentTypes) {
    const auto random = thoughtOf({.level = Level::Random}, 4);
    EXPECT_GT(weightOf(random, OpponentType::AnyMove), 0.9);
    const auto sample = thoughtOf(kSampleBot, 8);
    EXPECT_GT(weightOf(sample, OpponentType::Eager), 0.9);
    const auto minnow = thoughtOf({.level = Level::Minnow}, 4);
    EXPECT_GT(weightOf(minnow, OpponentType::Minnow), 0.6);
    const auto pike = thoughtOf({.level = Level::Pike}, 4);
    EXPECT_GT(weightOf(pike, OpponentType::Skilled) + weightOf(pike, OpponentType::Master), 0.6);
    for (const auto& mean : {random, sample, minnow, pike}) {
        for (const double one : mean)
            std::printf(" %.2f", one);
        std::printf("\n");
    }
}
