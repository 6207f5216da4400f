// Remembers, across sessions, the last setup of a table for each game.
#pragma once

#include "model/table/plan.h"

#include <QString>

#include <optional>

class QSettings;

namespace tacklebox {

/// Returns the last setup of that game; nullopt if there is none or it is invalid.
std::optional<TablePlan> lastPlan(const QSettings& store, const QString& game);
/// The setup of a game that was never played: one person and three bots, within the game's limits.
TablePlan firstPlan(const QString& game);
/// The same, but as short as the options of the game allow: one round, or the lowest target.
TablePlan shortPlan(const QString& game);
/// Saves the plan for lastPlan(), without its seed, which is for a single match.
void savePlan(QSettings& store, const TablePlan& plan);

} // namespace tacklebox
