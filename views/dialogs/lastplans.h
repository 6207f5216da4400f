// How a table of each game was set up the last time, kept between two evenings.
#pragma once

#include "model/table/plan.h"

#include <QString>

#include <optional>

class QSettings;

namespace tacklebox {

/// What a table of that game was last set up with; nothing if it never was, or what is kept cannot be played.
std::optional<TablePlan> lastPlan(const QSettings& store, const QString& game);
/// For a game that was never set up: one person and three bots, or as many as it holds.
TablePlan firstPlan(const QString& game);
/// Keeps the plan for lastPlan(), but not its seed, which is for one match.
void savePlan(QSettings& store, const TablePlan& plan);

} // namespace tacklebox
