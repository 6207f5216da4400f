// What the list of past games and the page of statistics ask of the store, however many games it keeps:
// numbers of matches in an order, lines for those that are looked at, and small results. All functions throw
// DatabaseError.
#pragma once

#include "model/store/statistics.h"
#include "model/store/storedmatch.h"

#include <QStringList>

namespace tacklebox {

class Database;

/// Which matches are wanted, and in which order.
struct PastSelection {
    enum class State { Any, Finished, Unfinished };
    enum class Order {
        Latest,  ///< by what came last
        Game,    ///< as `games` has them
        Players, ///< by their names, seat by seat
        Result,  ///< won, shared, lost; where several persons played, who has won; unfinished
        Score,   ///< of the first seat
        Help,    ///< without, with, what-if
        Length,  ///< moves
    };

    QString game, person; ///< empty: any
    State state = State::Any;
    Order order = Order::Latest;
    bool descending = true;
    int most = 0;      ///< no more than so many; 0: all
    QStringList games; ///< for Order::Game: ids, the first first; others come behind them
};

/// What there is in all.
struct PastSummary {
    int finished = 0, unfinished = 0;
    QStringList games, persons; ///< ids; names; in no order
    QDateTime oldest, newest;   ///< of the finished ones that came first and last
};

/// The parts of all persons in finished matches. What went on from within another match (MatchLine::whatIf)
/// is left out: who plays it knows what is in the hands. Of a match that was finished more than once, as it
/// can be from its file, only the first result is there.
struct PastResults {
    QList<PersonalResult>
        results;      ///< what came first is first; persons of one match stand one behind the other
    int seatless = 0; ///< matches whose players are missing
};

/// The numbers of all matches that are wanted. Those that are equal in `order` have the latest
/// first.
QList<qint64> pastMatches(Database& database, const PastSelection& selection);
/// The lines of these matches, in their order; those that are gone are left out.
QList<MatchLine> linesOf(Database& database, const QList<qint64>& matches);
/// All finished matches as a table (csvHeadings(), csvOf()).
QByteArray pastTable(Database& database);
PastSummary pastSummary(Database& database);
PastResults pastResults(Database& database);

} // namespace tacklebox
