// Tables at which a bot sits among players of every kind, and what it says of its moves there against what
// comes of them.
#pragma once

#include "model/host/host.h"
#include "tests/support/sampleasker.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <functional>
#include <string>

namespace tacklebox::testing {

/// Who sits with the bot whose odds are tested.
enum class Company : std::uint8_t { Randoms, Samples, Minnows, Perches, Pikes, Mixed };
inline constexpr Company kCompanies[] = {Company::Randoms, Company::Samples, Company::Minnows,
                                         Company::Perches, Company::Pikes,   Company::Mixed};

inline const char* name(Company company) {
    constexpr const char* kNames[] = {"random players", "sample bots", "Minnows",
                                      "Perches",        "Pikes",       "players of all kinds"};
    return kNames[std::size_t(company)];
}

/// The other player of that number at the table.
template <class G>
std::unique_ptr<Bot<G>> strangerOf(Company company, int number, Seat seat, std::uint64_t seed) {
    constexpr Company kInTurn[] = {Company::Randoms, Company::Pikes, Company::Minnows, Company::Samples,
                                   Company::Perches};
    if (company == Company::Mixed) company = kInTurn[std::size_t(number) % std::size(kInTurn)];
    switch (company) {
    case Company::Randoms: return makeBot<G>(Level::Random, seat, seed);
    case Company::Samples: return std::make_unique<SampleAsker<G>>(seat, seed);
    case Company::Minnows: return makeBot<G>(Level::Minnow, seat, seed);
    case Company::Perches: return makeBot<G>(Level::Perch, seat, seed);
    case Company::Pikes:
    case Company::Mixed: break;
    }
    return makeBot<G>(Level::Pike, seat, seed);
}

/// Chances that were given against what happened, in tenths, and how sure one can be of the difference: what
/// a bot says in one game hangs together, so games are counted, not moves.
class BandsOfGames {
  public:
    void add(double chance, bool happened) {
        const auto band = std::size_t(std::clamp(int(chance * 10), 0, 9));
        ++m_game[band].count;
        m_game[band].said += chance;
        m_game[band].happened += happened;
    }
    double count() const {
        double sum = 0;
        for (const Sum& band : m_all)
            sum += band.count;
        return sum;
    }
    void endGame() {
        for (std::size_t band = 0; band < kBands; ++band) {
            const Sum& game = m_game[band];
            m_all[band].count += game.count;
            m_all[band].said += game.said;
            m_all[band].happened += game.happened;
            m_all[band].squares += (game.happened - game.said) * (game.happened - game.said);
        }
        m_game = {};
    }
    /// In every band with enough moves what happened is as often as was said, within `errors` standard errors
    /// of it and `slack`. With 4.5 errors all bands of all games' tests together, some 500, would break the
    /// bound by chance once in 300 runs with other seeds.
    void expectCalibrated(const std::string& who, double slack) const {
        constexpr double kEnough = 60, kErrors = 4.5;
        for (std::size_t band = 0; band < kBands; ++band) {
            const Sum& all = m_all[band];
            if (all.count < kEnough) continue;
            const double said = all.said / all.count, happened = all.happened / all.count;
            const double error = std::sqrt(std::max(all.squares, all.said * (1 - said))) / all.count;
            std::printf("%s, %2zu..%2zu %%: said %.3f, happened %.3f +- %.3f of %.0f\n", who.c_str(),
                        band * 10, band * 10 + 10, said, happened, error, all.count);
            EXPECT_NEAR(happened, said, kErrors * error + slack) << who << ", band " << band;
        }
    }

  private:
    static constexpr std::size_t kBands = 10;
    struct Sum {
        double count = 0, said = 0, happened = 0, squares = 0;
    };
    std::array<Sum, kBands> m_game{}, m_all{};
};

/// A bot that is looked over its shoulder.
template <class G>
class WatchedBot : public Bot<G> {
  public:
    using Move = typename G::Move;
    using Noted = std::function<void(const Choice<G>&, std::span<const Move> legal)>;
    using Heard = std::function<void(const SeenEvent<G>&)>;

    /// `noted` is called with each choice, `heard` with each event before the bot hears of it.
    WatchedBot(std::unique_ptr<Bot<G>> bot, Noted noted, Heard heard)
        : m_bot(std::move(bot)), m_noted(std::move(noted)), m_heard(std::move(heard)) {}
    void see(const SeenEvent<G>& event) override {
        m_heard(event);
        m_bot->see(event);
    }
    std::optional<Choice<G>> choose(std::span<const Move> legal, Thinking thinking) override {
        auto choice = m_bot->choose(legal, thinking);
        if (choice) m_noted(*choice, legal);
        return choice;
    }

  private:
    std::unique_ptr<Bot<G>> m_bot;
    Noted m_noted;
    Heard m_heard;
};

/// What comes of the moves of a game for which bots state odds; specialised in each game's test.
///  atOnce(state, seat, move)  whether the move brings what it is for, where the position tells it.
///  heard(event, seat, move)   the same, where it is only an event after the move that tells it.
template <class G>
struct WhatComes;

/// Lets a bot of the level sit among such players, at tables of `leastSeats` seats and more, and compares
/// what it says with what comes of it.
template <class G>
BandsOfGames amongStrangers(Level level, Company company, int games, const Options& options, int leastSeats,
                            int mostSeats) {
    BandsOfGames bands;
    for (int number = 1; number <= games; ++number) {
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
        const auto noted = [&](const Choice<G>& choice, std::span<const typename G::Move>) {
            said = choice.rationale.likely;
            move = choice.move;
            if (!said) return;
            const auto came = WhatComes<G>::atOnce(table->match().state(), watched, move);
            if (came) bands.add(*said, *came);
            if (came) said.reset();
        };
        const auto heard = [&](const SeenEvent<G>& event) {
            if (!said) return;
            const auto came = WhatComes<G>::heard(event, watched, move);
            if (came) bands.add(*said, *came);
            if (came) said.reset();
        };
        std::vector<std::unique_ptr<Bot<G>>> bots;
        for (Seat seat = 0; seat < setup.seats; ++seat) {
            const std::uint64_t seed = Random::forStep(setup.seed, seat).next();
            if (seat != watched)
                bots.push_back(strangerOf<G>(company, number + seat, seat, seed));
            else
                bots.push_back(std::make_unique<WatchedBot<G>>(makeBot<G>(level, seat, seed), noted, heard));
        }
        Host<G> host(setup, std::move(bots));
        table = &host;
        while (host.botsMove()) {
        }
        EXPECT_TRUE(host.match().over()) << "a bot does not play on; seed " << number;
        bands.endGame();
    }
    return bands;
}

/// All companies in turn; `games` with each.
template <class G>
void testAmongStrangers(Level level, int games, const Options& options, int leastSeats, int mostSeats,
                        double slack) {
    for (const Company company : kCompanies)
        amongStrangers<G>(level, company, games, options, leastSeats, mostSeats)
            .expectCalibrated(std::string(name(level)) + " among " + name(company), slack);
}

} // namespace tacklebox::testing
