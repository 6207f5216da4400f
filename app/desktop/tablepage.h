// The page of a table: the view with the prompt below it, lists beside it, and sheets and the curtain over
// it.
#pragma once

#include "app/desktop/tableframepage.h"
#include "views/scene/picture/placement.h"
#include "views/scene/tableview.h"
#include "views/settings/settings.h"

#include <QSet>

#include <memory>
#include <optional>

class QMenu;

namespace tacklebox {

class Coach;
class CoachNote;
class CountdownSign;
class Curtain;
class DealSummary;
class MatchEnd;
struct MatchEndTexts;
class MovesPanel;
class OrdersPanel;
class PromptBar;
class TableOverlay;
class EventLine;
class PauseOverlay;

class TablePage : public TableFramePage {
    Q_OBJECT

  public:
    /// `faces` must outlive the page.
    explicit TablePage(FaceStore& faces, QWidget* parent = nullptr);
    ~TablePage() override;

    /// Shows `table` and closes the previous one. `lessonClock` is the rate of the clock in the live part of
    /// a lesson. It overrides the user's setting, and no sheet appears after a deal, because the coach
    /// explains how to continue. With Opening::Dealt the match begins now, and its first deal is animated.
    void sit(std::unique_ptr<Table> table, std::optional<double> lessonClock = std::nullopt,
             Opening opening = Opening::AsItStands);
    /// Closes the table and returns it.
    std::unique_ptr<Table> leave();
    /// The coach who gives lessons.
    Coach& coach() const { return *m_coach; }
    /// The bubble of the tip coach.
    CoachNote& coachNote() const { return *m_coachNote; }
    /// The rectangle of the prompt bar in the view; null if it is hidden.
    QRectF promptBarRect() const;
    /// True if the table belongs to a lesson.
    bool isOfLesson() const;
    /// True while the deal summary, the end of the match or the curtain covers the table.
    bool isCovered() const;
    /// Announces text to screen readers.
    void announce(const QString& words);
    /// Sets the focus on the visible sheet, else on the table or its pause button.
    void takeFocus() override;
    void useSettings(const Settings& settings) override;

    /// True if all events have been shown and nothing moves.
    bool caughtUp() const;
    /// Does nothing behind the curtain.
    void showLists(bool shown) override;
    void showMoves();
    void showScores();
    void showOrders();
    /// Shows the log at that event. If it is marked there already, hides the lists.
    void showLogAt(int event);
    /// Shows the log at the last move for which a bot gave a reason.
    void showReasons();
    void setMatchEndTexts(const MatchEndTexts& texts);
    /// Shows a message that does not belong to the game for some seconds, and announces it.
    void showNotice(const QString& line);
    /// Asks for a hint, which appears in the prompt bar.
    void askHint();
    /// Undo and redo the last decision. With several people, undoing asks the next player for consent. They
    /// do nothing during a pause or if the table does not allow it.
    void undo();
    void redo();
    void setPaused(bool paused);
    /// Pauses without an announcement, because the user opens another page.
    void pauseForOtherPage();
    /// Pauses a live table: its clock must not run while nobody looks.
    void pauseClock();
    /// Sets whether the window can be seen and used. If not, bots and clock wait.
    void setAttended(bool attended);
    /// Makes bots and clock wait while that menu is open.
    void waitForMenu(QMenu* menu);

  signals:
    /// The page shows another table, or none.
    void seated();
    /// Event `number` is shown and has been reported to log, event line and screen reader.
    void eventShown(int number);
    void againWanted();
    void lobbyWanted();
    /// The pause button was pressed in a lesson, where it means leaving.
    void leaveLessonWanted();
    /// The user wants to watch the finished match.
    void watchWanted();
    /// The same, from that event.
    void seeWanted(int event);
    /// The user wants a review of the deal that has just ended.
    void reviewWanted();
    void newTableWanted();
    /// The match is over, and its end will be shown after setMatchEndTexts().
    void matchEnded();
    void settingsWanted();
    /// The checkbox on the hand-over screen was toggled.
    void muteWhilePassingChanged(bool mute);
    /// The user has chosen that rate for the clock of live games.
    void clockRateChosen(double rate);
    /// A live match is over.
    void liveMatchFinished();
    /// A match is over in which everybody may act at any time but is asked in turn.
    void roundMatchFinished();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// Passes Space and Enter at the table to the sheet that covers it.
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// Passes keys that a list did not accept to the prompt bar: answers and pause.
    void keyPressEvent(QKeyEvent* event) override;

  private:
    // Connect the signals of the page's parts.
    void listenToView();
    void listenToPromptBar();
    void listenToLists();
    void listenToSheets();

    /// The visible sheet, of a deal or of the end; null if there is none.
    TableOverlay* shownSheet() const;
    void connectTable(Opening opening);
    /// Shows the same table again, with new items.
    void showCurrent();
    /// The user's table rules, adapted to this table.
    TableRules rulesHere() const;
    /// Reports event `number`, which is being shown, to all listeners.
    void reportEvent(int number);
    /// Reports the events that were held back until the winner was shown.
    void reportHeldBack();
    void showEndings();
    /// Whether the event line has room beside the prompt bar, or else above it.
    bool hasRoomBesidePromptBar() const;
    bool hasRoomAbovePromptBar() const;
    /// Shows the lists if both they and the table have room, until the user has chosen.
    void fitLists();
    void showOrdersTab();
    void fitPromptBarRow();
    /// Shows prompt bar and event line in their places, unless the curtain is closed.
    void updatePromptBarRow();
    /// The event line above the prompt bar, which needs the whole row.
    OverlayRequest eventLineAbovePromptBar() const;
    /// Moves the event line to the place that Overlays has found.
    void moveEventLine();
    /// Places prompt bar and event line in that row of the view; hides them if it is empty.
    void placePromptBar(const QRectF& row);
    /// Shows, plays and announces the count before a clock runs. Any key or press ends it.
    void showCount();
    /// Announces the last seconds of a live window.
    void sayLastSeconds();
    /// Ends the count if the event is a press on the page. Returns true if it did.
    bool endsCount(QObject* watched, QEvent* event);
    /// Tells players once per table that the clock is slow, or that bots wait long, in their first matches.
    void mentionSlowClock();
    /// True if everybody may act at any time in this game but is asked in turn. Always false in a lesson and
    /// without bots.
    bool isAskedInTurn() const;
    /// Mentions standing orders after the first turn, once per table.
    void mentionOrders();
    /// Tells the table whether somebody can see it.
    void updateAttended();
    /// Shows and announces the start or end of a pause.
    void showPause();

    PromptBar* m_promptBar;
    double m_scale = 1; ///< of the view, 1 at 1280x800
    EventLine* m_eventLine;
    PauseOverlay* m_pauseOverlay;
    CountdownSign* m_countdown;
    QObject m_lastSeconds; ///< receiver of the clock's alarm before a live window ends
    MovesPanel* m_moves;
    OrdersPanel* m_orders;
    bool m_handIsNew = false; ///< announce the hand with the next question
    Coach* m_coach;
    CoachNote* m_coachNote;
    DealSummary* m_summary;
    MatchEnd* m_end;
    Curtain* m_curtain;
    TableRules m_tableRules;
    QSet<QMenu*> m_openMenus;
    bool m_attended = true;
    std::optional<double> m_lessonClock; ///< the rate, if a lesson ends at this table
    QRectF m_promptBarRow;               ///< in the view
    QRect m_eventLineBeside;             ///< the event line's place while the prompt bar keeps its own
    QRect m_asked;                       ///< the prompt bar's usual place
    bool m_buttonsLeft = false;          ///< prompt bar on the left, event line on the right
    bool m_eventLineLifted = false;      ///< above the prompt bar, which needs the whole row
    std::optional<std::pair<int, int>> m_heldBack; ///< first and last event held back
    bool m_ordersMentioned = false;                ///< standing orders have been mentioned
    bool m_endTold = false, m_endComes = false;    ///< matchEnded() is scheduled; has been emitted
    double m_pauseFactor = 1;                      ///< factor of the bots' pauses if all are asked in turn
    bool m_gentle = false, m_finished = false, m_ruling = false;
    bool m_goesAway = false, m_newDeal = false;
};

} // namespace tacklebox
