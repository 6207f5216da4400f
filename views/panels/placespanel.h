// The table as text: all piles with their cards.
#pragma once

#include "model/table/table.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QTreeWidget;
class QTreeWidgetItem;

namespace tacklebox {

template <class Observation>
class QuietList;

/// "Your hand", "Nick's baskets", "The pond".
QString placeTitle(const Table& table, PileId place);

class PlacesPanel : public QWidget {
    Q_OBJECT

  public:
    explicit PlacesPanel(QWidget* parent = nullptr);

    /// May be null.
    void setTable(Table* table);
    QTreeWidget* tree() const;

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void refresh();
    void showPlace(QTreeWidgetItem* item, const PileCards& cards) const;

    QPointer<Table> m_table;
    QuietList<QTreeWidget>* m_tree;
    QTimer m_soon;
};

} // namespace tacklebox
