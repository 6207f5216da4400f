// The memory aid: marks at each opponent for what everybody can know about the hand.
#pragma once

#include "model/table/table.h"
#include "views/scene/picture/picture.h"

#include <functional>
#include <span>
#include <utility>

namespace tacklebox {

/// Returns the column and row of a fact; column -1: it is told in words only.
using MemoryCellOf = std::function<std::pair<int, int>(const HandFact&)>;

/// Returns a grid of one row with these columns.
MemoryPicture memoryColumns(const QStringList& labels);
/// Adds the memory aid to a seat, and its words to the tooltip. `grid` is empty: for a list it gets a column
/// for each card. `facts` may be about any seat; later ones about the same card prevail. KnownCards::Asked
/// leaves out what follows from the play.
void addMemory(SeatPicture& seat, KnownCards level, std::span<const HandFact> facts, MemoryPicture grid,
               const MemoryCellOf& cellOf);

} // namespace tacklebox
