// Cards, moves, events and refusals in words, for code that treats the games alike.
#pragma once

#include "model/engine/phrase.h"
#include "model/games/games.h"
#include "model/games/greatlakes/words.h"

namespace tacklebox {

/// Specialised for each game:
///     card(face)              "the king of spades"
///     move(move, names)       a line in a list of moves: "Choose the king of spades"
///     event(seen, names)      a whole sentence, or an empty phrase for events that need none
///     refusal(refusal, names) a whole sentence to the player who tried the move
template <class G>
struct Words;

template <>
struct Words<GreatLakes> {
    static Phrase card(Face face) { return packs::cardWords(face); }
    static Phrase move(const greatlakes::Move& move, const Names& names) { return greatlakes::moveWords(move, names); }
    static Phrase event(const SeenEvent<GreatLakes>& event, const Names& names) { return greatlakes::eventWords(event, names); }
    static Phrase refusal(const Refusal& refusal, const Names& names) { return greatlakes::refusalWords(refusal, names); }
};

} // namespace tacklebox
