// The window: the lobby, or one table; menus; settings. Wiring only: no rules and no painting here.
#pragma once

#include "model/store/past.h"
#include "model/table/plan.h"
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
class FoundReviews;
class Journal;
class HistoryActions;
class Language;
class LessonGuide;
class Lobby;
class NewTableDialog;
class RulesReader;
class SettingsFile;
class Store;
struct Damage;
struct MatchLine;
struct StoredMatch;
class StageBar;
class Table;
class TablePage;
class PuzzlePage;
class QuietCoach;
class ReplayPage;

class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    /// Whether settings, last choices and matches are read and kept. A window that no person uses (of a test,
    /// or of a run that only takes pictures or measures) has None: it neither reads nor changes what a person
    /// has set.
    enum class Memory { None, Kept };

    explicit MainWindow(Language& language, Memory memory, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Gives the window that size (in pixels as Qt counts them). Where it lay last time it stays if all of it
    /// is on the screen there; else it moves as far as it must, and one that is larger than the screen into
    /// the upper left corner.
    void takeSize(QSize size);
    /// Opens a table and sits down at it; what was played before is left. False with a sentence in *fault if
    /// the plan cannot be played; then nothing changes.
    bool openTable(const TablePlan& plan, QString* fault);
    /// Goes on with a recorded game; seats by `seats`, else one person and bots. One that is over is watched,
    /// unless seats are named. False with *fault likewise.
    bool openFile(const QString& file, const std::optional<QList<SeatPlan>>& seats, QString* fault);
    /// A file that was chosen, dropped, or handed over by the desktop: a finished match is watched; with one
    /// that is not over a person chooses between playing on and watching it. A file of games is imported. A
    /// message says so where it can be neither.
    void openFileAsking(const QString& file);
    /// Goes on with the unfinished game that was played last and that no other program plays. One that is
    /// refused is marked so and told once, and the next one is tried. False with *fault if there is none.
    bool goOnWithUnfinished(QString* fault);
    /// Goes on with that unfinished game. Where it is damaged a person is asked; where it cannot be had a
    /// message says so.
    void goOnWith(qint64 match);
    /// Asks in front of `window` whether the unfinished game is to be given up; on yes it goes, and with it
    /// the table if it is the one at the table, and `done` is called.
    void giveUp(qint64 match, QWidget* window, const std::function<void()>& done = {});
    /// The number under which the match at the table is kept; 0 if it is not.
    qint64 keptMatch() const;
    /// Shows a kept match in the replay page; a running game is laid aside meanwhile. False with *fault if
    /// it cannot be read.
    bool openReplay(const StoredMatch& match, QString* fault);
    /// The same for a record and those who sat there; nobody named: usual names.
    bool openReplay(const QByteArray& record, const QList<SeatPlan>& seats, QString* fault,
                    const std::optional<ResumeState>& resumeState = std::nullopt);
    /// Number `match` of the store, as a list of past games knows it; says so where it cannot be shown.
    void watchKept(qint64 match);
    /// The match at the table from its beginning. While it runs only as its player sees it.
    void watchFromBeginning();
    /// The match at the table, which is over, from that event on.
    void watchFrom(int event);
    /// Asks what could have been done in the last deal at the table; what is chosen there is seen again, or
    /// tried another way at a table of its own.
    void reviewDeal();
    /// Plays the match of a record on from its step number `step`, at a table that counts in no statistics.
    /// False with *fault if that cannot be.
    bool tryFrom(const QByteArray& record, int step, QString* fault);
    /// Back from the replay page to the table, exactly as it was left, or to the lobby.
    void leaveReplay();
    /// Plays on from the point that the replay page shows, with those seats: a match of its own. False with
    /// *fault if that cannot be.
    bool playOnFromHere(const TablePlan& plan, QString* fault);
    /// Puzzles of that game; a running game is laid aside meanwhile. False if it has none.
    bool openPuzzles(const QString& game);
    /// Back to the table, as it was left, or to the lobby.
    void leavePuzzles();
    void showLobby();
    /// Back to the table that was left for the lobby; it goes on if leaving it had paused it.
    void backToTable();
    /// Gives the lesson of that game, from where it was left, or with `anew` from its start; what was played
    /// before is left. False, and nothing changes, if the person stays there or there is no such lesson.
    bool startLesson(const QString& game, bool anew = false);
    bool hasLesson(const QString& game) const;
    /// A whole game against minnows, with the quiet coach; after a lesson with those who sat at its table.
    void playFirstGame(const QString& game);
    /// What the person has learnt.
    LessonProgress& lessonProgress() { return m_progress; }
    void showRules(const QString& anchor);
    void setPace(Pace pace);
    /// Closes without asking whether a running game may be left.
    void leaveAtOnce();
    /// The session of the person ends, or may end: everything is kept now, and for a while the window closes
    /// without a question.
    void beReadyToEnd();
    void setVisible(bool visible) override;

    TablePage& tablePage() const { return *m_page; }
    /// Made when it is wanted for the first time, as are the puzzles.
    ReplayPage& replayPage();
    LessonGuide& lessons() const { return *m_guide; }
    QuietCoach& quietCoach() const { return *m_quietCoach; }
    PuzzlePage& puzzlePage();
    FaceStore& faces() const { return *m_faces; }

  signals:
    /// The lists beside the game that is seen again are there now, or not.
    void replayListsShown(bool shown);

  protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// A key that nothing in focus has taken.
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    /// The quiet coach's lines of the menu.
    void addCoachTo(QMenu& menu);
    /// Builds lobby, page and menus in the language in use; the running table stays.
    void build();
    /// The next level of what a screen reader says.
    void changeSpokenDetail();
    void buildMenus();
    void buildLessons();
    /// Sits down at a table whose match is not kept; `lessonClock` as in TablePage::sit().
    void sitUnkept(std::unique_ptr<Table> table, std::optional<double> lessonClock = std::nullopt);
    /// If one is given, it is over.
    void leaveLesson();
    /// Sits down at the table, and keeps its match: as number `kept` of the store, or as a new one if that is
    /// 0; after damage only what is good of it. Where another game was under way a line says where it is. The
    /// first deal of one that begins now is seen as it is dealt.
    void sit(std::unique_ptr<Table> table, qint64 kept = 0, const std::optional<Damage>& damage = {},
             Opening opening = Opening::AsItStands);
    /// In a line; empty if there is none.
    QString whereTheOldTableIs() const;
    /// Tells the person; the game goes on behind it.
    QMessageBox* tell(const QString& what, QMessageBox::Icon icon = QMessageBox::Warning);
    /// The lobby offers all unfinished games.
    void offerUnfinished();
    void playDayDeal(const QString& game, const QDate& day);
    /// How the deal of the day ended, which can be watched or played once more.
    void showDayResult(const MatchLine& match);
    /// Nothing if there is no such match.
    std::optional<MatchLine> unfinished(qint64 match) const;
    /// Goes on with a match that was taken over. Where its record is refused it is marked so, laid again, and
    /// what is wrong is returned.
    std::optional<Damage> sitKept(const StoredMatch& stored);
    /// Goes on with a damaged match up to its last good step; what came after it goes.
    void goOnWithReadable(qint64 match);
    /// True if no game runs, or the person agrees to leave it.
    bool mayLeave();
    void newTable(const QString& game);
    void openHistory(PastSelection::State state = PastSelection::State::Any);
    void openStatistics();
    void openDealCodes();
    /// Lays the table that the person chooses in the dialog.
    void openChosen(NewTableDialog& dialog);
    void openSettings();
    /// Returns the name of the part that shall have the focus in the next settings dialog; empty if there is
    /// none to come.
    QString showSettings(const QString& focus);
    void useSettings();
    void setKnownCards(KnownCards mode);
    /// Turns all sounds off or on, and says which.
    void setSounds(bool on);
    QString titleOfTable() const;
    /// What the bar says in its middle of what is in front.
    QString titleOfBar() const;
    void followBar();
    /// The bar tells of that table from now on.
    void tellInBar(Table& table);
    /// What the match at the table, which is over, changes in the statistics of who played it.
    QString matchNews() const;
    /// The running game stands still while something else is in front.
    void layAside();
    /// The table's page knows whether the window can be seen and used.
    void followAttention();
    void showReplay(std::unique_ptr<Table> replay);
    void askWhatIf();
    /// What the lobby offers newcomers is connected.
    void addFirstStart();
    /// The lobby shows what has been learned, and offers a lesson where that is still to be done.
    void followLessons();
    /// Nobody here has played, learned or been asked about that game yet.
    bool isFirstTime(const QString& game) const;
    /// Sits down at that game as it was set up last; who is new is asked first whether he wants its lesson.
    void playFromShelf(const QString& game);
    bool atPuzzles() const;
    QString titleOfPuzzles() const;
    void puzzlesWanted(const QString& game);
    /// Replay and puzzles, as far as there are any.
    void leaveOtherPages();
    void openFileByDialog();
    void saveFileByDialog();
    /// A table is in front, not the lobby.
    bool atTable() const;

    Language& m_language;
    std::unique_ptr<SettingsFile> m_settingsFile;
    QSettings* m_memory = nullptr; ///< what is in it; null if nothing is kept
    std::unique_ptr<FaceStore> m_faces;
    std::unique_ptr<Store> m_store;
    std::unique_ptr<Journal> m_journal; ///< of the table on the page
    HistoryActions* m_historyActions = nullptr;
    Settings m_settings;
    LessonProgress m_progress;
    std::unique_ptr<FoundReviews> m_reviews; ///< of the tables that were here
    LessonGuide* m_guide = nullptr;
    bool m_leftLessonDeclined = false; ///< to go on with the lesson that was left last
    QuietCoach* m_quietCoach = nullptr;
    StageBar* m_bar = nullptr;
    QMenuBar* m_menus = nullptr; ///< the bar too, or the system's
    QStackedWidget* m_stack = nullptr;
    Lobby* m_lobby = nullptr;
    TablePage* m_page = nullptr;
    ReplayPage* m_replayPage = nullptr; ///< null until it is wanted
    PuzzlePage* m_puzzlePage = nullptr; ///< the same
    QPointer<RulesReader> m_reader;
    QPointer<QMessageBox> m_failure; ///< says that nothing is kept
    QTimer m_sizeSettled;            ///< letters follow the window's size when that stands still
    bool m_leaving = false, m_pausedHere = false;
    bool m_blocked = false;   ///< by a dialog
    bool m_fromTable = false; ///< the replay page or the puzzles were entered from the table
};

} // namespace tacklebox
