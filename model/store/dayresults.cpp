#include "model/store/dayresults.h"

#include "model/store/store.h"
#include "model/table/dealcodes.h"

#include <QSet>

#include <algorithm>
#include <set>

namespace tacklebox {

namespace {

constexpr int kHoursPastMidnight = 3;

QDate dayOf(const MatchSummary& match) {
    return match.begun.toLocalTime().date();
}

/// The ids of matches that were begun while the clock was set back.
QSet<qint64> begunInThePast(QList<MatchSummary> matches, const QDate& today) {
    std::sort(matches.begin(), matches.end(),
              [](const MatchSummary& a, const MatchSummary& b) { return a.id < b.id; });
    QSet<qint64> past;
    QDate latest;
    for (const MatchSummary& match : std::as_const(matches)) {
        const QDate day = dayOf(match);
        if (day > today) continue;
        if (latest.isValid() && day < latest)
            past.insert(match.id);
        else
            latest = day;
    }
    return past;
}

} // namespace

std::optional<TablePlan> planOfItsDay(const MatchSummary& match) {
    if (match.whatIf || match.damage || !gameNamed(match.game.toStdString())) return std::nullopt;
    const TablePlan plan = planOfDay(match.game, dayOf(match));
    return isSeatedAs(match.seats, plan) ? std::optional(plan) : std::nullopt;
}

QList<DayResult> dayResultsAmong(const QList<MatchSummary>& matches, const QDate& from, const QDate& today,
                                 const std::function<bool(const MatchSummary&, const TablePlan&)>& isDealt) {
    const QSet<qint64> past = begunInThePast(matches, today);
    std::set<std::pair<QDate, QString>> found;
    QList<DayResult> results;
    for (const MatchSummary& match : matches) {
        const QDate day = dayOf(match);
        if (!match.finished || day < from || day > today || past.contains(match.id) ||
            match.played > day.endOfDay().addSecs(kHoursPastMidnight * 3600) ||
            found.contains({day, match.game}))
            continue;
        const auto plan = planOfItsDay(match);
        if (!plan || !isDealt(match, *plan)) continue;
        found.insert({day, match.game});
        results.append({day, match});
    }
    return results;
}

QList<DayResult> dayResultsIn(Store& store, const QDate& today) {
    QList<MatchSummary> matches = store.lines(store.past({}));
    std::reverse(matches.begin(), matches.end());
    return dayResultsAmong(matches, {}, today, [&store](const MatchSummary& match, const TablePlan& plan) {
        return isDealtAs(store.opening(match.id), plan);
    });
}

DayStreaks streaksOf(const QList<DayResult>& results, const QDate& today) {
    std::set<QDate> days;
    for (const DayResult& result : results)
        days.insert(result.day);
    DayStreaks streaks;
    int row = 0;
    QDate before;
    for (const QDate& day : days) {
        row = before.isValid() && before.addDays(1) == day ? row + 1 : 1;
        streaks.longest = std::max(streaks.longest, row);
        before = day;
    }
    if (before.isValid() && before.daysTo(today) <= 1) streaks.current = row;
    return streaks;
}

} // namespace tacklebox
