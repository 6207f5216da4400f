// Calibration of stated probabilities: how often events given a chance came true.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>

namespace tacklebox::testing {

/// The key of a row in tests/ODDS.md: which bot stated which kind of odds, at a table with which opponents.
struct Statement {
    std::string game, speaker, kind, company;

    std::string words() const { return game + ", " + speaker + " among " + company + ", " + kind; }
};

/// Groups stated chances into bands of ten percentage points, and compares each band with how often its
/// events happened, with a standard error.
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
    /// Ends a game. Cases of one game are correlated, so games are the independent samples; without this call
    /// each case counts as independent.
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
    /// Adds the games of `more`. The cases of its unfinished game count as independent.
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
    /// True if every band with at least 5% of the cases has that many cases.
    bool haveEach(double cases) const {
        constexpr double kRare = 0.05;
        const double all = count();
        return std::ranges::all_of(
            m_all, [&](const Sum& band) { return band.count < kRare * all || band.count >= cases; });
    }
    /// Prints a row for tests/odds.py: stated / observed +- standard error, in percent, for each band.
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
    /// Expects that in each band with at least `enough` cases, stated and observed frequency differ by at
    /// most `errors` standard errors plus `slack` (a fraction of the cases). With 4.5 errors and no slack,
    /// one of the about 500 bands of all tests would fail by chance in one of 300 runs with other seeds.
    /// `together` is the number of cases that count as one, if cases of different games are correlated too.
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
    /// Checks all bands together, to find a small bias in the same direction in each.
    void expectTrueOnTheMean(const std::string& who, double slack, double errors = kErrors) const {
        double squares = m_squares;
        for (const Sum& band : m_game)
            squares += band.variance;
        expectTrue(sumOf(0, kBands), squares, who + ", all", slack, errors);
    }
    /// Checks the likely and the unlikely half separately, to find chances that are too extreme.
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
    double m_squares = 0; ///< sum of the squared deviations of whole games
};

/// Compares predicted final results (points, books) with actual ones. Moves of one game are correlated.
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
    /// Adds finished games.
    void add(const Expectations& more) {
        m_count += more.m_count;
        m_expected += more.m_expected;
        m_got += more.m_got;
        m_squares += more.m_squares;
    }
    double count() const { return m_count; }
    /// Prints a row for tests/odds.py, and expects a difference of at most `errors` standard errors plus
    /// `slack`.
    void expectTrue(const Statement& statement, double slack, double errors) const {
        if (m_count == 0) return;
        const double stated = m_expected / m_count, got = m_got / m_count,
                     error = std::sqrt(m_squares) / m_count;
        std::printf("EXPECTED | %s | %s | %s | %s | %.1f | %.1f ± %.1f | %.0f |\n", statement.game.c_str(),
                    statement.speaker.c_str(), statement.kind.c_str(), statement.company.c_str(), stated, got,
                    error, m_count);
        EXPECT_NEAR(got, stated, errors * error + slack) << statement.words();
    }

  private:
    double m_inGame = 0, m_expectedInGame = 0, m_count = 0, m_expected = 0, m_got = 0, m_squares = 0;
};

} // namespace tacklebox::testing
