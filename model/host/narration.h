// Beats become sentences for people: grouped, and each said once.
#pragma once

#include "model/host/narrator.h"

#include <span>
#include <vector>

namespace tacklebox {

/// How sentences are put.
enum class Wording : std::uint8_t {
    Log,    ///< every ask, every card by its name
    Spoken, ///< for the ear: a clause a deed, an ask together with what came of it
    Brief,  ///< Spoken, but where it does not concern the listener, more than two cards are only counted
    Line,   ///< Brief for the eye: a short line for each deed
};

/// A sentence, and the player who does what it says.
struct Told {
    Phrase words;
    Seat subject = kNoSeat;
};

/// The beats that need a sentence: without turns that pass in the usual order.
std::vector<NarrationItem> worthReporting(std::span<const NarrationItem> items);
/// The beats in whole sentences, grouped: an ask with its answer, drawing with what followed. Never the same
/// sentence twice in a row.
std::vector<Told> told(const AnyGame& game, std::span<const NarrationItem> items, const Names& names,
                       Wording wording);
/// The sentences of the log.
std::vector<Phrase> narrated(const AnyGame& game, std::span<const NarrationItem> items, const Names& names);
/// What a turn came to, in one sentence: "Ben: 2 cards from you, one from Cleo and one drawn."
/// Empty as long as nothing has come of it and it goes on.
Phrase turnSummary(const AnyGame& game, Seat who, std::span<const NarrationItem> items, const Names& names);

} // namespace tacklebox
