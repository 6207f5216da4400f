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
/// "a", "a and b", "a, b and c".
QString listed(const QStringList& names);

} // namespace tacklebox
