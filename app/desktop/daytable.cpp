#include "app/desktop/daytable.h"

#include "model/table/dealcodes.h"
#include "model/table/table.h"
#include "views/lobby/shelfwords.h"

namespace tacklebox {

DayTable::DayTable(Table& table, const QDate& day, bool practice)
    : QObject(&table), m_table(table), m_day(day), m_practice(practice) {
    m_thread.post([this, plan = planOfDay(table.plan().game, day)] {
        const auto pike = goalOf(plan, Level::Pike, m_cancelled);
        const auto shark = goalOf(plan, Level::Shark, m_cancelled);
        if (!pike || !shark) return;
        m_thread.postToOwner([this, pike, shark] {
            m_results.emplace(*pike, *shark);
            emit goalKnown();
        });
    });
}

DayTable::~DayTable() {
    m_cancelled = true;
}

QString DayTable::title() const {
    const QString date = dateWords(m_day, QDate::currentDate());
    return m_practice ? tr("practice, deal of %1", "a date").arg(date)
                      : tr("today's deal, %1", "a date").arg(date);
}

QString DayTable::words() const {
    return dayTableWords(m_table.plan(), m_day, QDate::currentDate(), m_practice);
}

QString DayTable::goalWords() const {
    return m_results ? dayGoalWords(m_results->first, m_results->second) : QString();
}

} // namespace tacklebox

#include "moc_daytable.cpp"
