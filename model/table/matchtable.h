// A table at which a match is played: who is due, what the table does by itself, and what a person may do.
#pragma once

#include "model/host/askingorder.h"
#include "model/table/pauses.h"
#include "model/table/release.h"
#include "model/table/table.h"
#include "model/table/undo.h"

#include <QTimer>

#include <map>

namespace tacklebox {

/// How it goes on: goOn() finds out who is due and says so; what the table does by itself (bots' moves,
/// answers that leave no choice, standing orders) happens in step(), which is always called from the event
/// loop, so that a whole match of bots needs no depth of calls. Whatever makes a question to a bot pointless
/// gives the position a new number; answers to older ones are thrown away.
///
/// Its parts: ChoiceList, EventRelease, UndoList, BotDesk, MoveReasons, HintThinker, PublicKnowledge, and of
/// the Table Seating and StandingOrders. Each is understood without this class.
class MatchTable : public Table, public TableUndo, public TableThoughts {
    Q_OBJECT

  public:
    MatchTable(const TablePlan& plan, std::unique_ptr<AnyMatch> match);

    /// Begins to play; nothing is due before.
    void start() { goOn(); }
    /// The same with a match that was kept with `resumeState`.
    void startFrom(const ResumeState& resumeState);

    bool botsThink() const override { return m_desk.thinks(); }
    int events() const override { return m_release.events(); }

    bool canMakeAgain() const override { return alone() && m_undo.canRedo(); }
    Seat lastDecider() const override;
    bool takeBack() override;
    bool makeAgain() override;

    bool play(int choice, qint64 pressedAt = -1) override;
    bool playMove(const AnyMove& move, qint64 pressedAt = -1) override;
    std::vector<Seat> mayPassUnseen() const override;
    bool wasOrdered(Seat seat, int number) const override;
    QString whyNot(const AnyMove& move) const override;

    QString reasonFor(int event) const override;
    bool canHint() const override;
    bool hintComes() const override { return m_hints.thinks(); }
    void askHint() override;
    std::vector<HandFact> publicFacts(int number) const override;

    void reseat(Seat seat, const SeatPlan& plan) override;

    /// How long a bot in `seat` waits before it shows what it has decided.
    int pauseOf(Seat seat) const;
    int publicEvents() const { return m_release.publicEvents(); }

  protected:
    /// Who is due, and what the table does by itself, if that is what comes next.
    struct Next {
        Due due = Due::Over;
        Seat seat = kNoSeat;
        std::optional<AnyMove> move = {}; ///< made for a person without asking him, or one that had to wait
        Rationale why = {};
    };
    enum class Decided { ByItself, ByPerson };

    const AnyMatch& match() const override { return *m_match; }
    BotDesk& desk() { return m_desk; }
    EventRelease& release() { return m_release; }
    /// False while the next deal is already made but not yet to be seen.
    bool released() const { return m_release.all(*m_match); }

    void goOn() override;
    void facingWasChanged() override;
    void beginNextDeal() override;
    void shownChanged() override;
    void describe(ResumeState& resumeState) const override;
    void restore(const ResumeState& resumeState) override;

    /// Makes a move and tells it; `why` is kept for reasonFor(). Where the rules refuse it nothing changes,
    /// and their words are told instead.
    bool commit(Seat seat, const AnyMove& move, const Rationale& why = {},
                Decided decided = Decided::ByItself);
    virtual Next whoIsNext() const;
    Seat staysOpen(const Next& next) const;
    /// The move that rules or orders make for a person, if they do.
    std::optional<AnyMove> madeFor(Seat seat) const;
    /// Sends to the bot in `seat` what its seat has seen since it was last told.
    void tellBot(Seat seat);
    /// Has step() called from the event loop.
    void stepSoon() { m_soon.start(0); }

    // ---- what a table with a clock of its own does otherwise ----
    virtual void proceed();
    /// Does the next thing that the table does by itself.
    virtual void step();
    virtual void botAnswered(quint64 question, const std::optional<AnyChoice>& choice);
    /// What is to happen before a press made at `pressedAt` counts.
    virtual void beforePress(qint64) {}
    /// After a move, before it is told.
    virtual void moveWasMade(Seat seat, const AnyMove& move);
    /// The position has been replaced by an earlier or a later one.
    virtual void positionReplaced() {}

    /// Logs that the bot in `seat` chose no move where it had to.
    void warnOfSilentBot(Seat seat) const;

  private:
    /// An ask that waits until the one asked sits at the screen.
    struct WaitingAsk {
        Seat seat;
        AnyMove move;
        Rationale why = {};
    };

    bool refusesPress(qint64 pressedAt);
    bool waitsForTheOneAsked(Seat seat, const AnyMove& move, const Rationale& why);
    void restoreAsk(const QByteArray& text);
    bool isDecision(const AnyMatch& match, Seat seat) const;
    void showAnew();
    void seatBot(Seat seat);
    void askBot(Seat seat);
    void newPosition();
    void stopThinking();
    void settle(const Next& next, int seenSoFar, bool tellsFacing = true);
    void listChoices(Seat actor);
    void tellAfter(int first);
    /// Keeps the hand of the person at the screen open who has to see what came of the events from `first`
    /// on, before which `turn` had the turn: theirs is over, or they have new cards.
    void letThemLook(Seat turn, int first);
    void noteOrder(Seat seat, int first);
    void dropHint();
    void keepReason(int first, Seat seat, const AnyMove& move, const Rationale& why);
    void hintCame(const std::optional<AnyChoice>& choice);

    std::unique_ptr<AnyMatch> m_match;
    EventRelease m_release;
    UndoList m_undo;
    Seat m_lastDecider = kNoSeat; ///< who decided last, while nobody else has looked since
    Seat m_looks = kNoSeat;       ///< whose hand stays open until cover(), Due::HideCards

    ChoiceList m_list;
    quint64 m_position = 0, m_meaning = 0; ///< count positions, and changes of what a choice means
    quint64 m_listedAt = ~quint64(0), m_listedMeaning = 0;
    std::optional<WaitingAsk> m_waitingAsk;

    quint64 m_question = 0, m_lastQuestion = 0;
    Seat m_askedSeat = kNoSeat, m_thinks = kNoSeat;
    std::optional<AnyChoice> m_botChoice; ///< what the asked bot decided, until its pause is over
    AskingOrder m_asking;
    std::array<int, kMostSeats> m_told{}; ///< events that each bot has been told
    std::map<int, Seat> m_ordered;        ///< events in which a standing order played that seat's card
    QTimer m_soon;
    qint64 m_quietSince = -1; ///< of clock(): when something last happened or was shown; -1: nothing has

    MoveReasons m_reasons;
    mutable PublicKnowledge m_knowledge;
    HintThinker m_hints;
    BotDesk m_desk; ///< the last member: bots stop before what they answer to goes
};

} // namespace tacklebox
