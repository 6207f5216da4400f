// The table in words: every place with its cards, for those who would rather read than look.
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

    /// Null for none.
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
