// Beats become sentences for people: grouped, and each said once.
#pragma once

#include "model/host/narrator.h"

#include <span>
#include <vector>

namespace tacklebox {

/// The beats that are worth a sentence: whose turn it is in the usual order a table shows, and only why it is
/// another's is told.
std::vector<Beat> worthTelling(std::span<const Beat> beats);
/// The beats in whole sentences, grouped: an ask with its answer, drawing with what followed. Never the same
/// sentence twice in a row.
std::vector<Phrase> narrated(const AnyGame& game, std::span<const Beat> beats, const Names& names);
/// What a turn came to, in one sentence: "Ben: 2 cards from you, one from Cleo and one drawn."
/// Empty as long as nothing has come of it and it goes on.
Phrase turnSummary(const AnyGame& game, Seat who, std::span<const Beat> beats, const Names& names);

} // namespace tacklebox
