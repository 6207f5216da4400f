#include "model/store/journal.h"

#include "model/table/table.h"

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
    if (m_match == 0) {
        m_situation = table.situation().toText();
        m_match = store.begin(
            {table.plan().game, table.opening(), m_situation, table.plan().seats, table.plan().whatIf});
        if (table.steps() > 0) keepSteps(0);
    }
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

void Journal::takeUpAgain() {
    if (std::exchange(m_finished, false)) m_store.takeUpAgain(m_match);
}

void Journal::keepSteps(int first) {
    if (m_match == 0) return;
    takeUpAgain();
    m_situation = m_table.situation().toText();
    m_store.setSteps(m_match, first, stepsFrom(m_table, first), m_situation);
}

void Journal::keepSituation() {
    if (m_match == 0) return;
    QByteArray situation = m_table.situation().toText();
    if (situation == m_situation) return;
    if (m_table.due() != Due::Over) takeUpAgain();
    m_situation = std::move(situation);
    m_store.setSituation(m_match, m_situation);
}

void Journal::follow() {
    if (m_match == 0 || m_finished || m_table.due() != Due::Over) return;
    m_finished = true;
    m_store.finish(m_match, resultOf(m_table));
}

} // namespace tacklebox
