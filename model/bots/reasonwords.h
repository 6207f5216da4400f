// Building blocks for the reasons of all games' bots (BotWords, model/bots/botwords.h).
#pragma once

#include "model/bots/rationale.h"
#include "model/engine/phrase.h"

namespace tacklebox {

/// The first half of a reason: the evidence and its age, about `subject` in the plural. Empty for facts from
/// counting.
Phrase clueWords(const Fact& fact, const Phrase& subject, const Names& names);

/// Below this probability, the hit is not the purpose of an ask.
constexpr double kHardlyLikely = 0.1;
/// The reason for an unlikely ask of `target` for `what`.
Phrase unlikelyWords(Seat target, const Phrase& what, const Names& names);

/// The reason for an ask of `target` for `what` with unknown odds.
Phrase mayHoldWords(Seat target, const Phrase& what, const Names& names);

/// `target` has some of `what` for certain; with this probability.
Phrase surelyHasWords(Seat target, const Phrase& what, const Names& names);
Phrase chanceToHaveWords(Seat target, double likely, const Phrase& what, const Names& names);

/// Sentences about a certain and about a likely hit that completes a set, for others and for the target: "%1
/// definitely has %2, ...", "%2% chance that %1 has %3, ...".
struct CompletingWords {
    const char* sure[2];
    const char* likely[2];
};
/// The reason for an ask of `target` for `what`; `completing` if it completes a set, else null.
Phrase askWords(const Rationale& rationale, Seat target, const Phrase& what,
                const CompletingWords* completing, const Names& names);

/// The probability that `seat` wins the game.
Phrase winWords(double probability, Seat seat, const Names& names);
/// `seat` holds that card for certain.
Phrase hasWords(Seat seat, const Phrase& card, const Names& names);
/// The seat lacks it, unless it is among the cards drawn since.
Phrase lacksWords(const Fact& fact, const Phrase& subject, const Names& names);
Phrase hasNoWords(Seat seat, const Phrase& what, const Names& names);

/// A probability, 0..1, in whole percent from 1 to 99, without the percent sign.
Phrase percent(double chance);

} // namespace tacklebox
