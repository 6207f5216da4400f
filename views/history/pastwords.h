// Past games in words.
#pragma once

#include "model/store/storedmatch.h"

#include <QString>

namespace tacklebox {

/// What keeps a kept match from being shown, in a sentence; empty if all is well. Its record is not looked
/// at.
QString faultOf(const MatchLine& match);

/// "Rainbow Fish"; the id where there is no such game.
QString gameTitle(const QString& game);
/// "Ana, Nick (Perch)": bots with their level.
QString playersWords(const MatchLine& match);
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
/// How a deal ended, by its name in the line protocol: "All cards played".
QString endingTitle(const QString& ending);
/// All that is known of a match, in a few lines.
QString matchDetails(const MatchLine& match);

} // namespace tacklebox
