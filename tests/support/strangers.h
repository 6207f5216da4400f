// Tables at which a bot sits among players of every kind, and what it says of its moves there against what
// comes of them.
#pragma once

#include "model/host/host.h"
#include "tests/support/bands.h"
#include "tests/support/company.h"
#include "tests/support/environment.h"
#include "tests/support/watchedbot.h"

#include <string>

namespace tacklebox::testing {

/// Plays a match of bots of one level, each of which is observed: `onChoice(seat, choice,
/// legal)` is called with what it chooses, `onEvent(seat, event)` with what it hears.
template <class G, class OnChoice, class OnEvent>
void playWatched(Level level, const Setup<G>& setup, const Thinking& thinking, OnChoice onChoice,
                 OnEvent onEvent) {
    std::vector<std::unique_ptr<Bot<G>>> bots;
    for (Seat seat = 0; seat < setup.seats; ++seat)
        bots.push_back(std::make_unique<WatchedBot<G>>(
            makeBot<G>(level, seat, Random::forStep(setup.seed, seat).next()),
            [&onChoice, seat](const Choice<G>& choice, std::span<const typename G::Move> legal) {
                onChoice(seat, choice, legal);
            },
            [&onEvent, seat](const SeenEvent<G>& event) { onEvent(seat, event); }));
    Host<G> host(setup, std::move(bots));
    while (host.botsMove(thinking)) {
    }
}

/// How often a bot had the choice, and how often it chose badly.
struct SillyCount {
    int times = 0, silly = 0;
    double share() const { return times ? double(silly) / times : 0; }
};

/// How long ago it was heard what a bot might go by.
enum class EvidenceAge : std::uint8_t {
    ARound,     ///< within a round of the table
    Remembered, ///< longer ago, but not longer than its level remembers
    Forgotten
};
inline constexpr EvidenceAge kEvidenceAges[] = {EvidenceAge::ARound, EvidenceAge::Remembered,
                                                EvidenceAge::Forgotten};
inline EvidenceAge evidenceAge(int turns, int seats, int remembered) {
    if (turns <= seats) return EvidenceAge::ARound;
    return turns <= remembered ? EvidenceAge::Remembered : EvidenceAge::Forgotten;
}

/// Hits that all knew to be sure: how often one that was heard of so long ago was there, and how often the
/// bot asked for something that was not sure instead.
class SureHits {
  public:
    using There = std::array<bool, std::size(kEvidenceAges)>;

    void add(const There& there, bool taken) {
        for (std::size_t ago = 0; ago < there.size(); ++ago) {
            m_ago[ago].times += there[ago];
            m_ago[ago].silly += there[ago] && !taken;
        }
        const bool any = std::ranges::find(there, true) != there.end();
        m_any.times += any;
        m_any.silly += any && !taken;
    }
    /// What it remembers it takes; of all choices with a sure hit it passes over no greater share.
    void expectTaken(const std::string& who, int leastTimes, double mostForgotten) const {
        constexpr double kHardlyEver = 0.01;
        const auto& [round, remembered, forgotten] = m_ago;
        std::printf("%s: sure hits passed over, just heard %d of %d, remembered %d of %d, forgotten %d of "
                    "%d, all %d of %d (%.1f %%)\n",
                    who.c_str(), round.silly, round.times, remembered.silly, remembered.times,
                    forgotten.silly, forgotten.times, m_any.silly, m_any.times, 100 * m_any.share());
        EXPECT_GT(round.times, leastTimes);
        EXPECT_LT(round.share(), kHardlyEver);
        EXPECT_LE(remembered.silly, kHardlyEver * remembered.times);
        EXPECT_LT(m_any.share(), mostForgotten);
    }

  private:
    std::array<SillyCount, std::size(kEvidenceAges)> m_ago{};
    SillyCount m_any;
};

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
void playAmongStrangers(BandsOfGames& bands, Level level, const Company& company, int games,
                        const Options& options, int leastSeats, int mostSeats, Efforts efforts = {},
                        Counts counts = {}) {
    const int before = int(fromEnvironment("TACKLEBOX_SEED", 0) % 1'000'000'000);
    for (int number = before + 1; number <= before + games; ++number) {
        Setup<G> setup;
        setup.options = options;
        setup.seats = leastSeats + number % (mostSeats - leastSeats + 1);
        setup.seed = std::uint64_t(number);
        setup.dealer = drawnDealer(setup.seed, setup.seats);
        setup.layout = drawnLayout<G>(setup.seed, setup.options, setup.seats);
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
                bots.push_back(company.at(number + seat).bot<G>(seat, seed));
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
BandsOfGames amongStrangers(Level level, const Company& company, int games, const Options& options,
                            int leastSeats, int mostSeats) {
    BandsOfGames bands;
    playAmongStrangers<G>(bands, level, company, games, options, leastSeats, mostSeats);
    return bands;
}

/// All companies in turn; `games` with each. `slack` and `errors` as in BandsOfGames::expectCalibrated().
template <class G>
void testAmongStrangers(Level level, int games, const Options& options, int leastSeats, int mostSeats,
                        double slack, double errors = BandsOfGames::kErrors) {
    for (const Company& company : strangers(false)) {
        const std::string who = std::string(name(level)) + " among " + company.name;
        const BandsOfGames bands = amongStrangers<G>(level, company, games, options, leastSeats, mostSeats);
        bands.expectCalibrated(who, slack, 1, BandsOfGames::kEnough, errors);
        bands.expectTrueOnTheMean(who, slack, errors);
    }
}

/// The same with a few games, and then with all companies taken together, which show more.
/// TACKLEBOX_STRANGERS names how many games it is to be with each.
template <class G>
void testAmongAllStrangers(Level level, int gamesWithEach, const Options& options, int leastSeats,
                           int mostSeats, double slack, Efforts efforts) {
    constexpr double kErrors = 3.5;
    const auto expect = [&](const BandsOfGames& bands, const char* company) {
        const std::string who = std::string(name(level)) + " among " + company;
        bands.expectCalibrated(who, slack, 1, BandsOfGames::kEnough, kErrors);
        bands.expectTrueOnTheMean(who, slack, kErrors);
    };
    const int games = int(fromEnvironment("TACKLEBOX_STRANGERS", std::uint64_t(gamesWithEach)));
    BandsOfGames all;
    for (const Company& company : strangers(fromEnvironment("TACKLEBOX_STRANGERS", 0) != 0)) {
        BandsOfGames alone;
        playAmongStrangers<G>(alone, level, company, games, options, leastSeats, mostSeats, efforts);
        EXPECT_GT(alone.count(), 0) << company.name;
        expect(alone, company.name);
        all.add(alone);
    }
    expect(all, "all of them");
}

} // namespace tacklebox::testing
