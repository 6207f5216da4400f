// Opponent models: how the others play, learnt from what they do in the open.
//
// Each player is believed to be of one of a few known types (playing styles), and Bayes' rule weighs them
// after each decision that all have seen (type-based opponent modelling; Southey et al. 2005, Albrecht and
// Stone 2018).
#pragma once

#include "model/engine/random.h"
#include "model/engine/seats.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace tacklebox {

/// Which of a few ways of playing is that of one player: a posterior by Bayes' rule. Each game names its own
/// ways (any legal move, a beginner's, a skilled player's ...) and says how likely each makes a decision that
/// all have seen; hidden cards are not to enter that but as its seat imagines them.
template <std::size_t kWays>
class OpponentModel {
  public:
    using Shares = std::array<double, kWays>;

    /// Nobody plays so strictly by a way that a single decision makes it less likely than this, against the
    /// way that fits best.
    static constexpr double kLeast = 0.02;

    /// `prior` adds up to 1; none of it is 0.
    explicit OpponentModel(const Shares& prior) : m_prior(prior), m_shares(prior) {}

    /// Takes in a decision: how likely each way was to make it. A factor that all have in common is of no
    /// matter. `weight` 1 is a decision that stands for itself; it is less for one that hangs together with
    /// others, or whose likelihoods are rough. Nothing changes if no way could make it.
    void take(const Shares& likelihoods, double weight = 1) {
        const double best = *std::max_element(likelihoods.begin(), likelihoods.end());
        if (!(best > 0)) return;
        double sum = 0;
        for (std::size_t way = 0; way < kWays; ++way)
            sum += m_shares[way] *= std::pow(std::max(likelihoods[way] / best, kLeast), weight);
        for (std::size_t way = 0; way < kWays; ++way)
            m_shares[way] = std::max(m_shares[way] / sum, kLeastShare);
    }

    /// Some of what was learnt is forgotten: `share` of the belief goes back to the prior. For a new deal, as
    /// people change their ways, and seats their players.
    void fade(double share) {
        for (std::size_t way = 0; way < kWays; ++way)
            m_shares[way] += share * (m_prior[way] - m_shares[way]);
    }

    /// How likely each way is; they add up to 1, nearly.
    const Shares& shares() const { return m_shares; }
    double operator[](std::size_t way) const { return m_shares[way]; }

    /// The mean of `value(way)` over the ways.
    template <class Value>
    double mean(Value value) const {
        double sum = 0, all = 0;
        for (std::size_t way = 0; way < kWays; ++way) {
            sum += m_shares[way] * double(value(way));
            all += m_shares[way];
        }
        return sum / all;
    }

    /// A way, the likelier the more often.
    std::size_t draw(Random& random) const {
        double all = 0;
        for (const double share : m_shares)
            all += share;
        double point = random.unit() * all;
        std::size_t way = 0;
        while (way + 1 < kWays && (point -= m_shares[way]) >= 0)
            ++way;
        return way;
    }

  private:
    static constexpr double kLeastShare = 1e-6; ///< so that every way can come back

    Shares m_prior, m_shares;
};

/// The ways of playing of all seats of a table; that of the own seat is never asked for.
template <std::size_t kWays>
class OpponentModels {
  public:
    using Shares = typename OpponentModel<kWays>::Shares;

    explicit OpponentModels(const Shares& prior) : m_seats(filled(prior)) {}

    OpponentModel<kWays>& operator[](Seat seat) { return m_seats[seat]; }
    const OpponentModel<kWays>& operator[](Seat seat) const { return m_seats[seat]; }

    /// OpponentModel::fade() of every seat.
    void fade(double share) {
        for (OpponentModel<kWays>& seat : m_seats)
            seat.fade(share);
    }
    /// A way for every seat, for one imagined world.
    std::array<std::uint8_t, kMostSeats> draw(Random& random) const {
        std::array<std::uint8_t, kMostSeats> ways;
        for (std::size_t seat = 0; seat < ways.size(); ++seat)
            ways[seat] = std::uint8_t(m_seats[seat].draw(random));
        return ways;
    }

  private:
    template <std::size_t... kSeat>
    static std::array<OpponentModel<kWays>, kMostSeats> repeated(const Shares& prior,
                                                                 std::index_sequence<kSeat...>) {
        return {((void)kSeat, OpponentModel<kWays>(prior))...};
    }
    static std::array<OpponentModel<kWays>, kMostSeats> filled(const Shares& prior) {
        return repeated(prior, std::make_index_sequence<kMostSeats>());
    }

    std::array<OpponentModel<kWays>, kMostSeats> m_seats;
};

} // namespace tacklebox
