#include "model/table/table.h"

#include "model/table/gameclock.h"
#include "model/table/secrecy.h"
#include "model/table/words.h"

#include <algorithm>

namespace tacklebox {

namespace {

/// Converts an event to its game-independent form.
struct PublicEvent {
    const AnyGame& game;

    TableEvent::What operator()(const DealBegun&) const { return DealEvent{}; }
    TableEvent::What operator()(const AnyMoveMade& made) const {
        return MoveEvent{made.seat, game.act(made.move), game.target(made.move)};
    }
    TableEvent::What operator()(const AnyStatusChange&) const { return StatusEvent{}; }
    TableEvent::What operator()(const PileShuffled& shuffle) const {
        return ShuffleEvent{shuffle.pile, shuffle.size};
    }
    template <class Public>
    TableEvent::What operator()(const Public& event) const {
        return event;
    }
};

} // namespace

Table::Table(TablePlan plan) : m_plan(std::move(plan)), m_clock(std::make_unique<GameClock>()) {}
Table::~Table() = default;

QString Table::title() const {
    return QString::fromUtf8(game().title);
}

bool Table::undo() {
    if (canUndo()) return m_parts.undo->undo();
    emit refused(tr("Nothing to undo."));
    return false;
}

bool Table::askToTakeBack() {
    if (alone() || !(canUndo() || m_waitingFor == WaitingFor::HideCards)) return false;
    m_takeBackAsked = true;
    emit waitingForChanged();
    return true;
}

bool Table::redo() {
    if (canRedo()) return m_parts.undo->redo();
    emit refused(tr("Nothing to redo."));
    return false;
}

AnyMove Table::moveOf(int choice) const {
    for (const TableChoice& listed : m_choices)
        if (listed.id == choice) return listed.move;
    return {};
}

const AnySeen* Table::seenBy(Seat viewer, int number) const {
    return number >= 0 && number < events() ? match().seen(viewer, number) : nullptr;
}

const AnySeen* Table::seen(int number) const {
    return seenBy(viewer(), number);
}

const AnySeen* Table::seenInLog(int number) const {
    return seenBy(logViewer(), number);
}

const AnySeen* Table::seenByAll(int number) const {
    return seenBy(kNoSeat, number);
}

std::optional<TableEvent> Table::event(int number) const {
    const AnySeen* event = seen(number);
    if (!event) return std::nullopt;
    return TableEvent{number, std::visit(PublicEvent{game()}, event->content())};
}

AnyObservation Table::observation() const {
    return events() == match().events() ? match().observation(viewer()) : observationAt(events());
}

AnyObservation Table::observationAt(int number) const {
    return match().observationBefore(viewer(), std::clamp(number, 0, events()));
}

QString Table::sentenceTo(Seat viewer, int number) const {
    if (number >= events()) return {};
    return sentenceFor(viewer, match(), number, names());
}

std::vector<PileCards> Table::piles() const {
    return game().piles(observation());
}

QString Table::cardWords(Face face) const {
    return inWords(game().cardWords(face));
}

QString Table::effectWords(Face face) const {
    return asSentence(game().effectWords(face));
}

QList<ReactionCard> Table::reactionCards() const {
    QList<ReactionCard> cards;
    for (const Reaction& reaction : game().reactions())
        cards.append({QString::fromUtf8(reaction.id), inWords(reaction.words)});
    return cards;
}

ResumeState Table::resumeState() const {
    ResumeState resumeState;
    resumeState.seats = m_plan.seats;
    resumeState.tempo = m_plan.tempo;
    resumeState.whatIf = m_plan.whatIf;
    resumeState.orders = m_orders.cardOrders();
    resumeState.windowOrders = m_orders.windowOrders();
    resumeState.seenUpTo = m_seating.seenBy(events());
    resumeState.help = m_help;
    resumeState.helpUsed = m_helpUsed;
    const MatchScore& shown = score();
    resumeState.progress.deal = shown.round;
    for (int seat = 0; seat < seats(); ++seat)
        resumeState.progress.scores.append(shown.scores[std::size_t(seat)]);
    saveTo(resumeState);
    return resumeState;
}

void Table::restore(const ResumeState& resumeState) {
    m_orders.restore(resumeState.orders, resumeState.windowOrders);
    m_seating.restore(resumeState.seenUpTo);
    m_help = resumeState.help;
    m_helpUsed = resumeState.helpUsed;
}

void Table::forgetLate(const AnyMatch& match) {
    for (int step = 0; match.game().live && step < match.steps(); ++step)
        if (match.step(step).isMove()) return m_lateMoves.setKnownFrom(match.events());
}

void Table::recallLate(const ResumeState& resumeState) {
    // Without a live clock no move is late.
    if (!resumeState.late && resumeState.tempo == Tempo::Live) return;
    m_lateMoves.restore(resumeState.late.value_or(std::set<int>()));
}

void Table::noteHint(Seat seat) {
    ++m_helpUsed[seat];
    ++m_help.hints;
    emit resumeStateChanged();
}

Seat Table::logViewer() const {
    if (!isReplay()) return onlyPerson();
    return viewer() < seats() ? viewer() : kNoSeat;
}

/// In a replay, the only person who played is "you"; from another point of view, all players have names.
Seat Table::viewerAsYou() const {
    const Seat only = onlyPerson();
    return !isReplay() || viewer() == only || viewer() >= seats() ? only : kNoSeat;
}

Seat Table::spokenTo() const {
    return isReplay() ? viewerAsYou() : viewer();
}

QString Table::reasonFor(int number) const {
    return m_parts.thoughts ? m_parts.thoughts->reasonFor(number) : QString();
}

void Table::askHint() {
    if (m_parts.thoughts) m_parts.thoughts->askHint();
}

std::vector<HandFact> Table::publicFacts(int number) const {
    return m_parts.thoughts ? m_parts.thoughts->publicFacts(number) : std::vector<HandFact>();
}

std::optional<int> Table::windowLeft() const {
    return m_parts.window ? m_parts.window->windowLeft() : std::nullopt;
}

void Table::handOnTable(bool on) {
    if (m_parts.window) m_parts.window->handOnTable(on);
}

void Table::setViewer(Seat seat, int seenSoFar) {
    if (m_seating.setViewer(seat, seenSoFar)) emit viewerChanged();
}

void Table::reveal(Seat seat) {
    if (m_waitingFor != WaitingFor::HandOver || seat != m_seatToAct) return;
    m_seating.setViewer(seat);
    onViewerChanged();
}

void Table::cover() {
    if (alone() || viewer() == kNoSeat) return;
    m_seating.setViewer(kNoSeat, events());
    onViewerChanged();
}

void Table::continueMatch() {
    if (m_waitingFor != WaitingFor::NextDeal) return;
    beginNextDeal();
    emit resumeStateChanged();
}

void Table::setHold(bool hold) {
    if (hold == m_hold) return;
    m_hold = hold;
    emit holdChanged(hold);
    goOn();
}

void Table::setPaused(bool paused) {
    if (paused == m_paused || (paused && m_waitingFor == WaitingFor::Over)) return;
    m_paused = paused;
    stopOrCountIn();
    emit pausedChanged(paused);
    goOn();
}

void Table::setAttended(bool attended) {
    if (attended == m_attended) return;
    m_attended = attended;
    if (m_paused) return; // already stopped
    stopOrCountIn();
    emit windowChanged();
    goOn();
}

void Table::stopOrCountIn() {
    m_count.stop();
    m_countsIn = !isStopped() && m_waitingFor != WaitingFor::Over && m_plan.tempo == Tempo::Live &&
                 m_tableRules.countInMillis > 0;
    m_clock->setPaused(clockStands());
}

void Table::setCountDue() {
    m_countsIn = true;
    m_clock->setPaused(clockStands());
}

void Table::skipCount() {
    m_count.stop();
    if (!m_countsIn) return;
    m_countsIn = false;
    m_clock->setPaused(clockStands());
    emit windowChanged();
    if (isAllShown()) emit allShown();
    goOn();
}

bool Table::hasTheTurn(Seat seat) const {
    return match().turn() == kNoSeat || match().turn() == seat;
}

void Table::setWatched(bool watched) {
    m_watched = watched;
    if (!isAllShown()) m_offered.clear();
    onShown();
}

void Table::shown(int number) {
    if (number <= m_shown) return;
    m_shown = number;
    if (isAllShown()) {
        noteOffered();
        emit allShown();
    }
    onShown();
}

bool Table::isOffered(int choice) const {
    if (countsIn()) return false;
    if (isAllShown()) return true;
    const auto offered = [this](const TableChoice& other) { return m_offered.contains(other.id); };
    const auto listed = std::find_if(m_choices.begin(), m_choices.end(),
                                     [choice](const TableChoice& other) { return other.id == choice; });
    return listed == m_choices.end() ? std::any_of(m_choices.begin(), m_choices.end(), offered)
                                     : offered(*listed);
}

void Table::setChoices(std::vector<TableChoice> choices) {
    m_choices = std::move(choices);
    if (isAllShown()) noteOffered();
}

void Table::noteOffered() {
    m_offered.clear();
    for (const TableChoice& choice : m_choices)
        m_offered.insert(choice.id);
}

void Table::setTableRules(const TableRules& tableRules) {
    if (tableRules == m_tableRules) return;
    const bool boardOn =
        m_tableRules.knownCards == KnownCards::Off && tableRules.knownCards != KnownCards::Off;
    const bool reasonsOn = !showsReasonsAtOnce(m_tableRules) && showsReasonsAtOnce(tableRules);
    m_tableRules = tableRules;
    for (Seat seat = 0; seat < seats(); ++seat)
        if (isPerson(seat)) m_helpUsed[seat] += int(boardOn) + int(reasonsOn);
    m_help.knowledgeShown = m_help.knowledgeShown || boardOn || reasonsOn;
    if (boardOn || reasonsOn) emit resumeStateChanged();
    m_clock->setRate(m_plan.tempo == Tempo::Live ? tableRules.clockRate : 1.0);
    emit tableRulesChanged();
    goOn();
}

StandingOrder Table::order(Seat seat, const QString& card) const {
    return m_orders.forCard(seat, card, alone());
}

void Table::setOrder(Seat seat, const QString& card, const StandingOrder& order) {
    m_orders.setForCard(seat, card, order);
    emit resumeStateChanged();
    goOn();
}

bool Table::lacksOrders(Seat seat) const {
    return people() > 1 && isPerson(seat) && !reactionCards().isEmpty() && !m_orders.hasAny(seat);
}

void Table::passUnseen(SeatSet seats) {
    bool any = false;
    for (const Seat seat : seatsThatMayPassUnseen())
        if (seats.has(seat)) {
            m_orders.setForWindow(seat, {WindowOrder::Rule::PassUntilChange});
            any = true;
        }
    if (!any) return;
    emit resumeStateChanged();
    goOn();
}

void Table::setWindowOrder(Seat seat, const WindowOrder& order) {
    if (seat >= seats()) return;
    m_orders.setForWindow(seat, order);
    emit resumeStateChanged();
    goOn();
}

} // namespace tacklebox

#include "moc_table.cpp"
