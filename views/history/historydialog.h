// "Games played": all games. Finished ones to look for, to watch again and to save as files; unfinished ones
// to go on with or to give up.
#pragma once

#include "model/store/past.h"
#include "views/theme/stagedialog.h"

#include <QTimer>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace tacklebox {

class EmptyPage;
class HistoryActions;
class PastFilters;
class PastGames;
class PastList;
class PillBar;
class Store;

class HistoryDialog : public StageDialog {
    Q_OBJECT

  public:
    explicit HistoryDialog(Store& store, QWidget* parent = nullptr);

    /// Writes the record of the match that is current. Where it cannot be written a message says so.
    bool saveTo(const QString& file);
    /// Only those in that state are listed, until another one is chosen.
    void showState(PastSelection::State state);
    /// Reads everything anew.
    void refresh();

  signals:
    /// The match of that number is to be watched. "Watch" can be pressed only where somebody listens.
    void replayWanted(qint64 match);
    /// The unfinished match of that number is to be gone on with, or given up (to be asked first).
    void goOnWanted(qint64 match);
    void giveUpWanted(qint64 match);
    void statisticsWanted();
    /// There is no game yet, and the person wants to begin one.
    void newTableWanted();

  protected:
    void connectNotify(const QMetaMethod& signal) override;

  private:
    /// With large text: the list, and all else.
    void addPages();
    void addButtons();
    void filtered();
    void follow();
    /// Finds out whether the current match can be shown again.
    void checkRecord();
    /// Watches the current match, or goes on with it if it is unfinished.
    void open() override;
    void saveAsFile();

    Store& m_store;
    HistoryActions* m_historyActions;
    PastGames* m_games;
    PastFilters* m_filters;
    QLabel* m_details;
    PillBar* m_pages = nullptr; ///< with large text
    QWidget* m_aside = nullptr; ///< what is on its second page
    EmptyPage* m_nothing;
    QStackedWidget* m_stack;
    PastList* m_list;
    QPushButton *m_watch, *m_goOn, *m_giveUp, *m_save, *m_table, *m_forget;
    QTimer m_check; ///< so that holding an arrow key reads no record a line
};

} // namespace tacklebox
