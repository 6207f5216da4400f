// Platinum Fish in words.
#pragma once

#include "model/engine/phrase.h"
#include "model/games/platinumfish/platinumfish.h"

namespace tacklebox::platinumfish {

/// Why a move was refused, as a whole sentence to the player who tried it.
Phrase refusalWords(const Refusal& refusal, const Names& names);
/// What a move does, as a line in a list of moves: "Ask Nick for kings".
Phrase moveWords(const Move& move, const Names& names);
/// What happened, as a whole sentence, or an empty phrase for events that need none.
Phrase eventWords(const SeenEvent<PlatinumFish>& event, const Names& names);

} // namespace tacklebox::platinumfish
