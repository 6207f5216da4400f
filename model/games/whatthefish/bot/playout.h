// Playouts of determinizations, with each player's type and observation.
#pragma once

#include "model/games/whatthefish/bot/opponenttypes.h"

namespace tacklebox::whatthefish {

/// The result of a playout.
struct PlayoutOutcome {
    Seat winner = kNoSeat; ///< kNoSeat: no winner, or the limit was reached
    bool freed = false;    ///< the fish that swam at the beginning got free
};

/// Plays `state` to the end of the game, with players acting in the game's order. `disabledLog` is a log that
/// records nothing. Does not allocate.
PlayoutOutcome playOn(State& state, const SeatTypes& types, TypePolicy& policy, Random& random,
                      EventLog<WhatTheFish>& disabledLog);

/// Makes a move and draws chance outcomes up to the next decision or the end of the game.
void makeMove(State& state, Seat seat, const Move& move, Random& random, EventLog<WhatTheFish>& disabledLog);

} // namespace tacklebox::whatthefish
