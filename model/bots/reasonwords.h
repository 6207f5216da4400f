// What the reasons of all games' bots are put together from (BotWords, model/bots/botwords.h).
#pragma once

#include "model/bots/fact.h"
#include "model/engine/phrase.h"

namespace tacklebox {

/// What was asked for, denied or seen, and when, of what is called `subject` in the plural: the first half of
/// a reason. Empty for what follows from counting.
Phrase clueWords(const Fact& fact, const Phrase& subject, const Names& names);

/// Below this an ask is not made for its hit.
constexpr double kHardlyLikely = 0.1;
/// Why an ask is made that will hardly hit: `target` is asked for `what`.
Phrase unlikelyWords(Seat target, const Phrase& what, const Names& names);

/// Why an ask is made that nobody can say the odds of: `target` is asked for `what`.
Phrase mayHoldWords(Seat target, const Phrase& what, const Names& names);

/// A chance, 0..1, as a whole number of percent, without the sign: what is not certain is called neither 0
/// nor 100.
Phrase percent(double chance);
/// The same with its sign.
Phrase percentSigned(double chance);

} // namespace tacklebox
