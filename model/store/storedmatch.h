// A match in the store.
#pragma once

#include "model/engine/matchscore.h"
#include "model/table/resumestate.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QUuid>

#include <optional>

namespace tacklebox {

/// The data of a new match.
struct MatchOpening {
    QString game;
    QByteArray record;      ///< a record (protocol.md) without its steps
    QByteArray resumeState; ///< Table::resumeState()
    QList<SeatPlan> seats;
    bool whatIf = false;
    QDateTime begun;                  ///< default: now
    QUuid uuid = QUuid::createUuid(); ///< Table::uuid()
};

struct SeatResult {
    int score = 0;
    bool won = false;
    int longestChain = 0; ///< most asks in one turn

    bool operator==(const SeatResult&) const = default;
};

/// The result of a match.
struct MatchResult {
    QList<SeatResult> seats;
    QStringList endings; ///< names, one for each deal
    Help help;

    bool operator==(const MatchResult&) const = default;
};

/// The player of an unfinished match, at present.
enum class PlayedBy {
    Nobody,
    ThisProgram,
    OtherProgram, ///< on this computer
};

/// A complete match that could not be stored during play.
struct UnstoredMatch {
    qint64 match = 0; ///< its id in the store; 0 if it has none
    MatchOpening opening;
    QList<QByteArray> steps;
    QDateTime played;                  ///< when the player left it
    std::optional<MatchResult> result; ///< if it is over
};

/// An entry in a list of matches.
struct MatchSummary {
    qint64 id = 0;
    QUuid uuid; ///< Table::uuid(); null for matches finished before uuids existed
    QString game;
    QDateTime begun, played; ///< `played`: the last change
    bool finished = false;
    bool whatIf = false; ///< TablePlan::whatIf: excluded from statistics
    QList<SeatPlan> seats;
    MatchResult result; ///< if finished
    int moves = 0;      ///< number of steps of its record, if finished

    // For unfinished matches, set by Store::unfinished().
    PlayedBy playedBy = PlayedBy::Nobody;
    Progress progress;
    std::optional<Damage> damage; ///< it has been refused once
};

/// The data for resuming or replaying a match.
struct StoredMatch {
    MatchSummary line;
    QByteArray record; ///< complete: opening, all steps and UUID
    QByteArray resumeState;
    QByteArray opening;      ///< the record without its steps
    QList<QByteArray> steps; ///< empty for missing steps
    bool truncated = false;  ///< damaged: lacks steps at the end, or all texts

    /// The record with these steps.
    QByteArray recordWith(const QList<QByteArray>& someSteps) const;
    /// The record without undone steps (ResumeState::undone).
    QByteArray playedRecord() const;
};

} // namespace tacklebox
