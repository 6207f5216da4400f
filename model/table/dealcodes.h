// Deal codes (model/wire/dealcode.h) of tables: what to tell a friend, and the table that a friend has told.
#pragma once

#include "model/host/anygame.h"
#include "model/table/plan.h"
#include "model/wire/dealcode.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <optional>

namespace tacklebox {

/// The code that gives the same cards and chances again; empty if they come from no seed: laid out by hand,
/// or decided from outside.
QString dealCodeOf(const AnyMatch& match);

/// The table of a code: its game, options, first dealer and seed, and as many seats as usual players take.
/// Nothing, with a sentence in *fault, if `text` is no deal code.
std::optional<TablePlan> planOfDealCode(const QString& text, QString* fault);

/// Today's deal of a game, if `day` is today: dealOfDay(), for one person against bots of usual strength, so
/// that results can be compared. Seed and dealer are filled in.
TablePlan planOfDay(const QString& game, const QDate& day);

/// True if `opening`, the record of a match without its steps, was dealt as `plan` says: the same game,
/// seats, options, dealer and seed. False where it cannot be read.
bool isDealtAs(const QByteArray& opening, const TablePlan& plan);

} // namespace tacklebox
