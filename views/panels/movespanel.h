// Every move the person at the screen may make, in words: with this list alone the whole game can be played.
#pragma once

#include "model/table/table.h"
#include "views/theme/graceperiod.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;

namespace tacklebox {

template <class Observation>
class QuietList;

/// The choices of a table, a row each, less those that do not have all the words that were typed.
class MoveLines : public QAbstractListModel {
    Q_OBJECT

  public:
    using QAbstractListModel::QAbstractListModel;

    /// The choices that are left by the filter; rows are inserted and removed one by one, so that a view
    /// keeps its place.
    void setChoices(const std::vector<TableChoice>& choices);
    /// Words in any order and case: "ben red".
    void setFilter(const QString& words);
    /// The line of that choice is marked as what a hint proposes; -1 for none.
    void setHinted(int choice);
    /// The row of that choice; -1 if it is not shown.
    int rowOf(int choice) const;
    /// TableChoice::id of a row; -1 outside.
    int choice(int row) const;
    int all() const { return int(m_all.size()); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    void sift();

    std::vector<TableChoice> m_all, m_shown;
    int m_hinted = -1;
    QStringList m_wanted;
};

class MovesPanel : public QWidget {
    Q_OBJECT

  public:
    /// For so long after the list has changed under the cursor, Enter and clicks there do nothing: they were
    /// meant for another line.
    static constexpr int kGraceMillis = 350;

    explicit MovesPanel(QWidget* parent = nullptr);

    /// Null for none.
    void setTable(Table* table);
    QListView* list() const;
    QLineEdit* filter() const { return m_filter; }
    /// Where the time of kGraceMillis is read; a test's own clock.
    void setClock(std::function<qint64()> millis) { m_changed.setClock(std::move(millis)); }

  signals:
    /// The move of that choice is about to be played: motion may hurry.
    void aboutToPlay(int choice);
    /// A line for the player: why nothing was played.
    void hint(const QString& words);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void readChoices();
    void showHinted();
    void refilter();
    void playCurrent();
    void play(int choice);
    void showCount();

    QPointer<Table> m_table;
    MoveLines* m_lines;
    QLineEdit* m_filter;
    QuietList<QListView>* m_list;
    QLabel* m_count;
    GracePeriod m_changed{kGraceMillis}; ///< since the current line became another one by itself
    int m_pressed = -1;                  ///< choice under the first click of a double click
};

} // namespace tacklebox
