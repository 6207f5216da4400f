// What a game says in words.
#pragma once

#include "model/engine/events.h"
#include "model/engine/phrase.h"
#include "model/engine/refusal.h"

namespace tacklebox {

/// Specialised in each game's words.h:
///     card(face)              "the king of spades"
///     move(move, names)       a line in a list of moves: "Choose the king of spades"
///     event(seen, names)      a whole sentence, or an empty phrase for events that need none
///     refusal(refusal, names) a whole sentence to the player who tried the move
template <class G>
struct Words;

} // namespace tacklebox
