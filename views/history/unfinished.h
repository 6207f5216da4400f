// Unfinished games in words, and the questions before one is given up or goes on without what is damaged.
#pragma once

#include "model/store/storedmatch.h"

#include <QString>

#include <functional>

class QWidget;

namespace tacklebox {

/// "Twisted Fish"; "Twisted Fish (what if)" where it went on from within another game.
QString unfinishedTitle(const MatchLine& match);
/// "Deal 2, 120 : 80 : 40"; "Deal 1, no points yet"; empty where it is not known.
QString standingWords(const MatchLine& match);
/// "You, Nick, Cleo": who plays alone under the name that this computer gives him is "you".
QString namesWords(const MatchLine& match);
/// Why it cannot be continued as it is: it is damaged, or played in another window. Empty if it can.
QString troubleWords(const MatchLine& match);
/// How much of a damaged game can be read, in a sentence.
QString damageWords(const Damage& damage);
/// All that is known of it, in a few lines. `you` is the seat that is called "You", kNoSeat for none.
QString unfinishedDetails(const MatchLine& match, Seat you);

/// Asks in front of `window` whether the game is to be given up; "Keep it" is the answer that a slip of the
/// hand gives. `giveUp` is called on yes.
void askToGiveUp(const MatchLine& match, QWidget* window, const std::function<void()>& giveUp);
/// Asks what is to become of a damaged game: going on up to its last good step (not where nothing can be
/// read), giving it up (which is asked again), or nothing now.
void askAboutDamage(const MatchLine& match, const Damage& damage, QWidget* window,
                    const std::function<void()>& goOn, const std::function<void()>& giveUp);

} // namespace tacklebox
