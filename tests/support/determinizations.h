// Samples determinizations in positions of bots' and random games.
#pragma once

#include "model/bots/informationstate.h"
#include "model/host/host.h"
#include "tests/support/drawnsetup.h"
#include "tests/support/environment.h"
#include "tests/support/streams.h"

#include <gtest/gtest.h>

namespace tacklebox::testing {

/// Cycles through options and numbers of seats, so that every variant occurs.
template <class G>
Setup<G> variedSetup(std::uint64_t seed) {
    Random random = Random::forStep(seed, 1000);
    const int seats = G::kLeastSeats + random.below(G::kMostSeats - G::kLeastSeats + 1);
    Options options = standardOptions(G::kOptions);
    for (std::size_t i = 0; i < std::size(G::kOptions); ++i)
        if (G::kOptions[i].kind != OptionKind::Number)
            options.value[i] = std::int16_t(random.below(G::kOptions[i].most + 1));
    return drawnSetup<G>(seed, seats, options);
}

/// Effort of bots that only create positions.
inline constexpr Thinking kLittleThought{.effort = 5};

/// A table of bots of random levels up to Pike, some moving at random, for varied positions.
template <class G>
Host<G> mixedTable(std::uint64_t seed) {
    const Setup<G> setup = variedSetup<G>(seed);
    Random random = Random::forStep(seed, 1001);
    std::vector<std::unique_ptr<Bot<G>>> bots;
    for (Seat seat = 0; seat < setup.seats; ++seat)
        bots.push_back(makeBot<G>(Level(random.below(int(Level::Shark))), seat, random.next()));
    return Host<G>(setup, std::move(bots));
}

/// Plays matches of bots, or `deals` deals of each. Calls `check(known, state)` for the information states of
/// all seats and of the table (kNoSeat) before every move, until a check fails.
template <class G, class Check>
void checkInformationStates(int games, Check check, const Thinking& thinking = kLittleThought,
                            int deals = 1000) {
    for (std::uint64_t seed = 1; seed <= std::uint64_t(games); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Host<G> host = mixedTable<G>(seed);
        const Match<G>& match = host.match();
        std::vector<InformationState<G>> viewers;
        for (Seat seat = 0; seat < match.setup().seats; ++seat)
            viewers.emplace_back(seat);
        viewers.emplace_back(kNoSeat);
        int nextEvent = 0;
        do {
            for (; nextEvent < match.log().size(); ++nextEvent)
                for (auto& viewer : viewers)
                    if (const auto event = SeenEvent<G>::seenBy(viewer.viewer(), match.log(), nextEvent))
                        viewer.see(*event);
            for (const auto& viewer : viewers)
                check(viewer, match.state());
            if (::testing::Test::HasFailure()) return;
        } while (match.state().match.round <= deals && host.botsMove(thinking));
        EXPECT_TRUE(match.over() || match.state().match.round > deals) << "the bots do not play on";
    }
}

/// Samples determinizations at random moments of first deals, for random seats, until TACKLEBOX_WORLDS or
/// `determinizations` are checked. Each must fit the seat's observation.
template <class G>
void testDeterminizations(int determinizations) {
    const std::uint64_t wanted = fromEnvironment("TACKLEBOX_WORLDS", std::uint64_t(determinizations));
    const std::uint64_t firstSeed = fromEnvironment("TACKLEBOX_SEED", 1);
    constexpr std::uint64_t kMaySeldomGiveUp = 1000; // positions, once
    constexpr int kAtOnce = 8, kMovesBetween = 6;
    std::uint64_t judged = 0, positions = 0, gaveUp = 0;
    for (std::uint64_t seed = firstSeed; judged < wanted; ++seed) {
        SCOPED_TRACE("repeat it with TACKLEBOX_WORLDS=1 TACKLEBOX_SEED=" + std::to_string(seed));
        Host<G> host = mixedTable<G>(seed);
        Random random = Random::forStep(seed, 1002);
        typename G::State determinization;
        while (host.match().state().match.round <= 1 && !host.match().over()) {
            for (int moves = 1 + random.below(kMovesBetween); moves > 0 && host.botsMove(kLittleThought);
                 --moves) {
            }
            const auto& real = host.match().state();
            if (real.match.round > 1 || host.match().over()) break;
            const Seat seat = Seat(random.below(real.match.seats));
            const auto seen = eventsSeenBy(seat, host.match().log());
            InformationState<G> informationState(seat);
            for (const auto& event : seen)
                informationState.see(event);
            ASSERT_TRUE(informationState.observation() == G::observation(real, seat)) << "seat " << int(seat);
            Determinizer<G> sampler(informationState);
            ++positions;
            gaveUp += !sampler.found();
            for (int i = 0; i < kAtOnce && sampler.found(); ++i, ++judged) {
                sampler.sample(random, determinization);
                ASSERT_TRUE(G::observation(determinization, seat) == G::observation(real, seat))
                    << "seat " << int(seat) << ", after " << host.match().steps().size() << " steps";
            }
        }
    }
    std::printf("%llu determinizations judged; none found in %llu of %llu positions\n",
                static_cast<unsigned long long>(judged), static_cast<unsigned long long>(gaveUp),
                static_cast<unsigned long long>(positions));
    EXPECT_LE(gaveUp, 1 + positions / kMaySeldomGiveUp);
}

} // namespace tacklebox::testing
