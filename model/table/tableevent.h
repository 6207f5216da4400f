// An event of any game, as the seat at the screen sees it, without the types of the game.
#pragma once

#include "model/engine/events.h"
#include "model/engine/policy.h"

#include <variant>

namespace tacklebox {

/// A deal begins: every card is where the view after this event has it.
struct DealEvent {};
/// A seat made a move; what it caused follows.
struct MoveEvent {
    Seat seat;
    Act act = Act::Other;
    Seat target = kNoSeat; ///< the other seat that it names
};
/// Phase, turn or question changed.
struct StatusEvent {};
/// A pile was shuffled.
struct ShuffleEvent {
    PlaceKind pile;
    int size;
};

struct TableEvent {
    using What = std::variant<DealEvent, MoveEvent, Moved, StatusEvent, Said, Peeked, Shown, Rolled,
                              ShuffleEvent, Scored, Over>;
    int number = 0; ///< counted through the whole match
    What what;
};

} // namespace tacklebox
