// The setup of a table: game, players, and table rules, which may change during play.
#pragma once

#include "model/bots/judge.h"
#include "model/engine/options.h"
#include "model/engine/seats.h"
#include "model/engine/tabletraits.h"

#include <QList>
#include <QString>

#include <optional>

namespace tacklebox {

/// The player in a seat. People and bots are interchangeable.
struct SeatPlan {
    QString name;
    bool person = false;
    Level level = Level::Perch; ///< for a bot
    /// The picture: "ada" to "hal", the regulars in lower case. Empty: a bot has the picture of its name or
    /// of an absent regular, a person only a float.
    QString face;

    bool operator==(const SeatPlan&) const = default;
};

/// The default name of person `number` (from 1): the first has the user name of the computer or else "Guest",
/// others are "Player 2" and so on.
QString usualPersonName(int number = 1);
/// A stored name in the current language: translates the default names "Guest" and "Player 2".
QString personNameOf(const QString& kept);
/// True for a default name, which must not be used as a form of address.
bool isNoName(const QString& name);
/// All names under which that person may have been stored.
QStringList keptNamesOf(const QString& person);
/// The default name of bot `number` (from 0).
QString usualBotName(int number);
/// The names of the regular bots, "Ada" to "Hal".
const QStringList& regulars();
/// Renames bots with the name of a person to an unused regular, unless the bot has a name given by a user.
void keepNamesApart(QList<SeatPlan>& seats);
/// One person in the first seat, and bots.
QList<SeatPlan> usualSeats(int seats);

/// The seat of the only person at a table with bots; kNoSeat if there are several or none.
Seat onlyPersonOf(const QList<SeatPlan>& seats);
/// The levels of the bots.
KnownLevels knownLevelsOf(const QList<SeatPlan>& seats);

/// The order of moves in a game without turns.
enum class Tempo : quint8 {
    RoundTheTable, ///< every seat is asked in order after each action (W-01)
    Live,          ///< the first to press acts; for one person against bots only
};

/// Everything that determines a table before its first card.
struct TablePlan {
    QString game; ///< id of the game
    QList<SeatPlan> seats;
    std::optional<Seat> dealer; ///< drawn from the seed if absent (X-01)
    Options options;
    std::optional<quint64> seed; ///< random if absent
    Tempo tempo = Tempo::RoundTheTable;
    bool whatIf = false; ///< continues another match as an experiment
};

/// When to show the reasons of bots. A reason reveals the bot's cards and knowledge.
enum class ReasonsShown : quint8 {
    Never,
    AfterTheDeal, ///< after the end of the deal
    AtOnce,       ///< immediately, for one person against bots and public moves; else as AfterTheDeal
};

/// The memory aid: which marks the grid at each opponent shows.
enum class KnownCards : quint8 {
    Off,
    Asked,   ///< what a player has asked for and given away
    Follows, ///< also what they certainly have or have not
};

/// Settings that people may change between any two moves.
struct TableRules {
    bool layForMe = true;         ///< X-06: lay sets for a person at the first legal moment
    bool answerForMe = true;      ///< give an answer that leaves no choice without asking
    bool askOnlyIfItHelps = true; ///< for one person against bots, with answerForMe: do not ask about a
                                  ///< reaction card without effect
    bool skipEmptyWindows = true; ///< for one person against bots: do not ask if passing is the only move
    bool strictSecrecy = false;   ///< X-04: with several people, hand the screen over on every ask
    int pauseMillis = 700;        ///< between two moves of bots; 0 for none
    int windowMillis = 5000;      ///< Tempo::Live: a player who does not act for so long passes; 0: no limit
    int countInMillis = 0; ///< Tempo::Live: duration of the count before the clock runs, in real milliseconds
    double clockRate = 1.0; ///< Tempo::Live: 0.25 to 2
    ReasonsShown reasons = ReasonsShown::AfterTheDeal;
    KnownCards knownCards = KnownCards::Off;

    bool operator==(const TableRules&) const = default;
};

} // namespace tacklebox
