// Deal codes (model/wire/dealcode.h) of tables.
#pragma once

#include "model/host/anygame.h"
#include "model/table/plan.h"
#include "model/wire/dealcode.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <optional>

namespace tacklebox {

/// The deal code of a match; empty if its cards do not come from a seed (hand-made deals and external chance
/// outcomes).
QString dealCodeOf(const AnyMatch& match);

/// The table of a deal code: game, options, dealer and seed, with the usual players. nullopt with a sentence
/// in *error if `text` is not a deal code.
std::optional<TablePlan> planOfDealCode(const QString& text, QString* error);

/// The deal of the day (dealOfDay()), for one person against bots of standard strength, so that results are
/// comparable. Seed and dealer are set.
TablePlan planOfDay(const QString& game, const QDate& day);

/// True if the seats of people and the levels of bots are those of `ofDay`, whatever their names. Results are
/// comparable only then.
bool isSeatedAs(const QList<SeatPlan>& seats, const TablePlan& ofDay);

/// True if `opening` (a record without steps) has the game, seats, options, dealer and seed of `plan`. False
/// if it is unreadable.
bool isDealtAs(const QByteArray& opening, const TablePlan& plan);

} // namespace tacklebox
