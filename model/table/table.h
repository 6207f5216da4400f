// A table: a match in progress with its people and bots. Does not need a window.
//
// The model is final before anything is shown: a move is made, its events are logged, then happened() is
// emitted. Views animate the events at their own speed and report their progress with shown(). Bots wait for
// that; the rules never do.
#pragma once

#include "model/engine/phrase.h"
#include "model/table/choicelist.h"
#include "model/table/countin.h"
#include "model/table/latemoves.h"
#include "model/table/orders.h"
#include "model/table/resumestate.h"
#include "model/table/seating.h"
#include "model/table/tableevent.h"
#include "model/table/tableparts.h"

#include <QObject>
#include <QStringList>
#include <QUuid>

#include <array>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace tacklebox {

class GameClock;

/// The current wait of the table.
enum class WaitingFor : quint8 {
    Person,    ///< viewer() must choose one of choices()
    Bot,       ///< a bot's thinking, its pause, or the view's animation
    HideCards, ///< viewer(), on a shared screen, looks at the result of the turn: wait for cover()
    HandOver,  ///< a person away from the screen must move: cover, hand over, then reveal(seatToAct())
    NextDeal,  ///< a deal has ended: its summary is shown until continueMatch()
    Over,      ///< the match is over
};

/// A reaction card that can have a standing order, by its name in the line protocol.
struct ReactionCard {
    QString id;
    QString words; ///< "No Fishing"
};

/// A match with its people and bots, in any game: played, replayed (Replay) or led by a lesson (LessonTable).
/// Virtual functions have the differences, and optional abilities are in its parts (tableparts.h).
class Table : public QObject {
    Q_OBJECT

  public:
    /// Opens a table. Null, with a sentence for the user in *error, if the plan is invalid: unknown game,
    /// number of seats, option out of range, or Tempo::Live with several people.
    static std::unique_ptr<Table> open(const TablePlan& plan, QString* error);
    /// Continues a record (format of protocol.md, checked step by step). `plan` has the players (none:
    /// usualSeats()); its game, options and seed are ignored. The match keeps its uuid(), except as a
    /// what-if. Null with *error if the record is unreadable.
    static std::unique_ptr<Table> openRecord(const QByteArray& record, TablePlan plan, QString* error);
    /// Resumes a stored match in the same position, with its orders and clocks. Hands are covered if there
    /// are several people. Null with *error if the record is unreadable.
    static std::unique_ptr<Table> resume(const QByteArray& record, const ResumeState& resumeState,
                                         QString* error);
    /// Resumes a damaged match up to its last valid step, with the same outcomes of chance. `steps` are the
    /// steps of the record; *damage reports the number of valid ones. Null if even `opening`, the record
    /// without steps, is unreadable.
    static std::unique_ptr<Table> resumeDamaged(const QByteArray& opening, const QList<QByteArray>& steps,
                                                ResumeState resumeState, Damage* damage);
    ~Table() override;

    // ---- the match ----
    const TablePlan& plan() const { return m_plan; } ///< with seed, dealer and the current players
    int seats() const { return m_seating.seats(); }
    int people() const { return m_seating.people(); }
    /// The game.
    const AnyGame& game() const { return match().game(); }
    QString title() const;
    // Four functions name the person who reads the screen; kNoSeat means nobody.
    //
    // clang-format off
    //                 one person, bots   several people            a replay
    //    viewer()     that person        whose hand is open        the point of view
    //    logViewer()  that person        nobody                    as viewer(), if that is a single player
    //    viewerAsYou() that person        nobody                    the only person, unless another is viewed
    //    spokenTo()   that person        as viewer()               as viewerAsYou()
    // clang-format on
    //
    // Hands are shown to viewer(), and the log to logViewer(). "You" is viewerAsYou() in texts for all, and
    // spokenTo() in texts for one person.

    /// All names for texts that everybody reads (log, scores, memory aid): viewerAsYou() is "you".
    const Names& names() const { return m_seating.names(viewerAsYou()); }
    /// The seat that is "you" in texts for one person: prompts, hints, choices, titles of cards. With several
    /// people that is viewer(), because the others do not look.
    Seat spokenTo() const;
    MatchScore score() const;
    /// The finished deals of the match, in order.
    std::vector<Scored> deals() const;
    /// A sentence about the end of deal `deal`, from 0.
    QString endingWords(int deal) const;
    /// The points of each seat's sets in deal `deal`; its other points come from the cards left in hand.
    /// Empty if there is no such deal.
    std::vector<int> laidPoints(int deal) const;
    /// The points of each seat's sets in the current deal; empty if there is none, or if the game has no
    /// points before its end.
    std::vector<int> laidPointsSoFar() const;
    /// The part of laidPoints() from special sets.
    std::vector<int> specialPoints(int deal) const;
    /// The match as a record, including uuid().
    QByteArray record() const;
    /// Identifies the match in the store and in files, also after it was continued from a file.
    const QUuid& uuid() const { return m_uuid; }
    /// The deal code of the match (planOfDealCode()); empty if its cards do not come from a seed.
    QString dealCode() const;
    /// The ending of each finished deal, by its name in the line protocol.
    QStringList endings() const;
    /// The most asks of `seat` in one turn; 0 in games without asks.
    int longestChain(Seat seat) const;

    /// True for a replay (replay.h), where nobody plays.
    virtual bool isReplay() const { return false; }

    // ---- storing ----
    /// The record of the match without its steps.
    QByteArray opening() const;
    int steps() const;
    /// Step `number` of the record, from 0, in one line.
    QByteArray step(int number) const;
    /// The data besides the record for resume().
    ResumeState resumeState() const;
    /// The help used by the people at the table.
    const Help& help() const { return m_help; }

    // ---- undo and redo ----
    /// True if a decision can be undone. One person against bots can always undo. With several people, the
    /// last one can be undone until the next player has looked, with that player's consent.
    bool canUndo() const { return lastDecider() != kNoSeat; }
    /// For several people: the last player asks the next one for consent to undo, during
    /// WaitingFor::HideCards or the handover. Returns false if nobody can ask now.
    bool askToTakeBack();
    bool isTakeBackAsked() const { return m_takeBackAsked; }
    bool canRedo() const { return m_parts.undo && m_parts.undo->canRedo(); }
    /// The seat whose decision undo() would undo; kNoSeat if none.
    Seat lastDecider() const { return m_parts.undo ? m_parts.undo->lastDecider() : kNoSeat; }
    /// Undoes the last decision of a person, also for the bots. On failure returns false after emitting
    /// refused().
    bool undo();
    /// Redoes undone steps up to the next decision. Returns false if there are none.
    bool redo();

    // ---- the viewer ----
    /// The seat whose hand may be shown; kNoSeat for none. Against bots, always the only person.
    Seat viewer() const { return m_seating.viewer(); }
    /// The person has taken the screen. Requires waitingFor() == HandOver and seat == seatToAct().
    void reveal(Seat seat);
    /// Covers all hands: the person is finished (WaitingFor::HideCards), or the program loses the focus. Does
    /// nothing with a single person.
    void cover();

    // ---- what the table waits for ----
    WaitingFor waitingFor() const { return m_waitingFor; }
    Seat seatToAct() const { return m_seatToAct; }
    /// All legal moves of viewer(), even on another player's turn if the rules allow it. Public decisions
    /// with visible cards (Great Lakes, G-12) need no hand: then waitingFor() is Person, viewer() may be
    /// kNoSeat, and these are the moves of seatToAct(). A move keeps its id until something changes its
    /// meaning.
    const std::vector<TableChoice>& choices() const { return m_choices; }
    /// True if a view may offer the choice now. Nothing is offered during a count. While events are still
    /// animating, only choices that were offered before are, because new ones would reveal the outcome.
    /// Otherwise all are offered. For an id outside choices(), true if any choice is offered. play() accepts
    /// a choice even if it is not offered yet, from a person who is faster than the animation.
    bool isOffered(int choice) const;
    /// Makes the move of a choice. If it is no longer legal, changes nothing, emits refused() and returns
    /// false. `pressedAt` is the GameClock time of the press; -1 for now.
    virtual bool play(int choice, qint64 pressedAt = -1) = 0;
    /// The move of a current choice; no move for other ids.
    AnyMove moveOf(int choice) const;
    /// Makes a move of viewer() that choices() need not contain (several KILLs at once, a set with chosen
    /// cards). Errors and `pressedAt` as in play().
    virtual bool playMove(const AnyMove& move, qint64 pressedAt = -1) = 0;
    /// Why viewer() may not make that move, as a sentence; empty if it is legal.
    virtual QString refusalText(const AnyMove& move) const = 0;
    /// Starts the next deal after a summary.
    void continueMatch();
    /// Stops the bots at the next moment where a person may act, or lets them continue.
    void setHold(bool hold);
    bool hold() const { return m_hold; }
    /// Pauses bots and clocks; moves of people are refused.
    void setPaused(bool paused);
    bool paused() const { return m_paused; }
    /// False while nobody can see the table (minimised window, open menu). Bots and clocks wait; unlike in a
    /// pause, this is not shown and people may move.
    void setAttended(bool attended);
    /// True if bots and clocks wait, because of a pause or because nobody can see the table.
    bool isStopped() const { return m_paused || !m_attended; }

    /// The count at the start of a live deal and after a pause. It starts when everything has been shown; the
    /// clock runs after it.
    CountIn& countIn() { return m_count; }
    /// Ends the current count or skips the pending one; the clock runs.
    void skipCount();
    /// True during a count and while one is pending; nothing is offered then.
    virtual bool countsIn() const { return m_countsIn; }

    // ---- bots, reasons and hints ----
    /// True while a bot is thinking.
    bool botsThink() const { return m_parts.thoughts && m_parts.thoughts->botsThink(); }
    /// The reason for the bot's move of event `number`; empty if there is none or tableRules().reasons hides
    /// it.
    QString reasonFor(int number) const;
    /// True if the person at the screen may ask for a hint, that is, has a choice.
    bool canHint() const { return m_parts.thoughts && m_parts.thoughts->canHint(); }
    /// Starts thinking about a hint for viewer(), as a Shark with that seat's information. Emits
    /// hintChanged() when it is ready. Does nothing if canHint() is false or a hint exists.
    void askHint();
    /// True while a hint is being prepared.
    bool isHintPending() const { return m_parts.thoughts && m_parts.thoughts->isHintPending(); }
    /// The hint for viewer(), until something changes the meaning of the choices.
    const std::optional<Hint>& hint() const { return m_hint; }
    /// The public facts about the hands before event `number`, by seat.
    std::vector<HandFact> publicFacts(int number) const;
    /// How often the person in `seat` used help: hints, the memory aid, or immediate reasons
    /// (counted when turned on).
    int helpUsed(Seat seat) const { return seat < seats() ? m_helpUsed[seat] : 0; }

    // ---- events ----
    virtual int events() const = 0;
    /// Event `number` as viewer() sees it; nullopt if hidden.
    std::optional<TableEvent> event(int number) const;
    /// The same with the types of the game (GameTable), valid until the next undo; null if hidden.
    const AnySeen* seen(int number) const;
    /// The observation of viewer() (public if that is kNoSeat), now and before event `number`.
    AnyObservation observation() const;
    AnyObservation observationAt(int number) const;
    /// The sentence of event `number` for the log: public, or with a single person for that person. Empty if
    /// there is none.
    QString sentence(int number) const { return sentenceTo(logViewer(), number); }
    /// Event `number` as the log may show it; null if hidden.
    const AnySeen* seenInLog(int number) const;
    /// The public part of event `number`; null if hidden.
    const AnySeen* seenByAll(int number) const;
    /// The seat whose information the log shows; kNoSeat: public only. Compare viewer() and others above
    /// names().
    Seat logViewer() const;
    /// The number of events that a person saw or could see at the screen.
    int seenUpTo(Seat seat) const { return m_seating.seenUpTo(seat); }
    /// True if the seat is on turn, or the game has no turns.
    bool hasTheTurn(Seat seat) const;
    /// Every place of the game with its cards as viewer() may see them now.
    std::vector<PileCards> piles() const;
    /// A card in words: "the purple hammerhead", "a card" for kHidden.
    QString cardWords(Face face) const;
    /// A sentence about the effect of a card; empty for kHidden.
    QString effectWords(Face face) const;

    /// Declares that a view shows the table; bots then wait for shown().
    void setWatched(bool watched);
    /// Declares that the view has shown all events before `number`.
    void shown(int number);
    /// True if all events have been shown, or no view shows the table.
    bool isAllShown() const { return !m_watched || m_shown >= events(); }

    // ---- table rules ----
    const TableRules& tableRules() const { return m_tableRules; }
    void setTableRules(const TableRules& tableRules);
    QList<ReactionCard> reactionCards() const;
    /// the order for a reaction card while the person is away from the screen. The default is not to
    /// play it, and to ask a single person against bots.
    StandingOrder order(Seat seat, const QString& card) const;
    void setOrder(Seat seat, const QString& card, const StandingOrder& order);
    /// True if `seat` shares the screen and has not given any order for reaction cards.
    bool lacksOrders(Seat seat) const;
    /// True if event `number` belongs to a move in which a standing order played a card of `seat`.
    virtual bool playedByStandingOrder(Seat /*seat*/, int /*number*/) const { return false; }
    WindowOrder windowOrder(Seat seat) const { return m_orders.forWindow(seat); }
    void setWindowOrder(Seat seat, const WindowOrder& order);
    /// The people who are being asked whether they act, and who may publicly pass without seeing their cards;
    /// the first is due. Empty with strict secrecy and while a hand is open.
    virtual std::vector<Seat> seatsThatMayPassUnseen() const { return {}; }
    /// Makes these seats pass until somebody acts.
    void passUnseen(SeatSet seats);
    /// Gives a seat to a bot or person, between any two moves. Refuses a second person with
    /// Tempo::Live.
    virtual void reseat(Seat, const SeatPlan&) {}

    // ---- the clock and the live window ----
    /// The clock of the table; pauses with it.
    GameClock& clock() { return *m_clock; }
    const GameClock& clock() const { return *m_clock; }
    /// Milliseconds until the window closes, and its length; nullopt while none runs.
    std::optional<int> windowLeft() const;
    /// True if the clock made the move of event `number`; nullopt if unknown (not part of a record).
    std::optional<bool> timeRanOut(int number) const { return m_lateMoves.has(number); }
    int windowLength() const { return m_parts.window ? m_parts.window->windowLength() : 0; }
    /// Declares that a person is dragging a card: bots finish started moves but start none, for at most 2.5
    /// s.
    void handOnTable(bool on);

  signals:
    /// Steps from index `first` on were made. Emitted before their events, so that the match is stored first.
    void recorded(int first);
    /// resumeState() has changed without a step.
    void resumeStateChanged();
    /// The table is at an earlier or later position; views must update completely.
    void rewound();
    /// Events from `first` to before `last` were logged; the table is already in the final state.
    void happened(int first, int last);
    /// waitingFor(), seatToAct() or choices() changed.
    void waitingForChanged();
    /// All events have been shown, so every legal move is offered.
    void allShown();
    /// Another hand, or none, may be seen; views must cover the previous one before they return. Emitted
    /// before the happened() of the causing move.
    void viewerChanged();
    /// A move was refused; nothing changed.
    void refused(const QString& why);
    /// A bot has started or stopped thinking.
    void thinking(Seat seat, bool on);
    void holdChanged(bool hold);
    void pausedChanged(bool paused);
    void tableRulesChanged();
    void seatsChanged();
    /// The live window has opened, closed or restarted.
    void windowChanged();
    /// hint() or isHintPending() changed.
    void hintChanged();

  protected:
    explicit Table(TablePlan plan);
    /// Sets the optional parts (tableparts.h); null if absent.
    void setUndo(TableUndo* undo) { m_parts.undo = undo; }
    void setThoughts(TableThoughts* thoughts) { m_parts.thoughts = thoughts; }
    void setWindow(TableWindow* window) { m_parts.window = window; }

    // Hooks for changes made by this class:
    /// Continues as far as possible: asks bots, follows orders, or determines what to wait for.
    virtual void goOn() = 0;
    /// reveal() or cover() has changed the viewer.
    virtual void onViewerChanged() = 0;
    /// The next deal may be shown and played.
    virtual void beginNextDeal() = 0;

    /// The match, including hidden information.
    virtual const AnyMatch& match() const = 0;
    /// The sentence of event `number` for `viewer`; empty if there is none.
    QString sentenceTo(Seat viewer, int number) const;

    Seating& seating() { return m_seating; }
    const Seating& seating() const { return m_seating; }
    StandingOrders& orders() { return m_orders; }
    const StandingOrders& orders() const { return m_orders; }
    LateMoves& lateMoves() { return m_lateMoves; }
    const LateMoves& lateMoves() const { return m_lateMoves; }
    bool alone() const { return m_seating.alone(); }
    Seat onlyPerson() const { return m_seating.onlyPerson(); }
    /// The seat called "you" in texts for everybody (see above names()).
    Seat viewerAsYou() const;
    bool isPerson(Seat seat) const { return m_seating.isPerson(seat); }
    /// True if a view shows this table.
    bool isWatched() const { return m_watched; }
    /// Cancels the request to undo: the next player has looked, or the move was replaced or undone.
    void forgetAskedTakeBack() { m_takeBackAsked = false; }
    /// Makes `seat` the viewer and records what the previous one has seen; emits viewerChanged() on a change.
    void setViewer(Seat seat, int seenSoFar);
    /// Restarts the clock for the bots' pauses.
    virtual void onShown() {}
    /// Adds the derived class's part of a resume state.
    virtual void saveTo(ResumeState&) const {}
    /// Restores the part added by saveTo(), before play starts.
    virtual void restore(const ResumeState& resumeState);

    /// Reasons are immediate only for one person against bots, because a bot's knowledge of one person's hand
    /// must be hidden from others until the deal is over.
    bool showsReasonsAtOnce(const TableRules& tableRules) const {
        return tableRules.reasons == ReasonsShown::AtOnce && alone();
    }
    /// Marks the late moves of `match` so far as unknown, or restores them from a resume state.
    void forgetLate(const AnyMatch& match);
    void recallLate(const ResumeState& resumeState);
    /// Counts a hint or an undo.
    void noteHint(Seat seat);
    void noteTakenBack() { ++m_help.takenBack; }
    void setUuid(const QUuid& uuid) { m_uuid = uuid; }
    /// Replaces the player of a seat.
    void setSeat(Seat seat, const SeatPlan& plan) { m_plan.seats[seat] = plan; }
    // These set state only; the caller emits the signals.
    void setWaitingFor(WaitingFor waitingFor, Seat seat) {
        m_waitingFor = waitingFor;
        m_seatToAct = seat;
    }
    void setChoices(std::vector<TableChoice> choices);
    void setHint(std::optional<Hint> hint) { m_hint = std::move(hint); }
    /// Marks all events as not shown.
    void forgetShown() { m_shown = 0; }

    /// True if the clock must stop: in a pause, while bots are held, and during a count.
    bool clockStands() const { return isStopped() || m_countsIn || (m_plan.tempo == Tempo::Live && m_hold); }
    /// Requests a count, which stops the clock until it is over.
    void setCountDue();

  private:
    /// Visible event `number` as `viewer` sees it; null if hidden.
    const AnySeen* seenBy(Seat viewer, int number) const;
    /// Stops the clock while the table waits; otherwise requests a count before a live clock runs.
    void stopOrCountIn();
    /// Marks the current choices as offered.
    void noteOffered();
    /// The result of `points` for each seat when deal `deal` was scored; empty if there is no such deal.
    std::vector<int> pointsWhenScored(int deal,
                                      int (*points)(const AnyObservation& observation, Seat seat)) const;

    TableParts m_parts;
    TablePlan m_plan;
    QUuid m_uuid = QUuid::createUuid();
    Seating m_seating{m_plan.seats};
    TableRules m_tableRules;
    WaitingFor m_waitingFor = WaitingFor::Bot;
    Seat m_seatToAct = kNoSeat;
    std::vector<TableChoice> m_choices;
    std::optional<Hint> m_hint;
    bool m_hold = false, m_paused = false, m_attended = true, m_watched = false, m_takeBackAsked = false;
    bool m_countsIn = false; ///< a count is running or pending
    CountIn m_count;
    int m_shown = 0;
    LateMoves m_lateMoves;
    std::unique_ptr<GameClock> m_clock;
    StandingOrders m_orders;
    Help m_help;
    std::array<int, kMostSeats> m_helpUsed{};

    std::set<int> m_offered; ///< choices that were legal when everything had been shown
};

} // namespace tacklebox
