#include "model/table/matchtable.h"

#include "model/json/json.h"
#include "model/table/gameclock.h"
#include "model/table/seatpolicy.h"
#include "model/table/secrecy.h"
#include "model/table/words.h"

#include <algorithm>

namespace tacklebox {

MatchTable::MatchTable(const TablePlan& plan, std::unique_ptr<AnyMatch> match)
    : Table(plan), m_match(std::move(match)),
      m_hints([this](const std::optional<AnyChoice>& choice) { storeHint(choice); }),
      m_botWorker([this](quint64 question, const std::optional<AnyChoice>& choice) {
          botAnswered(question, choice);
      }) {
    setUndo(this);
    setThoughts(this);
    m_stepTimer.setSingleShot(true);
    connect(&m_stepTimer, &QTimer::timeout, this, [this] { step(); });
    seating().setViewer(onlyPerson());
    m_match->drawDueChance(); // for records with external chance outcomes
    m_visibleEvents.releaseAll(*m_match);
    forgetLate(*m_match);
    for (Seat seat = 0; seat < seats(); ++seat)
        if (!isPerson(seat)) seatBot(seat);
}

void MatchTable::startFrom(const ResumeState& resumeState) {
    restore(resumeState);
    goOn();
}

// ---- undo and redo ----

Seat MatchTable::lastDecider() const {
    const bool isHandingOver =
        waitingFor() == WaitingFor::HandOver && m_lastDecider != kNoSeat && m_lastDecider != seatToAct();
    if (!m_undo.canUndo() || !(alone() || isHandingOver)) return kNoSeat;
    return m_match->step(m_undo.lastDecision()).seat;
}

bool MatchTable::undo() {
    if (!canUndo()) return Table::undo();
    m_undo.undo(m_match);
    if (!alone()) m_undo.forgetUndone(); // an agreed undo must not be redone without consent
    noteTakenBack();
    refreshAfterUndo();
    return true;
}

bool MatchTable::redo() {
    if (!canRedo()) return Table::redo();
    m_undo.redo(*m_match, [this](const AnyMatch& match, Seat seat) { return isDecision(match, seat); });
    refreshAfterUndo();
    return true;
}

/// By the current table rules and orders, which may have changed since the move.
bool MatchTable::isDecision(const AnyMatch& match, Seat seat) const {
    return isPerson(seat) && !moveFor(seat, match, seating(), tableRules(), orders());
}

void MatchTable::refreshAfterUndo() {
    m_visibleEvents.releaseAll(*m_match);
    m_reasons.forgetFrom(events());
    m_informationState = {};
    m_orderedDiscards.erase(m_orderedDiscards.lower_bound(events()), m_orderedDiscards.end());
    forgetShown();
    seating().forgetFrom(events());
    newPosition();
    ++m_choiceGeneration;
    positionReplaced();
    m_lastDecider = kNoSeat;
    forgetAskedTakeBack();
    for (Seat seat = 0; seat < seats(); ++seat)
        if (!isPerson(seat)) seatBot(seat); // a new bot, which has not seen the undone events
    applyNext(whoIsNext(), events());
    emit resumeStateChanged();
    emit rewound();
    emit waitingForChanged();
    proceed();
}

// ---- moves of people ----

bool MatchTable::refusesPress(qint64 pressedAt) {
    if (paused()) {
        emit refused(Table::tr("The game is paused."));
        return true;
    }
    beforePress(pressedAt);
    return false;
}

bool MatchTable::play(int choice, qint64 pressedAt) {
    if (refusesPress(pressedAt)) return false;
    const AnyMove move = moveOf(choice);
    if (!move.any()) {
        emit refused(Table::tr("That's no longer possible."));
        return false;
    }
    return commit(m_choiceList.actor(), move, {}, Decided::ByPerson);
}

bool MatchTable::playMove(const AnyMove& move, qint64 pressedAt) {
    if (refusesPress(pressedAt)) return false;
    if (m_choiceList.actor() == kNoSeat) {
        emit refused(Table::tr("It's not your turn."));
        return false;
    }
    return commit(m_choiceList.actor(), move, {}, Decided::ByPerson);
}

QString MatchTable::refusalText(const AnyMove& move) const {
    const Seat actor = m_choiceList.actor();
    if (paused()) return Table::tr("The game is paused.");
    if (actor == kNoSeat) return Table::tr("It's not your turn.");
    const Refusal refusal = m_match->check(actor, move);
    return refusal ? asSentence(m_match->game().refusalWords(refusal, names().to(actor))) : QString();
}

bool MatchTable::commit(Seat seat, const AnyMove& move, const Rationale& why, Decided decided) {
    if (deferAsk(seat, move, why)) return true;
    const int firstStep = m_match->steps();
    const Seat turnBefore = m_match->turn();
    if (const Refusal refusal = m_match->move(seat, move)) {
        emit refused(asSentence(m_match->game().refusalWords(refusal, names().to(seat))));
        return false;
    }
    if (seat == m_choiceList.actor()) dropHint();
    m_match->drawDueChance();
    m_undo.forgetUndone();
    if (decided == Decided::ByPerson) {
        m_undo.decided(firstStep);
        m_lastDecider = seat;
        forgetAskedTakeBack();
    }
    const int first = events();
    m_visibleEvents.releaseDeal(*m_match);
    storeReason(first, seat, move, why);
    if (decided == Decided::Automatically && isPerson(seat)) noteOrderedDiscards(seat, first);
    newPosition();
    keepHandOpen(turnBefore, first);
    moveWasMade(seat, move);
    emit recorded(firstStep);
    reportEventsFrom(first);
    return true;
}

/// X-04, strict secrecy: an ask that names a person is made only with that person at the screen, whatever
/// they hold. TableTraits::asks() excludes games where the player asked always answers.
bool MatchTable::deferAsk(Seat seat, const AnyMove& move, const Rationale& why) {
    const Seat asked = m_match->game().asks(move);
    if (!tableRules().strictSecrecy || people() < 2 || !isPerson(asked) || asked == seat ||
        asked == viewer() || m_match->check(seat, move))
        return false;
    newPosition();
    m_deferredAsk = DeferredAsk{seat, move, why};
    ++m_choiceGeneration;
    goOn();
    return true;
}

void MatchTable::moveWasMade(Seat seat, const AnyMove& move) {
    if (m_match->leavesAllAsItWas(seat, move)) return;
    orders().somebodyActed();
    ++m_choiceGeneration;
}

std::vector<Seat> MatchTable::seatsThatMayPassUnseen() const {
    std::vector<Seat> seats;
    if (waitingFor() != WaitingFor::HandOver || tableRules().strictSecrecy || !m_match->game().live)
        return seats;
    for (const Seat seat : m_turnOrder.seatsToAct(*m_match))
        if (isPerson(seat) && !automaticMove(seat) && !m_match->check(seat, m_match->game().passMove()))
            seats.push_back(seat);
    if (seats.empty() || seats.front() != seatToAct())
        seats.clear(); // another player must do something first
    return seats;
}

// ---- what the table waits for ----

MatchTable::Next MatchTable::whoIsNext() const {
    if (!allReleased()) return {WaitingFor::NextDeal};
    if (m_match->over()) return {WaitingFor::Over};
    if (m_openHand != kNoSeat) return {WaitingFor::HideCards, m_openHand};
    if (m_deferredAsk) {
        const Seat asked = m_match->game().asks(m_deferredAsk->move);
        if (asked != viewer()) return {WaitingFor::HandOver, asked};
        return {WaitingFor::Bot, m_deferredAsk->seat, m_deferredAsk->move, m_deferredAsk->why};
    }
    for (const Seat seat : m_turnOrder.seatsToAct(*m_match)) {
        if (!isPerson(seat)) return {WaitingFor::Bot, seat};
        if (const auto move = automaticMove(seat)) return {WaitingFor::Bot, seat, move};
        // A person who may pass can act after taking the screen; the others continue meanwhile.
        if (m_match->canPass(seat)) continue;
        if (seat == viewer() || m_match->isOpenDecision()) return {WaitingFor::Person, seat};
        return {WaitingFor::HandOver, seat};
    }
    return {WaitingFor::Bot};
}

std::optional<AnyMove> MatchTable::automaticMove(Seat seat) const {
    return moveFor(seat, *m_match, seating(), tableRules(), orders());
}

void MatchTable::goOn() {
    applyNext(whoIsNext(), events());
    emit waitingForChanged();
    proceed();
}

void MatchTable::onViewerChanged() {
    if (viewer() != kNoSeat && viewer() != m_lastDecider) {
        m_lastDecider = kNoSeat;
        forgetAskedTakeBack();
    }
    m_openHand = kNoSeat;
    applyNext(whoIsNext(), events(), false);
    emit viewerChanged();
    emit waitingForChanged();
    proceed();
}

Seat MatchTable::seatWithOpenHand(const Next& next) const {
    if (next.waitingFor == WaitingFor::HideCards) return next.seat;
    const Waits waits = next.waitingFor == WaitingFor::Person     ? Waits::ForPerson
                        : next.waitingFor == WaitingFor::HandOver ? Waits::ForScreen
                        : next.waitingFor == WaitingFor::Bot      ? Waits::ForBot
                                                                  : Waits::ForNobody;
    return openHandOwner(seating(), *m_match, waits, next.seat);
}

void MatchTable::keepHandOpen(Seat turnBefore, int first) {
    const Seat seat = viewer();
    if (!isWatched() || seat == kNoSeat || seatWithOpenHand(whoIsNext()) == seat) return;
    bool mustSee = turnBefore == seat && m_match->turn() != seat;
    for (int number = first; number < events() && !mustSee; ++number)
        mustSee = m_match->kind(number) == EventKind::CardMoved &&
                  std::get<Moved>(m_match->event(number)).to == handOf(seat);
    if (mustSee) m_openHand = seat;
}

/// In games with reaction cards, the table discards a person's card only by a standing order. Other games
/// have forced discards, such as a Flint Flush of a whole hand.
void MatchTable::noteOrderedDiscards(Seat seat, int first) {
    if (m_match->game().reactions().empty()) return;
    for (int number = first; number < events(); ++number) {
        if (m_match->kind(number) != EventKind::CardMoved) continue;
        const Moved moved = std::get<Moved>(m_match->event(number));
        if (moved.from == handOf(seat) && moved.to.kind == PileKind::Discard)
            m_orderedDiscards[number] = seat;
    }
}

bool MatchTable::playedByStandingOrder(Seat seat, int number) const {
    const auto ordered = m_orderedDiscards.find(number);
    return ordered != m_orderedDiscards.end() && ordered->second == seat;
}

/// Sets waitingFor(), seatToAct(), choices() and, unless the caller has done so, viewer(). `seenSoFar` is the
/// number of events that the player at the screen has seen.
void MatchTable::applyNext(const Next& next, int seenSoFar, bool setsViewer) {
    const Seat viewer = seatWithOpenHand(next);
    const bool isHiddenDecision =
        next.waitingFor == WaitingFor::Bot && next.seat != kNoSeat && !isPublicDecision(*m_match, next.seat);
    setWaitingFor(next.waitingFor, isHiddenDecision ? m_match->turn() : next.seat);
    Seat actor = next.waitingFor == WaitingFor::Person ? next.seat : viewer;
    if (next.waitingFor == WaitingFor::HideCards || next.waitingFor == WaitingFor::NextDeal ||
        next.waitingFor == WaitingFor::Over || m_deferredAsk)
        actor = kNoSeat;
    listChoices(actor);
    if (setsViewer) setViewer(viewer, seenSoFar);
}

/// Lists the legal moves of `actor`. Moves keep their ids until something changes their meaning.
void MatchTable::listChoices(Seat actor) {
    if (actor == m_choiceList.actor() && m_listedPosition == m_position) return;
    const bool keepsIds = actor == m_choiceList.actor() && m_listedGeneration == m_choiceGeneration;
    if (!keepsIds) dropHint();
    m_listedPosition = m_position;
    m_listedGeneration = m_choiceGeneration;
    m_choiceList.list(*m_match, actor, names(), keepsIds);
    setChoices(m_choiceList.choices());
}

void MatchTable::reportEventsFrom(int first) {
    const quint64 position = m_position;
    m_quietSince = clock().now();
    applyNext(whoIsNext(), first);
    if (position != m_position) return;
    emit happened(first, events());
    if (position != m_position) return; // a listener has moved, and everything has been reported
    emit waitingForChanged();
    if (position != m_position) return;
    proceed();
}

void MatchTable::beginNextDeal() {
    if (allReleased()) return;
    const int first = events();
    m_visibleEvents.releaseDeal(*m_match);
    newPosition();
    reportEventsFrom(first);
}

void MatchTable::onShown() {
    m_quietSince = clock().now();
    proceed();
}

// ---- automatic moves ----

void MatchTable::proceed() {
    if (!isStopped() && waitingFor() == WaitingFor::Bot) stepSoon();
}

void MatchTable::step() {
    if (isStopped()) return;
    const Next next = whoIsNext();
    // The hand was covered since the last call: an automatic move of its owner now needs the screen.
    if (next.waitingFor != WaitingFor::Bot && waitingFor() == WaitingFor::Bot) return goOn();
    if (next.waitingFor != WaitingFor::Bot || next.seat == kNoSeat) return;
    if (next.move) {
        commit(next.seat, *next.move, next.why, m_deferredAsk ? Decided::ByPerson : Decided::Automatically);
        return;
    }
    // A pause before a hidden decision would reveal the hand, so it takes no time and waits for nothing.
    const bool isPublic = isPublicDecision(*m_match, next.seat) || m_match->canPass(next.seat);
    if (isPublic && hold() && !choices().empty()) return;
    if (m_askedSeat != next.seat) {
        askBot(next.seat);
        return;
    }
    if (!m_botChoice) return; // still thinking
    if (isPublic && !isAllShown()) return;
    const qint64 now = clock().now(), since = m_quietSince < 0 ? now : m_quietSince;
    if (const qint64 at = since + pauseOf(next.seat); isPublic && at > now) {
        clock().callAt(this, at, [this] { step(); });
        return;
    }
    const AnyChoice choice = *m_botChoice;
    commit(next.seat, choice.move, choice.rationale);
}

int MatchTable::pauseOf(Seat seat) const {
    return pauseMillis(tableRules().pauseMillis, m_match->setup().seed, seat, publicEvents());
}

/// Invalidates all questions to bots.
void MatchTable::newPosition() {
    ++m_position;
    m_turnOrder.startOver();
    m_deferredAsk.reset();
    m_openHand = kNoSeat;
    m_askedSeat = kNoSeat;
    m_botChoice.reset();
    m_question = 0;
    m_botWorker.cancelBefore(m_lastQuestion + 1);
    stopThinking();
}

void MatchTable::stopThinking() {
    if (m_thinkingSeat == kNoSeat) return;
    const Seat seat = std::exchange(m_thinkingSeat, kNoSeat);
    emit thinking(seat, false);
}

void MatchTable::reseat(Seat seat, const SeatPlan& plan) {
    if (seat >= seats()) return;
    const bool wasBot = !isPerson(seat);
    setSeat(seat, plan);
    if (!plan.person) {
        seatBot(seat);
    } else if (wasBot) {
        m_botWorker.removeBot(seat);
        seating().setSeenUpTo(seat, events());
    }
    newPosition();
    ++m_choiceGeneration;
    const Seat only = onlyPerson();
    if (only != kNoSeat)
        setViewer(only, events());
    else if (seat == viewer() || !isPerson(viewer()))
        setViewer(kNoSeat, events());
    emit seatsChanged();
    goOn();
}

// ---- resume state ----

void MatchTable::saveTo(ResumeState& resumeState) const {
    const AnyGame& game = m_match->game();
    if (allReleased() && !m_match->over()) {
        const AnyObservation seen = m_match->observation(kNoSeat); // the observation of a spectator
        for (Seat seat = 0; seat < seats(); ++seat)
            resumeState.progress.scores[seat] += game.laidPoints(seen, seat);
    }
    resumeState.dealsShown = m_visibleEvents.dealsBegun(*m_match);
    resumeState.undone = m_undo.undone();
    if (game.live) resumeState.late = lateMoves().all();
    if (m_deferredAsk) {
        const Json ask = {{"seat", int(m_deferredAsk->seat)}, {"move", game.moveJson(m_deferredAsk->move)}};
        resumeState.deferredAsk = QByteArray::fromStdString(ask.dump());
    }
}

void MatchTable::restore(const ResumeState& resumeState) {
    Table::restore(resumeState);
    recallLate(resumeState);
    m_undo.restore(m_match, resumeState.undone);
    m_visibleEvents.releaseDeals(*m_match, resumeState.dealsShown);
    if (!resumeState.deferredAsk.isEmpty()) restoreDeferredAsk(resumeState.deferredAsk);
    m_undo.findDecisions(*m_match,
                         [this](const AnyMatch& match, Seat seat) { return isDecision(match, seat); });
}

void MatchTable::restoreDeferredAsk(const QByteArray& text) {
    try {
        const Json json = parseJson(std::string_view(text.constData(), std::size_t(text.size())));
        Fields fields(json, ErrorCode::BadRecord, "A step");
        const Seat seat = Seat(fields.needNumber("seat", 0, seats() - 1));
        m_deferredAsk = DeferredAsk{seat, m_match->game().readMove(fields.need("move"), m_match->shape())};
    } catch (const WireError&) {
        m_deferredAsk.reset(); // the player must ask again
    }
}

} // namespace tacklebox

#include "moc_matchtable.cpp"
