// Events of a match as a seat saw them.
#pragma once

#include "model/engine/match.h"

#include <vector>

namespace tacklebox::testing {

/// Returns what `seat` saw of a log.
template <class G>
std::vector<SeenEvent<G>> eventsSeenBy(Seat seat, const EventLog<G>& log) {
    std::vector<SeenEvent<G>> events;
    for (int number = 0; number < log.size(); ++number)
        if (auto event = SeenEvent<G>::seenBy(seat, log, number)) events.push_back(std::move(*event));
    return events;
}

/// True if `seat` saw exactly `seen`.
template <class G>
bool looksLike(const std::vector<SeenEvent<G>>& seen, Seat seat, const EventLog<G>& log) {
    std::size_t at = 0;
    for (int number = 0; number < log.size(); ++number) {
        const auto event = SeenEvent<G>::seenBy(seat, log, number);
        if (event && (at == seen.size() || !(*event == seen[at++]))) return false;
    }
    return at == seen.size();
}

/// Returns why `outcome` is impossible for `due`, or null.
template <class Layout>
const char* outcomeError(const Chance& due, const Outcome<Layout>& outcome) {
    if (due.kind != outcome.kind) return "a chance step that is not due";
    if (due.kind == ChanceKind::Pull && !due.cards.has(outcome.card)) return "a pull of a card not there";
    if (due.kind == ChanceKind::Roll && (outcome.dice[1] != 0) != (due.dice == 2))
        return "a roll of another number of dice";
    if (due.kind != ChanceKind::Shuffle) return nullptr;
    CardSet shuffled;
    for (const Card card : outcome.order)
        shuffled.add(card);
    const bool same = shuffled == due.cards && outcome.order.size() == due.cards.size();
    return same ? nullptr : "a shuffle of other cards";
}

} // namespace tacklebox::testing
