// A table at which a lesson is given: the others do what it says, and whoever does something else plays on
// with bots until the lesson can go on, or leads back.
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
        Asks,     ///< now() is the person's
        Goes,     ///< others are at it, or what another way led to
        TakenUp,  ///< another way was taken, and the others wait to go on with it until said()
        OtherWay, ///< another way was taken from which the lesson does not go on: it is to be led back
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
    /// The number of the step it stands at: after another way, of that to which it leads back. After the last
    /// step it is their number.
    int at() const { return m_step; }
    /// The step itself; null after the last, and while another way is followed.
    const LessonStep* now() const;
    Stand stand() const;
    /// What is said at now(), which is not null.
    const Comment& comment() const;
    /// What Stand::Says or Stand::TakenUp stands at has been taken in.
    void said();
    /// The learner has made a move since the last step that the lesson had not wanted.
    bool wentAnotherWay() const { return m_otherFrom >= 0; }
    /// What that move was and what came of it; once that was taken up, what has come since. `most` parts of
    /// the narration, oldest first, his own move and what concerns him before all else.
    QStringList otherWay(int most) const;
    /// What came of that move has been told already.
    bool isTakenUp() const { return m_takenUpAt > 0; }
    /// What otherWay() tells has been told: if it is played on, that is told from there on.
    void toldOtherWay() { m_isTold = true; }
    /// The move that is shown where the person wants to see it; null where none is asked for.
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
    /// What came of the learner's other move is complete, and others go on.
    bool othersGoOn() const;
    void followOtherWay();
    /// After another way has come to an end: goes on with the lesson if that fits.
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
