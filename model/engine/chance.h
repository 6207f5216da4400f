// Chance as a step of its own with a recorded outcome.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/places.h"
#include "model/engine/random.h"

#include <cstdint>

namespace tacklebox {

enum class ChanceKind : std::uint8_t { None, Pull, Shuffle, Roll, Deal };

/// "pull", "shuffle", "roll", "deal"; "" for None.
const char* name(ChanceKind kind);

/// The chance step that is due, with everything needed to draw or check its outcome.
struct Chance {
    ChanceKind kind = ChanceKind::None;
    Seat from = kNoSeat;   ///< Pull: whose hand
    PlaceKind pile{};      ///< Shuffle: the pile that results
    std::uint8_t dice = 0; ///< Roll: how many
    CardSet cards;         ///< Pull: what may be pulled. Shuffle: what is shuffled
};

/// What chance decided. Only the fields of the kind in question mean anything.
template <class Layout>
struct Outcome {
    ChanceKind kind = ChanceKind::None;
    Card card = kNoCard;           ///< Pull
    std::uint8_t dice[2] = {0, 0}; ///< Roll: 1..6
    Pile<kMostCards> order;        ///< Shuffle: the new pile, top last
    Layout layout;                 ///< Deal: the next deal of the match
};

/// Draws the outcome of a Pull, Shuffle or Roll, every one equally likely.
template <class Layout>
void drawOutcome(const Chance& chance, Random& random, Outcome<Layout>& outcome) {
    outcome.kind = chance.kind;
    switch (chance.kind) {
    case ChanceKind::Pull: outcome.card = chance.cards.nth(random.below(chance.cards.size())); break;
    case ChanceKind::Shuffle:
        outcome.order.assignInOrder(chance.cards);
        random.shuffle(outcome.order);
        break;
    case ChanceKind::Roll:
        for (int die = 0; die < chance.dice; ++die)
            outcome.dice[die] = std::uint8_t(1 + random.below(6));
        break;
    case ChanceKind::Deal:
    case ChanceKind::None: break;
    }
}

} // namespace tacklebox
