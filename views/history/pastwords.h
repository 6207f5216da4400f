// Past games in words.
#pragma once

#include "model/store/storedmatch.h"

#include <QString>

namespace tacklebox {

/// What keeps a kept match from being shown, in a sentence; empty if all is well. Its record is not looked
/// at.
QString faultOf(const MatchLine& match);
QString faultOf(const QString& game, qsizetype seats, const QDateTime& played);

/// "Rainbow Fish"; the id where there is no such game.
QString gameTitle(const QString& game);
/// "You, Nick (Perch)": bots with their level; `you` is the seat of the one who reads, kNoSeat for names
/// alone.
QString playersWords(const MatchLine& match, Seat you);
/// The same for a narrow column: many bots of one level have it told once.
QString playersInShort(const MatchLine& match, Seat you);
/// "Won", "Lost" or "Shared" where one person played against bots; else who has won.
QString resultWords(const MatchLine& match);
/// "12 : 8 : 3", seat by seat.
QString scoresWords(const MatchLine& match);
/// "2 hints, 1 decision taken back"; "without help".
QString helpWords(const Help& help);
/// "212 moves".
QString lengthWords(int moves);
/// The day and the time at which it was played, here.
QString whenWords(const QDateTime& played);
/// All that is known of a match, in a few lines.
QString matchDetails(const MatchLine& match, Seat you);

} // namespace tacklebox
