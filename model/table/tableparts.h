// Optional abilities of a table: interfaces behind Table's functions of the same names.
#pragma once

#include "model/engine/seats.h"
#include "model/table/hints.h"

#include <QString>

#include <optional>
#include <vector>

namespace tacklebox {

/// Undo and redo.
class TableUndo {
  public:
    virtual ~TableUndo() = default;
    virtual Seat lastDecider() const = 0;
    virtual bool undo() = 0;
    virtual bool canRedo() const = 0;
    virtual bool redo() = 0;
};

/// Thoughts of bots: reasons, hints and public facts. A replay has no hints.
class TableThoughts {
  public:
    virtual ~TableThoughts() = default;
    virtual QString reasonFor(int number) const = 0;
    virtual std::vector<HandFact> publicFacts(int number) const = 0;
    virtual bool botsThink() const { return false; }
    virtual bool canHint() const { return false; }
    virtual void askHint() {}
    virtual bool isHintPending() const { return false; }
};

/// The window of a live game, during which anybody may act.
class TableWindow {
  public:
    virtual ~TableWindow() = default;
    virtual std::optional<int> windowLeft() const = 0;
    virtual int windowLength() const = 0;
    virtual void handOnTable(bool on) = 0;
};

/// The abilities of a table, set by its constructor; null if absent. They belong to the table itself.
struct TableParts {
    TableUndo* undo = nullptr;
    TableThoughts* thoughts = nullptr;
    TableWindow* window = nullptr;
};

} // namespace tacklebox
