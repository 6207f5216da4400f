// What a game says in words.
#pragma once

#include "model/engine/events.h"
#include "model/engine/phrase.h"
#include "model/engine/refusal.h"

namespace tacklebox {

/// What one player asks another for.
struct Question {
    Seat target = kNoSeat; ///< kNoSeat: the move asks nobody
    Phrase subject;        ///< "fives", "the purple hammerhead"
    bool ofOneCard = false;
};

/// Specialised in each game's words.h:
///     card(face)              "the king of spades"
///     move(move, names)       a line in a list of moves: "Choose the king of spades"
///     event(seen, names)      a whole sentence, or an empty phrase for events that need none
///     question(move)          (may be left out) whom the move asks for what
///     refusal(refusal, names) a whole sentence to the player who tried the move
template <class G>
struct Words;

} // namespace tacklebox
