// What a table is in beside its match: all that a record does not hold and that is needed to go on exactly as
// it was.
#pragma once

#include "model/table/plan.h"

#include <QByteArray>
#include <QHash>

#include <array>
#include <optional>
#include <set>

namespace tacklebox {

/// How much help the persons at a table had. What was played without any counts as unaided.
struct Help {
    int hints = 0;
    int takenBack = 0;           ///< decisions undone
    bool knowledgeShown = false; ///< the board of known cards, or bots' reasons while they play, were on

    bool any() const { return hints > 0 || takenBack > 0 || knowledgeShown; }
    bool operator==(const Help&) const = default;
};

/// How far a match has come, for who looks for it in a list. All at the table know it.
struct Progress {
    int deal = 0;      ///< the hand, game or deal that is being played, from 1; 0: not known
    QList<int> scores; ///< seat by seat: of the finished ones, and what lies on the table in this one

    bool operator==(const Progress&) const = default;
};

/// What was found when a match could not be gone on with as it was kept.
struct Damage {
    int good = -1; ///< steps from the first on that can be replayed; -1: not even the opening can be read
    int of = 0;    ///< steps that were kept

    bool operator==(const Damage&) const = default;
};

struct ResumeState {
    QList<SeatPlan> seats;
    Tempo tempo = Tempo::RoundTheTable;
    bool whatIf = false;                  ///< TablePlan::whatIf
    QHash<QString, StandingOrder> orders; ///< by seat and card
    std::array<WindowOrder, kMostSeats> windowOrders{};
    std::array<int, kMostSeats> seenUpTo{}; ///< events that a person has seen
    int dealsShown = 1;   ///< a deal beyond them waits until the summary of the last one is left
    int windowLeft = -1;  ///< Tempo::Live: of the window, in milliseconds; -1: none runs
    /// The events in which the clock moved for who had not decided; nothing if that is not known of all of them.
    std::optional<std::set<int>> late;
    QByteArray strictAsk; ///< a step that waits for the one asked to sit at the screen; empty if none
    int undone = 0;       ///< steps at the end of the record that are taken back, and can be made again
    Help help;
    std::array<int, kMostSeats> helpUsed{}; ///< Table::helpUsed()
    Progress progress;
    std::optional<Damage> damage; ///< once a person has been told of it, until the match is gone on with

    /// As text (JSON) for the journal.
    QByteArray toText() const;
    /// Nothing if the text is none; what is missing or unknown in it is as at a new table.
    static std::optional<ResumeState> fromText(const QByteArray& text);

    bool operator==(const ResumeState&) const = default;
};

} // namespace tacklebox
