// Statistics of finished matches, and the export of matches as CSV.
#pragma once

#include "model/store/storedmatch.h"

#include <QMap>

#include <optional>
#include <tuple>

namespace tacklebox {

/// One person's result in a finished match.
struct PersonalResult {
    qint64 match = 0; ///< MatchSummary::id
    QDateTime played; ///< MatchSummary::played
    QString game, name;
    int seats = 0;
    std::optional<Level> level; ///< of the strongest bot; nullopt without bots
    int score = 0;
    bool won = false;     ///< including shared wins
    int longestChain = 0; ///< most asks in one turn
    QStringList endings;  ///< of the match's deals
    Help help;            ///< used by the people at the table
    QUuid uuid;           ///< MatchSummary::uuid
};

/// Matches to include by whether their people used help (Help::any()).
enum class HelpFilter { Any, Without, With };

/// Criteria for results. Default values match everything.
struct ResultFilter {
    QString game, name;
    int seats = 0; ///< 0: any
    std::optional<Level> level;
    bool personsOnly = false; ///< no bots at the table
    HelpFilter help = HelpFilter::Any;

    bool matches(const PersonalResult& result) const;
};

/// The results that match the filter, in their order.
QList<PersonalResult> filtered(const QList<PersonalResult>& results, const ResultFilter& filter);

/// The end of a deal: the game, and the ending's name in the line protocol.
struct GameEnding {
    QString game, name;

    bool operator<(const GameEnding& other) const {
        return std::tie(game, name) < std::tie(other.game, other.name);
    }
};

struct Statistics {
    int matches = 0, wins = 0;
    int bestScore = 0; ///< undefined without matches, like the other scores
    double meanScore = 0;
    int streak = 0; ///< current winning streak
    int longestStreak = 0;
    int longestChain = 0;          ///< most asks in one turn
    QMap<GameEnding, int> endings; ///< number of deals by ending
    QList<int> scores;             ///< for each match, oldest first
    int helped = 0;                ///< matches with help
    double equalShare = 0; ///< share of wins that equal players would expect, not counting shared wins

    double share() const { return matches ? double(wins) / matches : 0; }
};

Statistics statisticsOf(const QList<PersonalResult>& results, const ResultFilter& filter = {});

/// Finished matches as comma-separated values (RFC 4180, UTF-8): one line for each seat.
QByteArray csvHeader();
QByteArray csvOf(const QList<MatchSummary>& matches);

} // namespace tacklebox
