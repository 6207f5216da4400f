// The sentences of a game's bots about facts and reasons.
#pragma once

#include "model/bots/informationstate.h"
#include "model/bots/rationale.h"
#include "model/engine/phrase.h"

namespace tacklebox {

// clang-format off
/// Specialised in each game's bot/words.h. The viewer names.you is addressed as "you", for example in hints.
///
/// - `kind(rationale)`: The id of its motive in the line protocol, "try-for-card".
/// - `subject(fact)`: The cards that a fact is about: "crabs", "fives", "the red crab".
/// - `fact(fact, names)`: A sentence: "Nick holds the red crab."
/// - `rationale(rationale, seat, move, names)`: One or two sentences about the reason why `seat` made `move`:
///   "Nick asked for crabs two turns ago; a hit is 40 % likely." Empty if no reason was given.
// clang-format on
template <class G>
struct BotWords;

} // namespace tacklebox
