// An event of any game, as the seat at the screen sees it, without the types of the game.
#pragma once

#include "model/engine/events.h"
#include "model/engine/policy.h"

#include <QString>

#include <variant>

namespace tacklebox {

/// A deal begins: every card is where the view after this event has it.
struct DealTold {};
/// A seat made a move; what it caused follows.
struct MoveTold {
    Seat seat;
    Act act = Act::Other;
};
/// Phase, turn or question changed.
struct StatusTold {};
/// A pile was shuffled.
struct ShuffleTold {
    PlaceKind pile;
    int size;
};

struct TableEvent {
    using What = std::variant<DealTold, MoveTold, Moved, StatusTold, Said, Peeked, Shown, Rolled, ShuffleTold,
                              Scored, Over>;
    int number = 0; ///< counted through the whole match
    What what;
    QString sentence; ///< what it says in the table talk; empty where it says nothing
};

} // namespace tacklebox
