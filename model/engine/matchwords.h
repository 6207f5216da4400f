// Sentences about the end of a deal and of a match, shared by all games.
#pragma once

#include "model/engine/events.h"
#include "model/engine/matchscore.h"
#include "model/engine/phrase.h"
#include "model/engine/refusal.h"

namespace tacklebox {

/// "Ann draws a card.", "You lay the king of hearts.", "Ann gives you the king of hearts."; empty if nobody
/// moved it.
Phrase movedWords(const Moved& moved, const Phrase& card, const Names& names);
/// "Ann says: Go fish!", "A hit!"; empty for other sayings.
Phrase saidWords(const Said& said, const Names& names);
/// The sentence for a shared reason, about `card`. Any other reason gets a general sentence.
Phrase refusalWords(const Refusal& refusal, const Phrase& card, const Names& names);

/// Names the dealer; from the second deal on also the deal: "Round 2: Ann deals.", or "Game 2: Ann deals." if
/// a deal is called a game (kDealIsGame).
Phrase dealWords(const MatchScore& match, bool dealIsGame, const Names& names);
/// "Ann 5 (20 in all), you 0 (3 in all) and Cleo 2 (9 in all)"
Phrase totalsWords(const Scored& scored, const Names& names);
/// "Ann and Cleo share the win."; "You and Cleo share the win."
Phrase winnersWords(const Over& over, const Names& names);

/// The total of the winners.
int winningTotal(const Scored& scored, const Over& over);
/// The winners and the totals: "Ann wins the match with 6 books; Cleo has 5 and you have 2." `total` is "with
/// 6 books".
Phrase matchEndWords(const Scored& scored, const Over& over, const Phrase& total, const Names& names);

} // namespace tacklebox
