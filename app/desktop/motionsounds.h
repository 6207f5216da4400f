// The sounds of motion at a table.
#pragma once

#include <functional>

namespace tacklebox {

class Sounds;
class Table;
class TableView;

/// Plays a sound when a line is cast or hangs and when cards are dealt in `view`, at the position of the
/// seat. Hurrying fades sounds out. `table` returns the shown table or null, and is called while `view` and
/// `sounds` exist.
void playMotionOf(TableView& view, Sounds& sounds, std::function<Table*()> table);

} // namespace tacklebox
