// Facts about the stored games for the lobby, as plain data.
#pragma once

#include "model/store/storedmatch.h"

#include <QDate>
#include <QDateTime>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace tacklebox {

struct CareerTask;
class Store;

/// The state of a game's deal of the day on this computer.
struct DayDeal {
    enum class State : quint8 {
        Fresh,  ///< nobody has started it
        Begun,  ///< `match` is not over
        Played, ///< `match` is the first that was finished (dayResultsAmong())
    };
    State state = State::Fresh;
    MatchSummary match;
};

struct ShelfFacts {
    QDateTime now;                           ///< local time; its date is today
    QList<MatchSummary> unfinished;          ///< without the one at the table; resumable ones first
    std::optional<MatchSummary> here;        ///< the unfinished match at the table
    QList<MatchSummary> lately;              ///< the last finished matches with a person, latest first
    bool all = true;                         ///< `lately` contains all of them
    QHash<QString, MatchSummary> last;       ///< the last finished match of each game, by the game's id
    QHash<QString, DayDeal> today;           ///< by the game's id; without untouched ones
    QStringList learned;                     ///< ids of games with completed lessons; from the settings
    QHash<QString, const CareerTask*> tasks; ///< the next task by the game's id; null: none
    QString lesson;                          ///< id of the game whose lesson was left; empty: none

    /// True if any match, or one of that game, is stored.
    bool hasPlayed() const { return here || !unfinished.isEmpty() || !lately.isEmpty(); }
    bool hasPlayed(const QString& game) const;
    /// The unfinished match of that game to show: the one at the table, else a resumable one, else any; null
    /// if there is none.
    const MatchSummary* unfinishedOf(const QString& game) const;
};

/// The maximum number of finished matches to read.
inline constexpr int kLatelyMost = 50;

/// Reads the facts from the store. Leaves out finished what-ifs and matches without a person. A store that
/// can't be read has no games.
ShelfFacts factsOf(Store& store, const QDateTime& now);

} // namespace tacklebox
