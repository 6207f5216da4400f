// Chances that were given against what happened.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>

namespace tacklebox::testing {

/// For each tenth of chances how often something was said to happen, and how often it did.
class Bands {
  public:
    void add(double chance, bool happened) {
        const auto band = std::size_t(std::clamp(int(chance * 10), 0, 9));
        ++m_count[band];
        m_said[band] += chance;
        m_variance[band] += chance * (1 - chance);
        m_happened[band] += happened;
    }
    double count() const {
        double all = 0;
        for (const double count : m_count)
            all += count;
        return all;
    }
    /// In every band with enough cases, what happened is within four standard errors and `slack` (a share of
    /// the cases) of what was said. Cases that hang together count as one of `together`. Without any slack a
    /// right program would fail in one of 16,000 bands, so in one of 100 runs of 160 bands; with it never.
    /// Bands of fewer than `enough` cases are not looked at.
    void expectCalibrated(const std::string& what, double slack, double together = 1,
                          double enough = 50) const {
        for (std::size_t band = 0; band < m_count.size(); ++band) {
            const double count = m_count[band];
            if (count < enough * together) continue;
            const double error = std::sqrt(m_variance[band] * together) / count;
            std::printf("%s, %2zu..%2zu %%: said %.3f, happened %.3f of %.0f\n", what.c_str(), band * 10,
                        band * 10 + 10, m_said[band] / count, m_happened[band] / count, count);
            EXPECT_NEAR(m_happened[band] / count, m_said[band] / count, 4 * error + slack)
                << what << ", band " << band;
        }
    }

  private:
    std::array<double, 10> m_count{}, m_said{}, m_variance{}, m_happened{};
};

} // namespace tacklebox::testing
