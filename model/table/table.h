// A table: a match of any game under way, with the persons and bots at it. Works without a window.
//
// The model is always final before anything is shown: a move is made, its events are in the log, then
// happened() tells so. Views play the events at their own speed and report with shown() how far they are;
// bots wait for that, the rules never do.
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

/// What the table waits for.
enum class Due : quint8 {
    Person,    ///< facing() is to move; choices() says what he may do
    Bot,       ///< a bot is thinking, its pause runs, or the view has not yet shown everything
    HideCards, ///< facing(), who shares the screen, looks at what came of their turn: wait for cover()
    HandOver,  ///< a person who is not at the screen is to move: cover, pass on, then reveal(dueSeat())
    NextDeal,  ///< a deal has ended: its summary is shown until carryOn()
    Over,      ///< the match is over
};

/// A reaction card for which standing orders can be given, by its name in the line protocol.
struct ReactionCard {
    QString id;
    QString words; ///< "No Fishing"
};

/// A match with its persons and bots, whichever the game: played, seen again (Replay) or led by a lesson.
/// What these do differently is virtual, and what a table may have or not are its parts (tableparts.h); all
/// else is the same at every table.
class Table : public QObject {
    Q_OBJECT

  public:
    /// Opens a table. Null, and the reason in a person's words in *fault, if the plan cannot be played
    /// (unknown game, number of seats, option out of bounds, Tempo::Live with several persons).
    static std::unique_ptr<Table> open(const TablePlan& plan, QString* fault);
    /// Goes on with a recorded match (the record format of protocol.md, checked step by step); `plan` says
    /// who sits where (nobody named: usualSeats()), its game, options and seed are ignored. It stays the same
    /// match (uuid()) unless it is a what-if. Null with *fault on a record that cannot be read.
    static std::unique_ptr<Table> openRecord(const QByteArray& record, TablePlan plan, QString* fault);
    /// Goes on with a match that was kept: at the same card, in the same phase, with the same orders and
    /// clocks. Hands are covered where several persons play. Null with *fault on a record that cannot be
    /// read.
    static std::unique_ptr<Table> resume(const QByteArray& record, const ResumeState& resumeState,
                                         QString* fault);
    /// The same where resume() refuses the record: up to its last good step, and the chance that was due
    /// there decided as it had been. `steps` are the record's, one by one; *damage says how many of them are
    /// good. Null if not even `opening`, the record without them, can be read.
    static std::unique_ptr<Table> resumeReadable(const QByteArray& opening, const QList<QByteArray>& steps,
                                                 ResumeState resumeState, Damage* damage);
    ~Table() override;

    // ---- what it is ----
    const TablePlan& plan() const { return m_plan; } ///< seed and dealer filled in, seats as they are now
    int seats() const { return m_seating.seats(); }
    int persons() const { return m_seating.persons(); }
    /// The game that is played.
    const AnyGame& game() const { return match().game(); }
    QString title() const;
    // Who reads the screen is asked in four ways; the answer is kNoSeat where it is nobody.
    //
    // clang-format off
    //                 one person, bots   several persons           a replay
    //    facing()     that person        whose hand lies open now  through whose eyes it is seen
    //    addressed()  that person        nobody                    as facing(), if that is one player
    //    calledYou()  that person        nobody                    the one person who played, unless another looks
    //    spokenTo()   that person        as facing()               as calledYou()
    // clang-format on
    //
    // What may be seen of hands goes by facing(), whose knowledge the talk tells by addressed(), and who is
    // "you" by calledYou() in what all read and by spokenTo() in what one person alone reads.

    /// The names of all, as what everybody reads has them (the talk, the scores, the board of known cards):
    /// calledYou() is "you".
    const Names& names() const { return m_seating.names(calledYou()); }
    /// The seat that is "you" in what is meant for one person alone: his prompts, hints, choices, the titles
    /// of his cards. Where several play that is facing(), since the others do not look then.
    Seat spokenTo() const;
    const MatchScore& score() const;
    /// The finished deals of the match, in order.
    std::vector<Scored> deals() const;
    /// How deal number `deal` (0 the first) ended, in a sentence.
    QString endingWords(int deal) const;
    /// What each seat's sets gave in deal number `deal`, the rest of its points being what was left in hand;
    /// empty if there is no such deal.
    std::vector<int> laidPoints(int deal) const;
    /// What each seat's sets give so far in the deal that is being played; empty where no deal is, or the
    /// game has no points before its end.
    std::vector<int> laidSoFar() const;
    /// Those of laidPoints() that sets of a special kind gave.
    std::vector<int> specialPoints(int deal) const;
    /// The match as a record file, with uuid() in it.
    QByteArray record() const;
    /// Names the match in the store and in files: two that have gone on from one file are one match.
    const QUuid& uuid() const { return m_uuid; }
    /// A short text that deals the same cards to others (planOfDealCode()); empty if the cards come from no
    /// seed.
    QString dealCode() const;
    /// How each finished deal ended, by its name in the line protocol.
    QStringList endings() const;
    /// The most asks that `seat` has made in one turn; 0 in games without asks.
    int longestChain(Seat seat) const;

    /// A recorded match that is looked at (replay.h): nobody plays.
    virtual bool isReplay() const { return false; }

    // ---- keeping it ----
    /// A record of the match without its steps.
    QByteArray opening() const;
    int steps() const;
    /// Step `number` of the record (0 the first), in one line.
    QByteArray step(int number) const;
    /// All that is needed beside the record for resume().
    ResumeState resumeState() const;
    /// The help that the persons at the table have had.
    const Help& help() const { return m_help; }

    // ---- taking back ----
    /// True if a decision can be taken back: one person's against bots always; where several play the last
    /// one, while the screen is on its way to the next, who has not looked (and must agree).
    bool canTakeBack() const { return lastDecider() != kNoSeat; }
    /// Where several play: the player who decided last asks the next one to agree to an undo, while
    /// Due::HideCards or on the way to the next player. False if nobody can ask now.
    bool askToTakeBack();
    bool isTakeBackAsked() const { return m_takeBackAsked; }
    bool canMakeAgain() const { return m_parts.undo && m_parts.undo->canMakeAgain(); }
    /// Whose decision takeBack() would take back; kNoSeat if none.
    Seat lastDecider() const { return m_parts.undo ? m_parts.undo->lastDecider() : kNoSeat; }
    /// Goes back to before the last decision of a person; bots forget what came after. False if that cannot
    /// be; refused() then says so.
    bool takeBack();
    /// Makes again what was taken back, up to the next decision. False if there is nothing.
    bool makeAgain();

    // ---- who looks ----
    /// The seat whose hand may be shown now; kNoSeat while nobody's may. One person against bots: always his.
    Seat facing() const { return m_seating.facing(); }
    /// The person at the screen has taken his seat: due() must be HandOver and `seat` be dueSeat().
    void reveal(Seat seat);
    /// Covers all hands: the person at the screen is done (Due::HideCards), or the program loses the focus.
    /// With one person only it does nothing.
    void cover();

    // ---- what is due ----
    Due due() const { return m_due; }
    Seat dueSeat() const { return m_dueSeat; }
    /// All legal moves of facing(); also outside his turn, where a rule lets him act in another's. A decision
    /// that is made in public with cards that all see (Great Lakes, G-12) needs no hand: then due() is
    /// Person, facing() may be kNoSeat, and these are the moves of dueSeat(). A move keeps its number while
    /// nothing has happened that changes what it means.
    const std::vector<TableChoice>& choices() const { return m_choices; }
    /// True if a view may offer that choice to the person at the screen now. While a count is due or goes on
    /// nothing is offered. When all that happened has been shown every choice is. Before that only those are
    /// that were offered already when all had been shown last, as they still mean the same: what is new would
    /// tell of events that he has not seen. For a number that is not among choices() it is true if any of
    /// these is offered. A choice that is not offered yet may be played all the same: a person who is quicker
    /// than what he sees hurries it.
    bool isOffered(int choice) const;
    /// Makes the move of that choice. If it is not legal any more nothing changes, refused() says why and the
    /// answer is false. `pressedAt` is the GameClock time of the press that decided it; -1 for now.
    virtual bool play(int choice, qint64 pressedAt = -1) = 0;
    /// The move of a current choice; no move if that is none.
    AnyMove moveOf(int choice) const;
    /// Makes a move of facing() that the list of choices need not name one by one (several KILLs at once, a
    /// set with its cards chosen). If the rules refuse it nothing changes, refused() says why, and the answer
    /// is false. `pressedAt` as in play().
    virtual bool playMove(const AnyMove& move, qint64 pressedAt = -1) = 0;
    /// Why facing() may not make that move now, as a sentence; empty if he may.
    virtual QString whyNot(const AnyMove& move) const = 0;
    /// After a deal: lets the next one begin to be shown and played.
    void carryOn();
    /// Freezes bots at the next open moment, so that nobody needs reflexes; and lets them go on.
    void setHold(bool hold);
    bool hold() const { return m_hold; }
    /// Everything stands still: bots, pauses, clocks. Moves of persons are refused meanwhile.
    void setPaused(bool paused);
    bool paused() const { return m_paused; }
    /// Whether somebody can see the table. While nobody can (the window is minimised, a menu is open), bots
    /// and clocks wait; unlike in a pause, nothing is shown of it and persons may move.
    void setAttended(bool attended);
    /// Bots and clocks wait: in a pause, or because nobody can see the table.
    bool standsStill() const { return m_paused || !m_attended; }

    /// Where a game is played live a deal begins, and a pause ends, with a count, when all has been shown;
    /// the clock runs after it.
    CountIn& countIn() { return m_count; }
    /// Ends the count, or does without the one that is due; the clock runs.
    void skipCount();
    /// A count is due or goes on, and nothing is offered before it has ended.
    virtual bool countsIn() const { return m_countsIn; }

    // ---- bots, reasons and hints ----
    /// Whether a bot was asked and has not yet decided.
    bool botsThink() const { return m_parts.thoughts && m_parts.thoughts->botsThink(); }
    /// Why a bot made the move that event `number` tells of; empty where there is no reason, and while
    /// tableRules().reasons keeps it back.
    QString reasonFor(int number) const;
    /// True if the person at the screen may ask for a hint: there is something that he may do.
    bool canHint() const { return m_parts.thoughts && m_parts.thoughts->canHint(); }
    /// Begins to think about a hint for facing(), as a master who has seen what he has seen; hintChanged()
    /// tells when it is there. Nothing happens where canHint() is false or a hint is there already.
    void askHint();
    /// A hint is being thought about.
    bool hintComes() const { return m_parts.thoughts && m_parts.thoughts->hintComes(); }
    /// The hint for facing(); it goes when something changes what his choices mean.
    const std::optional<Hint>& hint() const { return m_hint; }
    /// What all have heard of the hands before event `number`, seat by seat; nothing of it is private.
    std::vector<HandFact> publicFacts(int number) const;
    /// How often `seat`, a person, had help: a hint, the board of known cards or the bots' reasons at once
    /// (once each time they are turned on).
    int helpUsed(Seat seat) const { return seat < seats() ? m_helpUsed[seat] : 0; }

    // ---- events ----
    virtual int events() const = 0;
    /// Event `number` as facing() sees it; nothing where he must not know of it.
    std::optional<TableEvent> event(int number) const;
    /// The same with the types of the game (GameTable), until something is taken back; null where he must not
    /// know of it.
    const AnySeen* seen(int number) const;
    /// All that facing() may know now (the public half if that is kNoSeat), and what he may know of the
    /// position before event `number`.
    AnyView view() const;
    AnyView viewAt(int number) const;
    /// The sentence of event `number` for the table talk: what all may know, and with one person only what he
    /// may know; empty where there is none.
    QString sentence(int number) const { return sentenceTo(addressed(), number); }
    /// Event `number` as it may be told in the talk; null where it may not.
    const AnySeen* seenInTalk(int number) const;
    /// Event `number` as all may know it; null where they may not.
    const AnySeen* seenByAll(int number) const;
    /// The seat whose knowledge is told in the talk; kNoSeat: only what all may know. Compared with facing()
    /// and others above names().
    Seat addressed() const;
    /// A person saw, or could see at the screen, the events before this one.
    int seenUpTo(Seat seat) const { return m_seating.seenUpTo(seat); }
    /// True if the turn is his, or the game has no turns.
    bool hasTheTurn(Seat seat) const;
    /// Every place of the game with its cards as facing() may see them now.
    std::vector<PlaceCards> places() const;
    /// A card in words: "the purple hammerhead", "a card" for kHidden.
    QString cardWords(Face face) const;
    /// What a card does, in one sentence; empty for kHidden.
    QString effectWords(Face face) const;

    /// Bots wait until views have shown everything, if there is one.
    void setWatched(bool watched);
    /// The view has shown all events before `number`.
    void shown(int number);
    /// Nothing that happened is still to be shown; always so where no view shows it.
    bool isAllShown() const { return !m_watched || m_shown >= events(); }

    // ---- table rules ----
    const TableRules& tableRules() const { return m_tableRules; }
    void setTableRules(const TableRules& tableRules);
    QList<ReactionCard> reactionCards() const;
    /// what is done for `seat` with a reaction card while they are not at the screen. Without an order
    /// no card is played for them; one person against bots is asked.
    StandingOrder order(Seat seat, const QString& card) const;
    void setOrder(Seat seat, const QString& card, const StandingOrder& order);
    /// `seat` shares the screen and has not yet said what to do with reaction cards.
    bool lacksOrders(Seat seat) const;
    /// True if event `number` belongs to a move in which a standing order played a card for `seat`.
    virtual bool wasOrdered(Seat /*seat*/, int /*number*/) const { return false; }
    WindowOrder windowOrder(Seat seat) const { return m_orders.forWindow(seat); }
    void setWindowOrder(Seat seat, const WindowOrder& order);
    /// The persons who may be asked in turn now whether they act, and may pass without a look at their cards,
    /// as all know: the first is he who is due. Nobody with strict secrecy, and while a hand is open.
    virtual std::vector<Seat> mayPassUnseen() const { return {}; }
    /// Those of them pass, until somebody acts.
    void passUnseen(SeatSet seats);
    /// Hands a seat to a bot or to a person, between any two moves. With Tempo::Live a second person
    /// is refused.
    virtual void reseat(Seat, const SeatPlan&) {}

    // ---- the clock, and the window of a game played live ----
    /// The clock of the table; pauses with it.
    GameClock& clock() { return *m_clock; }
    const GameClock& clock() const { return *m_clock; }
    /// Milliseconds until the window closes, and its whole length; nothing while no window runs.
    std::optional<int> windowLeft() const;
    /// True if event `number` is a move that was made when the window closed, for who had not decided;
    /// nothing if it is not known any more, as a record does not tell.
    std::optional<bool> timeRanOut(int number) const { return m_lateMoves.has(number); }
    int windowLength() const { return m_parts.window ? m_parts.window->windowLength() : 0; }
    /// A person's card is in the air: bots finish what they began and start nothing, at most 2.5 s.
    void handOnTable(bool on);

  signals:
    /// Steps from number `first` on have been made. Comes before anything of them is told: who keeps the
    /// match keeps it now.
    void recorded(int first);
    /// resumeState() has changed without a step.
    void resumeStateChanged();
    /// The table is as it was earlier, or later again; all that is shown of it is to be shown anew.
    void rewound();
    /// Events from `first` to before `last` are in the log; the table is already as they leave it.
    void happened(int first, int last);
    /// due(), dueSeat() or choices() changed.
    void dueChanged();
    /// All that happened has been shown: what is legal is offered from now on.
    void allShown();
    /// Another hand, or none, may be seen; whatever was shown must be covered before this returns. Comes
    /// before the happened() of the move that caused it.
    void facingChanged();
    /// A move was refused; nothing changed.
    void refused(const QString& why);
    /// A bot began or stopped to think.
    void thinking(Seat seat, bool on);
    void holdChanged(bool hold);
    void pausedChanged(bool paused);
    void tableRulesChanged();
    void seatsChanged();
    /// The live window opened, closed or was set anew.
    void windowChanged();
    /// hint() or hintComes() changed.
    void hintChanged();

  protected:
    explicit Table(TablePlan plan);
    /// What it has beside a match (tableparts.h); null: it has not.
    void setUndo(TableUndo* undo) { m_parts.undo = undo; }
    void setThoughts(TableThoughts* thoughts) { m_parts.thoughts = thoughts; }
    void setWindow(TableWindow* window) { m_parts.window = window; }

    // What the game's half does when the shared half has changed something.
    /// Goes on as far as it can: asks bots, follows orders, or finds out who is due.
    virtual void goOn() = 0;
    /// The person who is to be shown his hand, or nobody, has been set by reveal() or cover().
    virtual void facingWasChanged() = 0;
    /// The next deal may be shown and played.
    virtual void beginNextDeal() = 0;

    /// The match with all that is hidden in it.
    virtual const AnyMatch& match() const = 0;
    /// What `viewer` may know of event `number`, in a sentence; empty where there is none.
    QString sentenceTo(Seat viewer, int number) const;

    Seating& seating() { return m_seating; }
    const Seating& seating() const { return m_seating; }
    StandingOrders& orders() { return m_orders; }
    const StandingOrders& orders() const { return m_orders; }
    LateMoves& lateMoves() { return m_lateMoves; }
    const LateMoves& lateMoves() const { return m_lateMoves; }
    bool alone() const { return m_seating.alone(); }
    Seat onlyPerson() const { return m_seating.onlyPerson(); }
    /// The seat that is called "you" in what everybody reads (above names()).
    Seat calledYou() const;
    bool isPerson(Seat seat) const { return m_seating.isPerson(seat); }
    /// A view shows this table.
    bool isWatched() const { return m_watched; }
    /// The next player has looked, or the move in question has been replaced or taken back.
    void forgetAskedTakeBack() { m_takeBackAsked = false; }
    /// Makes `seat` the one who looks, and remembers what the other has seen; says so if it is another.
    void face(Seat seat, int seenSoFar);
    /// Starts the clock of the bots' pause anew.
    virtual void shownChanged() {}
    /// Adds to a resume state what the game's half knows.
    virtual void describe(ResumeState&) const {}
    /// Puts back what describe() has described, before anything is played.
    virtual void restore(const ResumeState& resumeState);

    /// What a bot knows of one person's hand is not told to another before the deal is over.
    bool tellsReasonsAtOnce(const TableRules& tableRules) const {
        return tableRules.reasons == ReasonsTold::AtOnce && alone();
    }
    /// Nobody knows which moves of `match` up to now the clock made; and puts that back, as far as it was
    /// kept.
    void forgetLate(const AnyMatch& match);
    void recallLate(const ResumeState& resumeState);
    /// A hint was given, or a decision taken back.
    void noteHint(Seat seat);
    void noteTakenBack() { ++m_help.takenBack; }
    void setUuid(const QUuid& uuid) { m_uuid = uuid; }
    /// Another sits there from now on.
    void setSeat(Seat seat, const SeatPlan& plan) { m_plan.seats[seat] = plan; }
    // What is so from now on; whoever sets it tells it.
    void setDue(Due due, Seat seat) {
        m_due = due;
        m_dueSeat = seat;
    }
    void setChoices(std::vector<TableChoice> choices);
    void setHint(std::optional<Hint> hint) { m_hint = std::move(hint); }
    /// All that is shown is to be shown anew.
    void forgetShown() { m_shown = 0; }

    /// Whether the clock is to stand still now: in a pause, while bots are held, and while it is counted in.
    bool clockStands() const {
        return standsStill() || m_countsIn || (m_plan.tempo == Tempo::Live && m_hold);
    }
    /// A count is due: the clock stands until it is over.
    void setCountDue();

  private:
    /// Event `number` of those that are told, as `viewer` sees it; null if he does not.
    const AnySeen* seenBy(Seat viewer, int number) const;
    /// Stops the clock while the table stands still; otherwise a count is due before a live clock runs.
    void stopOrCountIn();
    /// What can be chosen now has been offered.
    void noteOffered();
    /// What `points` says of each seat when deal number `deal` was counted; empty if there is no such deal.
    std::vector<int> whenCounted(int deal, int (*points)(const AnyView& view, Seat seat)) const;

    TableParts m_parts;
    TablePlan m_plan;
    QUuid m_uuid = QUuid::createUuid();
    Seating m_seating{m_plan.seats};
    TableRules m_tableRules;
    Due m_due = Due::Bot;
    Seat m_dueSeat = kNoSeat;
    std::vector<TableChoice> m_choices;
    std::optional<Hint> m_hint;
    bool m_hold = false, m_paused = false, m_attended = true, m_watched = false, m_takeBackAsked = false;
    bool m_countsIn = false; ///< a count is due or goes on
    CountIn m_count;
    int m_shown = 0;
    LateMoves m_lateMoves;
    std::unique_ptr<GameClock> m_clock;
    StandingOrders m_orders;
    Help m_help;
    std::array<int, kMostSeats> m_helpUsed{};

    std::set<int> m_offered;    ///< choices that were legal when all had been shown
    mutable AnyView m_heldView; ///< what all see while the next deal is kept back
};

} // namespace tacklebox
