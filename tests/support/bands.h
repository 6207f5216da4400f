// Chances that were given against what happened.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>

namespace tacklebox::testing {

/// What is claimed, by whom and in which company: the head of a row of tests/ODDS.md.
struct Statement {
    std::string game, speaker, kind, company;

    std::string words() const { return game + ", " + speaker + " among " + company + ", " + kind; }
};

/// For each tenth of chances how often something was said to happen, how often it did, and how sure one can
/// be of the difference.
class BandsOfGames {
  public:
    static constexpr double kEnough = 60, kErrors = 4.5;

    void add(double chance, bool happened) {
        const auto band = std::size_t(std::clamp(int(chance * 10), 0, 9));
        ++m_game[band].count;
        m_game[band].said += chance;
        m_game[band].happened += happened;
        m_game[band].variance += chance * (1 - chance);
    }
    /// What was added since the last call hangs together: games are counted then, not cases. What is never
    /// followed by this call counts case by case.
    void endGame() {
        double offInAll = 0;
        for (std::size_t band = 0; band < kBands; ++band) {
            const double off = m_game[band].happened - m_game[band].said;
            m_all[band].add(m_game[band], off * off);
            offInAll += off;
        }
        m_squares += offInAll * offInAll;
        m_game = {};
    }
    /// Takes in the games of another; a game that has not ended counts case by case.
    void add(const BandsOfGames& more) {
        for (std::size_t band = 0; band < kBands; ++band) {
            m_all[band].add(more.m_all[band], more.m_all[band].squares);
            m_all[band].add(more.m_game[band], more.m_game[band].variance);
            m_squares += more.m_game[band].variance;
        }
        m_squares += more.m_squares;
    }
    double count() const {
        double sum = 0;
        for (std::size_t band = 0; band < kBands; ++band)
            sum += m_all[band].count + m_game[band].count;
        return sum;
    }
    /// Whether every band that five of a hundred cases fall into has so many.
    bool haveEach(double cases) const {
        constexpr double kRare = 0.05;
        const double all = count();
        return std::ranges::all_of(
            m_all, [&](const Sum& band) { return band.count < kRare * all || band.count >= cases; });
    }
    /// Prints a row for tests/odds.py: told / came true +- standard error, in percent, of each band.
    void printRow(const Statement& statement) const {
        constexpr double kTooFew = 30;
        std::printf("ODDS | %s | %s | %s | %s |", statement.game.c_str(), statement.speaker.c_str(),
                    statement.kind.c_str(), statement.company.c_str());
        for (std::size_t band = 0; band < kBands; ++band) {
            Sum all = m_all[band];
            all.add(m_game[band], m_game[band].variance);
            if (all.count < kTooFew) {
                std::printf(" |");
                continue;
            }
            std::printf(" %.0f / %.0f ± %.1f |", 100 * all.said / all.count, 100 * all.happened / all.count,
                        100 * std::sqrt(std::max(all.squares, all.variance)) / all.count);
        }
        std::printf(" %.0f |\n", count());
    }
    /// In every band with `enough` cases what happened is as often as was said, within `errors` standard
    /// errors of it and `slack` (a share of the cases). With 4.5 errors and no slack all bands of all games'
    /// tests together, some 500, would break the bound by chance once in 300 runs with other seeds. Where
    /// cases of different games hang together too, so many of them count as one of `together`.
    void expectCalibrated(const std::string& who, double slack, double together = 1, double enough = kEnough,
                          double errors = kErrors) const {
        for (std::size_t band = 0; band < kBands; ++band) {
            Sum all = m_all[band];
            all.add(m_game[band], m_game[band].variance);
            if (all.count < enough * together) continue;
            const double said = all.said / all.count, happened = all.happened / all.count;
            const double error = std::sqrt(std::max(all.squares, all.variance) * together) / all.count;
            std::printf("%s, %2zu..%2zu %%: said %.3f, happened %.3f +- %.3f of %.0f\n", who.c_str(),
                        band * 10, band * 10 + 10, said, happened, error, all.count);
            EXPECT_NEAR(happened, said, errors * error + slack) << who << ", band " << band;
        }
    }
    /// All bands together: a chance that is told too high in each of them by a little is told too high.
    void expectTrueOnTheMean(const std::string& who, double slack, double errors = kErrors) const {
        double squares = m_squares;
        for (const Sum& band : m_game)
            squares += band.variance;
        expectTrue(sumOf(0, kBands), squares, who + ", all", slack, errors);
    }
    /// What is called likely and what is called unlikely: chances spread too far are wrong in both.
    void expectTrueInBothHalves(const std::string& who, double slack, double errors = kErrors) const {
        for (const bool likely : {false, true}) {
            const Sum half = likely ? sumOf(kBands / 2, kBands) : sumOf(0, kBands / 2);
            expectTrue(half, half.squares, who + (likely ? ", likely" : ", unlikely"), slack, errors);
        }
    }

  private:
    static constexpr std::size_t kBands = 10;
    struct Sum {
        double count = 0, said = 0, happened = 0, variance = 0, squares = 0;

        void add(const Sum& more, double square) {
            count += more.count;
            said += more.said;
            happened += more.happened;
            variance += more.variance;
            squares += square;
        }
    };
    Sum sumOf(std::size_t first, std::size_t end) const {
        Sum sum;
        for (std::size_t band = first; band < end; ++band) {
            sum.add(m_all[band], m_all[band].squares);
            sum.add(m_game[band], m_game[band].variance);
        }
        return sum;
    }
    static void expectTrue(const Sum& all, double squares, const std::string& who, double slack,
                           double errors) {
        if (all.count < kEnough) return;
        const double said = all.said / all.count, happened = all.happened / all.count;
        const double error = std::sqrt(std::max(squares, all.variance)) / all.count;
        std::printf("%s: said %.3f, happened %.3f +- %.3f of %.0f\n", who.c_str(), said, happened, error,
                    all.count);
        EXPECT_NEAR(happened, said, errors * error + slack) << who;
    }

    std::array<Sum, kBands> m_game{}, m_all{};
    double m_squares = 0; ///< of what a game's cases of all bands are off together
};

/// What was expected in the end (points, books) against what came; moves of one game hang together.
class Expectations {
  public:
    void add(double expected) {
        ++m_inGame;
        m_expectedInGame += expected;
    }
    void endGame(double got) {
        const double off = m_inGame * got - m_expectedInGame;
        m_count += m_inGame;
        m_expected += m_expectedInGame;
        m_got += m_inGame * got;
        m_squares += off * off;
        m_inGame = m_expectedInGame = 0;
    }
    /// Games that have ended.
    void add(const Expectations& more) {
        m_count += more.m_count;
        m_expected += more.m_expected;
        m_got += more.m_got;
        m_squares += more.m_squares;
    }
    double count() const { return m_count; }
    /// Prints a row for tests/odds.py; true is within `errors` standard errors and `slack`.
    void expectTrue(const Statement& statement, double slack, double errors) const {
        if (m_count == 0) return;
        const double told = m_expected / m_count, got = m_got / m_count,
                     error = std::sqrt(m_squares) / m_count;
        std::printf("EXPECTED | %s | %s | %s | %s | %.1f | %.1f ± %.1f | %.0f |\n", statement.game.c_str(),
                    statement.speaker.c_str(), statement.kind.c_str(), statement.company.c_str(), told, got,
                    error, m_count);
        EXPECT_NEAR(got, told, errors * error + slack) << statement.words();
    }

  private:
    double m_inGame = 0, m_expectedInGame = 0, m_count = 0, m_expected = 0, m_got = 0, m_squares = 0;
};

} // namespace tacklebox::testing
