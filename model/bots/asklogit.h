// What a player asks for, as a choice among what he holds: a multinomial logit model (McFadden 1974), with
// utilities of its own for each style of playing.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace tacklebox {

/// How likely each of `kStyles` styles asks for one kind of card (a rank, a number) of a hand. The utility of
/// asking for a kind depends on how it stands (cold, hot ...: each game has its own standings) and on how
/// many of it are held, where `kMostCounted` and more are alike.
template <std::size_t kStyles, std::size_t kStandings, int kMostCounted>
class AskLogit {
  public:
    /// Log-odds (natural logarithm), by style, standing and number held less one.
    using Utilities = float[kStyles][kStandings][kMostCounted];

    /// `whims`: so often anybody asks for just any kind that he holds.
    AskLogit(const Utilities& utilities, float whims) : m_whims(whims) {
        for (std::size_t style = 0; style < kStyles; ++style)
            for (std::size_t standing = 0; standing < kStandings; ++standing)
                for (int count = 1; count <= kMostCounted; ++count)
                    m_weights[standing][std::size_t(count)][style] =
                        std::exp(utilities[style][standing][count - 1]);
    }

    /// Multiplies `likelihoods` (one a style) with how likely each asks for `asked` with a hand of `counts`,
    /// which must hold it: counts.of(kind) says how many of a kind are held, counts.forEach(visit) calls
    /// visit(kind, count) for each kind that is. `standingOf(kind)` is 0 .. kStandings - 1.
    template <class Likelihoods, class Counts, class Kind, class StandingOf>
    void take(Likelihoods& likelihoods, const Counts& counts, Kind asked, StandingOf standingOf) const {
        const auto weightsOf = [&](Kind kind, int count) -> const Lanes& {
            return m_weights[std::size_t(standingOf(kind))][std::size_t(std::min(count, kMostCounted))];
        };
        Lanes sum{};
        int held = 0;
        counts.forEach([&](Kind kind, int count) {
            const Lanes& weights = weightsOf(kind, count);
            for (std::size_t lane = 0; lane < kLanes; ++lane)
                sum[lane] += weights[lane];
            ++held;
        });
        const Lanes& weights = weightsOf(asked, counts.of(asked));
        for (std::size_t style = 0; style < kStyles; ++style)
            likelihoods[style] *= double((1 - m_whims) * weights[style] / sum[style] + m_whims / float(held));
    }

  private:
    /// The styles, and zeros up to a whole vector register, so that they are reckoned with all at once.
    static constexpr std::size_t kLanes = (kStyles + 3) / 4 * 4;
    using Lanes = std::array<float, kLanes>;

    std::array<std::array<Lanes, std::size_t(kMostCounted) + 1>, kStandings> m_weights{}; ///< exp(utility)
    float m_whims;
};

} // namespace tacklebox
