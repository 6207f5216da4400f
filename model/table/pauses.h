// How long bots wait before they show what they have decided. Everything is drawn from streams of their own,
// which know the match's seed, the seat and how much has publicly happened, and nothing that anybody holds.
#pragma once

#include "model/bots/bot.h"

#include <QtGlobal>

namespace tacklebox {

/// Milliseconds from the last thing that was shown to a bot's move: `usual`, a quarter more or less. `events`
/// counts what all at the table have seen happen.
int pauseMillis(int usual, quint64 seed, Seat seat, int events);

/// How long a bot of `level` takes to react to what it saw happen when a game is played live, in game
/// milliseconds (at least 600). `furtherCard`: its own attack is the last thing that happened.
int reactionMillis(Level level, quint64 seed, Seat seat, int events, bool furtherCard);

} // namespace tacklebox
