// One table in the window: the view in the middle, the prompt above, lists beside it, the curtain over
// everything.
#pragma once

#include "views/scene/tableview.h"
#include "views/settings/settings.h"
#include "views/theme/theme.h"

#include <QSet>
#include <QWidget>

#include <memory>
#include <optional>
#include <utility>

class QMenu;
class QSplitter;
class QTabWidget;

namespace tacklebox {

class Announcer;
class Coach;
class CoachNote;
class WholeTabs;
class CountSign;
class Curtain;
class DealSummary;
class FaceStore;
class KnownPanel;
class MatchEnd;
class MovesPanel;
class OrdersPanel;
class PlacesPanel;
class PromptRibbon;
class ScoresPanel;
class Sounds;
class Table;
class TableOverlay;
class TableView;
class TickerBar;
class PauseVeil;
class TalkPanel;

class TablePage : public QWidget {
    Q_OBJECT

  public:
    /// `faces` outlives the page.
    explicit TablePage(FaceStore& faces, QWidget* parent = nullptr);
    ~TablePage() override;

    /// Sits down at `table`; the one before is closed. With `lessonClock` it is the last part of a lesson:
    /// its clock runs at that rate, whatever the person has chosen, and no sheet comes when a deal ends, for
    /// the coach says how it goes on. With Opening::Dealt its match begins now, and its first deal is seen as
    /// it is dealt.
    void sit(std::unique_ptr<Table> table, std::optional<double> lessonClock = std::nullopt,
             Opening opening = Opening::AsItStands);
    /// Gets up; nothing is shown any more.
    std::unique_ptr<Table> leave();
    Table* table() const { return m_table.get(); }
    TableView& view() const { return *m_view; }
    /// Who gives lessons here.
    Coach& coach() const { return *m_coach; }
    /// In which a quiet coach speaks.
    CoachNote& coachNote() const { return *m_coachNote; }
    /// Where the ribbon with the question lies, in the view.
    QRectF ribbonRect() const;
    /// Where a hint lies that the ribbon has no room for; null while there is none.
    QRectF hintRect() const;
    /// What is played here belongs to a lesson.
    bool isOfLesson() const;
    /// A sheet lies over the table: between deals, at the end, or the curtain.
    bool isCovered() const;
    /// Readers hear that.
    void announce(const QString& words);
    /// Puts the keyboard where it belongs on this page: on a sheet that is shown, otherwise on the table.
    void takeFocus();
    void useSettings(const Settings& settings);

    /// Everything that has happened is shown, and no motion is left.
    bool caughtUp() const;
    /// Shows or hides the lists beside the table.
    void showLists(bool shown);
    bool listsShown() const;
    void showMoves();
    void showScores();
    void showOrders();
    /// The table talk, at what it tells of that event.
    void showTalkOf(int event);
    /// The table talk, at the last move that a bot has given a reason for.
    void showReasons();
    /// What the match that is over changes for the person who played it, in a sentence or two.
    void setMatchNews(const QString& news);
    /// Says a line that is no part of the game; it stays for some seconds, and readers hear it.
    void say(const QString& line);
    /// Asks for a hint; its words come in the prompt ribbon.
    void askHint();
    /// Takes the last decision back, or makes it again. Nothing happens while cards are in the air or where
    /// the table does not allow it.
    void takeBack();
    void makeAgain();
    void setPaused(bool paused);
    /// Stands still while the person is somewhere else.
    void layAside();
    /// Stops a table that is played against the clock: what is not looked at does not run on.
    void pauseClock();
    /// Whether the window can be seen and used. While it cannot, bots and clock wait.
    void setAttended(bool attended);
    /// While that menu is open, bots and clock wait.
    void waitForMenu(QMenu* menu);

  signals:
    /// Another table is shown here from now on, or none.
    void seated();
    /// Event `number` is being seen and has been told: talk, ticker and readers have it.
    void eventShown(int number);
    void rulesWanted(const QString& anchor);
    void againWanted();
    void lobbyWanted();
    /// The button that pauses elsewhere leaves a lesson.
    void leaveLessonWanted();
    /// The match is over and to be watched again.
    void watchWanted();
    /// The same from that event on.
    void seeWanted(int event);
    /// What could have been done in the deal that has just ended.
    void reviewWanted();
    void newTableWanted();
    /// The match is over and its end comes: what it changes may be told (setMatchNews()).
    void matchEnded();
    void settingsWanted();
    void listsShownChanged(bool shown);
    /// A person has chosen that rate for the clock of games that are played live.
    void clockRateChosen(double rate);
    /// A match that was played live is over.
    void liveMatchFinished();
    /// The same of one in which all may act at any time, and are asked in turn.
    void roundMatchFinished();
    /// Another mode of the board of known cards is wanted.
    void knownCardsWanted(KnownCards mode);

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// Space and Enter at the table belong to the sheet that lies over it.
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// What a list beside the table has no use for is meant for the ribbon: answers, pause.
    void keyPressEvent(QKeyEvent* event) override;

  private:
    // What comes of the signals of its parts.
    void listenToView();
    void listenToRibbon();
    void listenToLists();
    void listenToSheets();

    /// The sheet between deals or of the end, whichever is shown; null for none.
    TableOverlay* shownSheet() const;
    void follow(Opening opening);
    /// The same table once more, shown from the beginning.
    void showAnew();
    /// The rules that this table has of what the person has set.
    TableRules rulesHere() const;
    /// Everything that tells of an event tells of this one: it is being seen.
    void tell(int number);
    /// The same of what was kept back until it was seen who has won.
    void tellKeptBack();
    void showEndings();
    /// What has happened stands beside what is to be done, else above it.
    bool hasRoomBesideRibbon() const;
    bool hasRoomAboveRibbon() const;
    /// Until a person has said whether they are to be there: where both lists and table have room.
    void showListsUnasked();
    void showOrdersTab();
    void fitRibbonRow();
    /// Ribbon and ticker, where they lie and nothing hangs before them.
    void showRibbonRow();
    void keepHintOff();
    QRect besideWhatIsRead(QRect there, bool cards) const;
    /// Ribbon and ticker lie in that row of the view; nowhere if it is empty.
    void placeRibbon(const QRectF& row);
    /// The board of known cards is there when it is on, and comes to the front when it is turned on.
    void showBoard();
    /// The count before a clock runs is seen, heard and said; any key and any press ends it.
    void showCount();
    /// Of a live window its last seconds are said.
    void sayLastSeconds();
    /// True if that event of something in the page only ends the count.
    bool endsCount(QObject* watched, QEvent* event);
    /// The clock runs slowly, or the others wait long, since it is the person's first matches: he is told so,
    /// once a table.
    void tellGentleClock();
    /// All may act at any time at this table, and are asked in turn; no lesson.
    bool isAskedInTurn() const;
    /// Who has looked at his hand for the first time is told where to order what is done without him, once a
    /// table.
    void tellOrders();
    /// Tells the table whether somebody can see it.
    void followAttention();
    /// A pause has begun or ended: it is seen and said.
    void showPause();

    FaceStore& m_faces;
    std::unique_ptr<Table> m_table;
    TableView* m_view;
    PromptRibbon* m_prompt;
    double m_scale = 1; ///< of the view, 1 at 1280x800
    TickerBar* m_ticker;
    PauseVeil* m_veil;
    CountSign* m_count;
    QObject m_lastSeconds; ///< of a live window: whose alarm they are
    TalkPanel* m_talk;
    MovesPanel* m_moves;
    ScoresPanel* m_scores;
    OrdersPanel* m_orders;
    PlacesPanel* m_places;
    KnownPanel* m_known;
    bool m_handIsNew = false; ///< the hand is announced with the next question
    Announcer* m_announcer;
    Coach* m_coach;
    CoachNote* m_coachNote;
    DealSummary* m_summary;
    MatchEnd* m_end;
    Curtain* m_curtain;
    Sounds* m_sounds;
    QSplitter* m_splitter;
    QTabWidget* m_lists;
    WholeTabs* m_tabs;
    TableRules m_tableRules;
    QSet<QMenu*> m_openMenus;
    bool m_attended = true;
    std::optional<double> m_lessonClock;             ///< the rate, where a lesson ends at this table
    std::pair<theme::DeckStyle, double> m_faceStyle; ///< deck and size of letters in which cards are drawn
    QRectF m_ribbonRow;                              ///< of the view
    QRect m_tickerBeside;                            ///< where it lies while the ribbon leaves it its place
    QRect m_asked;                                   ///< of the ribbon, while it has its usual place
    bool m_buttonsLeft = false;                    ///< the ribbon at the left, what has happened at the right
    bool m_tickerLifted = false;                   ///< above the ribbon, which has all of the row
    std::optional<std::pair<int, int>> m_keptBack; ///< the first and the last event of these
    bool m_ordersTold = false;                     ///< where orders are given
    bool m_endTold = false, m_endComes = false;    ///< of the match: matchEnded() is on its way, or has been
    double m_patience = 1; ///< by so much bots wait longer where all are asked in turn
    bool m_gentle = false, m_finished = false, m_ruling = false;
    bool m_goesAway = false, m_listsWanted = false, m_listsChosen = false, m_soundOffWhilePassing = true,
         m_newDeal = false;
};

} // namespace tacklebox
