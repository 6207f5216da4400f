// Which events of a table are shown together, as one group: questions to its log, which need nothing of what
// is drawn.
#pragma once

#include "model/table/table.h"
#include "views/scene/picture/staging.h"

#include <optional>
#include <variant>
#include <vector>

namespace tacklebox {

/// The event as one of that kind; null if it is another, or none.
template <class T>
const T* as(const std::optional<TableEvent>& event) {
    return event ? std::get_if<T>(&event->what) : nullptr;
}

/// The number after the last event that is shown together with event `first`, which is played as `staging`
/// says: cards that go the same kind of way, what is shown at one moment, or that event alone.
int groupEnd(Table& table, int first, const Staging& staging);
/// If the card that event `number` moves is just what was asked for: the number after the events that call it
/// out and show it again; else 0.
int catchUpTo(Table& table, int number);
/// Whether the whole table sees the cards that these events move, and not only who looks here.
bool isKnownToAll(Table& table, const std::vector<TableEvent>& events);

} // namespace tacklebox
