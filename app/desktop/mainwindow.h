// The main window: lobby, table, replay and puzzles, with menus and settings. It only connects parts and
// contains no rules and no painting.
#pragma once

#include "model/store/past.h"
#include "model/table/plan.h"
#include "views/dialogs/harbourdialog.h"
#include "views/scene/tableview.h"
#include "views/settings/lessonprogress.h"
#include "views/settings/settings.h"

#include <QMainWindow>
#include <QMessageBox>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

class QMenuBar;
class QSettings;
class QStackedWidget;

namespace tacklebox {

class FaceStore;
class ReviewCache;
class Journal;
class HistoryActions;
class DayTable;
class Language;
class LessonGuide;
class Lobby;
class NewTableDialog;
class RulesReader;
class SettingsFile;
class Store;
struct Damage;
struct MatchSummary;
struct StoredMatch;
class StageBar;
class Table;
class TablePage;
class PuzzlePage;
class TipCoach;
class ReplayPage;

class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    /// Whether settings, last choices and matches are loaded and saved. Windows without a user (tests,
    /// screenshots, measurements) have None and neither read nor change the user's data.
    enum class Memory { None, Kept };

    explicit MainWindow(Language& language, Memory memory, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Resizes the window, in logical pixels. Moves it only as far as needed to fit the screen; a window
    /// larger than the screen goes to the upper left corner.
    void resizeOnScreen(QSize size);
    /// Opens a table in place of the current one. Returns false and sets *error if the plan can't be played;
    /// then nothing changes. Returns true without opening it if the user prefers to stay at the current
    /// table.
    bool openTable(TablePlan plan, QString* error);
    /// Continues a recorded game, with players from `seats` or else one person and bots. Shows a finished one
    /// as a replay, unless `seats` is given. Returns false and sets *error if it can't be opened.
    bool openFile(const QString& file, const std::optional<QList<SeatPlan>>& seats, QString* error);
    /// Opens a file that the user chose or dropped, or that the desktop sent. Shows a finished match as a
    /// replay, lets the user play or watch an unfinished one, and imports a file of games. Shows a message if
    /// it can't.
    void openFileAsking(const QString& file);
    /// Resumes the last unfinished game that no other program has open. Marks a damaged one, reports it once,
    /// and tries the next. Returns false and sets *error if none can be resumed.
    bool resumeLast(QString* error);
    /// Resumes that unfinished game. Asks the user if it is damaged, and shows a message if it is not
    /// available.
    void resumeMatch(qint64 match);
    /// Asks in front of `window` whether to give up the unfinished game. On yes, deletes it, closes its table
    /// if it is the current one, and calls `done`.
    void giveUp(qint64 match, QWidget* window, const std::function<void()>& done = {});
    /// The number of the current table's match in the store; 0 if it is not stored.
    qint64 matchId() const;
    /// Shows a stored match as a replay and pauses a running game. Returns false and sets *error if it can't
    /// be read.
    bool openReplay(const StoredMatch& match, QString* error);
    /// The same for a record. `seats` names the players; an empty list gives them usual names.
    bool openReplay(const QByteArray& record, const QList<SeatPlan>& seats, QString* error,
                    const std::optional<ResumeState>& resumeState = std::nullopt);
    /// Shows match number `match` of the store as a replay, or a message if it can't be shown.
    void replayStored(qint64 match);
    /// Replays the current table's match from the start. A running match shows only what its player may see.
    void watchFromBeginning();
    /// Replays the current table's match, which must be over, from that event.
    void watchFrom(int event);
    /// Shows a review of the last deal at the table. A move chosen there is replayed, or tried differently at
    /// a new table.
    void reviewDeal();
    /// Opens a what-if table at step number `step` of a record. It counts in no statistics. Returns false and
    /// sets *error on failure.
    bool tryFrom(const QByteArray& record, int step, QString* error);
    /// Returns from the replay to the table, exactly as it was left, or to the lobby.
    void leaveReplay();
    /// Opens a new match at the current position of the replay, with the players of `plan`. Returns false and
    /// sets *error on failure.
    bool playOnFromHere(const TablePlan& plan, QString* error);
    /// Shows puzzles of that game and pauses a running game. Returns false if it has none.
    bool openPuzzles(const QString& game);
    /// Returns to the table, as it was left, or to the lobby.
    void leavePuzzles();
    void showLobby();
    /// Returns from the lobby to the table, and resumes it if leaving had paused it.
    void backToTable();
    /// Continues the lesson of that game, or with `anew` starts it again. It replaces the current table; if
    /// a game would be lost, asks first. Shows a message if the lesson can't be started.
    void startLesson(const QString& game, bool anew = false);
    /// Starts a game against minnows with the tip coach. After a lesson, keeps its opponents.
    void playFirstGame(const QString& game);
    /// The user's progress in lessons.
    LessonProgress& lessonProgress() { return m_progress; }
    void showRules(const QString& anchor);
    void setPace(Pace pace);
    /// Closes the window without asking about a running game.
    void closeWithoutAsking();
    /// Call when the user's session ends or may end. Saves everything; for a while the window closes without
    /// a question.
    void prepareToEnd();
    void setVisible(bool visible) override;

    TablePage& tablePage() const { return *m_page; }
    /// Created on first use, as is the puzzle page.
    ReplayPage& replayPage();
    LessonGuide& lessons() const { return *m_guide; }
    TipCoach& tipCoach() const { return *m_tipCoach; }
    PuzzlePage& puzzlePage();
    FaceStore& faces() const { return *m_faces; }

  signals:
    /// The lists on the replay page have been shown or hidden.
    void replayListsShown(bool shown);

  protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// Handles keys that no focused widget accepted.
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    /// Adds the actions of the tip coach to the menu.
    void addCoachTo(QMenu& menu);
    /// Builds lobby, page and menus in the current language. The running table stays.
    void build();
    /// Switches to the next level of detail for screen readers.
    void changeSpokenDetail();
    void buildMenus();
    void buildLessons();
    /// Opens a table whose match is not stored; `lessonClock` as in TablePage::sit().
    void openUnstored(std::unique_ptr<Table> table, std::optional<double> lessonClock = std::nullopt);
    /// Ends the lesson, if there is one.
    void leaveLesson();
    /// Opens a table and stores its match as number `kept`, or as a new one if that is 0; after damage, only
    /// the readable part. If another game was running, a message says where to find it. With Opening::Dealt,
    /// animates the first deal.
    void sit(std::unique_ptr<Table> table, qint64 kept = 0, const std::optional<Damage>& damage = {},
             Opening opening = Opening::AsItStands);
    /// A message that says where to find the previous game; empty if there is none.
    QString savedGameMessage() const;
    /// Shows a message without stopping the game.
    QMessageBox* showMessage(const QString& what, QMessageBox::Icon icon = QMessageBox::Warning);
    /// Updates the games and facts that the lobby shows.
    void updateLobby();
    /// Deals that deal of the day, or resumes it if it was begun today.
    void playDayDeal(const QString& game, const QDate& day);
    /// Shows the results of all deals of the day, with that game selected.
    void openDayDeals(const QString& game);
    /// Notes whether the table has the deal of the day on which it was begun. Returns what to say about it;
    /// empty if it has not.
    QString beginDayTable();
    /// Tells the player what the finished match at the table changes.
    void tellMatchEnd();
    /// Returns that unfinished match, or nullopt.
    std::optional<MatchSummary> unfinished(qint64 match) const;
    /// Resumes a match that was taken from the store. If its record is refused, marks it as damaged, releases
    /// it, and returns the damage.
    std::optional<Damage> openStored(const StoredMatch& stored);
    /// Resumes a damaged match at its last readable step and discards the rest.
    void resumeDamaged(qint64 match);
    /// True if the game at the table would be lost, as it can't be saved.
    bool losesGame();
    /// Calls `then` if no game would be lost, or when the user agrees to lose it.
    void leaveTable(const std::function<void()>& then);
    /// The same with opening that table, whose match is not stored yet.
    void leaveFor(std::unique_ptr<Table> table, Opening opening = Opening::AsItStands);
    void newTable(const QString& game);
    void openHistory(PastSelection::State state = PastSelection::State::Any);
    void openStatistics();
    /// The fulfilled tasks of the harbour career.
    FulfilledTasks fulfilledTasks() const;
    void openHarbour();
    void openDealCodes();
    /// Opens the dialog, and then the table that the user chooses.
    void openChosen(NewTableDialog* dialog);
    void openSettings();
    /// Opens the settings dialog with the focus on the widget named `focus`; null: as usual. Opens it again
    /// after a change of language or a reset.
    void showSettings(const char* focus);
    void useSettings();
    void setKnownCards(KnownCards level);
    /// Turns the memory aid off or on. On restores its last level.
    void toggleKnownCards();
    /// Turns all sounds on or off, and says which.
    void setSounds(bool on);
    QString titleOfTable() const;
    /// The title in the middle of the bar.
    QString titleOfBar() const;
    void updateBar();
    /// Connects the bar to that table.
    void connectBar(Table& table);
    /// Describes how the finished match at the table changes its player's statistics.
    QString matchNews() const;
    /// Saves the career tasks that the finished match at the table fulfils. Returns a sentence about new
    /// ones.
    QString saveFulfilledTasks();
    /// Pauses the running game while another page is in front.
    void pauseForOtherPage();
    /// Tells the table's page whether the window can be seen and used.
    void updateAttended();
    void showReplay(std::unique_ptr<Table> replay);
    void askWhatIf();
    /// Connects what the lobby offers newcomers.
    void addFirstStart();
    /// Updates what the lobby shows about lessons: what has been learned, and which one it offers.
    void updateLessons();
    /// After a short first match, the plan of one of the usual length; else nullopt.
    std::optional<TablePlan> longerPlan() const;
    /// True if the user has not played, learned or been asked about that game yet.
    bool isFirstTime(const QString& game) const;
    /// Opens that game with its last settings. First asks a newcomer whether they want its lesson.
    void playFromShelf(const QString& game);
    /// Opens that game with its last settings.
    void playUsual(const QString& game);
    bool atPuzzles() const;
    QString titleOfPuzzles() const;
    void puzzlesWanted(const QString& game);
    /// Leaves the replay and the puzzles, if they exist.
    void leaveOtherPages();
    void openFileByDialog();
    void saveFileByDialog();
    /// True if a table is in front, not the lobby.
    bool atTable() const;
    /// The game at that table, else the one chosen in the lobby.
    QString currentGame() const;

    Language& m_language;
    std::unique_ptr<SettingsFile> m_settingsFile;
    QSettings* m_settingsStore = nullptr; ///< the settings; null if nothing is saved
    std::unique_ptr<FaceStore> m_faces;
    std::unique_ptr<Store> m_store;
    std::unique_ptr<Journal> m_journal; ///< of the table on the page
    HistoryActions* m_historyActions = nullptr;
    Settings m_settings;
    KnownCards m_lastKnownCards = KnownCards::Follows; ///< for toggleKnownCards()
    LessonProgress m_progress;
    std::unique_ptr<ReviewCache> m_reviews; ///< reviews of previous tables
    LessonGuide* m_guide = nullptr;
    bool m_leftLessonDeclined = false; ///< the user declined to continue the lesson left last
    TipCoach* m_tipCoach = nullptr;
    StageBar* m_bar = nullptr;
    QMenuBar* m_menus = nullptr; ///< m_bar or the system's menu bar
    QStackedWidget* m_stack = nullptr;
    Lobby* m_lobby = nullptr;
    TablePage* m_page = nullptr;
    ReplayPage* m_replayPage = nullptr; ///< null until first use
    PuzzlePage* m_puzzlePage = nullptr; ///< null until first use
    QPointer<RulesReader> m_reader;
    QString m_taskNews;              ///< the career tasks that the finished match at the table has fulfilled
    QPointer<DayTable> m_dayTable;   ///< of the table on the page; null if it has no deal of the day
    QPointer<QMessageBox> m_failure; ///< the message that nothing can be saved
    QTimer m_sizeSettled;            ///< fires when the size is final, to scale fonts
    bool m_leaving = false, m_pausedHere = false;
    bool m_blocked = false;   ///< by a dialog
    bool m_fromTable = false; ///< the replay or the puzzles were opened from the table
};

} // namespace tacklebox
