// What the lobby tells of the games that are kept: plain data, read from the store in one go.
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

class Store;

/// What has become of a game's deal of the day at this computer.
struct DayDeal {
    enum class State : quint8 {
        Fresh,  ///< nobody has begun it
        Begun,  ///< `match` is not over
        Played, ///< `match` is over, the first that was
    };
    State state = State::Fresh;
    MatchLine match;
};

struct ShelfFacts {
    QDateTime now;                  ///< local time; its day is today
    QList<MatchLine> unfinished;    ///< but for the one at the table; what can be gone on with comes first
    std::optional<MatchLine> here;  ///< the unfinished one at the table
    QList<MatchLine> lately;        ///< the last that were finished by persons, the latest first
    bool all = true;                ///< `lately` has all that there are
    QHash<QString, MatchLine> last; ///< the last one of each game that has any, by its id
    QHash<QString, DayDeal> today;  ///< of each game, by its id
    QStringList learned;            ///< games whose lessons were gone through, by their ids; of the settings
    QString lesson;                 ///< the game whose lesson was left, if any

    /// Whether somebody has begun any match, or one of that game.
    bool hasPlayed() const { return here || !unfinished.isEmpty() || !lately.isEmpty(); }
    bool hasPlayed(const QString& game) const;
    /// The unfinished match of that game to tell of: the one at the table, else one that can be gone on with,
    /// else any; null if there is none.
    const MatchLine* unfinishedOf(const QString& game) const;
};

/// So many finished matches are looked at, to see how somebody fares.
inline constexpr int kLatelyMost = 50;

/// Reads what is kept. What-ifs and matches of bots alone tell nothing of a person and are left out. A store
/// that cannot be read has no games.
ShelfFacts factsOf(Store& store, const QDateTime& now);

/// True if seats and levels are those of the deal of the day, whoever the person is and whatever the bots are
/// called: only then results can be compared.
bool isSeatedAsOfDay(const MatchLine& match, const QList<SeatPlan>& seats);

} // namespace tacklebox
