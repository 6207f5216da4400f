#include "model/store/journal.h"

#include "model/table/table.h"

#include <algorithm>
#include <utility>

namespace tacklebox {

namespace {

constexpr int kClockMillis = 500; ///< maximum age of a stored live clock

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

Journal::Journal(Store& store, Table& table, qint64 match, const std::optional<Damage>& damage)
    : m_store(store), m_table(table), m_match(match), m_begun(QDateTime::currentDateTimeUtc()) {
    m_wanted = table.people() > 0 || match != 0;
    if (!m_wanted) return;
    m_stepsKept = match == 0 ? 0 : table.steps() + table.resumeState().undone;
    if (match != 0 && damage) {
        m_stepsKept = std::clamp(damage->validSteps, 0, table.steps());
        m_othersBehind = true;
        if (store.isOpen()) keepRest();
    }
    connect(&table, &Table::recorded, this, &Journal::keepSteps);
    connect(&table, &Table::resumeStateChanged, this, &Journal::keep);
    connect(&table, &Table::seatsChanged, this, &Journal::keep);
    connect(&table, &Table::viewerChanged, this, &Journal::keep);
    connect(&table, &Table::waitingForChanged, this, &Journal::updateFromTable);
    connect(&store, &Store::retry, this, &Journal::updateFromTable);
    connect(&store, &Store::replaced, this, [this] {
        if (!m_finished && m_match != 0 && !m_store.isPlayedHere(m_match))
            m_match = 0; // begin() stores it as a new match
    });
    connect(&m_clock, &QTimer::timeout, this, &Journal::keep);
    if (table.plan().tempo == Tempo::Live) m_clock.start(kClockMillis);
    updateFromTable();
}

// Invalid UTF-8 is replaced when JSON is written, so this does not throw.
Journal::~Journal() { // NOLINT(bugprone-exception-escape)
    if (!m_wanted) return;
    if (!m_store.tryAgain(Store::Effort::Once)) {
        UnstoredMatch rest{m_match, opening(), stepsFrom(m_table, 0), QDateTime::currentDateTimeUtc(), {}};
        if (m_table.waitingFor() == WaitingFor::Over) rest.result = resultOf(m_table);
        m_store.storeLater(rest);
    } else if (m_match != 0 && !m_finished) {
        m_store.release(m_match);
    }
}

MatchOpening Journal::opening() const {
    return {m_table.plan().game,  m_table.opening(),     resumeState(m_table.steps()),
            m_table.plan().seats, m_table.plan().whatIf, m_begun,
            m_table.uuid()};
}

QByteArray Journal::resumeState(int stepsKept) const {
    ResumeState resumeState = m_table.resumeState();
    resumeState.undone = std::clamp(stepsKept - m_table.steps(), 0, resumeState.undone);
    return resumeState.toText();
}

bool Journal::begin() {
    m_finished = m_othersBehind = false;
    m_stepsKept = 0;
    const MatchOpening opened = opening();
    m_match = m_store.begin(opened);
    if (m_match == 0) return false;
    m_resumeState = opened.resumeState;
    if (m_table.steps() > 0) {
        if (!m_store.setSteps(m_match, 0, stepsFrom(m_table, 0), opened.resumeState)) return false;
        m_stepsKept = m_table.steps();
    }
    return true;
}

bool Journal::reopen() {
    if (!m_finished) return true;
    m_finished = !m_store.reopen(m_match);
    // The first call may have found a replaced file, for which the store does nothing.
    if (m_finished && m_store.opening(m_match) == m_table.opening()) m_finished = !m_store.reopen(m_match);
    // The history was deleted, or the stored match is unreadable.
    return !m_finished || (m_store.isOpen() && begin());
}

bool Journal::keepRest() {
    int kept = std::max(m_stepsKept, m_table.steps());
    QByteArray now = resumeState(kept);
    if (!m_store.setSteps(m_match, m_stepsKept, stepsFrom(m_table, m_stepsKept), now)) {
        if (!m_store.isOpen()) return false;
        if (m_match == 0) return begin();
        // The stored steps are gone: another program removed the match, or they were lost with a damaged
        // file.
        kept = m_table.steps();
        now = resumeState(kept);
        if (!m_store.setSteps(m_match, 0, stepsFrom(m_table, 0), now)) return m_store.isOpen() && begin();
    }
    m_stepsKept = kept;
    m_othersBehind = false;
    m_resumeState = now;
    return true;
}

void Journal::keepSteps(int first) {
    if (first < m_stepsKept) {
        m_stepsKept = first;
        m_othersBehind = true;
    }
    keep();
}

void Journal::keep() {
    // While the store does not work, only retry; after a success, retry() calls this again.
    if (!m_store.isOpen()) {
        m_store.tryAgain();
        return;
    }
    if (m_match == 0) {
        begin();
        return;
    }
    // Steps that were undone and cannot be redone.
    if (const int left = m_table.steps() + m_table.resumeState().undone; left < m_stepsKept) {
        m_stepsKept = left;
        m_othersBehind = true;
    }
    // Made or redone, but not yet stored.
    const bool more = m_othersBehind || m_table.steps() > m_stepsKept;
    if (!more && resumeState(m_stepsKept) == m_resumeState) return;
    if ((more || m_table.waitingFor() != WaitingFor::Over) && !reopen()) return;
    if (more) {
        keepRest();
        return;
    }
    QByteArray now = resumeState(m_stepsKept);
    // Second try: the file may have been replaced by one that contains the match.
    if (m_store.setResumeState(m_match, now) ||
        (m_store.isPlayedHere(m_match) && m_store.setResumeState(m_match, now)))
        m_resumeState = std::move(now);
    else if (m_store.isOpen() && !m_finished)
        begin();
}

void Journal::updateFromTable() {
    keep();
    if (m_match == 0 || m_finished || m_table.waitingFor() != WaitingFor::Over) return;
    if (m_othersBehind || m_table.steps() > m_stepsKept) return;
    if (m_store.isOpen()) m_finished = m_store.finish(m_match, resultOf(m_table));
}

} // namespace tacklebox

#include "moc_journal.cpp"
