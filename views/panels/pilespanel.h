// The table as text: all piles with their cards.
#pragma once

#include "model/table/table.h"
#include "views/scene/picture/tableobserver.h"

#include <QTimer>
#include <QWidget>

class QTreeWidget;
class QTreeWidgetItem;

namespace tacklebox {

template <class View>
class UnannouncedList;

/// "Your hand", "Nick's baskets", "The pond".
QString pileTitle(const Table& table, PileId place);

class PilesPanel : public QWidget, public TableObserver {
    Q_OBJECT

  public:
    explicit PilesPanel(QWidget* parent = nullptr);

    /// May be null.
    void setTable(Table* table) override;
    QTreeWidget* tree() const;

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void refresh();
    void showPile(QTreeWidgetItem* item, const PileCards& cards) const;

    UnannouncedList<QTreeWidget>* m_tree;
    QTimer m_refreshTimer;
};

} // namespace tacklebox
