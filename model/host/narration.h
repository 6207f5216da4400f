// Narration for one listener, second half: groups items and makes sentences of them.
#pragma once

#include "model/host/narrator.h"

#include <span>
#include <vector>

namespace tacklebox {

/// The level of detail.
enum class Wording : std::uint8_t {
    Log,    ///< every ask and the name of every card
    Spoken, ///< one clause for each action; an ask together with its result
    Brief,  ///< as Spoken, but counts three or more cards of other players
    Line,   ///< as Brief, as short lines to read
};

/// A sentence and the player who acts in it.
struct Sentence {
    Phrase words;
    Seat subject = kNoSeat;
};

/// The items that need a sentence: all but turns in the usual order.
std::vector<NarrationItem> worthReporting(std::span<const NarrationItem> items);
/// The sentences of the items: an ask with its answer, a draw with its result. Counts a repeated sentence
/// instead of repeating it.
std::vector<Sentence> sentencesOf(const AnyGame& game, std::span<const NarrationItem> items,
                                  const Names& names, Wording wording);
/// The sentences of the log.
std::vector<Phrase> logSentences(const AnyGame& game, std::span<const NarrationItem> items,
                                 const Names& names);
/// A summary of a turn: "Ben: 2 cards from you, one from Cleo and one drawn." Empty while the turn continues
/// without a result.
Phrase turnSummary(const AnyGame& game, Seat actor, std::span<const NarrationItem> items, const Names& names);

} // namespace tacklebox
