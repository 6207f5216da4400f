// Playing a sampled world on to its end, everybody by judgement and by his own sight alone.
#pragma once

#include "model/bots/whatthefish/judgement.h"

namespace tacklebox::whatthefish {

/// What a seat sees of a whole position; nothing of what is hidden from it.
Sight sightOf(const State& state, Seat seat);

/// The course of one game that is played on.
struct Course {
    Seat winner = kNoSeat; ///< kNoSeat: nobody, or it went on too long
    bool freed = false;    ///< the fish that swam at the beginning went free
};

/// Plays `state` on until the game has ended; its players are asked round the table. `none` is a log that
/// records nothing. Allocates nothing.
Course playOn(State& state, const Manner& manner, Random& random, EventLog<WhatTheFish>& none);

/// Makes a move and draws what chance it leads to, up to the next decision or the end of the game.
void make(State& state, Seat seat, const Move& move, Random& random, EventLog<WhatTheFish>& none);

} // namespace tacklebox::whatthefish
