// What a table does for a person without asking him: by its rules, by what leaves no choice, by his orders.
#pragma once

#include "model/host/anygame.h"
#include "model/table/orders.h"
#include "model/table/seating.h"

#include <optional>

namespace tacklebox {

/// The move that the table makes for the person in `seat`, who may move; nothing if he is to be asked, or
/// may do as he likes.
std::optional<AnyMove> moveFor(Seat seat, const AnyMatch& match, const Seating& seating,
                               const TableRules& tableRules, const StandingOrders& orders);

} // namespace tacklebox
