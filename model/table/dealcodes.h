// Deal codes (model/wire/dealcode.h) of tables: what to tell a friend, and the table that a friend has told.
#pragma once

#include "model/host/anygame.h"
#include "model/table/plan.h"
#include "model/wire/dealcode.h"

#include <QString>

#include <optional>

namespace tacklebox {

/// The code that gives the same cards and chances again; empty if they come from no seed: laid out by hand,
/// or decided from outside.
QString dealCodeOf(const AnyMatch& match);

/// The table of a code: its game, options, first dealer and seed, and as many seats as usual players take.
/// Nothing, with a sentence in *fault, if `text` is no deal code.
std::optional<TablePlan> planOfDealCode(const QString& text, QString* fault);

} // namespace tacklebox
