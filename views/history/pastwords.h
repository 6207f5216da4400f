// Texts about stored games.
#pragma once

#include "model/store/storedmatch.h"

#include <QString>

namespace tacklebox {

/// Returns a sentence if the match cannot be shown, or an empty string. Does not read its record.
QString validationError(const MatchSummary& match);
QString validationError(const QString& game, qsizetype seats, const QDateTime& played);

/// "Rainbow Fish", or the id of an unknown game.
QString gameTitle(const QString& game);
/// "You, Nick (Perch)": bots with their levels. `you` is the reader's seat; kNoSeat: none.
QString playersWords(const MatchSummary& match, Seat you);
/// As playersWords(), but four or more bots of the same level show it once.
QString playersInShort(const MatchSummary& match, Seat you);
/// "Won", "Lost" or "Shared" for one person against bots; otherwise names the winners.
QString resultWords(const MatchSummary& match);
/// "12 : 8 : 3", seat by seat.
QString scoresWords(const MatchSummary& match);
/// "2 hints, 1 undo"; "without help".
QString helpWords(const Help& help);
/// "212 moves".
QString lengthWords(int moves);
/// Local date and time.
QString whenWords(const QDateTime& played);
/// All details of a match, in a few lines.
QString matchDetails(const MatchSummary& match, Seat you);

} // namespace tacklebox
