// "Today's deals": a month with the days on which the player finished a deal of the day, and each game's deal
// of the chosen day.
#pragma once

#include "model/store/dayresults.h"
#include "views/theme/stagedialog.h"

class QLabel;
class QPushButton;
class QTableWidget;

namespace tacklebox {

class DayDealsDialog : public StageDialog {
    Q_OBJECT

  public:
    /// Shows `today`, with the deal of `game` selected. `results` are all that count.
    DayDealsDialog(const QList<DayResult>& results, const QDate& today, const QString& game,
                   QWidget* parent = nullptr);

  signals:
    void playWanted(const QString& game, const QDate& day);
    void replayWanted(qint64 match);

  private:
    QWidget* calendar();
    QWidget* gameList(const QString& game);
    /// Moves to another month, which is not in the future.
    void showMonth(const QDate& first);
    void showDay();
    void showGame();
    /// Opens the deal of the selected game: the replay if it was played, else a table.
    void open();
    void play();
    /// The result of that game on the chosen day; null if there is none.
    const DayResult* resultOf(const QString& game) const;
    QString chosenGame() const;

    QList<DayResult> m_results;
    QDate m_today, m_first; ///< m_first: of the month shown
    QDate m_day;            ///< the chosen one
    QLabel *m_month, *m_dayLine;
    QTableWidget *m_days, *m_games;
    QPushButton *m_back, *m_on, *m_open, *m_practice;
};

} // namespace tacklebox
