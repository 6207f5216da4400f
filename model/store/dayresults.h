// The results of deals of the day that count, derived from the stored matches.
#pragma once

#include "model/store/storedmatch.h"
#include "model/table/plan.h"

#include <QDate>
#include <QList>

#include <functional>
#include <optional>

namespace tacklebox {

class Store;

/// The result that counts for the deal of `day` of one game.
struct DayResult {
    QDate day;
    MatchSummary match;
};

/// The first finished match of each game with the deal of the day on which it was begun; later ones are
/// practice. A match may run a few hours past midnight. `matches` may be any matches, the first finished
/// first. Only results of `from` and later days are searched.
///
/// A match does not count if it was begun while the clock was set back: its id is higher than that of a match
/// of a later day. Days after `today` prove nothing, because then the clock was wrong at that time.
///
/// `isDealt` tells whether the match has the cards of the plan; called only if all else is right.
QList<DayResult> dayResultsAmong(const QList<MatchSummary>& matches, const QDate& from, const QDate& today,
                                 const std::function<bool(const MatchSummary&, const TablePlan&)>& isDealt);
/// The same for all stored matches and days.
QList<DayResult> dayResultsIn(Store& store, const QDate& today);

/// Returns the plan of the deal of the day on which the match was begun if its game, players and kind are
/// right. Whether it has the cards, isDealtAs() tells.
std::optional<TablePlan> planOfItsDay(const MatchSummary& match);

/// Numbers of consecutive days with a result in any game.
struct DayStreaks {
    int current = 0; ///< up to today or yesterday
    int longest = 0;

    bool operator==(const DayStreaks&) const = default;
};
DayStreaks streaksOf(const QList<DayResult>& results, const QDate& today);

} // namespace tacklebox
