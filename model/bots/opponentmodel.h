// Opponent models: infer from a player's public decisions which type of opponent they are.
//
// Each player is assumed to be one of a few known types. Bayes' rule updates the probability of each type
// after every public decision (type-based opponent modelling; Southey et al. 2005, Albrecht and Stone 2018).
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

/// The posterior over the opponent types of one player. Each game defines its types (random, beginner,
/// skilled ...) and the likelihood of each public decision under each type. The likelihood may depend only on
/// information of the observing seat.
template <std::size_t kTypes>
class OpponentModel {
  public:
    /// A probability, or another weight, for each type.
    using TypeWeights = std::array<double, kTypes>;

    /// Lower bound for the likelihood of a decision, relative to the best type: no player follows a type
    /// strictly.
    static constexpr double kLeastLikelihood = 0.02;

    /// `prior` must add up to 1 and be positive everywhere.
    explicit OpponentModel(const TypeWeights& prior) : m_prior(prior), m_posterior(prior) {}

    /// Updates the posterior with the likelihood of a decision under each type, up to a common factor. A
    /// `weight` below 1 discounts decisions that are correlated or have rough likelihoods. Does nothing if
    /// all likelihoods are 0.
    void take(const TypeWeights& likelihoods, double weight = 1) {
        const double best = *std::max_element(likelihoods.begin(), likelihoods.end());
        if (!(best > 0)) return;
        double sum = 0;
        for (std::size_t type = 0; type < kTypes; ++type)
            sum += m_posterior[type] *=
                std::pow(std::max(likelihoods[type] / best, kLeastLikelihood), weight);
        for (std::size_t type = 0; type < kTypes; ++type)
            m_posterior[type] = std::max(m_posterior[type] / sum, kLeastProbability);
    }

    /// Moves the posterior towards the prior: 0 keeps it, 1 resets it. Bots call this for each new deal,
    /// because people change their style, and another person may sit down.
    void fade(double amount) {
        for (std::size_t type = 0; type < kTypes; ++type)
            m_posterior[type] += amount * (m_prior[type] - m_posterior[type]);
    }

    /// The probability of each type; the sum is approximately 1.
    const TypeWeights& posterior() const { return m_posterior; }
    double operator[](std::size_t type) const { return m_posterior[type]; }

    /// The expected value of `value(type)` under the posterior.
    template <class Value>
    double mean(Value value) const {
        double sum = 0, total = 0;
        for (std::size_t type = 0; type < kTypes; ++type) {
            sum += m_posterior[type] * double(value(type));
            total += m_posterior[type];
        }
        return sum / total;
    }

    /// Samples a type from the posterior.
    std::size_t sample(Random& random) const {
        double total = 0;
        for (const double probability : m_posterior)
            total += probability;
        double point = random.unit() * total;
        std::size_t type = 0;
        while (type + 1 < kTypes && (point -= m_posterior[type]) >= 0)
            ++type;
        return type;
    }

  private:
    static constexpr double kLeastProbability = 1e-6; ///< keeps every type possible

    TypeWeights m_prior, m_posterior;
};

/// The opponent models of all seats. The entry of the own seat is unused.
template <std::size_t kTypes>
class OpponentModels {
  public:
    using TypeWeights = typename OpponentModel<kTypes>::TypeWeights;

    explicit OpponentModels(const TypeWeights& prior) : m_seats(copiesOf(prior)) {}

    OpponentModel<kTypes>& operator[](Seat seat) { return m_seats[seat]; }
    const OpponentModel<kTypes>& operator[](Seat seat) const { return m_seats[seat]; }

    /// Applies OpponentModel::fade() to every seat.
    void fade(double amount) {
        for (OpponentModel<kTypes>& seat : m_seats)
            seat.fade(amount);
    }
    /// Samples a type for every seat of a determinization.
    std::array<std::uint8_t, kMostSeats> sample(Random& random) const {
        std::array<std::uint8_t, kMostSeats> types;
        for (std::size_t seat = 0; seat < types.size(); ++seat)
            types[seat] = std::uint8_t(m_seats[seat].sample(random));
        return types;
    }

  private:
    template <std::size_t... kSeat>
    static std::array<OpponentModel<kTypes>, kMostSeats> copiesOf(const TypeWeights& prior,
                                                                  std::index_sequence<kSeat...>) {
        return {((void)kSeat, OpponentModel<kTypes>(prior))...};
    }
    static std::array<OpponentModel<kTypes>, kMostSeats> copiesOf(const TypeWeights& prior) {
        return copiesOf(prior, std::make_index_sequence<kMostSeats>());
    }

    std::array<OpponentModel<kTypes>, kMostSeats> m_seats;
};

} // namespace tacklebox
