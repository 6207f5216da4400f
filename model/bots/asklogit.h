// Model of a player's asks: a multinomial logit over the kinds held (McFadden 1974), with separate utilities
// for each opponent type.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace tacklebox {

/// The likelihood of asking for a kind of card (a rank, a number) for each of `kOpponentTypes` opponent
/// types. The utility of a kind depends on its standing (cold, hot ...: each game defines these) and on the
/// number held, up to `kMostCounted`.
template <std::size_t kOpponentTypes, std::size_t kStandings, int kMostCounted>
class AskLogit {
  public:
    /// Log-odds (natural logarithm), by opponent type, standing and number held - 1.
    using Utilities = float[kOpponentTypes][kStandings][kMostCounted];

    /// `lapseRate` is the lapse rate: the probability of a random ask among the kinds held.
    AskLogit(const Utilities& utilities, float lapseRate) : m_lapseRate(lapseRate) {
        for (std::size_t type = 0; type < kOpponentTypes; ++type)
            for (std::size_t standing = 0; standing < kStandings; ++standing)
                for (int count = 1; count <= kMostCounted; ++count)
                    m_weights[standing][std::size_t(count)][type] =
                        std::exp(utilities[type][standing][count - 1]);
    }

    /// Multiplies `likelihoods` (one for each opponent type) by the probability of asking for `asked` with
    /// the hand `counts`. counts.of(kind) is the number held; counts.forEach(visit) calls visit(kind, count)
    /// for each kind held. Requires counts.of(asked) > 0 and `standingOf(kind)` in 0 .. kStandings - 1.
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
        for (std::size_t type = 0; type < kOpponentTypes; ++type)
            likelihoods[type] *=
                double((1 - m_lapseRate) * weights[type] / sum[type] + m_lapseRate / float(held));
    }

  private:
    /// The opponent types, padded with zeros to whole vector registers, for vectorization.
    static constexpr std::size_t kLanes = (kOpponentTypes + 3) / 4 * 4;
    using Lanes = std::array<float, kLanes>;

    std::array<std::array<Lanes, std::size_t(kMostCounted) + 1>, kStandings> m_weights{}; ///< exp(utility)
    float m_lapseRate;
};

} // namespace tacklebox
