// A table at which a lesson is given. The other players make the moves that the lesson says. If the learner
// makes another move than the lesson wants, he goes "another way": the others then play as bots until the
// position fits the lesson again and it goes on, or the window leads him back to where he left it.
#pragma once

#include "model/lessons/lesson.h"
#include "model/table/matchtable.h"

namespace tacklebox {

class LessonTable : public MatchTable {
    Q_OBJECT

  public:
    /// What the lesson stands at.
    enum class Stand : quint8 {
        Says,     ///< now() is a comment alone; said() goes on
        Asks,     ///< now() is a move that the learner is to make
        Goes,     ///< the others move: by the lesson, or as bots on another way
        TakenUp,  ///< the learner has gone another way, and the others wait to play on there until said()
        OtherWay, ///< he has, and the lesson cannot go on from there: he is to be led back
        Done,     ///< the chapter is over
    };

    /// Sits down at chapter `chapter` before its step `step`; `lesson` outlives the table. Null with *fault
    /// where that cannot be.
    static std::unique_ptr<LessonTable> open(const Lesson& lesson, int chapter, int step, QString* fault);
    /// The lesson at a table that open() made; null for any other.
    static LessonTable* of(Table* table) { return qobject_cast<LessonTable*>(table); }

    const Lesson& lesson() const { return m_lesson; }
    int chapter() const { return m_chapter; }
    const LessonChapter& chapterPlan() const { return m_lesson.chapters[std::size_t(m_chapter)]; }
    /// The number of the step at which the lesson stands; on another way that of the step to which he is led
    /// back. After the last step it is the number of all steps.
    int at() const { return m_step; }
    /// The step itself; null after the last, and while another way is followed.
    const LessonStep* now() const;
    Stand stand() const;
    /// What is said at now(), which is not null.
    const Comment& comment() const;
    /// The learner has read what is said at Stand::Says or Stand::TakenUp: the lesson, or the others, go on.
    void said();
    /// Since the last step the learner has made a move that the lesson had not wanted.
    bool wentAnotherWay() const { return m_otherFrom >= 0; }
    /// What that move was and what came of it; once isTakenUp(), only what has come since said(). At most
    /// `most` sentences of the narration, the oldest first; where there are more, his own move and what
    /// concerns him are kept before all else.
    QStringList otherWay(int most) const;
    /// The learner has read what came of that move (said() at Stand::TakenUp), and the others have gone on.
    bool isTakenUp() const { return m_takenUpAt > 0; }
    /// What otherWay() tells has been shown: if the learner makes a further move there, otherWay() begins
    /// anew with that.
    void toldOtherWay() { m_isTold = true; }
    /// The move that the lesson asks for, to be shown if the learner wants to see it; null where it asks for
    /// none.
    const AnyMove* wantedMove() const;
    /// Makes the wanted move.
    void showMe();

    void reseat(Seat, const SeatPlan&) override {}

  signals:
    /// stand() or now() may have changed.
    void standChanged();

  protected:
    Next whoIsNext() const override;
    void proceed() override;
    void step() override;
    void shownChanged() override;
    void moveWasMade(Seat seat, const AnyMove& move) override;

  private:
    LessonTable(const TablePlan& plan, std::unique_ptr<AnyMatch> match, const Lesson& lesson, int chapter,
                int step, int since);
    /// The number of the event with which the last move in the log begins.
    int lastMove() const;
    /// The number of the next step that is a move, from m_step on.
    int nextAction() const;
    const LessonStep& stepAt(int number) const { return chapterPlan().steps[std::size_t(number)]; }
    int steps() const { return int(chapterPlan().steps.size()); }
    /// The learner's move on another way has had all its effects, and it is for others to move.
    bool othersGoOn() const;
    void followOtherWay();
    /// When a person is to move on another way: goes on with the lesson if the position fits its next move.
    void rejoin();

    const Lesson& m_lesson;
    int m_chapter, m_step;
    int m_since;           ///< the event with which the learner's last move began
    bool m_other = false;  ///< another way is followed
    bool m_isTold = false; ///< what it led to has been told
    int m_otherFrom = -1;  ///< the event with which the last one began; -1: none since the last step
    int m_takenUpAt = 0;   ///< the events before this one have been told of it; 0: none
    qint64 m_readyAt = -1; ///< of clock(): when the next scripted move may come
};

} // namespace tacklebox
