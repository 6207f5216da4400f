#include "model/table/livetable.h"

#include "model/table/gameclock.h"

#include <algorithm>
#include <utility>

namespace tacklebox {

LiveTable::LiveTable(const TablePlan& plan, std::unique_ptr<AnyMatch> match)
    : MatchTable(plan, std::move(match)) {
    setWindow(this);
    clock().noticeStalls();
    connect(&countIn(), &CountIn::over, this, &LiveTable::skipCount);
}

int LiveTable::windowLength() const {
    return tableRules().windowMillis;
}

std::optional<int> LiveTable::windowLeft() const {
    if (!m_begun || windowLength() <= 0 || waitingFor() == WaitingFor::Over ||
        waitingFor() == WaitingFor::NextDeal)
        return std::nullopt;
    const qint64 now = handIsOn() ? std::max(m_handSince, m_begunAt) : clock().now();
    return int(std::clamp<qint64>(windowEnd() - now, 0, windowLength()));
}

LiveTable::Next LiveTable::whoIsNext() const {
    if (!allReleased()) return {WaitingFor::NextDeal};
    if (match().over()) return {WaitingFor::Over};
    const Seat person = onlyPerson();
    if (person == kNoSeat || !match().playersToAct().has(person)) return {WaitingFor::Bot};
    if (const auto move = automaticMove(person)) return {WaitingFor::Bot, person, move};
    return {WaitingFor::Person, person};
}

void LiveTable::proceed() {
    clock().setPaused(clockStands());
    if (isStopped()) return;
    if (waitingFor() == WaitingFor::NextDeal || waitingFor() == WaitingFor::Over) {
        clock().cancel(this);
        return;
    }
    stepSoon(); // acts from the event loop
}

void LiveTable::step() {
    if (isStopped() || waitingFor() == WaitingFor::NextDeal || waitingFor() == WaitingFor::Over) return;
    if (const Next next = whoIsNext(); next.move) {
        commit(next.seat, *next.move);
        return;
    }
    if (!m_begun && isAllShown()) {
        if (std::exchange(m_freshDeal, false) && tableRules().countInMillis > 0) setCountDue();
        begin();
    }
    if (m_begun && Table::countsIn() && countIn().step() == CountIn::Step::None)
        countIn().start(tableRules().countInMillis);
    arm();
}

bool LiveTable::countsIn() const {
    return Table::countsIn() || (m_freshDeal && !m_begun && tableRules().countInMillis > 0);
}

/// Everybody has seen the change: bots react, and the window runs.
void LiveTable::begin() {
    m_begun = true;
    m_begunAt = clock().now();
    m_shift = m_restoredWindow >= 0 && windowLength() > 0
                  ? std::min(m_restoredWindow, windowLength()) - windowLength()
                  : 0;
    m_restoredWindow = -1;
    const quint64 seed = match().setup().seed;
    for (const Seat seat : match().playersToAct()) {
        if (isPerson(seat)) continue;
        Reaction& reaction = m_reactions[seat];
        reaction.at = m_begunAt + reactionMillis(plan().seats[seat].level, seed, seat, publicEvents(),
                                                 match().addsToItsOwn(seat));
        reaction.question = ++m_questions;
        showNewEvents(seat);
        botWorker().ask(reaction.question, seat, match().legalMoves(seat),
                        {.millis = 1000, .mustMove = true});
    }
    emit windowChanged();
}

void LiveTable::changed() {
    ++m_wave;
    m_begun = false;
    m_reactions = {};
    botWorker().cancelBefore(m_questions + 1);
    clock().cancel(this);
    emit windowChanged();
}

void LiveTable::positionReplaced() {
    changed();
    lateMoves().forgetFrom(events());
}

void LiveTable::moveWasMade(Seat seat, const AnyMove& move) {
    if (const int made = std::exchange(m_lateFrom, -1); made >= 0) lateMoves().add(made);
    if (match().leavesAllAsItWas(seat, move) && allReleased()) {
        m_reactions[seat] = {};
        return;
    }
    MatchTable::moveWasMade(seat, move);
    changed();
}

void LiveTable::beginNextDeal() {
    m_freshDeal = true;
    changed();
    MatchTable::beginNextDeal();
}

void LiveTable::saveTo(ResumeState& resumeState) const {
    MatchTable::saveTo(resumeState);
    resumeState.windowLeft = windowLeft().value_or(-1);
}

void LiveTable::restore(const ResumeState& resumeState) {
    MatchTable::restore(resumeState);
    m_restoredWindow = resumeState.windowLeft;
}

void LiveTable::reseat(Seat seat, const SeatPlan& plan) {
    if (plan.person && !isPerson(seat) && people() > 0) {
        emit refused(Table::tr("Only one player can play live."));
        return;
    }
    changed();
    MatchTable::reseat(seat, plan);
}

void LiveTable::botAnswered(quint64 question, const std::optional<AnyChoice>& choice) {
    for (Seat seat = 0; seat < seats(); ++seat)
        if (Reaction& reaction = m_reactions[seat]; reaction.question == question) {
            if (!choice) warnOfSilentBot(seat);
            reaction.choice = choice ? *choice : AnyChoice{game().passMove(), {}};
            arm();
            return;
        }
}

Seat LiveTable::firstBot() const {
    Seat first = kNoSeat;
    for (Seat seat = 0; seat < seats(); ++seat) {
        const Reaction& reaction = m_reactions[seat];
        if (!reaction.question || !reaction.choice || waitsForHand(reaction)) continue;
        if (first == kNoSeat || reaction.at < m_reactions[first].at) first = seat;
    }
    return first;
}

void LiveTable::arm() {
    if (!m_begun) return;
    qint64 at = -1;
    const auto sooner = [&at](qint64 other) { at = at < 0 ? other : std::min(at, other); };
    if (const Seat bot = firstBot(); bot != kNoSeat) sooner(m_reactions[bot].at + kGrace);
    if (handIsOn()) sooner(m_handSince + kLongestHand);
    if (!handIsOn() && windowLength() > 0) {
        // Wait for a bot that reacted in time but is still thinking; its answer calls arm() again.
        bool thinks = false;
        for (const Reaction& reaction : m_reactions)
            thinks = thinks || (reaction.question && !reaction.choice && reaction.at + kGrace <= windowEnd());
        if (!thinks) sooner(windowEnd());
    }
    if (at < 0) {
        clock().cancel(this);
        return;
    }
    clock().callAt(this, at, [this] { wake(); });
}

void LiveTable::wake() {
    const qint64 now = clock().now();
    if (handIsOn() && now >= m_handSince + kLongestHand) liftHand();
    if (const Seat bot = firstBot(); bot != kNoSeat && now >= m_reactions[bot].at + kGrace) {
        makeMoveOf(bot);
        return arm();
    }
    if (m_begun && !handIsOn() && windowLength() > 0 && now >= windowEnd()) return passForAll();
    arm();
}

void LiveTable::makeMoveOf(Seat seat) {
    const AnyChoice choice = *m_reactions[seat].choice;
    m_reactions[seat] = {};
    commit(seat, choice.move, choice.rationale);
}

void LiveTable::passForAll() {
    const quint64 wave = m_wave;
    while (wave == m_wave && !paused() && waitingFor() != WaitingFor::Over &&
           waitingFor() != WaitingFor::NextDeal) {
        const SeatOrder playersToAct = match().turnOrder();
        if (playersToAct.empty()) return;
        const AnyMoves legal = match().legalMoves(playersToAct[0]);
        if (legal.empty()) return;
        m_lateFrom = match().events();
        if (!commit(playersToAct[0], match().whenTimeIsUp(playersToAct[0], legal))) {
            m_lateFrom = -1;
            return;
        }
    }
}

void LiveTable::handOnTable(bool on) {
    if (on == m_handDown) return;
    m_handDown = on;
    if (!on) {
        if (handIsOn()) liftHand();
        arm();
        return;
    }
    m_handSince = clock().now();
    emit windowChanged();
    arm();
}

void LiveTable::liftHand() {
    const qint64 since = std::max(m_handSince, m_begunAt);
    const qint64 delay = std::max<qint64>(0, clock().now() - since);
    for (Reaction& reaction : m_reactions)
        if (reaction.question && reaction.at > m_handSince) reaction.at += delay;
    m_shift += delay;
    m_handSince = -1;
    emit windowChanged();
}

/// Makes bot moves that were due before the press; within the grace period the person wins.
void LiveTable::beforePress(qint64 pressedAt) {
    m_freshDeal = false; // a person who presses is ready
    if (Table::countsIn()) skipCount();
    if (pressedAt < 0) return;
    const Seat bot = firstBot();
    if (bot == kNoSeat || m_reactions[bot].at + kGrace >= pressedAt) return;
    makeMoveOf(bot);
}

} // namespace tacklebox
