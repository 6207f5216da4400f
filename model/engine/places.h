// Places of cards.
#pragma once

#include "model/engine/phrase.h"
#include "model/engine/seats.h"

#include <cstdint>
#include <string>

namespace tacklebox {

/// The kinds of places: first those in front of a seat, then those of the whole table. A table in places.cpp
/// has their properties.
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

/// A place that cards move from or to: `hand:0`, `pond`.
struct Place {
    PlaceKind kind{};
    Seat seat = kNoSeat; ///< kNoSeat for places of the whole table

    constexpr bool operator==(const Place&) const = default;
};

constexpr Place handOf(Seat seat) {
    return {PlaceKind::Hand, seat};
}

/// The name of the place in the line protocol ("hand:2", "pond").
std::string name(Place place);
/// The name of the kind alone ("hand", "pond").
const char* name(PlaceKind kind);
/// Cards laid face up in front of a seat: sets, pairs, a catch.
bool isLaid(PlaceKind kind);
/// A card that its player has committed to the round; the player's table talk refers to it.
bool isCommitted(PlaceKind kind);
/// Cards set aside that still belong to a player. Taking them back is not a draw.
bool isSetAside(PlaceKind kind);
/// A pile that players draw from.
bool isDrawnFrom(PlaceKind kind);
/// Water: cards that enter or leave it splash.
bool isWater(PlaceKind kind);
/// Cards that all players may act upon at once, for or against the owner: a swimming fish.
bool isContested(PlaceKind kind);
/// The heading of a place: "Your hand", "Ben's hand", "The pond".
Phrase placeWords(Place place, const Names& names);

} // namespace tacklebox
