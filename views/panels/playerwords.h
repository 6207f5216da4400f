// Texts about levels and players.
#pragma once

#include "model/bots/bot.h"
#include "model/table/plan.h"

#include <QString>
#include <QStringList>

namespace tacklebox {

/// "Minnow".
QString levelTitle(Level level);
/// A description of that level. `live`: mentions its speed, for games with a clock.
QString levelLine(Level level, bool live);

/// The name of a seat for headings; "You" for `you`.
QString seatTitle(const TablePlan& plan, Seat seat, Seat you = kNoSeat);
/// "you, Ben and Cleo": the only person at a table is "you", several people have names.
QString playerList(const QList<SeatPlan>& seats);
/// "a", "a and b", "a, b and c".
QString listed(const QStringList& names);

} // namespace tacklebox
