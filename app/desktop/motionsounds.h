// What is heard of the motion at a table.
#pragma once

#include <functional>

namespace tacklebox {

class Sounds;
class Table;
class TableView;

/// From now on a line that is cast or hangs and cards that are dealt are heard from `view`, each at the seat
/// where it is seen, and a hurry ends what sounds. `table` gives the table that is shown, null for none; it
/// is asked as long as both live.
void playMotionOf(TableView& view, Sounds& sounds, std::function<Table*()> table);

} // namespace tacklebox
