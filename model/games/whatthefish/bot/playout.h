// Play-outs of determinizations, with each player's type and observation.
#pragma once

#include "model/games/whatthefish/bot/opponenttypes.h"

namespace tacklebox::whatthefish {

/// The result of a play-out.
struct PlayoutOutcome {
    Seat winner = kNoSeat; ///< kNoSeat: no winner, or the limit was reached
    bool freed = false;    ///< the fish that swam at the beginning got free
};

/// Plays `state` to the end of the game, with players acting in the game's order. `none` is a log that
/// records nothing. Does not allocate.
PlayoutOutcome playOn(State& state, const SeatTypes& types, TypePolicy& decider, Random& random,
                      EventLog<WhatTheFish>& none);

/// Makes a move and draws chance outcomes up to the next decision or the end of the game.
void make(State& state, Seat seat, const Move& move, Random& random, EventLog<WhatTheFish>& none);

} // namespace tacklebox::whatthefish
