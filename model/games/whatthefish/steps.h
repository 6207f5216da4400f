// Functions shared by the files of these rules.
#pragma once

#include "model/games/whatthefish/whatthefish.h"

namespace tacklebox::whatthefish {

using Log = EventLog<WhatTheFish>;

inline constexpr PileId kDraw{PileKind::Draw}, kDiscard{PileKind::Discard}, kSwim{PileKind::Swim},
    kFrozen{PileKind::Frozen};

CardSet fishOf(const State& state, Seat seat);
/// The highest of some FISH. Requires at least one.
Card highest(CardSet fish);
/// Sum of the values.
int sumOf(const NamedCards& cards);

// ---- acting (gameflow.cpp) ----

/// Lets all seats act that have not passed. Resolves the position if the remaining seats cannot change it
/// (W-01).
void continueGame(State& state, Log& log);
/// Begins an action that Ben Franklin can undo. Clears the passes.
void beginAction(State& state, Seat seat, MoveKind kind);
/// Ends an action: all may act again, in order from the left of the actor.
void endAction(State& state, Seat actor, Log& log);
/// Makes a chance step pending. Nobody may act before it.
void waitForChance(State& state, PendingChance pending);

// ---- swims and games (gameflow.cpp) ----

/// Moves a FISH from the hand into a new swim.
void dive(State& state, Seat seat, Card card, Log& log);
/// Ends a swim: its cards go onto the discard pile in the order played, and frozen cards return.
void endSwim(State& state, Log& log);
/// Begins open water after a swim, in order from `first`. After the last swim, ends the game (W-42).
void beginOpenWater(State& state, Seat first, Log& log);
/// Ends the game and gives `winner` a point (kNoSeat: nobody can win). Ends the match if it is won, otherwise
/// schedules the next deal.
void endGame(State& state, Seat winner, Ending ending, Log& log);

// ---- drawing (gameflow.cpp) ----

/// The cards of a reshuffle: the discard pile and the swim's PROTECTIONs (W-22, W-23).
CardSet shuffleable(const Position& position);
/// True if the seat would draw at least one card by flushing. Its own hand goes under the discard pile first.
bool drawsByFlushing(const Position& position, Seat seat);
/// Fills the empty draw pile with the cards of shuffleable(), in this order (W-22).
void reshuffle(State& state, const Pile<kMostCards>& order, Log& log);
/// Draws the remaining cards of state.pendingChance, then ends the flush. Reshuffles when the draw pile is
/// empty; this is a chance step if more than one card is shuffled.
void continueDrawing(State& state, Log& log);

// ---- Ben Franklin's undo (undo.cpp) ----

/// Undoes status.last (W-37): all cards it moved go back, the cards it played freeze, and Franklin goes under
/// the discard pile. Logs one Moved event for each card. The caller updates the status.
void undoLastAction(State& state, Log& log);

} // namespace tacklebox::whatthefish
