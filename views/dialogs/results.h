// What a deal or a match has given whom, place by place, as plain data: what the sheets at their ends show.
#pragma once

#include "model/table/table.h"
#include "views/scene/picture/picture.h"
#include "views/theme/cardart.h"

#include <QList>
#include <QString>

#include <optional>

namespace tacklebox {

/// One player's.
struct Result {
    Seat seat = kNoSeat;
    QString name;        ///< "Cleo", "You"
    QString portrait;    ///< whose face: "cleo", "guest"
    int place = 1;       ///< shared by those with equal points, as the winners of a match share the first
    bool won = false;    ///< the match
    bool you = false;    ///< who is called so at the table
    bool person = false; ///< and no bot
    int total = 0;
    QList<int> deals; ///< the points of each, in their order
    /// Of all deals together: what the laid sets gave, and what cards that were left in hand cost. Nothing
    /// in a game in which the points are those of the sets.
    std::optional<int> laid, left;
    /// What sets of a special kind gave, and all others; nothing where no such set was laid.
    std::optional<int> special, usual;
};

/// The players of the table by place; those who share one in the order of their seats.
QList<Result> resultsOf(const Table& table);
/// The same of one deal alone (0 the first), with the points up to then; the places are those of the match.
QList<Result> resultsOfDeal(const Table& table, int deal);
/// How a player takes the end: from what the whole table knows. A person who has lost is not laughed at.
Mood moodOf(const Result& result);
/// The picture of his face, in that mood.
CardArt faceOf(const Result& result);
/// Who has won the match, in a heading: "Cleo takes the match".
QString winnersTitle(const QList<Result>& results);
/// "3 deals, 405 to 385"; those who share the win and others without a second have no score to compare.
QString matchLine(const QList<Result>& results);
/// A player's row for those who hear it: "1. Cleo, 405 points: deal 1: 110, deal 2: 295".
QString spokenRow(const Result& result);

} // namespace tacklebox
