// A table for a lesson, where the other players make the lesson's moves. If the learner makes an unexpected
// move, the others play as bots ("another way") until the position fits the lesson again. If the lesson
// cannot continue, the window offers to return to the previous position.
#pragma once

#include "model/lessons/lesson.h"
#include "model/table/matchtable.h"

namespace tacklebox {

class LessonTable : public MatchTable {
    Q_OBJECT

  public:
    /// The state of the lesson.
    enum class State : quint8 {
        Says,     ///< now() is a comment; said() continues
        Asks,     ///< the learner must make the move of now()
        Goes,     ///< the others move: by the lesson, or as bots on another way
        TakenUp,  ///< after an unexpected move, the others wait for said()
        OtherWay, ///< the lesson cannot continue from here and must go back
        Done,     ///< the chapter is over
    };

    /// Opens a chapter before its step `step`; `lesson` must outlive the table. Null with *error on failure.
    static std::unique_ptr<LessonTable> open(const Lesson& lesson, int chapter, int step, QString* error);
    /// `table` as a lesson table; null for other tables.
    static LessonTable* of(Table* table) { return qobject_cast<LessonTable*>(table); }

    const Lesson& lesson() const { return m_lesson; }
    int chapter() const { return m_chapter; }
    const LessonChapter& chapterPlan() const { return m_lesson.chapters[std::size_t(m_chapter)]; }
    /// The index of the current step, or on another way of the step to return to. After the last step, the
    /// number of steps.
    int stepIndex() const { return m_step; }
    /// The current step; null after the last one and on another way.
    const LessonStep* now() const;
    State state() const;
    /// The comment of now(), which must not be null.
    const Comment& comment() const;
    /// The learner has read the comment (State::Says or State::TakenUp); continues.
    void said();
    /// True if the learner has made an unexpected move since the last step.
    bool wentAnotherWay() const { return m_otherFrom >= 0; }
    /// That move and its consequences, or after isTakenUp() only the events since said(). At most `most`
    /// sentences, oldest first; prefers the learner's own move and events that concern the learner.
    QStringList otherWay(int most) const;
    /// True after said() at State::TakenUp, when the others have continued.
    bool isTakenUp() const { return m_takenUpAt > 0; }
    /// The text of otherWay() has been shown. A further unexpected move restarts it.
    void otherWayShown() { m_otherWayIsShown = true; }
    /// The move that the lesson asks for, to show on request; null if there is none.
    const AnyMove* wantedMove() const;
    /// Makes the wanted move.
    void showMe();

    void reseat(Seat, const SeatPlan&) override {}

  signals:
    /// state() or now() may have changed.
    void standChanged();

  protected:
    Next whoIsNext() const override;
    void proceed() override;
    void step() override;
    void onShown() override;
    void moveWasMade(Seat seat, const AnyMove& move) override;

  private:
    LessonTable(const TablePlan& plan, std::unique_ptr<AnyMatch> match, const Lesson& lesson, int chapter,
                int step, int since);
    /// Index of the first event of the last move.
    int lastMove() const;
    /// Index of the next step with a move, from m_step on.
    int nextAction() const;
    const LessonStep& stepAt(int number) const { return chapterPlan().steps[std::size_t(number)]; }
    int steps() const { return int(chapterPlan().steps.size()); }
    /// True if the learner's unexpected move is complete and others must move.
    bool othersGoOn() const;
    void beginOtherWay();
    /// Continues the lesson if a person must move on another way and the position fits the lesson's next
    /// move.
    void rejoin();

    const Lesson& m_lesson;
    int m_chapter, m_step;
    int m_since;                    ///< first event of the learner's last move
    bool m_other = false;           ///< on another way
    bool m_otherWayIsShown = false; ///< its result has been shown
    int m_otherFrom = -1;           ///< first event of the last unexpected move; -1: none since the last step
    int m_takenUpAt = 0;            ///< events before this one have been shown; 0: none
    qint64 m_readyAt = -1;          ///< time of clock() for the next scripted move
};

} // namespace tacklebox
