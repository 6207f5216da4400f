// What a game says in words.
#pragma once

#include "model/engine/events.h"
#include "model/engine/phrase.h"
#include "model/engine/refusal.h"

namespace tacklebox {

/// What one player asks another for.
struct Question {
    Seat target = kNoSeat;    ///< kNoSeat: the move asks nobody
    Phrase subject;           ///< "fives", "the purple hammerhead"
    Face card = kHidden;      ///< that one card; kHidden: of several it would be any, or all
    bool ownSentence = false; ///< more is done than asked: the sentence of the move tells it

    bool ofOneCard() const { return card != kHidden; }
};

/// Specialised in each game's words.h:
///     card(face)              "the king of spades"
///     effect(face)            what the card does, a whole sentence; an empty phrase where the face is hidden
///     move(move, names)       a line in a list of moves: "Choose the king of spades"
///     event(seen, names)      a whole sentence, or an empty phrase for events that need none
///     question(move)          (may be left out) whom the move asks for what
///     aloud(seen, names)      (may be left out) what the player who acts says of it himself, told to all:
///     "Reverse!";
///                             empty for what needs no word, and for a question in the usual words
///     outcome(by, move, moved, names) (may be left out) a whole sentence of a card moved by the move that
///     `by` made,
///                             where it says more than that of the card alone; else empty
///     lastCard(moved, names)  (may be left out) the same of a card that leaves its hand empty
///     tooLate(seat, names)    (where the game is live) a whole sentence of him who acts because his time is
///     up, for a contested card of his
///     letsBe(seat, names)     (likewise) a whole sentence of him who leaves that card to itself, and
///     letsBeAloud()           what he says then
///     laid(count)             (may be left out) so many sets laid, where the game has a name of its own for
///     them: "2 books laid"
///     refusal(refusal, names) a whole sentence to the player who tried the move
template <class G>
struct Words;

} // namespace tacklebox
