// The odds that a bot states of its moves, against what comes of them at tables with players of every kind.
#pragma once

#include "tests/support/bands.h"
#include "tests/support/drawnsetup.h"
#include "tests/support/environment.h"
#include "tests/support/opponentpools.h"
#include "tests/support/watchedbot.h"

#include <string>

namespace tacklebox::testing {

/// What comes of the moves of a game for which bots state odds; specialised in each game's test.
///  atOnce(state, seat, move)  whether the move brings what it is for, where the position tells it.
///  afterEvent(event, seat, move)  the same, where it is only an event after the move that tells it.
template <class G>
struct WhatComes;

/// How much the bot that is watched thinks, and how much the others.
struct Efforts {
    int watched = 100, others = 100;
};

/// Every move of which something is said.
struct AnySaid {
    template <class State, class Move>
    bool operator()(const State&, Seat, const Move&) const {
        return true;
    }
};

/// Lets a bot of the level sit among such players, at tables of `leastSeats` seats and more, and compares
/// what it says of moves that `counts(state, seat, move)` with what comes of it, in `bands`. TACKLEBOX_SEED:
/// that of the game before the first.
template <class G, class Counts = AnySaid>
void playAgainst(BandsOfGames& bands, Level level, const OpponentPool& pool, int games,
                 const Options& options, int leastSeats, int mostSeats, Efforts efforts = {},
                 Counts counts = {}) {
    const int before = int(fromEnvironment("TACKLEBOX_SEED", 0) % 1'000'000'000);
    for (int number = before + 1; number <= before + games; ++number) {
        const int seats = leastSeats + number % (mostSeats - leastSeats + 1);
        const auto setup = drawnSetup<G>(std::uint64_t(number), seats, options);
        const Seat watched = Seat(number / 2 % setup.seats);
        Host<G>* table = nullptr;
        std::optional<double> said; ///< of the move that nothing has come of yet
        typename G::Move move;
        const auto onChoice = [&](const Choice<G>& choice, std::span<const typename G::Move>) {
            said = choice.rationale.likely;
            move = choice.move;
            if (said && !counts(table->match().state(), watched, move)) said.reset();
            if (!said) return;
            const auto came = WhatComes<G>::atOnce(table->match().state(), watched, move);
            if (came) bands.add(*said, *came);
            if (came) said.reset();
        };
        const auto onEvent = [&](const SeenEvent<G>& event) {
            if (!said) return;
            const auto came = WhatComes<G>::afterEvent(event, watched, move);
            if (came) bands.add(*said, *came);
            if (came) said.reset();
        };
        std::vector<std::unique_ptr<Bot<G>>> bots;
        for (Seat seat = 0; seat < setup.seats; ++seat) {
            const std::uint64_t seed = Random::forStep(setup.seed, seat).next();
            if (seat != watched)
                bots.push_back(pool.at(number + seat).bot<G>(seat, seed));
            else
                bots.push_back(std::make_unique<WatchedBot<G>>(makeBot<G>(level, seat, seed), onChoice,
                                                               onEvent, efforts.watched));
        }
        Host<G> host(setup, std::move(bots));
        table = &host;
        while (host.botsMove({.effort = efforts.others})) {
        }
        EXPECT_TRUE(host.match().over()) << "a bot does not play on; seed " << number;
        bands.endGame();
    }
}

template <class G>
BandsOfGames gamesAgainst(Level level, const OpponentPool& pool, int games, const Options& options,
                          int leastSeats, int mostSeats) {
    BandsOfGames bands;
    playAgainst<G>(bands, level, pool, games, options, leastSeats, mostSeats);
    return bands;
}

/// All pools in turn; `games` with each. `slack` and `errors` as in BandsOfGames::expectCalibrated().
template <class G>
void testOddsAgainstEach(Level level, int games, const Options& options, int leastSeats, int mostSeats,
                         double slack, double errors = BandsOfGames::kErrors) {
    for (const OpponentPool& pool : allOpponentPools(false)) {
        const std::string who = std::string(name(level)) + " among " + pool.name;
        const BandsOfGames bands = gamesAgainst<G>(level, pool, games, options, leastSeats, mostSeats);
        bands.expectCalibrated(who, slack, 1, BandsOfGames::kEnough, errors);
        bands.expectTrueOnTheMean(who, slack, errors);
    }
}

/// The same with a few games, and then with all pools taken together, which show more.
/// TACKLEBOX_STRANGERS names how many games it is to be with each.
template <class G>
void testOddsAgainstAll(Level level, int gamesWithEach, const Options& options, int leastSeats, int mostSeats,
                        double slack, Efforts efforts) {
    constexpr double kErrors = 3.5;
    const auto expect = [&](const BandsOfGames& bands, const char* pool) {
        const std::string who = std::string(name(level)) + " among " + pool;
        bands.expectCalibrated(who, slack, 1, BandsOfGames::kEnough, kErrors);
        bands.expectTrueOnTheMean(who, slack, kErrors);
    };
    const int games = int(fromEnvironment("TACKLEBOX_STRANGERS", std::uint64_t(gamesWithEach)));
    BandsOfGames all;
    for (const OpponentPool& pool : allOpponentPools(fromEnvironment("TACKLEBOX_STRANGERS", 0) != 0)) {
        BandsOfGames alone;
        playAgainst<G>(alone, level, pool, games, options, leastSeats, mostSeats, efforts);
        EXPECT_GT(alone.count(), 0) << pool.name;
        expect(alone, pool.name);
        all.add(alone);
    }
    expect(all, "all of them");
}

} // namespace tacklebox::testing
