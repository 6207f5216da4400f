// What the files of these rules share among themselves.
#pragma once

#include "model/games/whatthefish/whatthefish.h"

namespace tacklebox::whatthefish {

using Log = EventLog<WhatTheFish>;

inline constexpr Place kDraw{PlaceKind::Draw}, kDiscard{PlaceKind::Discard}, kSwim{PlaceKind::Swim},
    kFrozen{PlaceKind::Frozen};

CardSet fishOf(const State& state, Seat seat);
/// The highest of some FISH.
Card highest(CardSet fish);
/// All values together.
int sumOf(const NamedCards& cards);

// ---- who may act (gameflow.cpp) ----

/// Lets everybody act who has not passed; resolves the position when the passes leave nothing open (W-01).
void goOn(State& state, Log& log);
/// An action that Ben Franklin can undo begins: passes no longer count.
void beginAction(State& state, Seat seat, MoveKind kind);
/// The action is done: everybody may act again, round the table the seat after the actor's first.
void endAction(State& state, Seat actor, Log& log);
/// Nobody may act before chance has decided.
void waitForChance(State& state, Due due);

// ---- swims and games (gameflow.cpp) ----

/// A FISH from the hand begins its swim.
void dive(State& state, Seat seat, Card card, Log& log);
/// However a swim ends: its cards go onto the discard pile as they were played, what is frozen returns.
void endSwim(State& state, Log& log);
/// Open water after a swim; `first` begins the order round the table. After the last of the swims: the end
/// (W-42).
void openWater(State& state, Seat first, Log& log);
/// The end of a game: its winner has a point, kNoSeat where nobody can win it. A match ends only by a win.
void endGame(State& state, Seat winner, Ending ending, Log& log);

// ---- drawing (gameflow.cpp) ----

/// What a reshuffle would take: the discard pile and the PROTECTIONs of the swim (W-22, W-23).
CardSet shuffleable(const Waters& waters);
/// True if a flush would bring that seat at least one card; its own hand goes under the discard pile first.
bool drawsByFlushing(const Waters& waters, Seat seat);
/// Makes the empty draw pile anew of the cards that shuffleable() gives, in that order (W-22).
void reshuffle(State& state, const Pile<kMostCards>& order, Log& log);
/// Draws what state.due has left to draw. A draw pile that runs out is made anew at once, which is a chance
/// step unless there is only one card to shuffle. Then the flush is done.
void goOnDrawing(State& state, Log& log);

// ---- Ben Franklin (timetravel.cpp) ----

/// His effect (W-37): everything that status.last moved goes back, its cards freeze, Franklin goes under the
/// discard pile. Tells it with one Moved event a card; leaves the status to the caller.
void undoLastAction(State& state, Log& log);

} // namespace tacklebox::whatthefish
