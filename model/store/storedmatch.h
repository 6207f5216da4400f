// A match as the store has it.
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

/// What a match begins with.
struct MatchOpening {
    QString game;
    QByteArray record;      ///< a record (protocol.md) without its steps
    QByteArray resumeState; ///< Table::resumeState()
    QList<SeatPlan> seats;
    bool whatIf = false;
    QDateTime begun;                  ///< now if left out
    QUuid uuid = QUuid::createUuid(); ///< Table::uuid()
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

/// Who plays an unfinished match now.
enum class Played {
    ByNobody,
    Here,      ///< by this program
    Elsewhere, ///< by another one that runs on this computer
};

/// A match of which something could not be kept while it was played, whole.
struct UnkeptMatch {
    qint64 match = 0; ///< its number in the store; 0 if it has none
    MatchOpening opening;
    QList<QByteArray> steps;
    QDateTime played;                  ///< when it was left
    std::optional<MatchResult> result; ///< if it is over
};

/// A line in a list of matches.
struct MatchLine {
    qint64 id = 0;
    QUuid uuid; ///< Table::uuid(); null for one that was over before matches had any
    QString game;
    QDateTime begun, played; ///< the last time something happened
    bool finished = false;
    bool whatIf = false; ///< TablePlan::whatIf: it counts in no statistics
    QList<SeatPlan> seats;
    MatchResult result; ///< of a finished one
    int moves = 0;      ///< steps of its record, once it is finished

    // Of an unfinished one, as Store::unfinished() tells.
    Played byWhom = Played::ByNobody;
    Progress progress;
    std::optional<Damage> damage; ///< it has been refused once
};

/// All that is needed to go on with a match, or to look at it again.
struct StoredMatch {
    MatchLine line;
    QByteArray record; ///< whole: its opening, all steps and its UUID
    QByteArray resumeState;
    QByteArray opening;      ///< the record without its steps
    QList<QByteArray> steps; ///< one by one; an empty one where some are missing
    bool cut = false;        ///< what was kept is damaged: steps are missing at the end, or even all texts

    /// The record with these steps.
    QByteArray recordWith(const QList<QByteArray>& some) const;
    /// The record without the steps that are taken back (ResumeState::undone).
    QByteArray playedRecord() const;
};

} // namespace tacklebox
