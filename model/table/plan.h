// What a table is set up with: the game, who sits where, and the table rules that may change while it is
// played.
#pragma once

#include "model/bots/judge.h"
#include "model/engine/options.h"
#include "model/engine/policy.h"
#include "model/engine/seats.h"

#include <QList>
#include <QString>

#include <optional>

namespace tacklebox {

/// Who sits in a seat. Persons and bots are interchangeable sources of moves.
struct SeatPlan {
    QString name;
    bool person = false;
    Level level = Level::Perch; ///< of a bot
    /// Whose face is shown: "ada" to "hal", the regulars in lower case. Empty: a bot has that of its name, or
    /// of a regular who is not at the table; a person has none but the float.
    QString face;

    bool operator==(const SeatPlan&) const = default;
};

/// What person number `number` (from 1) is called who has given no name: the first as he is on this computer,
/// else "Guest"; "Player 2" and so on after him.
QString usualPersonName(int number = 1);
/// A person's name as it was kept, maybe in another language: who had given none is "Guest" or "Player 2" in
/// today's.
QString personNameOf(const QString& kept);
/// True for a name that stands for none: nobody is called so to his face.
bool isNoName(const QString& name);
/// All names under which that person may have been kept.
QStringList keptNamesOf(const QString& person);
/// What bot number `number` (0 the first) is called where nobody has named it.
QString usualBotName(int number);
/// The regulars of the house, who play where nobody else is wanted: "Ada" to "Hal".
const QStringList& regulars();
/// Bots with the name of a person at the table become a regular whose name nobody has there; a bot that has a
/// name of its own keeps it.
void keepNamesApart(QList<SeatPlan>& seats);
/// One person in the first seat, and bots.
QList<SeatPlan> usualSeats(int seats);

/// The seat of the one person who plays against bots; kNoSeat if there are several persons or none.
Seat onlyPersonOf(const QList<SeatPlan>& seats);
/// How well the bots are known to play.
KnownLevels knownLevelsOf(const QList<SeatPlan>& seats);

/// How a game without turns is asked for moves.
enum class Tempo : quint8 {
    RoundTheTable, ///< every seat is asked in order after each action (W-01)
    Live,          ///< whoever presses first; bots react on a clock. For one person against bots only
};

/// Everything that fixes a table before its first card.
struct TablePlan {
    QString game; ///< the game's id
    QList<SeatPlan> seats;
    std::optional<Seat> dealer; ///< drawn from the seed if left out (X-01)
    Options options;
    std::optional<quint64> seed; ///< drawn at random if left out
    Tempo tempo = Tempo::RoundTheTable;
    bool whatIf = false; ///< goes on from within another match, to see what might have been
};

/// When bots tell why they moved as they did. A reason gives away what its bot holds and knows.
enum class ReasonsTold : quint8 {
    Never,
    AfterTheDeal, ///< of the deals that are over
    AtOnce, ///< one person against bots, and but for moves that are not public themselves; else AfterTheDeal
};

/// What the board of known cards shows of what all at the table have heard.
enum class KnownCards : quint8 {
    Off,
    LastTurns, ///< what was heard within about two rounds
    All,
};

/// What the people at the table may change between any two moves.
struct TableRules {
    bool layForMe = true;         ///< X-06: sets are laid for a person at the first legal moment
    bool answerForMe = true;      ///< an answer that leaves no choice is given without a question
    bool askOnlyIfItHelps = true; ///< one person against bots: no question about a reaction card that could
                                  ///< change nothing, while answerForMe is on
    bool skipEmptyWindows = true; ///< one person against bots: no question when passing is the only move
    bool strictSecrecy = false;   ///< X-04: with several persons the screen is handed over on every ask
    int pauseMillis = 700;        ///< between two bots' steps; 0 for none
    int windowMillis = 5000;      ///< Tempo::Live: who has not acted for so long passes; 0: no limit
    int countInMillis = 0;  ///< Tempo::Live: how long is counted before the clock runs, in real milliseconds
    double clockRate = 1.0; ///< Tempo::Live: 0.25 to 2
    ReasonsTold reasons = ReasonsTold::AfterTheDeal;
    KnownCards knownCards = KnownCards::Off;

    bool operator==(const TableRules&) const = default;
};

} // namespace tacklebox
