// A match as the store has it.
#pragma once

#include "model/engine/matchscore.h"
#include "model/table/situation.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

namespace tacklebox {

/// What a match begins with.
struct MatchOpening {
    QString game;
    QByteArray record;    ///< a record (protocol.md) without its steps
    QByteArray situation; ///< Table::situation()
    QList<SeatPlan> seats;
    bool whatIf = false;
};

struct SeatResult {
    int score = 0;
    bool won = false;
    int longestChain = 0; ///< most asks in one turn

    bool operator==(const SeatResult&) const = default;
};

/// How a match ended.
struct MatchResult {
    QList<SeatResult> seats;
    QStringList endings; ///< of each of its deals, by name
    Help help;

    bool operator==(const MatchResult&) const = default;
};

/// A line in a list of matches.
struct MatchLine {
    qint64 id = 0;
    QString game;
    QDateTime begun, played; ///< the last time something happened
    bool finished = false;
    bool whatIf = false; ///< TablePlan::whatIf: it counts in no statistics
    QList<SeatPlan> seats;
    MatchResult result; ///< of a finished one
    int moves = 0;      ///< steps of its record, once it is finished
};

/// All that is needed to go on with a match, or to look at it again.
struct StoredMatch {
    MatchLine line;
    QByteArray record; ///< whole: its opening and all steps
    QByteArray situation;
};

} // namespace tacklebox
