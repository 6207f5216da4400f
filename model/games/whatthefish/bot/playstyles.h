// The ways in which people and bots play WTF, as far as others can tell them apart.
#pragma once

#include "model/bots/opponentmodel.h"
#include "model/games/whatthefish/bot/judgement.h"
#include "model/games/whatthefish/bot/worlds.h"

namespace tacklebox::whatthefish {

/// What a seat sees of a whole position; nothing of what is hidden from it.
Sight sightOf(const State& state, Seat seat);

/// The ways of playing that are told apart: any legal move; whatever protects, attacks or dives, and any move
/// otherwise; and those of the levels. A master plays as a skilled player does, but less predictably.
inline constexpr std::size_t kWays = 6;
enum class Way : std::uint8_t { AnyMove, Eager, Minnow, Perch, Skilled, Master };

using Ways = OpponentModels<kWays>;
/// Before anything has been seen of somebody.
inline constexpr Ways::Shares kUnknownPlayer{0.15, 0.15, 0.2, 0.2, 0.18, 0.12};

/// Who plays how, for one play-out.
using WayOfSeat = std::array<std::uint8_t, kMostSeats>;
/// A way for every seat; `self` is skilled.
WayOfSeat drawWays(const Ways& ways, Seat self, Random& random);

/// Moves as the ways of playing make them. Allocates when it is made, not when it decides.
class Decider {
  public:
    /// A legal move of a seat that may act.
    Move decide(Way way, const State& state, Seat seat, Random& random);
    /// How likely each way makes that move in a position.
    Ways::Shares likelihoods(const State& state, Seat seat, const Move& move);

  private:
    MoveList<Move> m_moves;
};

/// Learns from `move` of a seat, which `known` has not taken in yet: over worlds as they might have been, the
/// cards that the move shows in the hand of the seat.
void learn(Ways& ways, const Knowledge<WhatTheFish>& known, Seat seat, const Move& move, Random& random,
           Decider& decider);

/// What is thought of everybody's temper.
Tempers tempersOf(const Ways& ways);

} // namespace tacklebox::whatthefish
