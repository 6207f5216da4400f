// An event as the seat at the screen sees it, independent of the game.
#pragma once

#include "model/engine/events.h"
#include "model/engine/tabletraits.h"

#include <variant>

namespace tacklebox {

/// A deal begins; the observation after this event shows its cards.
struct DealEvent {};
/// A seat made a move; the events it caused follow.
struct MoveEvent {
    Seat seat;
    Act act = Act::Other;
    Seat target = kNoSeat; ///< the other seat named by the move
};
/// The phase, turn or question changed.
struct StatusEvent {};
/// A pile was shuffled.
struct ShuffleEvent {
    PileKind pile;
    int size;
};

struct TableEvent {
    using What = std::variant<DealEvent, MoveEvent, Moved, StatusEvent, Said, Peeked, Shown, Rolled,
                              ShuffleEvent, Scored, Over>;
    int number = 0; ///< index in the match
    What what;
};

} // namespace tacklebox
