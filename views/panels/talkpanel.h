// The table talk: every event that everybody may know, as a sentence, the newest last.
#pragma once

#include "model/table/table.h"
#include "model/table/tablenarrator.h"

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

template <class Observation>
class QuietList;

class Replay;

/// The talk of a table: a row for each turn, which opens to its steps, and why bots did what they tell of.
/// The turn that is played is open until the next begins. Follows the table; may lag behind it, so that
/// nothing is told before it is shown. Of a recorded match (replay.h) all rows are there from the first;
/// those to come are paler.
class TalkLines : public QAbstractListModel {
    Q_OBJECT

  public:
    using QAbstractListModel::QAbstractListModel;
    /// Why the bot made the move that the line tells of; empty where the table has no reason, or keeps it
    /// back. The tooltip and the accessible description of the line have it too.
    static constexpr int kReasonRole = Qt::UserRole + 1;
    /// True for a line of a recorded match that is not told yet.
    static constexpr int kToComeRole = Qt::UserRole + 2;

    void setTable(Table* table);
    /// The last row with a reason; -1 for none.
    int lastWithReason() const;
    /// The last row that is told; -1 for none.
    int lastShownRow() const;
    /// The number of the first event that a row tells of.
    int eventOf(int row) const { return lineOf(row).event; }
    /// True for the row of a turn that has steps.
    bool hasSteps(int row) const { return m_rows[std::size_t(row)].step < 0; }
    bool isOpen(int row) const { return isOpen(m_rows[std::size_t(row)].turn); }
    /// Shows the steps of the turn that a row belongs to, or hides them; the row of that turn.
    int open(int row, bool open);
    /// Only events before `number` are told; all of them at first.
    void showUpTo(int number);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    /// The lines of a turn; where they are several, `summary` is the row that stands for them.
    struct Turn {
        std::vector<TableNarrator::Line> lines;
        QString summary;
    };
    /// A line of a turn, or -1: the turn itself.
    struct Row {
        std::size_t turn;
        int step;
        bool operator==(const Row&) const = default;
    };

    void readOn();
    void readAnew();
    void layRows();
    bool isOpen(std::size_t turn) const;
    const TableNarrator::Line& lineOf(int row) const;
    QString reasonOf(int row) const;
    /// Events before this one are told.
    int shownUpTo() const;
    /// Reasons may have come, or gone.
    void tellReasons();

    QPointer<Table> m_table;
    Replay* m_replay = nullptr; ///< of that table
    std::optional<TableNarrator> m_narrator;
    std::vector<Turn> m_turns;
    std::vector<Row> m_rows;
    std::map<int, bool> m_chosen; ///< turns that were opened or closed, by their first event
    int m_read = 0;
    int m_lastShownRow = -1; ///< of a recorded match, lastShownRow() when it was last shown
    int m_limit = std::numeric_limits<int>::max();
};

class TalkPanel : public QWidget {
    Q_OBJECT

  public:
    explicit TalkPanel(QWidget* parent = nullptr);

    /// Null for none.
    void setTable(Table* table);
    QListView* list() const;
    /// The reason of the line that is marked, under the list.
    QLabel* why() const { return m_why; }
    /// Marks the line that tells of event `number`, or the next before it.
    void mark(int number);
    /// Whether mark(number) would mark the line that is marked already.
    bool isMarked(int number) const;
    /// Marks the last line for which there is a reason, and takes the focus.
    void showLastReason();
    /// Of a recorded match: marks the last line that is told.
    void markLastShown();

  signals:
    /// Of a recorded match: a line was clicked, or Enter pressed on it. The event that it tells of.
    void lineChosen(int event);
    /// "Why?" was asked of a line: its reason, to be said to those who do not see it.
    void reasonAsked(const QString& reason);

  public slots:
    /// Tells only events before `number`: connected to what the table view shows, the talk keeps step with
    /// the cards.
    void showUpTo(int number);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// That line; -1 if there is none.
    int rowOf(int number) const;
    void showReason();
    void choose(const QModelIndex& line);
    void open(bool open);
    void askReason();
    void openMenu(const QPoint& at);

    TalkLines* m_lines;
    QuietList<QListView>* m_list;
    QLabel* m_why;
    bool m_atEnd = true, m_replays = false;
};

} // namespace tacklebox
