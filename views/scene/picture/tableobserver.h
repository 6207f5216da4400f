#pragma once

#include "views/scene/picture/presenter.h"

#include <QPointer>

namespace tacklebox {

/// A part of a page that shows something about its table. The page calls it (TableFramePage).
class TableObserver {
  public:
    virtual ~TableObserver() = default;
    /// Follows that table from now on; null: none.
    virtual void setTable(Table* /*table*/) {}
    /// Sets the presenter of that table; null: none. It must outlive this object or be replaced.
    virtual void setPresenter(Presenter* /*presenter*/) {}
    /// The user has seen the events before `number`, and no later ones.
    virtual void showUpTo(int /*number*/) {}
    /// The user sees event `number` now.
    virtual void eventShown(int number) { showUpTo(number + 1); }

  protected:
    /// Sets m_table, and disconnects `self`, which is this object, from the previous one.
    void observe(QObject* self, Table* table) {
        if (m_table) m_table->disconnect(self);
        m_table = table;
    }

    QPointer<Table> m_table;
};

} // namespace tacklebox
