// The styles in which people and bots play WTF, as far as others can tell them apart.
#pragma once

#include "model/bots/opponentmodel.h"
#include "model/games/whatthefish/bot/policy.h"
#include "model/games/whatthefish/bot/worldsampler.h"

namespace tacklebox::whatthefish {

/// What a seat sees of a whole position; nothing of what is hidden from it.
Observation observationOf(const State& state, Seat seat);

/// The playing styles that are told apart: any legal move; whatever protects, attacks or dives, and any move
/// otherwise; and those of the levels. A master plays as a skilled player does, but less predictably.
inline constexpr std::size_t kStyles = 6;
enum class PlayStyle : std::uint8_t { AnyMove, Eager, Minnow, Perch, Skilled, Master };

using Opponents = OpponentModels<kStyles>;
/// Before anything has been seen of somebody.
inline constexpr Opponents::Shares kPriorStyles{0.15, 0.15, 0.2, 0.2, 0.18, 0.12};

/// Who plays how, for one play-out.
using SeatStyles = std::array<std::uint8_t, kMostSeats>;
/// A style for every seat; `self` is skilled.
SeatStyles drawStyles(const Opponents& styles, Seat self, Random& random);

/// Moves as the playing styles make them. Allocates when it is made, not when it decides.
class StylePolicy {
  public:
    /// A legal move of a seat that may act.
    Move decide(PlayStyle style, const State& state, Seat seat, Random& random);
    /// How likely each style makes that move in a position.
    Opponents::Shares likelihoods(const State& state, Seat seat, const Move& move);

  private:
    MoveList<Move> m_moves;
};

/// Learns from `move` of a seat, which `known` has not taken in yet: over worlds as they might have been, the
/// cards that the move shows in the hand of the seat.
void learn(Opponents& styles, const Knowledge<WhatTheFish>& known, Seat seat, const Move& move,
           Random& random, StylePolicy& decider);

/// What is thought of everybody's temper.
Tempers tempersOf(const Opponents& styles);

} // namespace tacklebox::whatthefish
