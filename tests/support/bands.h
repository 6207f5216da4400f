// Chances that were given against what happened.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>

namespace tacklebox::testing {

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
        Sum all;
        double squares = m_squares;
        for (std::size_t band = 0; band < kBands; ++band) {
            all.add(m_all[band], m_all[band].squares);
            all.add(m_game[band], m_game[band].variance);
            squares += m_game[band].variance;
        }
        if (all.count < kEnough) return;
        const double said = all.said / all.count, happened = all.happened / all.count;
        const double error = std::sqrt(std::max(squares, all.variance)) / all.count;
        std::printf("%s, all: said %.3f, happened %.3f +- %.3f of %.0f\n", who.c_str(), said, happened, error,
                    all.count);
        EXPECT_NEAR(happened, said, errors * error + slack) << who << ", all";
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
    std::array<Sum, kBands> m_game{}, m_all{};
    double m_squares = 0; ///< of what a game's cases of all bands are off together
};

} // namespace tacklebox::testing
