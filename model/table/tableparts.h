// What not every table has: small interfaces behind Table's functions of the same names.
#pragma once

#include "model/engine/seats.h"
#include "model/table/hints.h"

#include <QString>

#include <optional>
#include <vector>

namespace tacklebox {

/// Decisions that can be taken back. Without it none can.
class TableUndo {
  public:
    virtual ~TableUndo() = default;
    virtual Seat lastDecider() const = 0;
    virtual bool takeBack() = 0;
    virtual bool canMakeAgain() const = 0;
    virtual bool makeAgain() = 0;
};

/// What bots think: of their own moves, and in a person's place. Without it there are neither reasons nor
/// hints; and where no bot sits any more there are the reasons of those that did.
class TableThoughts {
  public:
    virtual ~TableThoughts() = default;
    virtual QString reasonFor(int number) const = 0;
    virtual std::vector<HandFact> publicFacts(int number) const = 0;
    virtual bool botsThink() const { return false; }
    virtual bool canHint() const { return false; }
    virtual void askHint() {}
    virtual bool hintComes() const { return false; }
};

/// The window in which anybody may act when a game is played live. Without it there is no clock to beat.
class TableWindow {
  public:
    virtual ~TableWindow() = default;
    virtual std::optional<int> windowLeft() const = 0;
    virtual int windowLength() const = 0;
    virtual void handOnTable(bool on) = 0;
};

/// Those that a table has; it sets them when it is made. They are the table's own.
struct TableParts {
    TableUndo* undo = nullptr;
    TableThoughts* thoughts = nullptr;
    TableWindow* window = nullptr;
};

} // namespace tacklebox
