// The odds that a bot states of its moves, against what comes of them at tables with players of every kind.
#pragma once

#include "tests/support/bands.h"
#include "tests/support/drawnsetup.h"
#include "tests/support/environment.h"
#include "tests/support/opponentpools.h"
#include "tests/support/watchedbot.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <vector>

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

/// Lets a bot of the level sit among such players, at tables of `leastSeats` seats and more, and compares
/// what it says of moves with what comes of it: of each move in all the bands that `bandsFor(state, seat,
/// move)` names. After each game `gameEnds(number)` is called, from 1. TACKLEBOX_SEED: that of the game
/// before the first.
template <class G, class BandsFor, class GameEnds>
void playAgainst(Level level, const OpponentPool& pool, int games, const Options& options, int leastSeats,
                 int mostSeats, Efforts efforts, BandsFor bandsFor, GameEnds gameEnds) {
    const int before = int(fromEnvironment("TACKLEBOX_SEED", 0) % 1'000'000'000);
    for (int number = before + 1; number <= before + games; ++number) {
        const int seats = leastSeats + number % (mostSeats - leastSeats + 1);
        const auto setup = drawnSetup<G>(std::uint64_t(number), seats, options);
        const Seat watched = Seat(number / 2 % setup.seats);
        Host<G>* table = nullptr;
        std::optional<double> said;       ///< of the move that nothing has come of yet
        std::vector<BandsOfGames*> bands; ///< where it counts
        typename G::Move move;
        const auto add = [&](bool came) {
            for (BandsOfGames* const one : bands)
                one->add(*said, came);
            said.reset();
        };
        const auto onChoice = [&](const Choice<G>& choice, std::span<const typename G::Move>) {
            said = choice.rationale.likely;
            move = choice.move;
            if (!said) return;
            bands = bandsFor(table->match().state(), watched, move);
            const auto came = WhatComes<G>::atOnce(table->match().state(), watched, move);
            if (came) add(*came);
        };
        const auto onEvent = [&](const SeenEvent<G>& event) {
            if (!said) return;
            const auto came = WhatComes<G>::afterEvent(event, watched, move);
            if (came) add(*came);
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
        gameEnds(number - before);
    }
}

/// The same, where all moves count alike, in `bands`.
template <class G>
void playAgainst(BandsOfGames& bands, Level level, const OpponentPool& pool, int games,
                 const Options& options, int leastSeats, int mostSeats, Efforts efforts = {}) {
    playAgainst<G>(
        level, pool, games, options, leastSeats, mostSeats, efforts,
        [&bands](const auto&, Seat, const auto&) { return std::vector{&bands}; },
        [&bands](int) { bands.endGame(); });
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

/// What was said in games with all pools, and with each of them.
struct OddsAgainstAll {
    struct Against {
        std::string pool;
        BandsOfGames bands;
    };
    std::vector<Against> each;

    /// That it is true with each, and with all taken together, which show more.
    void expectTrue(Level level, double slack) const {
        constexpr double kErrors = 3.5;
        const auto expect = [&](const BandsOfGames& bands, const std::string& pool) {
            const std::string who = std::string(name(level)) + " among " + pool;
            bands.expectCalibrated(who, slack, 1, BandsOfGames::kEnough, kErrors);
            bands.expectTrueOnTheMean(who, slack, kErrors);
        };
        BandsOfGames all;
        for (const auto& [pool, bands] : each) {
            EXPECT_GT(bands.count(), 0) << pool;
            expect(bands, pool);
            all.add(bands);
        }
        expect(all, "all of them");
    }
};

/// A question about some moves only, for which so many games are played with some of the pools.
template <class G>
struct CloserLook {
    std::vector<OpponentPool> pools;
    int games = 0;
    std::vector<BandsOfGames> bands;
    /// Which of the bands a move counts in; nothing if in none.
    std::function<std::optional<std::size_t>(const typename G::State&, Seat, const typename G::Move&)> bandOf;
};

/// A few games with all pools; those of the closer look are the same, and more of them.
/// TACKLEBOX_STRANGERS names how many games it is to be with each.
template <class G>
OddsAgainstAll playAgainstAll(Level level, int gamesWithEach, const Options& options, int leastSeats,
                              int mostSeats, Efforts efforts, CloserLook<G>* closer = nullptr) {
    const auto wanted = [](int games) {
        return int(fromEnvironment("TACKLEBOX_STRANGERS", std::uint64_t(games)));
    };
    const int games = wanted(gamesWithEach);
    OddsAgainstAll odds;
    for (const OpponentPool& pool : allOpponentPools(fromEnvironment("TACKLEBOX_STRANGERS", 0) != 0)) {
        const auto same = [&](const OpponentPool& other) { return std::string(other.name) == pool.name; };
        const bool looksCloser = closer && std::ranges::any_of(closer->pools, same);
        const int closerGames = looksCloser ? wanted(closer->games) : 0;
        BandsOfGames alone;
        int number = 1;
        playAgainst<G>(
            level, pool, std::max(games, closerGames), options, leastSeats, mostSeats, efforts,
            [&](const typename G::State& state, Seat seat, const typename G::Move& move) {
                std::vector<BandsOfGames*> bands;
                if (number <= games) bands.push_back(&alone);
                if (number > closerGames) return bands;
                if (const auto band = closer->bandOf(state, seat, move))
                    bands.push_back(&closer->bands[*band]);
                return bands;
            },
            [&](int ended) {
                alone.endGame();
                if (closer)
                    for (BandsOfGames& bands : closer->bands)
                        bands.endGame();
                number = ended + 1;
            });
        odds.each.push_back({pool.name, alone});
    }
    return odds;
}

/// Those games, and that what is said in them is true.
template <class G>
void testOddsAgainstAll(Level level, int gamesWithEach, const Options& options, int leastSeats, int mostSeats,
                        double slack, Efforts efforts) {
    playAgainstAll<G>(level, gamesWithEach, options, leastSeats, mostSeats, efforts).expectTrue(level, slack);
}

} // namespace tacklebox::testing
