#pragma once

#include "model/table/table.h"
#include "model/table/tablenarrator.h"
#include "views/scene/picture/tableobserver.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QWidget>

#include <limits>
#include <map>
#include <optional>
#include <vector>

class QLabel;
class QListView;

namespace tacklebox {

template <class View>
class UnannouncedList;

class Replay;

/// List model of the log: a row per turn, which expands to its steps. The current turn is expanded until the
/// next begins. It follows the table, or shows less after showUpTo(). For a replay (replay.h) it has all rows
/// from the start; future ones are paler.
class LogModel : public QAbstractListModel {
    Q_OBJECT

  public:
    using QAbstractListModel::QAbstractListModel;
    /// Why the bot made that move; empty if the table has no reason or withholds it. Also in the tool tip and
    /// the accessible description.
    static constexpr int kReasonRole = Qt::UserRole + 1;
    /// True for a future row of a replay.
    static constexpr int kToComeRole = Qt::UserRole + 2;

    void setTable(Table* table);
    /// The last row with a reason; -1: none.
    int lastWithReason() const;
    /// The last row that is not in the future; -1: none.
    int lastShownRow() const;
    /// The first event of a row.
    int eventOf(int row) const { return lineOf(row).event; }
    /// True for the row of a turn that has steps.
    bool hasSteps(int row) const { return m_rows[std::size_t(row)].step < 0; }
    bool isOpen(int row) const { return isOpen(m_rows[std::size_t(row)].turn); }
    /// Expands or collapses the turn of a row. Returns the first row of that turn.
    int open(int row, bool open);
    /// Limits the log to events before `number`. By default it shows all.
    void showUpTo(int number);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    /// The lines of a turn. If there are several, `summary` is the row above them.
    struct Turn {
        std::vector<TableNarrator::Line> lines;
        QString summary;
    };
    /// A line of a turn; -1: its summary.
    struct Row {
        std::size_t turn;
        int step;
        bool operator==(const Row&) const = default;
    };

    void readNewEvents();
    void reload();
    void updateRows();
    bool isOpen(std::size_t turn) const;
    const TableNarrator::Line& lineOf(int row) const;
    QString reasonOf(int row) const;
    /// Events before this one are shown.
    int shownUpTo() const;
    /// Call this when reasons may have appeared or disappeared.
    void notifyReasons();

    QPointer<Table> m_table;
    Replay* m_replay = nullptr; ///< of m_table
    std::optional<TableNarrator> m_narrator;
    std::vector<Turn> m_turns;
    std::vector<Row> m_rows;
    std::map<int, bool> m_chosen; ///< turns that the user expanded or collapsed, by first event
    int m_read = 0;
    int m_lastShownRow = -1; ///< for a replay: previous value of lastShownRow()
    int m_limit = std::numeric_limits<int>::max();
};

/// The log: all events that everyone may know, as sentences, newest last.
class LogPanel : public QWidget, public TableObserver {
    Q_OBJECT

  public:
    explicit LogPanel(QWidget* parent = nullptr);

    /// May be null.
    void setTable(Table* table) override;
    /// Limits the log to events before `number`, which keeps it in step with the table view.
    void showUpTo(int number) override;
    QListView* list() const;
    /// The label with the reason of the marked row, below the list.
    QLabel* why() const { return m_why; }
    /// Marks the row of event `number`, or the last one before it.
    void mark(int number);
    /// True if mark(number) would not change the marked row.
    bool isMarked(int number) const;
    /// Marks the last row with a reason, and takes the focus.
    void showLastReason();
    /// For a replay: marks the last row that is not in the future.
    void markLastShown();

  signals:
    /// For a replay: a row was clicked, or Enter pressed on it. `event` is its first one.
    void lineChosen(int event);
    /// The user asked for the reason of a row: announce it to screen readers.
    void reasonAsked(const QString& reason);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// The row for mark(number); -1 if there are no rows.
    int rowOf(int number) const;
    void showReason();
    void choose(const QModelIndex& line);
    void open(bool open);
    void askReason();
    void openMenu(const QPoint& at);

    LogModel* m_lines;
    UnannouncedList<QListView>* m_list;
    QLabel* m_why;
    bool m_atEnd = true, m_replays = false;
};

} // namespace tacklebox
