// The board of known cards: what all at the table have heard of the hands, a line each.
#pragma once

#include "model/table/table.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <limits>
#include <vector>

class QComboBox;
class QLabel;
class QListView;

namespace tacklebox {

/// The facts seat by seat, the person at the screen last; each seat has a heading.
class KnownLines : public QAbstractListModel {
    Q_OBJECT

  public:
    using QAbstractListModel::QAbstractListModel;

    void setLines(const Table* table, const std::vector<HandFact>& facts);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    struct Line {
        QString words;
        bool heading = false;

        bool operator==(const Line&) const = default;
    };
    std::vector<Line> m_lines;
};

/// What it shows is tableRules().knownCards of its table: all that was heard, or only what was heard lately.
class KnownPanel : public QWidget {
    Q_OBJECT

  public:
    explicit KnownPanel(QWidget* parent = nullptr);

    /// Null for none.
    void setTable(Table* table);
    QListView* list() const { return m_list; }

  public slots:
    /// Only what was heard before event `number`, so that nothing is told before it is shown.
    void showUpTo(int number);

  signals:
    /// Another mode was chosen at the panel. Whoever owns the table rules sets them.
    void chosen(KnownCards mode);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void refresh();

    QPointer<Table> m_table;
    KnownLines* m_lines;
    QComboBox* m_mode;
    QListView* m_list;
    QLabel* m_none;
    QTimer m_soon;
    int m_limit = std::numeric_limits<int>::max();
};

} // namespace tacklebox
