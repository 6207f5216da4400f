// Automatic moves for a person, by table rules, standing orders or lack of choice.
#pragma once

#include "model/host/anygame.h"
#include "model/table/orders.h"
#include "model/table/seating.h"

#include <optional>

namespace tacklebox {

/// The automatic move for the person in `seat`, who may move; nullopt if the person must decide.
std::optional<AnyMove> moveFor(Seat seat, const AnyMatch& match, const Seating& seating,
                               const TableRules& tableRules, const StandingOrders& orders);

} // namespace tacklebox
