// Places of cards.
#pragma once

#include "model/engine/phrase.h"
#include "model/engine/seats.h"

#include <cstdint>
#include <string>

namespace tacklebox {

/// The kinds of places: first those in front of a seat, then those of the whole table. A table in piles.cpp
/// has their properties.
enum class PileKind : std::uint8_t {
    Hand,
    Baskets,
    Sets,
    Matches,
    Books,
    Caught,
    Kept,
    Chosen,
    Swim,
    Frozen,
    Pond,
    Draw,
    Deck,
    Hole,
    Lake,
    Discard,
};

/// A place that cards move from or to: `hand:0`, `pond`.
struct PileId {
    PileKind kind{};
    Seat seat = kNoSeat; ///< kNoSeat for places of the whole table

    constexpr bool operator==(const PileId&) const = default;
};

constexpr PileId handOf(Seat seat) {
    return {PileKind::Hand, seat};
}

/// The name of the place in the line protocol ("hand:2", "pond").
std::string name(PileId pile);
/// The name of the kind alone ("hand", "pond").
const char* name(PileKind kind);
/// Cards laid face up in front of a seat: sets, pairs, a catch.
bool isLaid(PileKind kind);
/// A card that its player has committed to the round; the player's table talk refers to it.
bool isCommitted(PileKind kind);
/// Cards set aside that still belong to a player. Taking them back is not a draw.
bool isSetAside(PileKind kind);
/// A pile that players draw from.
bool isDrawnFrom(PileKind kind);
/// Water: cards that enter or leave it splash.
bool isWater(PileKind kind);
/// Cards that all players may act upon at once, for or against the owner: a swimming fish.
bool isContested(PileKind kind);
/// The heading of a place: "Your hand", "Ben's hand", "The pond".
Phrase pileWords(PileId pile, const Names& names);

} // namespace tacklebox
