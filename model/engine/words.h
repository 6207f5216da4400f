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

// clang-format off
/// Specialised in each game's words.h:
///
///     card(face)                 "the king of spades"
///     effect(face)               what the card does, a whole sentence; an empty phrase if the face is hidden
///     move(move, names)          a line in a list of moves: "Choose the king of spades"
///     event(seen, names)         a whole sentence, or an empty phrase for events that need none
///     refusal(refusal, names)    a whole sentence to the player who tried the move
///
/// What a game has no words of its own for it leaves out of these:
///
///     question(move)             whom the move asks for what
///     aloud(seen, names)         what the player who acts says of it himself, told to all: "Reverse!"; empty
///                                for what needs no word, and for a question in the usual words
///     outcome(by, move, moved, names)
///                                a whole sentence of a card that the move of `by` moved, where it says more
///                                than that of the card alone; else empty
///     shown(move, shown, names)  the same of a card that its owner has to show by his own move
///     lastCard(moved, names)     the same of a card that leaves its hand empty
///     laid(count)                so many sets laid: "2 books laid"
///
/// A game that can be played live has these too:
///
///     tooLate(seat, names)       a whole sentence of him who acts for a contested card of his because his
///                                time is up
///     letsBe(seat, names)        a whole sentence of him who leaves that card to itself
///     letsBeAloud()              what he says then
// clang-format on
template <class G>
struct Words;

} // namespace tacklebox
