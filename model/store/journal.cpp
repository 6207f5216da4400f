#include "model/store/journal.h"

#include "model/table/table.h"

#include <algorithm>
#include <utility>

namespace tacklebox {

namespace {

constexpr int kClockMillis = 500; ///< how old a kept live clock can be

QList<QByteArray> stepsFrom(const Table& table, int first) {
    QList<QByteArray> steps;
    for (int number = first; number < table.steps(); ++number)
        steps.append(table.step(number));
    return steps;
}

} // namespace

MatchResult resultOf(const Table& table) {
    MatchResult result;
    for (int seat = 0; seat < table.seats(); ++seat)
        result.seats.append({table.score().scores[std::size_t(seat)], table.score().winners.has(Seat(seat)),
                             table.longestChain(Seat(seat))});
    result.endings = table.endings();
    result.help = table.help();
    return result;
}

Journal::Journal(Store& store, Table& table, qint64 match) : m_store(store), m_table(table), m_match(match) {
    if (table.persons() == 0 && match == 0) return;
    m_stepsKept = table.steps() + table.situation().undone;
    if (m_match == 0) begin();
    connect(&table, &Table::recorded, this, &Journal::keepSteps);
    connect(&table, &Table::situationChanged, this, &Journal::keepSituation);
    connect(&table, &Table::seatsChanged, this, &Journal::keepSituation);
    connect(&table, &Table::facingChanged, this, &Journal::keepSituation);
    connect(&table, &Table::dueChanged, this, &Journal::follow);
    connect(&m_clock, &QTimer::timeout, this, &Journal::keepSituation);
    if (table.plan().tempo == Tempo::Live) m_clock.start(kClockMillis);
    follow();
}

Journal::~Journal() {
    if (m_match != 0 && !m_finished) m_store.lay(m_match);
}

QByteArray Journal::situation() const {
    Situation situation = m_table.situation();
    situation.undone = std::clamp(m_stepsKept - m_table.steps(), 0, situation.undone);
    return situation.toText();
}

void Journal::begin() {
    m_stepsKept = 0;
    m_situation = situation();
    m_match = m_store.begin(
        {m_table.plan().game, m_table.opening(), m_situation, m_table.plan().seats, m_table.plan().whatIf});
    if (m_table.steps() > 0) keepSteps(0);
}

void Journal::takeUpAgain() {
    if (!std::exchange(m_finished, false)) return;
    if (!m_store.takeUpAgain(m_match)) begin(); // all past games have been forgotten, this one with them
}

void Journal::keepSteps(int first) {
    if (m_match == 0) return;
    takeUpAgain();
    m_stepsKept = m_table.steps();
    m_situation = situation();
    m_store.setSteps(m_match, first, stepsFrom(m_table, first), m_situation);
}

void Journal::keepSituation() {
    if (m_match == 0) return;
    if (situation() == m_situation) return;
    if (m_table.due() != Due::Over) takeUpAgain();
    if (m_table.steps() > m_stepsKept) return keepSteps(m_stepsKept); // made again, but kept anew since
    m_situation = situation();
    m_store.setSituation(m_match, m_situation);
}

void Journal::follow() {
    if (m_match == 0 || m_finished || m_table.due() != Due::Over) return;
    m_finished = true;
    m_store.finish(m_match, resultOf(m_table));
}

} // namespace tacklebox
