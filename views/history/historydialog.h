// "Games played": lists all games, rewatches and saves finished ones, resumes and deletes unfinished ones.
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

    /// Writes the record of the current match. Shows a message on error.
    bool saveTo(const QString& file);
    /// Selects the filter for `state`.
    void showState(PastSelection::State state);
    /// Reads all games again.
    void refresh();

  signals:
    /// Rewatch a match. The button is disabled while nothing is connected.
    void replayWanted(qint64 match);
    /// Resume or delete an unfinished match. The receiver confirms the deletion.
    void resumeWanted(qint64 match);
    void giveUpWanted(qint64 match);
    void statisticsWanted();
    /// The empty page's button was clicked.
    void newTableWanted();

  protected:
    void connectNotify(const QMetaMethod& signal) override;

  private:
    /// Splits list and details into two pages, for large text.
    void addPages();
    void addButtons();
    void filtered();
    void showSelection();
    /// Checks that the record of the current match can be replayed.
    void checkRecord();
    /// Rewatches the current match, or resumes it if it is unfinished.
    void open() override;
    void saveAsFile();

    Store& m_store;
    HistoryActions* m_historyActions;
    PastGames* m_games;
    PastFilters* m_filters;
    QLabel* m_details;
    PillBar* m_pages = nullptr; ///< only with large text
    QWidget* m_aside = nullptr; ///< its second page
    EmptyPage* m_nothing;
    QStackedWidget* m_stack;
    PastList* m_list;
    QPushButton *m_watch, *m_goOn, *m_giveUp, *m_save, *m_table, *m_forget;
    QTimer m_check; ///< delays checkRecord(), so that holding an arrow key does not read every record
};

} // namespace tacklebox
