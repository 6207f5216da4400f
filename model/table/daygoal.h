// The results of bots in the person's seat of a deal of the day, for comparison.
#pragma once

#include "model/table/plan.h"

#include <atomic>
#include <optional>

namespace tacklebox {

/// The result of the person's seat.
struct GoalResult {
    int score = 0;
    bool won = false;

    bool operator==(const GoalResult&) const = default;
};

/// Plays the match of `plan` with a bot of `level` in the person's seat. The result depends only on the
/// arguments. nullopt if cancelled, or if there is not exactly one person. Requires a seed and a dealer.
std::optional<GoalResult> goalOf(const TablePlan& plan, Level level, const std::atomic<bool>& cancelled);

} // namespace tacklebox
