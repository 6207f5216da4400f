// Gives a lesson at the page of a table: brings the coach's words to what is to be seen, and takes the person
// from step to step.
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
    /// Sits down at a table of the lesson; where it ends against the clock, at that rate.
    using Sit = std::function<void(std::unique_ptr<Table>, std::optional<double> lessonClock)>;

    /// `page` and `progress` outlive the guide. `language`: "en" or "de".
    LessonGuide(TablePage& page, LessonProgress& progress, QString language, Sit sit,
                QObject* parent = nullptr);
    ~LessonGuide() override;

    /// Whether there is a lesson of that game.
    static bool has(const QString& game);
    /// Begins the lesson of that game, where it was left, or with `anew` from its start. False with *fault
    /// where it cannot be read; then nothing changes.
    bool begin(const QString& game, bool anew, QString* fault);
    /// A lesson is being given at the page.
    bool isOn() const { return table() != nullptr; }
    /// The game whose lesson was begun last.
    QString game() const { return m_game; }
    /// The lesson is over here, whatever its state; how far it has come stays known.
    void end();
    /// What a person has last pressed something with; before that keys where a screen reader listens, else
    /// the mouse.
    Hands hands() const;
    /// Says once more what was said last.
    void sayAgain();
    /// The gold button of the bubble, and the others.
    void goOn();
    void goBack();
    /// Leaves out the rest of the part: on to the next one, after the last to the last page.
    void skipPart();
    void leave();
    /// Who sits at the lesson's table; it is on.
    QList<SeatPlan> seats() const { return table()->plan().seats; }

  signals:
    /// The person wants to leave.
    void leaveWanted();
    /// The words of the buttons that end the lesson and that skip its part; empty: no such button now.
    void waysOutChanged(const QString& leave, const QString& skip);
    /// The lesson is over, and a whole game is wanted.
    void playWanted(const QString& game);
    /// The lesson is over, and puzzles of that game are wanted.
    void puzzlesWanted(const QString& game);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void open(int chapter, int step);
    /// The table at which it is given now; null while none is.
    Table* table() const;
    /// The rest is played against the clock.
    void goLive();
    void followLive();
    void goOnLive();
    void refresh();
    void showComment();
    /// Another move was made: what came of it, before the others play on; and where it led to, if the lesson
    /// does not go on from there.
    void showTakenUp();
    void showOtherWay();
    struct CoachWords wordsOfOtherWay() const;
    /// Between two games against the clock.
    void showBetweenGames();
    void showEnd();
    /// Shows that, and says it aloud once.
    void say(const struct CoachWords& words, const std::vector<QRectF>& lit);
    /// Whether what the coach says belongs to where the table is now.
    bool isUpToDate() const { return m_saidAt == now(); }
    /// Where the table is now: events, and steps of the chapter.
    std::pair<int, int> now() const { return {table()->events(), m_table ? m_table->at() : 0}; }
    void show(const struct CoachWords& words, const std::vector<QRectF>& lit);
    void takeHands(QEvent* event);
    /// How that choice is made, in the words of what the person uses; `held`: cards that are taken already.
    QString howTo(int choice, const std::vector<Spot>& held = {}) const;
    bool takesKey(int key);
    /// The person is asked for a move.
    bool asks() const;
    /// Esc was pressed: leaves when it is pressed once more, before anything else is.
    void leaveIfMeant();
    void nameLeave();
    void offerWaysOut();
    /// What the anchor and the wanted move are at the table, in rectangles of the view.
    std::vector<QRectF> litBy(const Anchor& anchor, int choice) const;
    /// The choice at the table that makes the wanted move; -1 where there is none.
    int wantedChoice() const;
    /// The faces with labels of players, and the hands beside them, in rectangles of the view.
    std::vector<QRectF> players() const;
    std::vector<QRectF> handsOfOthers() const;
    /// What else is worth seeing at the table, in rectangles of the view.
    std::vector<QRectF> seenToo() const;
    /// What can be pressed to go on with what is begun, in rectangles of the view: open choices, and where
    /// the card that is held may go.
    std::vector<QRectF> pressedNext() const;
    /// What the bubble must not cover: pressedNext() and, while no card is held, what the words mention
    /// besides what they point at.
    std::vector<QRectF> keptFree() const;
    /// Of what is written at the table, whatever those words name: players, and places and suits by their
    /// titles.
    std::vector<QRectF> namedIn(const QString& words) const;
    /// Cards that lie face up and are named in full.
    std::vector<QRectF> cardsNamedIn(const QString& words) const;
    /// The cards that all may act upon now.
    std::vector<QRectF> contested() const;
    QRectF ribbon() const;
    /// The number of the comment of step `step` in its chapter.
    int commentNumber(int step) const;
    int comments() const;
    QString text(const LessonText& words) const;
    bool hasNewHand(int chapter) const;
    QString title() const;
    /// The parts that were skipped, in a sentence; empty where all were gone through.
    QString wordsOfSkipped() const;

    TablePage& m_page;
    LessonProgress& m_progress;
    QString m_language;
    Sit m_sit;
    Coach& m_coach;
    QString m_game;
    std::unique_ptr<Lesson> m_lesson;
    QPointer<LessonTable> m_table;
    QPointer<Table> m_live; ///< the table of goLive()
    QTimer m_soon;
    bool m_leaves = false;        ///< Esc leaves
    std::optional<Hands> m_hands; ///< nothing pressed yet
    std::set<int> m_skipped;      ///< parts that were left out and not gone through since
    bool m_finished = false;
    bool m_betweenGames = false;  ///< against the clock: the next one is dealt when that was read
    std::pair<int, int> m_saidAt; ///< now() when the coach spoke
    QString m_spoken;             ///< what was said last, so that it is said once
    std::vector<Spot> m_heldTold; ///< the cards of which it was said last what comes after them
};

} // namespace tacklebox
