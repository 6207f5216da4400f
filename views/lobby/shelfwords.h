// What the lobby says of a kept game: how it stands, how it ended, and when that was, as people say it.
#pragma once

#include "views/lobby/shelffacts.h"

#include <QString>

namespace tacklebox {

/// "Twisted Fish", "Great Lakes": as short as a game is called; its id where it is not known.
QString shortTitle(const QString& game);

/// "today, 21:40", "yesterday, 21:40", "Monday, 21:40" within a week, else "3 May" or "3 May 2025".
QString momentWords(const QDateTime& when, const QDateTime& now);
/// The day within a sentence: "today", "yesterday", "on Monday", "on 3 May".
QString dayWords(const QDateTime& when, const QDateTime& now);

/// How an unfinished match stands, as all at its table know: "Deal 2, you lead, 75 to 25"; "Deal 2, Ben
/// leads, 75 to 25"; "Deal 2, level at 40"; "Deal 1, no points yet"; with no deal "You lead, 75 to 25". Empty
/// where it is not known.
QString leadWords(const MatchLine& match, bool withDeal = true);
/// The same without the deal, for a tag: "You lead, 75 to 25".
QString shortLeadWords(const MatchLine& match);
/// The seat that leads alone in an unfinished match; kNoSeat if none does, or it is not known.
Seat leaderOf(const MatchLine& match);
/// How one person's match against bots ended, or who of several has won, with his points and those of the
/// best of the others: "won yesterday, 405 to 385"; "Ana won on Monday, 405 to 385".
QString lastResultWords(const MatchLine& match, const QDateTime& now);
/// What became of the deal of the day: "Not played yet: you against two Perch"; "won, 405 to 385".
QString dayDealWords(const DayDeal& deal);

/// The best of the others' points, beside those of `seat`; 0 where nobody else plays.
int bestOfOthers(const MatchLine& match, Seat seat);

} // namespace tacklebox
