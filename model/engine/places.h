// Where a card can be.
#pragma once

#include "model/engine/phrase.h"
#include "model/engine/seats.h"

#include <cstdint>
#include <string>

namespace tacklebox {

/// Places in front of a seat come first, then piles and areas that belong to the whole table. What is known
/// of each is in one table (places.cpp).
enum class PlaceKind : std::uint8_t {
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

/// A place a card moves from or to: `hand:0`, `pond`.
struct Place {
    PlaceKind kind{};
    Seat seat = kNoSeat; ///< kNoSeat for the table's own places

    constexpr bool operator==(const Place&) const = default;
};

constexpr Place handOf(Seat seat) {
    return {PlaceKind::Hand, seat};
}

/// The name of the place in the line protocol ("hand:2", "pond").
std::string name(Place place);
/// The name of the kind alone ("hand", "pond").
const char* name(PlaceKind kind);
/// What comes there stays in front of a seat for everybody to see: sets, pairs, a catch.
bool isLaid(PlaceKind kind);
/// A card that a player has committed to the round lies there, and it is of this card that he speaks.
bool isCommitted(PlaceKind kind);
/// Cards lie there aside that still are somebody's, and come back to him: he does not draw them.
bool isSetAside(PlaceKind kind);
/// Players draw their cards from there.
bool isDrawnFrom(PlaceKind kind);
/// Cards swim there: what falls in, or is fished out, splashes.
bool isWater(PlaceKind kind);
/// What lies there all may act upon at once, for or against its owner: a fish that swims.
bool isContested(PlaceKind kind);
/// What the place is called in a heading: "Your hand", "Ben's hand", "The pond".
Phrase placeWords(Place place, const Names& names);

} // namespace tacklebox
