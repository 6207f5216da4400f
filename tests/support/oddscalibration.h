// Compares odds that bots state for their moves with the results, at tables with all kinds of players.
#pragma once

#include "model/games/every/bot.h"
#include "tests/support/bands.h"
#include "tests/support/drawnsetup.h"
#include "tests/support/environment.h"
#include "tests/support/opponentpools.h"
#include "tests/support/watchedbot.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tacklebox::testing {

/// The outcome of a move for which bots state odds; specialised in each game's test.
///  inPosition(state, seat, move)  whether the move succeeds, if the position decides it.
///  afterEvent(event, seat, move)  whether it succeeds, if a later event decides it.
template <class G>
struct MoveOutcome;

/// Search effort of the bot under test and of the others, in percent.
struct Efforts {
    int watched = 100, others = 100;
};

/// The number of claims wanted in each band of ten points: TACKLEBOX_CLAIMS.
inline double claimsWanted() {
    return double(fromEnvironment("TACKLEBOX_CLAIMS", 0));
}
/// The effort of the other bots: little by default; if claims are counted, enough for typical play.
inline int opponentEffort() {
    return claimsWanted() > 0 ? 20 : 1;
}

/// Plays a bot of the level against opponents of the pool, at tables of `leastSeats` to `mostSeats`. Adds
/// each choice to the bands that `bandsFor(state, seat, choice)` names. Stops after game number `games`, or
/// earlier if `enough(number)` says so. TACKLEBOX_SEED is added to the seeds.
template <class G, class BandsFor, class Enough>
void playAgainst(Level level, const OpponentPool& pool, int games, const Options& options, int leastSeats,
                 int mostSeats, Efforts efforts, BandsFor bandsFor, Enough enough) {
    const int before = int(fromEnvironment("TACKLEBOX_SEED", 0) % 1'000'000'000);
    for (int number = before + 1; number <= before + games; ++number) {
        const int seats = leastSeats + number % (mostSeats - leastSeats + 1);
        const auto setup = drawnSetup<G>(std::uint64_t(number), seats, options);
        const Seat watched = Seat(number / 2 % setup.seats);
        Host<G>* table = nullptr;
        std::optional<double> said;       ///< odds of the undecided move
        std::vector<BandsOfGames*> bands; ///< that count it
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
            bands = bandsFor(table->match().state(), watched, choice);
            const auto came = MoveOutcome<G>::inPosition(table->match().state(), watched, move);
            if (came) add(*came);
        };
        const auto onEvent = [&](const SeenEvent<G>& event) {
            if (!said) return;
            const auto came = MoveOutcome<G>::afterEvent(event, watched, move);
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
        if (enough(number - before)) return;
    }
}

/// Compares the final score that a bot expects with its actual score, in matches of one deal.
template <class G>
Expectations expectationsAgainst(Level level, const OpponentPool& pool, int games, const Options& options,
                                 int leastSeats, int mostSeats, Efforts efforts) {
    Expectations expectations;
    const int before = int(fromEnvironment("TACKLEBOX_SEED", 0) % 1'000'000'000);
    for (int number = before + 1; number <= before + games; ++number) {
        const auto setup =
            drawnSetup<G>(std::uint64_t(number), leastSeats + number % (mostSeats - leastSeats + 1), options);
        const Seat watched = Seat(number / 2 % setup.seats);
        std::vector<std::unique_ptr<Bot<G>>> bots;
        for (Seat seat = 0; seat < setup.seats; ++seat) {
            const std::uint64_t seed = Random::forStep(setup.seed, seat).next();
            bots.push_back(seat == watched ? makeBot<G>(level, seat, seed)
                                           : pool.at(number + seat).bot<G>(seat, seed));
        }
        bots[watched] = std::make_unique<WatchedBot<G>>(
            std::move(bots[watched]),
            [&](const Choice<G>& choice, std::span<const typename G::Move>) {
                if (choice.rationale.expected) expectations.add(*choice.rationale.expected);
            },
            nullptr, efforts.watched);
        Host<G> host(setup, std::move(bots));
        while (host.botsMove({.effort = efforts.others})) {
        }
        expectations.endGame(host.match().state().match.scores[watched]);
    }
    return expectations;
}

/// The same with one set of bands for all moves.
template <class G>
void playAgainst(BandsOfGames& bands, Level level, const OpponentPool& pool, int games,
                 const Options& options, int leastSeats, int mostSeats, Efforts efforts = {}) {
    playAgainst<G>(
        level, pool, games, options, leastSeats, mostSeats, efforts,
        [&bands](const auto&, Seat, const auto&) { return std::vector{&bands}; },
        [&bands](int) {
            bands.endGame();
            return false;
        });
}

template <class G>
BandsOfGames gamesAgainst(Level level, const OpponentPool& pool, int games, const Options& options,
                          int leastSeats, int mostSeats) {
    BandsOfGames bands;
    playAgainst<G>(bands, level, pool, games, options, leastSeats, mostSeats);
    return bands;
}

/// Calibration against all pools and against each.
struct OddsAgainstAll {
    struct Against {
        std::string pool;
        BandsOfGames bands;
        std::map<std::string, BandsOfGames> kinds; ///< the same, by the kind of reason
    };
    std::string game;
    std::vector<Against> each;

    /// Expects calibrated odds against each pool, and against all together, where smaller errors show.
    void expectTrue(Level level, double slack) const {
        constexpr double kErrors = 3.5;
        const auto expect = [&](const BandsOfGames& bands, const std::string& pool) {
            const std::string who = std::string(name(level)) + " among " + pool;
            bands.expectCalibrated(who, slack, 1, BandsOfGames::kEnough, kErrors);
            bands.expectTrueOnTheMean(who, slack, kErrors);
        };
        for (const auto& [pool, bands, kinds] : each) {
            EXPECT_GT(bands.count(), 0) << pool;
            expect(bands, pool);
            for (const auto& [kind, ofKind] : kinds) {
                const Statement statement{game, std::string(name(level)), kind, pool};
                ofKind.printRow(statement);
                ofKind.expectCalibrated(statement.words(), slack, 1, BandsOfGames::kEnough, kErrors);
            }
        }
        expect(all(), "all of them");
    }
    BandsOfGames all() const {
        BandsOfGames all;
        for (const Against& against : each)
            all.add(against.bands);
        return all;
    }
};

/// A second set of bands for some moves only, with more games against some of the pools.
template <class G>
struct ExtraBands {
    std::vector<OpponentPool> pools;
    int games = 0;
    std::vector<BandsOfGames> bands;
    /// Returns the band of a move, or nothing if it does not count.
    std::function<std::optional<std::size_t>(const typename G::State&, Seat, const typename G::Move&)> bandOf;
};

/// Plays games against all pools, and more of the same for `closer`. TACKLEBOX_STRANGERS sets the number of
/// games with each pool. With TACKLEBOX_CLAIMS it plays up to ten times as many, until each band has that
/// many claims.
template <class G>
OddsAgainstAll playAgainstAll(Level level, int gamesWithEach, const Options& options, int leastSeats,
                              int mostSeats, Efforts efforts, ExtraBands<G>* closer = nullptr) {
    const auto wanted = [](int games) {
        return int(fromEnvironment("TACKLEBOX_STRANGERS", std::uint64_t(games)));
    };
    const int games = wanted(gamesWithEach);
    constexpr int kMostTimes = 10;
    OddsAgainstAll odds{std::string(G::kTitle), {}};
    for (const OpponentPool& pool : allOpponentPools(fromEnvironment("TACKLEBOX_STRANGERS", 0) != 0)) {
        const auto same = [&](const OpponentPool& other) { return std::string(other.name) == pool.name; };
        const bool looksCloser = closer && std::ranges::any_of(closer->pools, same);
        const int closerGames = looksCloser ? wanted(closer->games) : 0;
        const int most = claimsWanted() > 0 ? kMostTimes * games : games;
        typename OddsAgainstAll::Against against{pool.name, {}, {}};
        int number = 1;
        playAgainst<G>(
            level, pool, std::max(most, closerGames), options, leastSeats, mostSeats, efforts,
            [&](const typename G::State& state, Seat seat, const Choice<G>& choice) {
                std::vector<BandsOfGames*> bands;
                if (number <= most) {
                    bands.push_back(&against.bands);
                    bands.push_back(&against.kinds[std::string(BotWords<G>::kind(choice.rationale))]);
                }
                if (number > closerGames) return bands;
                if (const auto band = closer->bandOf(state, seat, choice.move))
                    bands.push_back(&closer->bands[*band]);
                return bands;
            },
            [&](int ended) {
                against.bands.endGame();
                for (auto& [kind, bands] : against.kinds)
                    bands.endGame();
                if (closer)
                    for (BandsOfGames& bands : closer->bands)
                        bands.endGame();
                number = ended + 1;
                return ended >= std::max(games, closerGames) && against.bands.haveEach(claimsWanted());
            });
        odds.each.push_back(std::move(against));
    }
    return odds;
}

/// Plays against all pools and expects calibrated odds.
template <class G>
void testOddsAgainstAll(Level level, int gamesWithEach, const Options& options, int leastSeats, int mostSeats,
                        double slack, Efforts efforts) {
    playAgainstAll<G>(level, gamesWithEach, options, leastSeats, mostSeats, efforts).expectTrue(level, slack);
}

} // namespace tacklebox::testing
