// Decides from the log of a table which events are shown together as a group.
#pragma once

#include "model/table/table.h"
#include "views/scene/picture/effectspec.h"

#include <optional>
#include <variant>
#include <vector>

namespace tacklebox {

/// Returns the event as that kind, or null if it is another or none.
template <class T>
const T* as(const std::optional<TableEvent>& event) {
    return event ? std::get_if<T>(&event->what) : nullptr;
}

/// Returns true if the event is of that kind.
template <class T>
bool is(const TableEvent& event) {
    return std::holds_alternative<T>(event.what);
}

/// Returns the number after the last event that is shown together with event `first`: the events of an effect
/// (`spec`), cards that move between the same kinds of piles, cards shown at one moment, or that event alone.
int groupEnd(Table& table, int first, const EffectSpec& spec);
/// If event `number` moves the card that its player asked for, returns the number after the events that
/// announce and show it; else 0.
int luckyCatchEnd(Table& table, int number);
/// Events `first` to before `last` move cards to the catch of `seat`. Returns how many of these cards were
/// taken from "you" (Table::names()) in this deal, as far as the viewer knows. Returns 0 if `seat` is you.
int ownCardsCaught(const Table& table, int first, int last, Seat seat);
/// Returns true if all players may see the cards that these events move, and not only the viewer.
bool isKnownToAll(Table& table, const std::vector<TableEvent>& events);

} // namespace tacklebox
