// The results of a round or a match as plain data.
#pragma once

#include "model/table/table.h"
#include "views/scene/picture/picture.h"
#include "views/theme/cardart.h"

#include <QList>
#include <QString>

#include <optional>

namespace tacklebox {

/// The result of one player.
struct Result {
    Seat seat = kNoSeat;
    QString name;        ///< as shown: "Cleo", "You"
    QString portrait;    ///< name of the portrait: "cleo", "guest"
    int place = 1;       ///< players with equal points share a place; the winners of a match share the first
    bool won = false;    ///< the match
    bool you = false;    ///< the viewer called "you" at the table
    bool person = false; ///< not a bot
    int total = 0;
    QList<int> deals; ///< points per round, in order
    /// Points of laid sets and cost of cards left in hand, over all rounds. nullopt if cards left in hand
    /// cost nothing.
    std::optional<int> laid, left;
    /// Points of special and of other sets; nullopt if there was no special set.
    std::optional<int> special, usual;
};

/// All players by place. Players who share a place are in seat order.
QList<Result> resultsOf(const Table& table);
/// The results of one round, from 0, with the totals after it. Places are those of the match.
QList<Result> resultsOfDeal(const Table& table, int deal);
/// The player's mood, from public information. A person who has lost does not look upset.
Mood moodOf(const Result& result);
/// The portrait in that mood.
CardArt faceOf(const Result& result);
/// A heading with the winners: "Cleo wins the match".
QString winnersTitle(const QList<Result>& results);
/// "3 rounds, 405 to 385"; without points if the win is shared or there is a single player.
QString matchLine(const QList<Result>& results, const QString& game);
/// A row for screen readers: "1. Cleo, 405 points: round 1: 110, round 2: 295".
QString spokenRow(const Result& result, const QString& game);

} // namespace tacklebox
