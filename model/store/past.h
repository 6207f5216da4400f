// Queries for the list of past games and the statistics, suited to many games: ordered ids, then lines for
// the visible ones only. All functions throw DatabaseError.
#pragma once

#include "model/store/statistics.h"
#include "model/store/storedmatch.h"

#include <QStringList>

namespace tacklebox {

class Database;

/// A filter and an order of matches.
struct PastSelection {
    enum class State { Any, Finished, Unfinished };
    enum class Order {
        Latest,  ///< last changed
        Game,    ///< in the order of `games`
        Players, ///< by names in the order of seats
        Result,  ///< won, shared, lost; with several people, by the winner; unfinished
        Score,   ///< of the first seat
        Help,    ///< without help, with help, what-if
        Length,  ///< number of moves
    };

    QString game, person; ///< empty: any
    State state = State::Any;
    Order order = Order::Latest;
    bool descending = true;
    int most = 0;      ///< maximum number; 0: all
    QStringList games; ///< for Order::Game: ids in order; other games follow
};

/// An overview of all matches.
struct PastSummary {
    int finished = 0, unfinished = 0;
    QStringList games, people; ///< ids and names, unordered
    QDateTime oldest, newest;  ///< times of the first and last finished match
};

/// The results of all people in finished matches. Excludes what-if matches (MatchSummary::whatIf), whose
/// players know the hands. A match finished several times, possible after an import, counts with its first
/// result only.
struct PastResults {
    QList<PersonalResult> results; ///< oldest first; the results of one match are adjacent
    int seatless = 0;              ///< number of matches without stored players
};

/// The ids of the selected matches. Matches that are equal in `order` are sorted latest first.
QList<qint64> pastMatches(Database& database, const PastSelection& selection);
/// The lines of `matches` in the same order, without deleted ones.
QList<MatchSummary> linesOf(Database& database, const QList<qint64>& matches);
/// All finished matches as CSV (csvHeader(), csvOf()).
QByteArray pastTable(Database& database);
PastSummary pastSummary(Database& database);
PastResults pastResults(Database& database);

} // namespace tacklebox
