// A table with a deal of the day.
#pragma once

#include "model/table/botworker.h"
#include "model/table/daygoal.h"

#include <QDate>
#include <QObject>
#include <QString>

#include <atomic>
#include <optional>
#include <utility>

namespace tacklebox {

class Table;

/// Facts about the deal of the day at a table. A child of the table, so that both end together.
class DayTable : public QObject {
    Q_OBJECT

  public:
    /// Starts to play out what a Pike and a Shark reach. `practice`: the result will not count.
    DayTable(Table& table, const QDate& day, bool practice);
    ~DayTable() override;

    /// For the bar: "today's deal, 30 November".
    QString title() const;
    /// For the beginning, as dayTableWords().
    QString words() const;
    /// As dayGoalWords(); empty until goalKnown().
    QString goalWords() const;

  signals:
    void goalKnown();

  private:
    const Table& m_table;
    QDate m_day;
    bool m_practice;
    std::optional<std::pair<GoalResult, GoalResult>> m_results; ///< of the Pike and the Shark
    std::atomic<bool> m_cancelled = false;
    BotThread m_thread; ///< last member, because its job uses the others
};

} // namespace tacklebox
