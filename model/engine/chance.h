// Chance steps: events with a recorded random outcome.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/piles.h"
#include "model/engine/random.h"

#include <cstdint>

namespace tacklebox {

enum class ChanceKind : std::uint8_t { None, Pull, Shuffle, Roll, Deal };

/// "pull", "shuffle", "roll", "deal"; "" for None.
const char* name(ChanceKind kind);

/// The pending chance step, with everything needed to draw or check its outcome.
struct Chance {
    ChanceKind kind = ChanceKind::None;
    Seat from = kNoSeat;   ///< Pull: the owner of the hand
    PileKind pile{};       ///< Shuffle: the resulting pile
    std::uint8_t dice = 0; ///< Roll: the number of dice
    CardSet cards;         ///< Pull: the cards to choose from. Shuffle: the cards to shuffle
};

/// The outcome of a chance step. Only the fields for its kind are valid.
template <class Layout>
struct Outcome {
    ChanceKind kind = ChanceKind::None;
    Card card = kNoCard;           ///< Pull
    std::uint8_t dice[2] = {0, 0}; ///< Roll: 1..6
    Pile<kMostCards> order;        ///< Shuffle: the new pile, top last
    Layout layout;                 ///< Deal: the next deal of the match
};

/// Draws the outcome of a Pull, Shuffle or Roll uniformly at random. Does nothing for a Deal: see
/// drawChance() in game.h.
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
