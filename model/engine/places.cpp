#include "model/engine/places.h"

namespace tacklebox {

const char* name(PlaceKind kind) {
    switch (kind) {
    case PlaceKind::Hand: return "hand";
    case PlaceKind::Baskets: return "baskets";
    case PlaceKind::Sets: return "sets";
    case PlaceKind::Matches: return "matches";
    case PlaceKind::Caught: return "caught";
    case PlaceKind::Kept: return "kept";
    case PlaceKind::Chosen: return "chosen";
    case PlaceKind::Swim: return "swim";
    case PlaceKind::Frozen: return "frozen";
    case PlaceKind::Pond: return "pond";
    case PlaceKind::Draw: return "draw";
    case PlaceKind::Deck: return "deck";
    case PlaceKind::Hole: return "hole";
    case PlaceKind::Lake: return "lake";
    case PlaceKind::Discard: return "discard";
    }
    return "";
}

std::string name(Place place) {
    std::string text = name(place.kind);
    if (place.seat != kNoSeat) text += ":" + std::to_string(place.seat);
    return text;
}

} // namespace tacklebox
