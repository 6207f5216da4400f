// The table of any game: a match, the bots' desk, and who is due. Instantiated once a game.
#pragma once

#include "model/games/words.h"
#include "model/host/erase.h"
#include "model/host/host.h"
#include "model/table/botdesk.h"
#include "model/table/dealcodes.h"
#include "model/table/gameclock.h"
#include "model/table/gamemanners.h"
#include "model/table/minds.h"
#include "model/table/pauses.h"
#include "model/table/takenback.h"
#include "model/table/words.h"
#include "model/wire/session.h"

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>

namespace tacklebox {

/// How it goes on: goOn() finds out who is due and says so; what the table does by itself (bots' moves,
/// answers that leave no choice, standing orders) happens in step(), which is always called from the event
/// loop, so that a whole match of bots needs no depth of calls. Whatever makes a question to a bot pointless
/// gives the position a new number; answers to older ones are thrown away.
template <class G>
class MatchTable : public GameTable<G> {
  public:
    using State = typename G::State;
    using Move = typename G::Move;
    using View = typename G::View;

    MatchTable(const TablePlan& plan, Match<G> match)
        : GameTable<G>(plan), m_match(std::move(match)),
          m_adviser([this](const std::optional<Choice<G>>& choice) { adviserAnswered(choice); }),
          m_desk([this](quint64 question, const std::optional<Choice<G>>& choice) {
              botAnswered(question, choice);
          }) {
        m_stepTimer.setSingleShot(true);
        m_stepTimer.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_stepTimer, &QTimer::timeout, this, [this] { step(); });
        this->m_facing = this->onlyPerson();
        releaseTo(m_match.log().size());
        for (int seat = 0; seat < this->seats(); ++seat)
            if (!this->isPerson(Seat(seat))) seatBot(Seat(seat));
    }

    /// Begins to play; nothing is due before.
    void start() {
        if (!this->isReplay()) {
            drawChanceOfRecords();
            releaseTo(m_match.log().size());
        }
        goOn();
    }

    // ---- what it is ----
    bool botsThink() const override { return m_desk.thinks(); }
    QString title() const override {
        return QString::fromUtf8(G::kTitle.data(), qsizetype(G::kTitle.size()));
    }
    const MatchScore& score() const override { return released() ? m_match.state().match : heldView().match; }
    std::vector<Scored> deals() const override {
        std::vector<Scored> deals;
        for (int number = 0; number < m_released; ++number)
            if (const auto* counted = std::get_if<Counted>(&m_match.log()[number]))
                deals.push_back(m_match.log().scored(*counted));
        return deals;
    }
    QString endingWords(int deal) const override {
        const std::vector<Scored> all = deals();
        if (deal < 0 || deal >= int(all.size())) return {};
        return GameManners<G>::endingWords(all[std::size_t(deal)], this->names());
    }
    QString dealCode() const override { return dealCodeOf(m_match); }
    QByteArray record() const override {
        return QByteArray::fromStdString(recordJson(*anyMatch<G>(m_match)).dump(1)) + '\n';
    }
    QStringList endings() const override {
        QStringList names;
        for (const Scored& deal : deals())
            names << QString::fromUtf8(G::kEndings[deal.ending].data(),
                                       qsizetype(G::kEndings[deal.ending].size()));
        return names;
    }
    int longestChain(Seat seat) const override {
        int longest = 0, chain = 0;
        Seat turn = kNoSeat;
        for (int number = 0; number < m_match.log().size(); ++number) {
            const auto& event = m_match.log()[number];
            if (const auto* changed = std::get_if<StatusChanged<typename G::Status>>(&event);
                changed && std::exchange(turn, changed->now.turn) != turn)
                chain = 0;
            if (const auto* made = std::get_if<MoveMade<Move>>(&event);
                made && made->seat == seat && GameManners<G>::asks(made->move) != kNoSeat)
                longest = std::max(longest, ++chain);
        }
        return longest;
    }

    // ---- keeping it ----
    QByteArray opening() const override { return line(openingJson(*anyMatch<G>(m_match))); }
    int steps() const override { return int(m_match.steps().size()); }
    QByteArray step(int number) const override { return line(stepJson(*anyMatch<G>(m_match), number)); }

    // ---- taking back ----
    bool canTakeBack() const override {
        if (m_decisions.empty()) return false;
        return this->alone() ||
               (this->m_due == Due::HandOver && m_lastDecider != kNoSeat && m_lastDecider != this->m_dueSeat);
    }
    Seat lastDecider() const override {
        if (!canTakeBack()) return kNoSeat;
        return std::get<MoveStep<G>>(m_match.steps()[std::size_t(m_decisions.back())]).seat;
    }
    bool canMakeAgain() const override { return this->alone() && m_takenBack.any(); }
    bool takeBack() override {
        if (!canTakeBack()) {
            emit this->refused(Table::tr("There is no decision to take back."));
            return false;
        }
        m_takenBack.takeBack(m_match, m_decisions.back());
        m_decisions.pop_back();
        if (!this->alone()) m_takenBack.clear(); // what was agreed upon is not made again behind a back
        ++this->m_help.takenBack;
        showAnew();
        return true;
    }
    bool makeAgain() override {
        if (!canMakeAgain()) {
            emit this->refused(Table::tr("There is nothing to make again."));
            return false;
        }
        m_decisions.push_back(steps());
        while (m_takenBack.makeAgain(m_match) && !decidesNext()) {
        }
        showAnew();
        return true;
    }

    // ---- what is due ----
    bool play(int choice, qint64 pressedAt = -1) override {
        if (refusesPress(pressedAt)) return false;
        const auto& choices = this->m_choices;
        const auto at = std::find_if(choices.begin(), choices.end(),
                                     [choice](const TableChoice& listed) { return listed.id == choice; });
        if (at == choices.end()) {
            emit this->refused(Table::tr("That is not possible any more."));
            return false;
        }
        return commit(m_actor, Move(m_choiceMoves[std::size_t(at - choices.begin())]), {}, Decided::ByPerson);
    }
    bool playMove(const Move& move, qint64 pressedAt = -1) override {
        if (refusesPress(pressedAt)) return false;
        if (m_actor == kNoSeat) {
            emit this->refused(Table::tr("It is not for you to move now."));
            return false;
        }
        return commit(m_actor, move, {}, Decided::ByPerson);
    }
    Move moveOf(int choice) const override {
        const auto& choices = this->m_choices;
        for (std::size_t i = 0; i < choices.size(); ++i)
            if (choices[i].id == choice) return m_choiceMoves[i];
        return Move{};
    }
    QString whyNot(const Move& move) const override {
        if (this->m_paused) return Table::tr("The game is paused.");
        if (m_actor == kNoSeat) return Table::tr("It is not for you to move now.");
        const Refusal refusal = G::check(m_match.state(), m_actor, move);
        return refusal ? asSentence(Words<G>::refusal(refusal, this->names().to(m_actor))) : QString();
    }

    // ---- events ----
    int events() const override { return m_released; }
    std::optional<SeenEvent<G>> seen(int number) const override {
        if (number < 0 || number >= m_released) return std::nullopt;
        return SeenEvent<G>::seenBy(this->m_facing, m_match.log(), number);
    }
    std::optional<TableEvent> event(int number) const override {
        const auto event = seen(number);
        if (!event) return std::nullopt;
        return TableEvent{number,
                          std::visit([](const auto& content) { return told(content); }, event->content()),
                          sentence(number)};
    }
    QString sentence(int number) const override { return sentenceFor(this->addressed(), number); }
    View view() const override {
        return released() ? G::view(m_match.state(), this->m_facing) : viewAt(m_released);
    }
    View viewAt(int number) const override { return foldFor(this->m_facing, number); }
    std::vector<PlaceCards> places() const override { return GameManners<G>::places(view()); }
    QString cardWords(Face face) const override { return inWords(Words<G>::card(face)); }
    QList<ReactionCard> reactionCards() const override { return GameManners<G>::reactionCards(); }

    // ---- bots' minds ----
    QString reasonFor(int event) const override {
        const bool dealIsOver = event < m_dealsEndAt;
        if (!dealIsOver && !this->tellsReasonsAtOnce(this->m_manners)) return {};
        if (this->m_manners.reasons == ReasonsTold::Never) return {};
        return m_reasons.words(event, dealIsOver, this->names());
    }
    bool canHint() const override {
        return m_actor != kNoSeat && m_actor == this->m_facing && !m_choiceMoves.empty() && !this->m_paused;
    }
    bool hintComes() const override { return m_adviser.thinks(); }
    void askHint() override {
        if (!canHint() || m_adviser.thinks() || this->m_hint) return;
        const bool mayWait = mayHoldBack<G>(state(), m_actor);
        m_adviser.ask(m_actor, eventsOf(m_actor, 0), m_choiceMoves,
                      {.millis = kThinkingMillis, .mustMove = !mayWait});
        emit this->hintChanged();
    }
    std::vector<HeardFact> heard(int number) const override {
        return m_heard.before(m_match.log(), std::clamp(number, 0, m_released), this->names());
    }

    void reseat(Seat seat, const SeatPlan& plan) override {
        if (seat >= this->seats()) return;
        const bool wasBot = !this->isPerson(seat);
        this->m_plan.seats[seat] = plan;
        if (!plan.person) {
            seatBot(seat);
        } else if (wasBot) {
            m_desk.leave(seat);
            this->m_seenUpTo[seat] = m_released;
        }
        newPosition();
        meaningChanged();
        const Seat only = this->onlyPerson();
        if (only != kNoSeat)
            this->face(only, m_released);
        else if (seat == this->m_facing || !this->isPerson(this->m_facing))
            this->face(kNoSeat, m_released);
        emit this->seatsChanged();
        goOn();
    }

  protected:
    /// Who is due, and what the table does by itself, if that is what comes next.
    struct Next {
        Due due = Due::Over;
        Seat seat = kNoSeat;
        std::optional<Move> move; ///< made for a person without asking him, or a bot's that had to wait
        Rationale why = {};
    };

    const Match<G>& match() const { return m_match; }
    const State& state() const { return m_match.state(); }
    /// False while the next deal is already made but not yet to be seen.
    bool released() const { return m_released == m_match.log().size(); }
    BotDesk<G>& desk() { return m_desk; }
    /// Only the events before number `events` may be seen.
    void release(int events) { releaseTo(events); }

    void goOn() override {
        const Next next = whoIsNext();
        settle(next, m_released);
        emit this->dueChanged();
        proceed();
    }
    void facingWasChanged() override {
        if (this->m_facing != kNoSeat && this->m_facing != m_lastDecider) m_lastDecider = kNoSeat;
        settle(whoIsNext(), m_released, false);
        emit this->facingChanged();
        emit this->dueChanged();
        proceed();
    }
    void beginNextDeal() override {
        if (released()) return;
        const int first = m_released;
        releaseTo(nextStop());
        newPosition();
        tellAfter(first);
    }
    void shownChanged() override {
        m_quiet.restart();
        proceed();
    }
    QString publicSentence(int number) const override { return sentenceFor(kNoSeat, number); }

    /// The sentence of any event of the match for `viewer`, also of one that may not be seen yet.
    QString lineFor(Seat viewer, int number) const {
        if (number < 0 || number >= m_match.log().size() || isDealing(number)) return {};
        const auto event = SeenEvent<G>::seenBy(viewer, m_match.log(), number);
        if (!event) return {};
        return asSentence(Words<G>::event(*event, this->names()));
    }

    void describe(Situation& situation) const override {
        if (released() && !m_match.over()) {
            const View seen = G::view(m_match.state(), kNoSeat); // as those who only look on see it
            for (int seat = 0; seat < this->seats(); ++seat)
                situation.progress.scores[seat] += GameManners<G>::laidPoints(seen, Seat(seat));
        }
        situation.dealsShown = 0;
        for (int number = 0; number < m_released; ++number)
            situation.dealsShown += std::holds_alternative<Dealt>(m_match.log()[number]);
        situation.undone = int(m_takenBack.steps().size());
        if (m_strictAsk)
            situation.strictAsk =
                line({{"seat", int(m_strictAsk->seat)}, {"move", Codec<G>::move(m_strictAsk->move)}});
    }
    void restore(const Situation& situation) override {
        Table::restore(situation);
        if (const int stand = steps() - situation.undone; situation.undone > 0 && stand >= 0)
            m_takenBack.takeBack(m_match, stand);
        int stop = m_match.log().size();
        for (int number = 0, deals = 0; number < stop; ++number)
            if (std::holds_alternative<Dealt>(m_match.log()[number]) && ++deals > situation.dealsShown)
                stop = number;
        releaseTo(stop);
        if (!situation.strictAsk.isEmpty()) restoreStrictAsk(situation.strictAsk);
        findDecisions();
    }
    /// The position has been replaced by an earlier or a later one.
    virtual void positionReplaced() {}

    enum class Decided { ByItself, ByPerson };
    /// Makes a move and tells it; `why` is kept for reasonFor(). Where the rules refuse it nothing changes,
    /// and their words are told instead.
    bool commit(Seat seat, const Move& move, const Rationale& why = {}, Decided decided = Decided::ByItself) {
        if (waitsForTheOneAsked(seat, move, why)) return true;
        const int firstStep = steps();
        if (const Refusal refusal = m_match.move(seat, move)) {
            emit this->refused(asSentence(Words<G>::refusal(refusal, this->names().to(seat))));
            return false;
        }
        if (seat == m_actor) dropHint();
        drawChanceOfRecords();
        m_takenBack.clear();
        if (decided == Decided::ByPerson) {
            m_decisions.push_back(firstStep);
            m_lastDecider = seat;
        }
        const int first = m_released;
        releaseTo(nextStop());
        keepReason(first, seat, move, why);
        newPosition();
        moveWasMade(seat, move);
        emit this->recorded(firstStep);
        tellAfter(first);
        return true;
    }

    /// For a table with a clock: what is to happen before a press made at `pressedAt` counts.
    virtual void beforePress(qint64) {}
    /// After a move, before it is told.
    virtual void moveWasMade([[maybe_unused]] Seat seat, const Move& move) {
        if constexpr (std::is_same_v<G, WhatTheFish>) {
            if (move.kind == whatthefish::MoveKind::Pass && state().status.passed.has(seat)) return;
            for (WindowOrder& order : this->m_windowOrders)
                if (order.rule == WindowOrder::Rule::PassUntilChange) order = {};
        }
        meaningChanged();
    }

    virtual Next whoIsNext() {
        if (!released()) return {Due::NextDeal};
        if (m_match.over()) return {Due::Over};
        if (m_strictAsk) {
            const Seat asked = GameManners<G>::asks(m_strictAsk->move);
            if (asked != this->m_facing) return {Due::HandOver, asked};
            return {Due::Bot, m_strictAsk->seat, m_strictAsk->move, m_strictReason};
        }
        for (const Seat seat : askingOrder<G>(state())) {
            if (m_heldBack.has(seat)) continue;
            if (!this->isPerson(seat)) return {Due::Bot, seat};
            if (const auto move = madeFor(seat)) return {Due::Bot, seat, move};
            if (seat == this->m_facing) {
                if (!mayHoldBack<G>(state(), seat)) return {Due::Person, seat};
                continue; // he may act, but the others go on meanwhile
            }
            if (mayHoldBack<G>(state(), seat)) continue; // only he who looks can act in another's turn
            if (GameManners<G>::isOpenDecision(state())) return {Due::Person, seat};
            return {Due::HandOver, seat};
        }
        return {Due::Bot};
    }

    /// The move that manners or orders make for a person, if they do.
    std::optional<Move> madeFor(Seat seat) {
        legal(seat);
        if (m_moves.empty()) return std::nullopt;
        const bool mayWait = mayHoldBack<G>(state(), seat);
        if (this->m_manners.layForMe && !mayWait)
            for (const Move& move : m_moves)
                if (GameManners<G>::isLay(move)) return move;
        const bool absent = !this->alone() && seat != this->m_facing;
        if (absent && this->m_manners.strictSecrecy && !mayWait) return std::nullopt;
        if (m_moves.size() == 1 && !mayWait &&
            GameManners<G>::answersItself(state(), seat, m_moves[0], this->m_manners, this->alone()))
            return m_moves[0];
        // At the screen a person decides himself, unless he is alone and has said otherwise.
        if (!absent && !this->alone()) return std::nullopt;
        const Wishes wishes{[this, seat](const QString& card) { return this->order(seat, card); },
                            this->m_windowOrders[seat]};
        return GameManners<G>::byOrder(state(), seat, m_moves.all(), wishes);
    }

    /// True if all can see that `seat` is to decide; a decision that gives a hand away takes no time.
    bool isPublic(Seat seat) const { return G::statusFor(state().status, kNoSeat).waiting.has(seat); }

    virtual void proceed() {
        if (!this->m_paused && this->m_due == Due::Bot) m_stepTimer.start(0);
    }
    /// Has step() called from the event loop, in `millis`.
    void stepIn(int millis) { m_stepTimer.start(millis); }

    /// Does the next thing that the table does by itself.
    virtual void step() {
        if (this->m_paused) return;
        const Next next = whoIsNext();
        if (next.due != Due::Bot || next.seat == kNoSeat) return;
        if (next.move) {
            commit(next.seat, *next.move, next.why, m_strictAsk ? Decided::ByPerson : Decided::ByItself);
            return;
        }
        // A decision that gives a hand away takes no time and waits for nothing.
        const bool open = isPublic(next.seat) || mayHoldBack<G>(state(), next.seat);
        if (open && this->m_hold && !this->m_choices.empty()) return;
        if (m_askedSeat != next.seat) {
            ask(next.seat);
            return;
        }
        if (!m_botChoice) return; // it thinks
        if (open && this->m_watched && this->m_shown < m_released) return;
        if (const qint64 left = pauseOf(next.seat) - (m_quiet.isValid() ? m_quiet.elapsed() : 0);
            open && left > 0) {
            stepIn(int(left));
            return;
        }
        const Choice<G> choice = *m_botChoice;
        commit(next.seat, choice.move, choice.rationale);
    }

    void ask(Seat seat) {
        legal(seat);
        m_askedSeat = seat;
        m_botChoice.reset();
        m_question = ++m_lastQuestion;
        m_desk.forgetBefore(m_question);
        const bool mayWait = mayHoldBack<G>(state(), seat);
        tellBot(seat);
        m_desk.ask(
            m_question, seat, {m_moves.begin(), m_moves.end()},
            {.millis = isPublic(seat) && !mayWait ? kThinkingMillis : kHiddenMillis, .mustMove = !mayWait});
        if (isPublic(seat)) {
            m_thinks = seat;
            emit this->thinking(seat, true);
        }
    }

    /// Any question is out of date.
    void newPosition() {
        ++m_position;
        m_heldBack = {};
        m_strictAsk.reset();
        m_askedSeat = kNoSeat;
        m_botChoice.reset();
        m_question = 0;
        m_desk.forgetBefore(m_lastQuestion + 1);
        stopThinking();
    }
    void stopThinking() {
        if (m_thinks == kNoSeat) return;
        const Seat seat = m_thinks;
        m_thinks = kNoSeat;
        emit this->thinking(seat, false);
    }

    virtual void botAnswered(quint64 question, const std::optional<Choice<G>>& choice) {
        if (question != m_question || m_askedSeat == kNoSeat) return;
        stopThinking();
        m_question = 0;
        if (!choice && mayHoldBack<G>(state(), m_askedSeat)) {
            m_heldBack.add(m_askedSeat);
            m_askedSeat = kNoSeat;
            goOn();
            return;
        }
        legal(m_askedSeat);
        m_botChoice = choice.value_or(Choice<G>{m_moves[0], {}}); // who must move, moves
        proceed();
    }

    /// Sends to the bot in `seat` what its seat has seen since it was last told.
    void tellBot(Seat seat) { m_desk.tell(seat, eventsOf(seat, std::exchange(m_told[seat], m_released))); }
    /// The stream of that seat, from event `first` on.
    std::vector<SeenEvent<G>> eventsOf(Seat seat, int first) const {
        std::vector<SeenEvent<G>> events;
        for (int number = first; number < m_released; ++number)
            if (auto event = SeenEvent<G>::seenBy(seat, m_match.log(), number))
                events.push_back(std::move(*event));
        return events;
    }

    void legal(Seat seat) {
        m_moves.clear();
        G::legalMoves(state(), seat, m_moves);
    }
    const MoveList<Move>& legalMoves() const { return m_moves; }

    /// Sets due, facing and choices; `seenSoFar` is what he has seen who was at the screen. Says
    /// facingChanged() if `tellsFacing`.
    void settle(const Next& next, int seenSoFar, bool tellsFacing = true) {
        Seat facing = this->m_facing;
        const bool alone = this->alone();
        if (!alone) {
            if (next.due == Due::HandOver || (next.due == Due::Person && next.seat != facing))
                facing = kNoSeat;
            if (!this->isPerson(facing)) facing = kNoSeat;
            // A private turn is over when a bot's begins: what it does is looked at by all.
            if (const Seat turn = state().status.turn;
                next.due == Due::Bot && turn != kNoSeat && turn != facing && !this->isPerson(turn))
                facing = kNoSeat;
            // All look at what is decided in the open (G-12), and at nobody's hand.
            if (GameManners<G>::isOpenDecision(state())) facing = kNoSeat;
        }
        this->m_due = next.due;
        this->m_dueSeat = next.seat;
        if (next.due == Due::Bot && next.seat != kNoSeat && !isPublic(next.seat))
            this->m_dueSeat = state().status.turn;
        Seat actor = next.due == Due::Person ? next.seat : facing;
        if (next.due == Due::NextDeal || next.due == Due::Over || m_strictAsk) actor = kNoSeat;
        listChoices(actor);
        if (tellsFacing) this->face(facing, seenSoFar);
    }

    /// The choices are the legal moves of `actor` from now on. While nothing has happened, or nothing that
    /// changes what a move means, a move keeps its number: a card that is in the air meanwhile can be put
    /// down.
    void listChoices(Seat actor) {
        if (actor == m_actor && m_choicesAt == m_position) return;
        const bool keeps = actor == m_actor && m_meaningAt == m_meaning;
        if (!keeps) dropHint();
        m_actor = actor;
        m_choicesAt = m_position;
        m_meaningAt = m_meaning;
        const std::vector<Move> before = std::move(m_choiceMoves);
        const std::vector<TableChoice> choicesBefore = std::move(this->m_choices);
        m_choiceMoves.clear();
        this->m_choices.clear();
        if (actor == kNoSeat) return;
        legal(actor);
        m_choiceMoves.assign(m_moves.begin(), m_moves.end());
        const Names names = this->names().to(actor);
        for (const Move& move : m_choiceMoves) {
            const auto old = keeps ? std::find(before.begin(), before.end(), move) : before.end();
            const int id =
                old == before.end() ? m_nextChoice++ : choicesBefore[std::size_t(old - before.begin())].id;
            this->m_choices.push_back({id, asSentence(Words<G>::move(move, names))});
        }
    }

    void tellAfter(int first) {
        const quint64 position = m_position;
        if (m_quiet.isValid())
            m_quiet.restart();
        else
            m_quiet.start();
        settle(whoIsNext(), first);
        if (position != m_position) return;
        const int last = m_released;
        emit this->happened(first, last);
        if (position != m_position) return; // somebody moved meanwhile, and all has been told
        emit this->dueChanged();
        if (position != m_position) return;
        proceed();
    }

    /// A hint is for the moves that were listed when it was asked for.
    void dropHint() {
        if (!this->m_hint && !m_adviser.thinks()) return;
        this->m_hint.reset();
        m_adviser.cancel();
        emit this->hintChanged();
    }

    Seat actor() const { return m_actor; }
    /// How many events all at the table have seen: alike for all hands that look alike from outside.
    int publicEvents() const { return m_publicEvents; }
    int pauseOf(Seat seat) const {
        return pauseMillis(this->m_manners.pauseMillis, m_match.setup().seed, seat, m_publicEvents);
    }
    quint64 position() const { return m_position; }
    /// What a choice means has changed with the last move.
    void meaningChanged() { ++m_meaning; }

  private:
    static constexpr int kThinkingMillis = 1000;
    /// For decisions of which the others may not learn that there was something to decide: they come before
    /// what is being shown has ended.
    static constexpr int kHiddenMillis = 250;

    bool refusesPress(qint64 pressedAt) {
        if (this->m_paused) {
            emit this->refused(Table::tr("The game is paused."));
            return true;
        }
        beforePress(pressedAt);
        return false;
    }

    /// X-04, strict secrecy: an ask that names a person is made only when he sits at the screen, whatever he
    /// holds. In games where the one asked always answers himself, the answer does that.
    bool waitsForTheOneAsked(Seat seat, const Move& move, const Rationale& why) {
        const Seat asked = GameManners<G>::asks(move);
        if (!this->m_manners.strictSecrecy || this->persons() < 2 || !this->isPerson(asked) ||
            asked == seat || asked == this->m_facing || G::check(state(), seat, move))
            return false;
        newPosition();
        m_strictAsk = MoveStep<G>{seat, move};
        m_strictReason = why;
        meaningChanged();
        goOn();
        return true;
    }

    static QByteArray line(const Json& json) { return QByteArray::fromStdString(json.dump()); }

    /// True if the next step to be made again is the person's own decision.
    bool decidesNext() {
        if (!m_takenBack.any()) return false;
        const auto* made = std::get_if<MoveStep<G>>(&m_takenBack.steps().front());
        return made && this->isPerson(made->seat) && !madeFor(made->seat);
    }
    /// Which steps of the match persons have decided, as far as the present manners and orders tell.
    void findDecisions() {
        m_decisions.clear();
        Match<G> whole = std::move(m_match);
        m_match = matchBefore(whole, 0);
        for (const Step<G>& step : whole.steps()) {
            const auto* made = std::get_if<MoveStep<G>>(&step);
            if (made && this->isPerson(made->seat) && !madeFor(made->seat)) m_decisions.push_back(steps());
            replayStep(m_match, step);
        }
        m_match = std::move(whole);
    }
    void restoreStrictAsk(const QByteArray& text) {
        try {
            const Json json = parseJson(std::string_view(text.constData(), std::size_t(text.size())));
            Fields fields(json, ErrorCode::BadRecord, "A step");
            const Seat seat = Seat(fields.needNumber("seat", 0, this->seats() - 1));
            const Setup<G>& setup = m_match.setup();
            m_strictAsk = MoveStep<G>{
                seat, Codec<G>::readMove(fields.need("move"), TableShape{setup.seats, setup.options})};
        } catch (const WireError&) {
            m_strictAsk.reset(); // he asks again
        }
    }
    /// After the match has been taken back, or some of it made again.
    void showAnew() {
        releaseTo(m_match.log().size());
        m_reasons.forgetFrom(m_released);
        m_heard = {};
        this->m_shown = 0;
        for (int& seen : this->m_seenUpTo)
            seen = std::min(seen, m_released);
        newPosition();
        meaningChanged();
        positionReplaced();
        m_lastDecider = kNoSeat;
        for (int seat = 0; seat < this->seats(); ++seat)
            if (!this->isPerson(Seat(seat))) seatBot(Seat(seat)); // it has not seen what is undone
        settle(whoIsNext(), m_released);
        emit this->situationChanged();
        emit this->rewound();
        emit this->dueChanged();
        proceed();
    }

    void seatBot(Seat seat) {
        m_told[seat] = 0;
        m_desk.seat(seat, this->m_plan.seats[seat].level,
                    Random::forStep(~m_match.setup().seed, seat).next());
    }

    /// A record whose chance was decided from outside goes on by its seed.
    void drawChanceOfRecords() {
        while (m_match.chanceIsDue()) {
            const auto chances = std::count_if(m_match.steps().begin(), m_match.steps().end(),
                                               [](const Step<G>& step) { return step.index() == 1; });
            Random random = Random::forStep(m_match.setup().seed, kFirstChanceStream + quint64(chances));
            typename Match<G>::ChanceOutcome outcome;
            drawChance<G>(state(), random, outcome);
            m_match.decideChance(outcome);
        }
    }

    void releaseTo(int number) {
        if (number < m_released) m_released = m_publicEvents = m_dealsEndAt = 0;
        for (; m_released < number; ++m_released) {
            const Event<G>& event = m_match.log()[m_released];
            if (std::holds_alternative<Counted>(event)) m_dealsEndAt = m_released + 1;
            m_publicEvents += SeenEvent<G>::seenBy(kNoSeat, m_match.log(), m_released).has_value();
        }
    }

    /// The reason of a move whose events begin at `first` belongs to the first that says something.
    void keepReason(int first, Seat seat, const Move& move, const Rationale& why) {
        if (why.motive == 0) return;
        int number = first;
        while (number < m_released && sentenceFor(kNoSeat, number).isEmpty())
            ++number;
        const auto* made = std::get_if<MoveMade<Move>>(&m_match.log()[first]);
        const bool open = made && made->audience == kAllSeats && made->inFull == kAllSeats;
        m_reasons.keep(number < m_released ? number : first, seat, move, why, !open);
    }

    void adviserAnswered(const std::optional<Choice<G>>& choice) {
        Hint hint;
        if (choice) {
            const auto at = std::find(m_choiceMoves.begin(), m_choiceMoves.end(), choice->move);
            if (at != m_choiceMoves.end())
                hint.choice = this->m_choices[std::size_t(at - m_choiceMoves.begin())].id;
            const Names names = this->names().to(m_actor); // a hint is for him alone
            hint.words = asSentence(Words<G>::move(choice->move, names));
            if constexpr (KnowledgeOf<G>)
                hint.reason =
                    asSentence(BotWords<G>::rationale(choice->rationale, m_actor, choice->move, names));
        }
        this->m_hint = hint;
        this->noteHint(m_actor);
        emit this->hintChanged();
    }

    /// Up to where the events may be seen: to the end, or to where the next deal begins.
    int nextStop() const {
        for (int number = m_released + 1; number < m_match.log().size(); ++number)
            if (std::holds_alternative<Dealt>(m_match.log()[number])) return number;
        return m_match.log().size();
    }

    View foldFor(Seat viewer, int number) const {
        number = std::clamp(number, 0, m_released);
        int first = number;
        while (first > 0 && !std::holds_alternative<Dealt>(m_match.log()[--first])) {
        }
        View view{};
        view.viewer = viewer;
        for (int i = first; i < number; ++i)
            if (const auto event = SeenEvent<G>::seenBy(viewer, m_match.log(), i)) G::follow(view, *event);
        return view;
    }
    const View& heldView() const {
        if (m_heldViewAt != m_released) {
            m_heldView = foldFor(kNoSeat, m_released);
            m_heldViewAt = m_released;
        }
        return m_heldView;
    }

    /// Cards that go into the hands while the deal is made need no sentence each.
    bool isDealing(int number) const {
        const auto* moved = std::get_if<Moved>(&m_match.log()[number]);
        if (!moved || moved->to.kind != PlaceKind::Hand) return false;
        for (int before = number - 1; before >= 0; --before) {
            if (std::holds_alternative<Dealt>(m_match.log()[before])) return true;
            if (std::holds_alternative<MoveMade<Move>>(m_match.log()[before])) return false;
        }
        return false;
    }
    QString sentenceFor(Seat viewer, int number) const {
        return number < m_released ? lineFor(viewer, number) : QString();
    }

    static TableEvent::What told(const SeenDeal<G>&) { return DealTold{}; }
    static TableEvent::What told(const SeenMove<Move>& made) {
        return MoveTold{made.seat, GameManners<G>::act(made.move)};
    }
    static TableEvent::What told(const SeenStatus<typename G::Status>&) { return StatusTold{}; }
    static TableEvent::What told(const SeenShuffle& shuffle) {
        return ShuffleTold{shuffle.pile, shuffle.size};
    }
    template <class Public>
    static TableEvent::What told(const Public& event) {
        return event;
    }

    Match<G> m_match;
    int m_released = 0;     ///< events that may be seen
    int m_publicEvents = 0; ///< of these, those that all see
    int m_dealsEndAt = 0;   ///< events before this one belong to deals that are over
    quint64 m_position = 0, m_question = 0, m_lastQuestion = 0;
    Seat m_askedSeat = kNoSeat, m_thinks = kNoSeat;
    std::optional<Choice<G>> m_botChoice; ///< what the asked bot decided, until its pause is over
    SeatSet m_heldBack;                   ///< bots that have let the player in turn go on
    std::array<int, kMostSeats> m_told{};
    MoveList<Move> m_moves;
    Seat m_actor = kNoSeat; ///< whose moves the choices are
    std::vector<Move> m_choiceMoves;
    int m_nextChoice = 1;
    quint64 m_choicesAt = ~quint64(0), m_meaning = 0, m_meaningAt = 0;
    std::optional<MoveStep<G>> m_strictAsk; ///< an ask that waits until the one asked sits at the screen
    TakenBack<G> m_takenBack;
    std::vector<int> m_decisions; ///< the numbers of the steps that persons decided
    Seat m_lastDecider = kNoSeat; ///< the last of them, while nobody else has looked since
    Rationale m_strictReason;
    KeptReasons<G> m_reasons;
    mutable HeardHands<G> m_heard;
    QTimer m_stepTimer;
    QElapsedTimer m_quiet; ///< since something happened or was shown
    mutable View m_heldView{};
    mutable int m_heldViewAt = -1;
    Adviser<G> m_adviser;
    BotDesk<G> m_desk; ///< the last member: bots stop before what they answer to goes
};

template <class G, class Concrete = MatchTable<G>>
std::unique_ptr<Table> beginTable(const TablePlan& plan) {
    Setup<G> setup;
    setup.options = plan.options;
    setup.seats = int(plan.seats.size());
    setup.dealer = *plan.dealer;
    setup.seed = *plan.seed;
    setup.layout = drawnLayout<G>(setup.seed, setup.options, setup.seats);
    auto table = std::make_unique<Concrete>(plan, Match<G>(setup));
    table->start();
    return table;
}

template <class G, class Concrete = MatchTable<G>>
std::unique_ptr<Table> resumeTable(TablePlan plan, Session& session) {
    Match<G> match = matchOf<G>(session.match());
    plan.dealer = match.setup().dealer;
    plan.options = match.setup().options;
    auto table = std::make_unique<Concrete>(plan, std::move(match));
    table->start();
    return table;
}

} // namespace tacklebox
