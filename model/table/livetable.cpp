#include "model/table/livetable.h"

namespace tacklebox {

using whatthefish::Move;
using whatthefish::MoveKind;

LiveTable::LiveTable(const TablePlan& plan, Match<WhatTheFish> match)
    : MatchTable<WhatTheFish>(plan, std::move(match)) {}

int LiveTable::windowLength() const {
    return manners().windowMillis;
}

std::optional<int> LiveTable::windowLeft() const {
    if (!m_begun || windowLength() <= 0 || m_due == Due::Over || m_due == Due::NextDeal) return std::nullopt;
    const qint64 now = handIsOn() ? std::max(m_handSince, m_begunAt) : m_clock->now();
    return int(std::clamp<qint64>(windowEnd() - now, 0, windowLength()));
}

LiveTable::Next LiveTable::whoIsNext() {
    if (!released()) return {Due::NextDeal};
    if (match().over()) return {Due::Over};
    const Seat person = onlyPerson();
    if (person == kNoSeat || !state().status.waiting.has(person)) return {Due::Bot};
    if (const auto move = madeFor(person)) return {Due::Bot, person, move};
    return {Due::Person, person};
}

void LiveTable::proceed() {
    m_clock->setPaused(clockStands());
    if (m_paused) return;
    if (m_due == Due::NextDeal || m_due == Due::Over) {
        m_clock->cancel(this);
        return;
    }
    stepIn(0); // what can be begun or made now, from the event loop
}

void LiveTable::step() {
    if (m_paused || m_due == Due::NextDeal || m_due == Due::Over) return;
    if (const Next next = whoIsNext(); next.move) {
        commit(next.seat, *next.move);
        return;
    }
    if (!m_begun && (!m_watched || m_shown >= events())) begin();
    arm();
}

/// Everybody has seen the change: from now on bots react and the window runs.
void LiveTable::begin() {
    m_begun = true;
    m_begunAt = m_clock->now();
    m_shift = 0;
    const quint64 seed = match().setup().seed;
    const whatthefish::Status& status = state().status;
    for (const Seat seat : status.waiting) {
        if (isPerson(seat)) continue;
        const bool furtherCard =
            status.last.seat == seat && status.last.kind == MoveKind::Kill && status.swim.any();
        Mind& mind = m_minds[seat];
        mind.reactsAt =
            m_begunAt + reactionMillis(m_plan.seats[seat].level, seed, seat, publicEvents(), furtherCard);
        mind.question = ++m_questions;
        tellBot(seat);
        legal(seat);
        desk().ask(mind.question, seat, {legalMoves().begin(), legalMoves().end()},
                   {.millis = 1000, .mustMove = true});
    }
    emit windowChanged();
}

void LiveTable::changed() {
    ++m_wave;
    m_begun = false;
    m_minds = {};
    desk().forgetBefore(m_questions + 1);
    m_clock->cancel(this);
    emit windowChanged();
}

void LiveTable::moveWasMade(Seat seat, const Move& move) {
    // A pass changes nothing for the others, unless it was the last one that all waited for.
    if (move.kind == MoveKind::Pass && state().status.passed.has(seat) && released()) {
        m_minds[seat] = {};
        return;
    }
    MatchTable<WhatTheFish>::moveWasMade(seat, move);
    changed();
}

void LiveTable::beginNextDeal() {
    changed();
    MatchTable<WhatTheFish>::beginNextDeal();
}

void LiveTable::reseat(Seat seat, const SeatPlan& plan) {
    if (plan.person && !isPerson(seat) && persons() > 0) {
        emit refused(Table::tr("Only one person can play against the clock."));
        return;
    }
    changed();
    MatchTable<WhatTheFish>::reseat(seat, plan);
}

void LiveTable::botAnswered(quint64 question, const std::optional<Choice<WhatTheFish>>& choice) {
    for (Mind& mind : m_minds)
        if (mind.question == question) {
            mind.choice = choice.value_or(Choice<WhatTheFish>{Move{MoveKind::Pass}, {}});
            arm();
            return;
        }
}

Seat LiveTable::firstBot() const {
    Seat first = kNoSeat;
    for (Seat seat = 0; seat < seats(); ++seat) {
        const Mind& mind = m_minds[seat];
        if (!mind.question || !mind.choice || waitsForHand(mind)) continue;
        if (first == kNoSeat || mind.reactsAt < m_minds[first].reactsAt) first = seat;
    }
    return first;
}

void LiveTable::arm() {
    if (!m_begun) return;
    qint64 at = -1;
    const auto sooner = [&at](qint64 other) { at = at < 0 ? other : std::min(at, other); };
    if (const Seat bot = firstBot(); bot != kNoSeat) sooner(m_minds[bot].reactsAt + kGrace);
    if (handIsOn()) sooner(m_handSince + kLongestHand);
    if (!handIsOn() && windowLength() > 0) {
        // A bot that was quick enough, but whose thoughts take long, is waited for: its answer calls here.
        bool thinks = false;
        for (const Mind& mind : m_minds)
            thinks = thinks || (mind.question && !mind.choice && mind.reactsAt + kGrace <= windowEnd());
        if (!thinks) sooner(windowEnd());
    }
    if (at < 0) {
        m_clock->cancel(this);
        return;
    }
    m_clock->callAt(this, at, [this] { wake(); });
}

void LiveTable::wake() {
    const qint64 now = m_clock->now();
    if (handIsOn() && now >= m_handSince + kLongestHand) liftHand();
    if (const Seat bot = firstBot(); bot != kNoSeat && now >= m_minds[bot].reactsAt + kGrace) {
        makeMoveOf(bot);
        return arm();
    }
    if (m_begun && !handIsOn() && windowLength() > 0 && now >= windowEnd()) return passForAll();
    arm();
}

void LiveTable::makeMoveOf(Seat seat) {
    const Choice<WhatTheFish> choice = *m_minds[seat].choice;
    m_minds[seat] = {};
    commit(seat, choice.move, choice.rationale);
}

void LiveTable::passForAll() {
    const quint64 wave = m_wave;
    while (wave == m_wave && !m_paused && m_due != Due::Over && m_due != Due::NextDeal) {
        const SeatOrder waiting = askingOrder<WhatTheFish>(state());
        if (waiting.empty()) return;
        const Seat seat = waiting[0];
        legal(seat);
        if (legalMoves().empty()) return;
        // Who may not pass gives his fish up, flushes, or gives the first card he could give.
        Move move = legalMoves()[0];
        for (const Move& other : legalMoves())
            if (other.kind == MoveKind::Pass || other.kind == MoveKind::BellyUp) move = other;
        if (!commit(seat, move)) return;
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
    m_handSince = m_clock->now();
    emit windowChanged();
    arm();
}

void LiveTable::liftHand() {
    const qint64 since = std::max(m_handSince, m_begunAt);
    const qint64 delay = std::max<qint64>(0, m_clock->now() - since);
    for (Mind& mind : m_minds)
        if (mind.question && mind.reactsAt > m_handSince) mind.reactsAt += delay;
    m_shift += delay;
    m_handSince = -1;
    emit windowChanged();
}

/// Bots whose time had come before the press have acted before it; within the grace the person wins.
void LiveTable::beforePress(qint64 pressedAt) {
    if (pressedAt < 0) return;
    const Seat bot = firstBot();
    if (bot == kNoSeat || m_minds[bot].reactsAt + kGrace >= pressedAt) return;
    makeMoveOf(bot);
}

} // namespace tacklebox
