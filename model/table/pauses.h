// The delays of bots before their moves are shown. All are drawn from separate random streams that depend
// only on the match's seed, the seat and the number of public events, never on hidden cards.
#pragma once

#include "model/bots/bot.h"

#include <QtGlobal>

namespace tacklebox {

/// Milliseconds between the last display and a bot's move: `usual` plus or minus up to a quarter. `events` is
/// the number of public events.
int pauseMillis(int usual, quint64 seed, Seat seat, int events);

/// Reaction time of a bot in a live game, in game milliseconds (at least 600). `furtherCard`: the last event
/// was the bot's own attack.
int reactionMillis(Level level, quint64 seed, Seat seat, int events, bool furtherCard);

} // namespace tacklebox
