// The state of a table besides its record that is needed to resume exactly.
#pragma once

#include "model/table/plan.h"

#include <QByteArray>
#include <QHash>

#include <array>
#include <optional>
#include <set>

namespace tacklebox {

/// The help used by the people at a table. Matches without help count as unaided.
struct Help {
    int hints = 0;
    int takenBack = 0;           ///< decisions undone
    bool knowledgeShown = false; ///< the memory aid or immediate reasons of bots were on

    bool any() const { return hints > 0 || takenBack > 0 || knowledgeShown; }
    bool operator==(const Help&) const = default;
};

/// The progress of a match for lists of matches. Public.
struct Progress {
    int deal = 0;      ///< number of the current deal, from 1; 0: unknown
    QList<int> scores; ///< by seat: finished deals plus points laid in the current one

    bool operator==(const Progress&) const = default;
};

/// The damage found when a match could not be resumed completely.
struct Damage {
    int validSteps = -1; ///< from the start; -1: unreadable opening
    int storedSteps = 0;

    bool operator==(const Damage&) const = default;
};

struct ResumeState {
    QList<SeatPlan> seats;
    Tempo tempo = Tempo::RoundTheTable;
    bool whatIf = false;                  ///< TablePlan::whatIf
    QHash<QString, StandingOrder> orders; ///< by seat and card
    std::array<WindowOrder, kMostSeats> windowOrders{};
    std::array<int, kMostSeats> seenUpTo{}; ///< number of events that a person has seen
    int dealsShown = 1;  ///< a later deal waits until the summary of the last one is closed
    int windowLeft = -1; ///< Tempo::Live: remaining milliseconds of the window; -1: none
    /// The events of moves that the clock made; nullopt if not all are known.
    std::optional<std::set<int>> late;
    QByteArray deferredAsk; ///< a step that waits for the player asked to take the screen; empty if none
    int undone = 0;         ///< number of undone steps at the end of the record, which can be redone
    Help help;
    std::array<int, kMostSeats> helpUsed{}; ///< Table::helpUsed()
    Progress progress;
    std::optional<Damage> damage; ///< set once the person has been informed, until the match is resumed

    /// As JSON text for the journal.
    QByteArray toText() const;
    /// nullopt if the text is unreadable. Missing or unknown parts have the values of a new table.
    static std::optional<ResumeState> fromText(const QByteArray& text);

    bool operator==(const ResumeState&) const = default;
};

} // namespace tacklebox
