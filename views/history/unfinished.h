// Texts about unfinished games, and the dialogs to delete or repair one.
#pragma once

#include "model/store/storedmatch.h"

#include <QString>

#include <functional>

class QWidget;

namespace tacklebox {

/// "Twisted Fish"; "Twisted Fish (what if)" if it branched off from another game.
QString unfinishedTitle(const MatchSummary& match);
/// "Round 2, 120 : 80 : 40"; "Round 1, no points yet"; empty if unknown.
QString standingWords(const MatchSummary& match);
/// "You, Nick, Cleo": "You" is the only human player if they have this computer's default name.
QString namesWords(const MatchSummary& match);
/// Why the game cannot be resumed as it is: damaged, or open in another window. Empty if it can.
QString troubleWords(const MatchSummary& match);
/// Says how much of a damaged game is readable.
QString damageWords(const Damage& damage);
/// All details of a match, in a few lines. `you` is the reader's seat; kNoSeat: none.
QString unfinishedDetails(const MatchSummary& match, Seat you);

/// Asks in front of `window` whether to delete the game, and calls `giveUp` on yes. The default is "Keep it".
void askToGiveUp(const MatchSummary& match, QWidget* window, const std::function<void()>& giveUp);
/// Asks how to treat a damaged game: resume at the last readable move, if any (`goOn`), delete it after
/// another question (`giveUp`), or leave it.
void askAboutDamage(const MatchSummary& match, const Damage& damage, QWidget* window,
                    const std::function<void()>& goOn, const std::function<void()>& giveUp);

} // namespace tacklebox
