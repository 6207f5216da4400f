// Levels and players in words.
#pragma once

#include "model/bots/bot.h"
#include "model/table/plan.h"

#include <QString>
#include <QStringList>

namespace tacklebox {

/// "Minnow".
QString levelTitle(Level level);
/// A line of what that level means; `live`: in a game in which quickness may count.
QString levelLine(Level level, bool live);

/// A seat's name as a heading has it; "You" where the table says "you".
QString seatTitle(const TablePlan& plan, Seat seat, Seat you = kNoSeat);
/// Who plays: "you, Ben and Cleo"; one person against bots is "you", several have their names.
QString playerList(const QList<SeatPlan>& seats);
/// "a", "a and b", "a, b and c".
QString listed(const QStringList& names);

} // namespace tacklebox
