// The table talk: every event that everybody may know, as a sentence, the newest last.
#pragma once

#include "model/table/table.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QWidget>

#include <limits>

class QListView;

namespace tacklebox {

/// The sentences of a table, a row each. Follows the table; may lag behind it, so that nothing is told before
/// it is shown.
class TalkLines : public QAbstractListModel {
    Q_OBJECT

  public:
    using QAbstractListModel::QAbstractListModel;

    void setTable(Table* table);
    /// Only events before `number` are told; all of them at first.
    void showUpTo(int number);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    void readOn();
    void readAnew();

    QPointer<Table> m_table;
    QStringList m_lines;
    int m_read = 0;
    int m_limit = std::numeric_limits<int>::max();
};

class TalkPanel : public QWidget {
    Q_OBJECT

  public:
    explicit TalkPanel(QWidget* parent = nullptr);

    /// Null for none.
    void setTable(Table* table);
    QListView* list() const { return m_list; }

  public slots:
    /// Tells only events before `number`: connected to what the table view shows, the talk keeps step with
    /// the cards.
    void showUpTo(int number);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    TalkLines* m_lines;
    QListView* m_list;
    bool m_atEnd = true;
};

} // namespace tacklebox
