// A table for playing a match: finds out who must act, plays automatic moves and checks people's moves.
#pragma once

#include "model/host/turnorder.h"
#include "model/table/pauses.h"
#include "model/table/table.h"
#include "model/table/undo.h"
#include "model/table/visibleevents.h"

#include <QTimer>

#include <map>

namespace tacklebox {

/// goOn() determines what the table waits for. Automatic moves (of bots, by standing orders, or answers
/// without a choice) happen in step(), which always runs from the event loop, so that a match between bots
/// does not recurse. Every change that invalidates a question to a bot increments the position number, and
/// answers for older positions are discarded.
///
/// These classes do the work and do not depend on this one: ChoiceList, VisibleEvents, UndoList, BotWorker,
/// MoveReasons, HintThinker, PublicInformationState, and Seating and StandingOrders of Table.
class MatchTable : public Table, public TableUndo, public TableThoughts {
    Q_OBJECT

  public:
    MatchTable(const TablePlan& plan, std::unique_ptr<AnyMatch> match);

    /// Starts playing.
    void start() { goOn(); }
    /// Starts playing a match that was stored with `resumeState`.
    void startFrom(const ResumeState& resumeState);

    bool botsThink() const override { return m_botWorker.isThinking(); }
    int events() const override { return m_visibleEvents.events(); }

    bool canRedo() const override { return alone() && m_undo.canRedo(); }
    Seat lastDecider() const override;
    bool undo() override;
    bool redo() override;

    bool play(int choice, qint64 pressedAt = -1) override;
    bool playMove(const AnyMove& move, qint64 pressedAt = -1) override;
    std::vector<Seat> seatsThatMayPassUnseen() const override;
    bool playedByStandingOrder(Seat seat, int number) const override;
    QString refusalText(const AnyMove& move) const override;

    QString reasonFor(int event) const override;
    bool canHint() const override;
    bool isHintPending() const override { return m_hints.isThinking(); }
    void askHint() override;
    std::vector<HandFact> publicFacts(int number) const override;

    void reseat(Seat seat, const SeatPlan& plan) override;

    /// Milliseconds that a bot in `seat` waits before its move is shown.
    int pauseOf(Seat seat) const;
    int publicEvents() const { return m_visibleEvents.publicEvents(); }

  protected:
    /// The seat or thing that the table waits for, or its next automatic move.
    struct Next {
        WaitingFor waitingFor = WaitingFor::Over;
        Seat seat = kNoSeat;
        std::optional<AnyMove> move = {}; ///< an automatic move for a person, or a deferred ask
        Rationale why = {};
    };
    /// How a move was chosen. Only decisions by a person can be undone.
    enum class Decided { Automatically, ByPerson };

    const AnyMatch& match() const override { return *m_match; }
    BotWorker& botWorker() { return m_botWorker; }
    VisibleEvents& visibleEvents() { return m_visibleEvents; }
    /// False while the next deal exists but must not be seen yet.
    bool allReleased() const { return m_visibleEvents.all(*m_match); }

    void goOn() override;
    void onViewerChanged() override;
    void beginNextDeal() override;
    void onShown() override;
    void saveTo(ResumeState& resumeState) const override;
    void restore(const ResumeState& resumeState) override;

    /// Makes a move and reports its events; stores `why` for reasonFor(). If the rules refuse the move,
    /// changes nothing and emits refused().
    bool commit(Seat seat, const AnyMove& move, const Rationale& why = {},
                Decided decided = Decided::Automatically);
    virtual Next whoIsNext() const;
    /// The seat whose hand stays open while the table waits for `next`; kNoSeat for none.
    Seat seatWithOpenHand(const Next& next) const;
    /// The automatic move for a person by rules or orders, if any.
    std::optional<AnyMove> automaticMove(Seat seat) const;
    /// Sends the bot in `seat` the new events of its seat.
    void showNewEvents(Seat seat);
    /// Schedules step() in the event loop.
    void stepSoon() { m_stepTimer.start(0); }

    // ---- overridden by live tables ----
    virtual void proceed();
    /// Performs the next automatic action.
    virtual void step();
    virtual void botAnswered(quint64 question, const std::optional<AnyChoice>& choice);
    /// Called before a press at time `pressedAt` takes effect.
    virtual void beforePress(qint64) {}
    /// Called after a move, before its events are reported.
    virtual void moveWasMade(Seat seat, const AnyMove& move);
    /// The position has been replaced by undo or redo.
    virtual void positionReplaced() {}

    /// Logs that the bot in `seat` chose no move although it had to.
    void warnOfSilentBot(Seat seat) const;

  private:
    /// An ask that is made only when the player asked is at the screen.
    struct DeferredAsk {
        Seat seat;
        AnyMove move;
        Rationale why = {};
    };

    bool refusesPress(qint64 pressedAt);
    /// Stores the ask and returns true if it must wait for the player asked.
    bool deferAsk(Seat seat, const AnyMove& move, const Rationale& why);
    void restoreDeferredAsk(const QByteArray& text);
    bool isDecision(const AnyMatch& match, Seat seat) const;
    /// Updates everything after an undo or redo.
    void refreshAfterUndo();
    void seatBot(Seat seat);
    void askBot(Seat seat);
    void newPosition();
    void stopThinking();
    void applyNext(const Next& next, int seenSoFar, bool setsViewer = true);
    void listChoices(Seat actor);
    /// Emits the signals for the events from `first` on, and continues.
    void reportEventsFrom(int first);
    /// Keeps the hand at the screen open if the events from `first` on ended its player's turn or brought new
    /// cards. `turnBefore` was on turn before them.
    void keepHandOpen(Seat turnBefore, int first);
    /// Records which events from `first` on discarded a card of `seat` by a standing order.
    void noteOrderedDiscards(Seat seat, int first);
    void dropHint();
    void storeReason(int first, Seat seat, const AnyMove& move, const Rationale& why);
    void storeHint(const std::optional<AnyChoice>& choice);

    std::unique_ptr<AnyMatch> m_match;
    VisibleEvents m_visibleEvents;
    UndoList m_undo;
    Seat m_lastDecider = kNoSeat; ///< valid until another player has looked
    Seat m_openHand = kNoSeat;    ///< its player sees the result of their turn (WaitingFor::HideCards)

    ChoiceList m_choiceList;
    quint64 m_position = 0;         ///< incremented when questions to bots become invalid
    quint64 m_choiceGeneration = 0; ///< incremented when choices must get new ids
    quint64 m_listedPosition = ~quint64(0), m_listedGeneration = 0; ///< of m_choiceList
    std::optional<DeferredAsk> m_deferredAsk;

    quint64 m_question = 0, m_lastQuestion = 0;
    Seat m_askedSeat = kNoSeat;
    Seat m_thinkingSeat = kNoSeat;        ///< as reported by thinking(); never for a hidden decision
    std::optional<AnyChoice> m_botChoice; ///< the choice of the asked bot during its pause
    TurnOrder m_turnOrder;
    std::array<int, kMostSeats> m_eventsSent{}; ///< number of events sent to each bot
    std::map<int, Seat> m_orderedDiscards;      ///< by event: the seat whose card a standing order discarded
    QTimer m_stepTimer;
    qint64 m_quietSince = -1; ///< clock() time of the last event, or when it was shown; -1: none yet

    MoveReasons m_reasons;
    mutable PublicInformationState m_informationState;
    HintThinker m_hints;
    BotWorker m_botWorker; ///< last member, because its answers use the others
};

} // namespace tacklebox
