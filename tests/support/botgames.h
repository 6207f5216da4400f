// Matches between bots, for tests.
#pragma once

#include "model/host/host.h"
#include "tests/support/drawnsetup.h"
#include "tests/support/environment.h"
#include "tests/support/watchedbot.h"

#include <gtest/gtest.h>

#include <vector>

namespace tacklebox::testing {

/// Plays a match of bots with these levels, one for each seat, and returns the result. Expects legal moves.
template <class G>
MatchScore playBots(const std::vector<Level>& levels, const Options& options, std::uint64_t seed,
                    const Thinking& thinking = {}) {
    const auto setup = drawnSetup<G>(seed, int(levels.size()), options);
    std::vector<std::unique_ptr<Bot<G>>> bots;
    for (Seat seat = 0; seat < setup.seats; ++seat)
        bots.push_back(makeBot<G>(levels[seat], seat, Random::forStep(~seed, seat).next()));
    Host<G> host(setup, std::move(bots));
    while (host.botsMove(thinking)) {
    }
    EXPECT_TRUE(host.match().over()) << "the bots do not play on, or made an illegal move; seed " << seed;
    return host.match().state().match;
}

/// Plays a match of bots of one level; calls `observer(state, seat, choice)` before each choice is played.
template <class G, class Observer>
void playObserved(Level level, int seats, std::uint64_t seed, Observer observer) {
    const auto setup = drawnSetup<G>(seed, seats);
    Host<G>* table = nullptr;
    std::vector<std::unique_ptr<Bot<G>>> bots;
    for (Seat seat = 0; seat < seats; ++seat)
        bots.push_back(std::make_unique<WatchedBot<G>>(
            makeBot<G>(level, seat, Random::forStep(~seed, seat).next()),
            [&table, &observer, seat](const Choice<G>& choice, std::span<const typename G::Move>) {
                observer(table->match().state(), seat, choice);
            }));
    Host<G> host(setup, std::move(bots));
    table = &host;
    while (host.botsMove({.effort = 20})) {
    }
    EXPECT_TRUE(host.match().over());
}

/// Returns the share of gamesToPlay(matches) matches that a bot of `level` wins against random players, in
/// changing seats. A shared win counts in parts.
template <class G>
double winRateAgainstRandom(Level level, int seats, const Options& options, int matches) {
    double won = 0;
    matches = gamesToPlay(matches);
    for (int number = 0; number < matches; ++number) {
        std::vector<Level> levels(std::size_t(seats), Level::Random);
        const Seat bot = Seat(number % seats);
        levels[bot] = level;
        const MatchScore match = playBots<G>(levels, options, std::uint64_t(number + 1));
        if (match.winners.has(bot)) won += 1.0 / match.winners.size();
    }
    return won / matches;
}

} // namespace tacklebox::testing
