// The sentences of a game.
#pragma once

#include "model/engine/events.h"
#include "model/engine/phrase.h"
#include "model/engine/refusal.h"

namespace tacklebox {

/// A question of one player to another.
struct Question {
    Seat target = kNoSeat;    ///< kNoSeat: the move asks nobody
    Phrase subject;           ///< "fives", "the purple hammerhead"
    Face card = kHidden;      ///< the card asked for, if it is a single one; else kHidden
    bool ownSentence = false; ///< the move does more than ask, and its own sentence describes it

    bool ofOneCard() const { return card != kHidden; }
};

// clang-format off
/// Specialised in each game's words.h, derived from UsualWords, which has defaults for all but `card`. Whole
/// sentences may be empty phrases where nothing needs saying.
///
/// - `card(face)`: "the king of spades".
/// - `effect(face)`: A sentence about what the card does; empty for a hidden face.
/// - `move(move, names)`: A line in a list of moves, "Choose the king of spades".
/// - `event(seen, names)`: A sentence about the event.
/// - `brief(seen, names)`: The same for speech and the news line, if it is shorter.
/// - `refusal(refusal, names)`: A sentence to the player who tried the move.
/// - `question(move)`: The Question that the move asks.
/// - `aloud(seen, names)`: The announcement of the acting player, "Reverse!"; empty for questions in the usual
///   words.
/// - `outcome(by, move, moved, names)`: A sentence about a card moved by the move of `by`, if there is more
///   to say than for the card alone.
/// - `shown(move, shown, names)`: The same for a card that its owner has to show.
/// - `lastCard(moved, names)`: The same for the last card of a hand.
/// - `matchEnd(scored, over, names)`: The last result and the winners of the match; by default in points.
/// - `laid(count)`: The number of sets laid, "2 books laid".
///
/// For games that can be played live:
///
/// - `tooLate(seat, names)`: A sentence about the owner of a contested card who acts because time is up.
/// - `onlyPass(observation)`: A sentence about a viewer who passes because no card can be played; empty
///   if the viewer had a choice.
/// - `passAloud()`: The announcement of the owner of a contested card who leaves it alone.
// clang-format on
template <class G>
struct Words;

} // namespace tacklebox
