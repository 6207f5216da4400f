// What the files of these rules share among themselves.
#pragma once

#include "model/games/whatthefish/whatthefish.h"

namespace tacklebox::whatthefish {

/// What a reshuffle would take: the discard pile and the PROTECTIONs of the swim (W-22, W-23).
CardSet shuffleable(const Waters& waters);

/// True if a flush would bring that seat at least one card; its own hand goes under the discard pile first.
bool drawsByFlushing(const Waters& waters, Seat seat);

/// Ben Franklin's effect (W-37): everything that status.last moved goes back, its cards freeze, Franklin goes
/// under the discard pile. Tells it with one Moved event a card; leaves the status to the caller.
void undoLastAction(State& state, EventLog<WhatTheFish>& log);

} // namespace tacklebox::whatthefish
