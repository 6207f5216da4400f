// Gives a lesson on a table's page: shows the coach's texts and leads the learner from step to step.
#pragma once

#include "model/lessons/lesson.h"
#include "model/table/lessontable.h"
#include "views/panels/handwords.h"
#include "views/settings/lessonprogress.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <utility>

namespace tacklebox {

class Coach;
class TablePage;

class LessonGuide : public QObject {
    Q_OBJECT

  public:
    /// Opens a table of the lesson. `lessonClock` is the rate of the clock in a live part.
    using Sit = std::function<void(std::unique_ptr<Table>, std::optional<double> lessonClock)>;

    /// `page` and `progress` must outlive the guide. `language` is "en" or "de".
    LessonGuide(TablePage& page, LessonProgress& progress, QString language, Sit sit,
                QObject* parent = nullptr);

    /// True if there is a lesson for that game.
    static bool has(const QString& game);
    /// Continues the lesson of that game, or starts it again if `anew`. Returns false and sets *error if the
    /// lesson can't be read.
    bool begin(const QString& game, bool anew, QString* error);
    /// True while a lesson is given on the page.
    bool isActive() const { return table() != nullptr; }
    /// The game of the lesson started last.
    QString game() const { return m_game; }
    /// Ends the lesson, whatever its state. Progress stays saved.
    void end();
    /// The input method used last. Before the first press: keys if a screen reader is active, else the mouse.
    InputMethod inputMethod() const;
    /// Announces the coach's current page again.
    void sayAgain();
    /// The actions of the coach's main button and of the Back button.
    void goOn();
    void goBack();
    /// Skips the rest of the part and continues with the next part, or after the last one with the final
    /// page.
    void skipPart();
    void leave();
    /// The players at the lesson's table. Requires isActive().
    QList<SeatPlan> seats() const { return table()->plan().seats; }

  signals:
    /// The user wants to leave the lesson.
    void leaveWanted();
    /// The texts of the buttons that leave the lesson and skip its part; an empty text hides the button.
    void leaveActionsChanged(const QString& leave, const QString& skip);
    /// The lesson is over, and the user wants to play a whole game.
    void playWanted(const QString& game);
    /// The lesson is over, and the user wants puzzles of that game.
    void puzzlesWanted(const QString& game);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void open(int chapter, int step);
    /// The current table of the lesson; null without a lesson.
    Table* table() const;
    /// Starts the live part, against the clock.
    void goLive();
    void followLive();
    void goOnLive();
    void refresh();
    void showComment();
    /// Show the result of a move that the lesson did not expect: before the others continue, and when the
    /// lesson has to go back.
    void showUnexpectedMove();
    void showOtherWay();
    struct CoachWords wordsOfOtherWay() const;
    /// Shows the page between two live games.
    void showBetweenGames();
    void showEnd();
    /// Shows a page and announces it once.
    void say(const struct CoachWords& words, const std::vector<QRectF>& lit);
    /// True if the coach's page describes the current position.
    bool isUpToDate() const { return m_saidAt == now(); }
    /// Identifies the current position: the number of events and the step in the chapter.
    std::pair<int, int> now() const { return {table()->events(), m_table ? m_table->stepIndex() : 0}; }
    void show(const struct CoachWords& words, const std::vector<QRectF>& lit);
    void followInputMethod(QEvent* event);
    /// Explains how to make that choice with the current input method. `held`: cards that are already
    /// selected.
    QString howTo(int choice, const std::vector<CardRef>& held = {}) const;
    bool takesKey(int key);
    /// True while the learner must make a move.
    bool asks() const;
    /// Handles Esc: leaves on the second press in a row.
    void confirmLeave();
    void cancelLeave();
    void updateLeaveActions();
    /// Rectangles in the view to highlight for the anchor and for the gesture that makes the choice.
    std::vector<QRectF> highlightRects(const Anchor& anchor, int choice) const;
    /// The choice that makes the wanted move; -1 if there is none.
    int wantedChoice() const;
    /// Rectangles in the view to press next to complete a move: open options, and targets of the held card.
    std::vector<QRectF> nextTargets() const;
    /// Rectangles that the bubble must not cover: nextTargets() and, while no card is held, Comment::beside.
    std::vector<QRectF> protectedRects() const;
    /// The players and zone titles that the text names.
    std::vector<QRectF> namedIn(const QString& words) const;
    /// The face-up cards that the text names in full.
    std::vector<QRectF> cardsNamedIn(const QString& words) const;
    /// The cards that everybody may act upon now.
    std::vector<QRectF> contested() const;
    QRectF promptBar() const;
    /// The number of comments before step `step` in its chapter.
    int commentNumber(int step) const;
    int comments() const;
    QString text(const LessonText& words) const;
    bool hasNewHand(int chapter) const;
    QString title() const;
    /// Names the skipped parts in a sentence; empty if there are none.
    QString wordsOfSkipped() const;

    TablePage& m_page;
    LessonProgress& m_progress;
    QString m_language;
    Sit m_sit;
    Coach& m_coach;
    QString m_game;
    std::unique_ptr<Lesson> m_lesson;
    QPointer<LessonTable> m_table;
    QPointer<Table> m_live; ///< the table of the live part
    QTimer m_refreshTimer;
    bool m_leaves = false;                    ///< the next Esc leaves
    std::optional<InputMethod> m_inputMethod; ///< nullopt until something is pressed
    std::set<int> m_skipped;                  ///< parts that were skipped and not completed since
    bool m_finished = false;
    bool m_betweenGames = false;     ///< a live game is over, and the next waits for the learner
    std::pair<int, int> m_saidAt;    ///< now() when the coach spoke last
    QString m_spoken;                ///< the last announcement, so that it is not repeated
    std::vector<CardRef> m_heldTold; ///< the held cards whose next step has been announced
};

} // namespace tacklebox
