// Opponent types in WTF.
#pragma once

#include "model/bots/opponentmodel.h"
#include "model/games/whatthefish/bot/determinizer.h"
#include "model/games/whatthefish/bot/policy.h"

namespace tacklebox::whatthefish {

/// The observation of a seat in a full state, without hidden information.
PolicyInput inputOf(const State& state, Seat seat);

/// The opponent types: any legal move; any move that protects, attacks or dives, else any; and the levels. A
/// master plays like a skilled player, but less predictably.
inline constexpr std::size_t kOpponentTypes = 6;
enum class OpponentType : std::uint8_t { AnyMove, Eager, Minnow, Perch, Skilled, Master };

using Opponents = OpponentModels<kOpponentTypes>;
/// The prior, before any observed move.
inline constexpr Opponents::TypeWeights kPriorTypes{0.15, 0.15, 0.2, 0.2, 0.18, 0.12};

/// The type of each seat, for one playout.
using SeatTypes = std::array<std::uint8_t, kMostSeats>;
/// Draws a type for each seat. `self` is Skilled.
SeatTypes sampleTypes(const Opponents& types, Seat self, Random& random);

/// Chooses moves by type. Only the constructor allocates.
class TypePolicy {
  public:
    /// Returns a legal move. Requires a seat that may act.
    Move decide(OpponentType type, const State& state, Seat seat, Random& random);
    /// Likelihood of the move in a state, by type.
    Opponents::TypeWeights likelihoods(const State& state, Seat seat, const Move& move);

  private:
    MoveList<Move> m_moves;
};

/// Updates the seat's type after `move`, which `known` must not have seen yet. Averages over determinizations
/// in which the seat has the cards of the move.
void learn(Opponents& types, const InformationState<WhatTheFish>& known, Seat seat, const Move& move,
           Random& random, TypePolicy& policy);

/// Types for doubts, of all seats.
SeatHandDoubts handDoubtsOf(const Opponents& types);

} // namespace tacklebox::whatthefish
