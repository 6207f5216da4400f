// The Great Lakes Fish-Out in words.
#pragma once

#include "model/engine/phrase.h"
#include "model/games/greatlakes/greatlakes.h"

namespace tacklebox::greatlakes {

/// Why a move was refused, as a whole sentence to the player who tried it.
Phrase refusalWords(const Refusal& refusal, const Names& names);
/// What a move does, as a line in a list of moves: "Choose the king of spades".
Phrase moveWords(const Move& move, const Names& names);
/// What happened, as a whole sentence, or an empty phrase for events that need none.
Phrase eventWords(const SeenEvent<GreatLakes>& event, const Names& names);

} // namespace tacklebox::greatlakes
