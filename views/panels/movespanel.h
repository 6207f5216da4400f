#pragma once

#include "model/table/table.h"
#include "views/scene/picture/tableobserver.h"
#include "views/theme/graceperiod.h"

#include <QAbstractListModel>
#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;

namespace tacklebox {

template <class View>
class UnannouncedList;

/// List model of a table's choices, filtered by words.
class MoveLines : public QAbstractListModel {
    Q_OBJECT

  public:
    using QAbstractListModel::QAbstractListModel;

    /// Sets the choices. Inserts and removes single rows, so that a view keeps its position.
    void setChoices(const std::vector<TableChoice>& choices);
    /// Shows only choices that contain all words, in any order and case: "ben red".
    void setFilter(const QString& words);
    /// Marks the choice that a hint proposes; -1: none.
    void setHinted(int choice);
    /// Returns the row of a choice, or -1.
    int rowOf(int choice) const;
    /// Returns the TableChoice::id of a row, or -1.
    int choice(int row) const;
    int all() const { return int(m_all.size()); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    void applyFilter();

    std::vector<TableChoice> m_all, m_shown;
    int m_hinted = -1;
    QStringList m_wanted;
};

/// All moves of the player at the screen as text. This list is enough to play the whole game.
class MovesPanel : public QWidget, public TableObserver {
    Q_OBJECT

  public:
    /// After the list has changed under the cursor, Enter does nothing this long: it was meant for another
    /// line.
    static constexpr int kGraceMillis = 350;

    explicit MovesPanel(QWidget* parent = nullptr);

    /// May be null.
    void setTable(Table* table) override;
    QListView* list() const;
    QLineEdit* filter() const { return m_filter; }
    /// Sets the clock for kGraceMillis; for tests.
    void setClock(std::function<qint64()> millis) { m_changed.setClock(std::move(millis)); }

  signals:
    /// A move is about to be played: hurry up running animations.
    void aboutToPlay(int choice);
    /// A message for the player: why nothing was played.
    void messageWanted(const QString& words);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void readChoices();
    void showHinted();
    void refilter();
    void playCurrent();
    void play(int choice);
    void showCount();

    MoveLines* m_lines;
    QLineEdit* m_filter;
    UnannouncedList<QListView>* m_list;
    QLabel* m_count;
    GracePeriod m_changed{kGraceMillis}; ///< since the current line changed without the user
    int m_pressed = -1;                  ///< choice under the first click of a double click
};

} // namespace tacklebox
