// A table at which a page is laid out in random games: its plan is the one a new table begins with.
#pragma once

#include "tests/views/driventable.h"
#include "views/dialogs/lastplans.h"

namespace tacklebox::testing {

enum class SeatsTaken { AsAtFirst, All };

/// A match of that game before its first move, seen by the first seat.
inline std::unique_ptr<DrivenTable> drivenTableOf(const QString& id, quint64 seed, SeatsTaken taken) {
    const AnyGame* game = gameNamed(id.toStdString());
    TablePlan plan = firstPlan(id);
    while (taken == SeatsTaken::All && int(plan.seats.size()) < game->mostSeats)
        plan.seats.append({.name = QStringLiteral("Bot %1").arg(plan.seats.size())});
    AnySetup setup{.options = plan.options, .seats = int(plan.seats.size()), .dealer = 1, .seed = seed};
    setup.layout = game->drawnLayout(seed, setup.options, setup.seats);
    return std::make_unique<DrivenTable>(std::move(plan), game->begin(setup), Seat(0));
}

} // namespace tacklebox::testing
