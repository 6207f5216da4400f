// How a deal and a match end, in words that all games share.
#pragma once

#include "model/engine/events.h"
#include "model/engine/phrase.h"

namespace tacklebox {

/// Who deals; from the second deal of a match on with its number: "Deal 2: the dealer is Ann."
Phrase dealWords(Seat dealer, int round, const Names& names);
/// "Ann 5 (20 in all), you 0 (3 in all) and Cleo 2 (9 in all)"
Phrase totalsWords(const Scored& scored, const Names& names);
/// "The winners are Ann and Cleo."; "You have won, together with Cleo."
Phrase winnersWords(const Over& over, const Names& names);

} // namespace tacklebox
