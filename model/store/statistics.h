// Statistics of finished matches, and their export as a table.
#pragma once

#include "model/store/storedmatch.h"

#include <QMap>

#include <optional>
#include <tuple>

namespace tacklebox {

/// One person's result in a finished match.
struct PersonalResult {
    qint64 match = 0;
    QDateTime played;
    QString game, name;
    int seats = 0;
    std::optional<Level> level; ///< level of the strongest bot; nullopt without bots
    int score = 0;
    bool won = false; ///< including shared wins
    int longestChain = 0;
    QStringList endings; ///< of the match's deals
    Help help;
    QUuid uuid; ///< MatchLine::uuid
};

enum class Aid { Any, Unaided, Helped };

/// A filter of results; default values match everything.
struct Selection {
    QString game, name;
    int seats = 0; ///< 0: any
    std::optional<Level> level;
    bool personsOnly = false; ///< no bots at the table
    Aid aid = Aid::Any;

    bool takes(const PersonalResult& result) const;
};

/// The results selected, in their order.
QList<PersonalResult> taken(const QList<PersonalResult>& results, const Selection& selection);

/// The end of a deal: the game, and the ending's name in the line protocol.
struct GameEnding {
    QString game, name;

    bool operator<(const GameEnding& other) const {
        return std::tie(game, name) < std::tie(other.game, other.name);
    }
};

struct Statistics {
    int games = 0, wins = 0;
    int bestScore = 0; ///< undefined without games, like the other scores
    double meanScore = 0;
    int streak = 0; ///< current winning streak
    int longestStreak = 0;
    int longestChain = 0;          ///< most asks in one turn
    QMap<GameEnding, int> endings; ///< number of deals by ending
    QList<int> scores;             ///< for each match, oldest first
    int helped = 0;                ///< games with help
    double equalShare = 0;         ///< expected share of wins among equal players, without shared wins

    double share() const { return games ? double(wins) / games : 0; }
};

Statistics statisticsOf(const QList<PersonalResult>& results, const Selection& selection = {});

/// Finished matches as comma-separated values (RFC 4180, UTF-8): one line for each seat.
QByteArray csvHeadings();
QByteArray csvOf(const QList<MatchLine>& matches);

} // namespace tacklebox
