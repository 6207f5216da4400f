// Periods during which hidden cards were in a hand.
#pragma once

#include "model/games/rainbowfish/bot/handhistory.h"

#include <algorithm>

namespace tacklebox::rainbowfish {

/// A card that arrived hidden: indices of its arrival and departure in the history.
struct Holding {
    int slot;
    int from;
    int until;
};
inline constexpr int kToTheEnd = 1 << 16;

/// Returns all such cards for given faces in the slots. Of equal faces, a card that arrived visibly leaves
/// first.
inline std::vector<Holding> holdingsOf(std::span<const HandEntry> history, const Face* faces) {
    std::vector<Holding> holdings;
    Tally known;
    for (int at = 0; at < int(history.size()); ++at) {
        const HandEntry& entry = history[std::size_t(at)];
        if (entry.kind == HandEntryKind::Arrives) holdings.push_back({entry.what, at, kToTheEnd});
        if (entry.kind == HandEntryKind::Takes) known.add(Tally::one(entry.what));
        if (entry.kind != HandEntryKind::Gives) continue;
        if (known.has(entry.what)) {
            known.take(Tally::one(entry.what));
            continue;
        }
        const auto was = std::ranges::find_if(holdings, [&](const Holding& holding) {
            return holding.until == kToTheEnd && faces[holding.slot] == entry.what;
        });
        if (was != holdings.end()) was->until = at;
    }
    return holdings;
}

/// True if a card of `face` can have been in the hand between these indices.
inline bool couldHold(std::span<const HandEntry> history, Face face, int from, int until) {
    if (history[std::size_t(from)].about.meets(Tally::one(face))) return false;
    until = std::min(until, int(history.size()));
    for (int at = from + 1; at < until; ++at)
        if (history[std::size_t(at)].kind == HandEntryKind::Lacks &&
            history[std::size_t(at)].about.meets(Tally::one(face)))
            return false;
    return true;
}

} // namespace tacklebox::rainbowfish
