// What a game's bots know and why they moved, in words.
#pragma once

#include "model/bots/knowledge.h"
#include "model/bots/rationale.h"
#include "model/engine/phrase.h"

namespace tacklebox {

// clang-format off
/// Specialised in each game's bot/words.h. Told to names.you, as all sentences are: he is "you" where he
/// himself moved (a hint) and where a bot has judged his hand; all others have their names.
///
///     kind(rationale)                          the id of its motive in the line protocol: "try-for-card"
///     subject(fact)                            what a fact is about: "crabs", "fives", "the red crab"
///     fact(fact, names)                        a whole sentence: "Nick holds the red crab."
///     rationale(rationale, seat, move, names)  why `seat` made `move`, a whole sentence or two: "Nick asked
///                                              for crabs two turns ago; a hit is 40 % likely." An empty
///                                              phrase if no reason was given.
// clang-format on
template <class G>
struct BotWords;

} // namespace tacklebox
