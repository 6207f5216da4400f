// Sentences about the end of a deal and of a match, shared by all games.
#pragma once

#include "model/engine/events.h"
#include "model/engine/phrase.h"
#include "model/engine/refusal.h"

namespace tacklebox {

/// "Ann draws a card.", "You lay the king of hearts.", "Ann gives you the king of hearts."; empty if nobody
/// moved it.
Phrase movedWords(const Moved& moved, const Phrase& card, const Names& names);
/// A sentence for a shared reason; one that suits any other.
Phrase refusalWords(const Refusal& refusal, const Names& names);

/// Names the dealer; from the second deal also the deal: "Deal 2: the dealer is Ann."
Phrase dealWords(Seat dealer, int round, const Names& names);
/// "Ann 5 (20 in all), you 0 (3 in all) and Cleo 2 (9 in all)"
Phrase totalsWords(const Scored& scored, const Names& names);
/// "Ann and Cleo share the win."; "You and Cleo share the win."
Phrase winnersWords(const Over& over, const Names& names);

} // namespace tacklebox
