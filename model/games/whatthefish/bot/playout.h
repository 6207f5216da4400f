// Playing a sampled world on to its end, everybody in his own style and by what he himself sees.
#pragma once

#include "model/games/whatthefish/bot/playstyles.h"

namespace tacklebox::whatthefish {

/// The outcome of one game that is played on.
struct PlayoutOutcome {
    Seat winner = kNoSeat; ///< kNoSeat: nobody, or it went on too long
    bool freed = false;    ///< the fish that swam at the beginning went free
};

/// Plays `state` on until the game has ended; its players are asked round the table. `none` is a log that
/// records nothing. Allocates nothing.
PlayoutOutcome playOn(State& state, const SeatStyles& styles, StylePolicy& decider, Random& random,
                      EventLog<WhatTheFish>& none);

/// Makes a move and draws what chance it leads to, up to the next decision or the end of the game.
void make(State& state, Seat seat, const Move& move, Random& random, EventLog<WhatTheFish>& none);

} // namespace tacklebox::whatthefish
