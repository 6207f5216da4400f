// Texts about a stored match: score, result and time.
#pragma once

#include "model/store/dayresults.h"
#include "model/table/daygoal.h"
#include "views/lobby/shelffacts.h"

#include <QString>

namespace tacklebox {

/// "Twisted Fish", "Great Lakes": the shortest usual title; the id if the game is unknown.
QString shortTitle(const QString& game);

/// "today, 21:40", "yesterday, 21:40", "Monday, 21:40" within a week, else "3 May" or "3 May 2025".
QString momentWords(const QDateTime& when, const QDateTime& now);
/// The day within a sentence: "today", "yesterday", "on Monday", "on 3 May".
QString dayWords(const QDateTime& when, const QDateTime& now);

/// The score of an unfinished match, as everybody at its table knows it: "Round 2, you lead, 75 to 25";
/// "Round 2, Ben leads, 75 to 25"; "Round 2, tied at 40"; "Round 1, no points yet". Without `withDeal`: "You
/// lead, 75 to 25". Empty if the score is unknown.
QString leadWords(const MatchSummary& match, bool withDeal = true);
/// The seat that leads an unfinished match alone; kNoSeat if there is none or the score is unknown.
Seat leaderOf(const MatchSummary& match);
/// The result of the only person in a match, or else of its winner, with that player's points and the best
/// other points: "won yesterday, 405 to 385"; "Ana won on Monday, 405 to 385".
QString lastResultWords(const MatchSummary& match, const QDateTime& now);
/// The state of the deal of the day: "Not played yet today"; "Played and won, 405 to 385".
QString dayDealWords(const DayDeal& deal);

/// The announcement of a deal of the day at its table: "Today's deal, 30 November. Go Fish against Ada and
/// Ben. One game: most books wins. Your first result counts." `practice`: its result does not count.
QString dayTableWords(const TablePlan& plan, const QDate& day, const QDate& today, bool practice);
/// "A Pike made 140 with your cards, a Shark 180."
QString dayGoalWords(const GoalResult& pike, const GoalResult& shark);
/// Two lines to send to others: date, game and result; the deal code.
QString dayShareText(const DayResult& result, const QString& code);
/// "Won, 405 to 385"; the points of the only person, and the best other points.
QString dayResultWords(const MatchSummary& match);
/// "30 November"; with the year if it is not this year.
QString dateWords(const QDate& day, const QDate& today);

/// The highest score of the other seats; 0 if there are none.
int bestOfOthers(const MatchSummary& match, Seat seat);

} // namespace tacklebox
