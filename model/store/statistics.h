// What finished matches come to: figures for a page of statistics, and a table for other programs.
#pragma once

#include "model/store/storedmatch.h"

#include <QMap>

#include <optional>
#include <tuple>

namespace tacklebox {

/// One person's part in one finished match.
struct PersonalResult {
    qint64 match = 0;
    QDateTime played;
    QString game, name;
    int seats = 0;
    std::optional<Level> level; ///< of the strongest bot at the table; none where only persons played
    int score = 0;
    bool won = false; ///< a shared win too
    int longestChain = 0;
    QStringList endings; ///< of the match's deals
    Help help;
    QUuid uuid; ///< MatchLine::uuid
};

enum class Aid { Any, Unaided, Helped };

/// Which results are counted; what is left empty does not matter.
struct Selection {
    QString game, name;
    int seats = 0; ///< 0: any
    std::optional<Level> level;
    bool personsOnly = false; ///< no bot at the table
    Aid aid = Aid::Any;

    bool takes(const PersonalResult& result) const;
};

/// Those that are counted, in their order.
QList<PersonalResult> taken(const QList<PersonalResult>& results, const Selection& selection);

/// How a deal ended: the game, and the ending's name in the line protocol.
struct GameEnding {
    QString game, name;

    bool operator<(const GameEnding& other) const {
        return std::tie(game, name) < std::tie(other.game, other.name);
    }
};

struct Statistics {
    int games = 0, wins = 0;
    int bestScore = 0; ///< means nothing without games, as the other figures of scores
    double meanScore = 0;
    int streak = 0; ///< wins in a row up to now
    int longestStreak = 0;
    int longestChain = 0;          ///< most asks in one turn
    QMap<GameEnding, int> endings; ///< deals by how they ended
    QList<int> scores;             ///< of each match, oldest first
    int helped = 0;                ///< games with help
    double equalShare = 0;         ///< of wins, if all at the tables had won equally often and never shared

    double share() const { return games ? double(wins) / games : 0; }
};

Statistics statisticsOf(const QList<PersonalResult>& results, const Selection& selection = {});

/// Finished matches as comma-separated values (RFC 4180, UTF-8): a line a seat, below a line of headings.
QByteArray csvHeadings();
QByteArray csvOf(const QList<MatchLine>& matches);

} // namespace tacklebox
