#pragma once

namespace tacklebox {

class Table;

/// A part of a page that shows something about its table.
class TableFollower {
  public:
    virtual ~TableFollower() = default;
    /// Follows that table from now on; null: none.
    virtual void setTable(Table* table) = 0;
};

} // namespace tacklebox
