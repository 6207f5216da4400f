// What the program says of a game before it is played: its title, a line about it, its options in words.
#pragma once

#include "model/bots/bot.h"
#include "model/engine/matchscore.h"
#include "model/table/plan.h"

#include <QString>
#include <QStringList>

#include <span>

namespace tacklebox {

struct GameInfo {
    QString id;
    QString title; ///< "Twisted Fish"
    int leastSeats = 2, mostSeats = 2;
    std::span<const OptionSpec> options;

    QString line() const;       ///< what it is, in a line
    QString seatsWords() const; ///< "2 to 6 players"
};

/// The five games, in the project's order.
const QList<GameInfo>& gameInfos();
/// Null if there is no such game.
const GameInfo* gameInfo(const QString& id);

/// An option as the new-table dialog shows it.
struct OptionInfo {
    QString title;       ///< "Points to win"
    QString line;        ///< what it does
    QStringList choices; ///< of OptionKind::Choice, in the order of its values
    QString zero;        ///< of a Number whose 0 is something special: "one hand"; else empty
};
OptionInfo optionInfo(const QString& game, const OptionSpec& option);

/// "Minnow".
QString levelTitle(Level level);
/// A line of what that level means in that game.
QString levelLine(Level level, const QString& game);

/// What the match is played to: "First to 400 points"; for a single game "One game: most points win".
QString targetWords(const TablePlan& plan);

/// A seat's name as a heading has it; "You" where the table says "you".
QString seatTitle(const TablePlan& plan, Seat seat, Seat you = kNoSeat);
/// Who plays: "you, Ben and Cleo"; one person against bots is "you", several have their names.
QString playerList(const QList<SeatPlan>& seats);
/// "a", "a and b", "a, b and c".
QString listed(const QStringList& names);

} // namespace tacklebox
