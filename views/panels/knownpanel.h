#pragma once

#include "model/table/table.h"
#include "views/scene/picture/tableobserver.h"

#include <QAbstractListModel>
#include <QTimer>
#include <QWidget>

#include <limits>
#include <vector>

class QComboBox;
class QLabel;
class QListView;

namespace tacklebox {

/// The facts by seat, the viewer's last. Each seat has a heading.
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

/// The known cards: a line for each public fact about a hand. tableRules().knownCards selects all or recent
/// ones.
class KnownPanel : public QWidget, public TableObserver {
    Q_OBJECT

  public:
    explicit KnownPanel(QWidget* parent = nullptr);

    /// May be null.
    void setTable(Table* table) override;
    QListView* list() const { return m_list; }

    /// Shows facts from before event `number` only, so that the panel is not ahead of the table.
    void showUpTo(int number) override;

  signals:
    /// The user chose another mode. The receiver changes the table rules.
    void chosen(KnownCards mode);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void refresh();

    KnownLines* m_lines;
    QComboBox* m_mode;
    QListView* m_list;
    QLabel* m_none;
    QTimer m_refreshTimer;
    int m_limit = std::numeric_limits<int>::max();
};

} // namespace tacklebox
