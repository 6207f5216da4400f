#include "model/games/gofish/gofish.h"

namespace tacklebox {

using namespace gofish;

Observation GoFish::observation(const State& state, Seat viewer) {
    Observation observation = PlacesGame::observation(state, viewer);
    observation.books = state.books;
    return observation;
}

/// Adds a book on the first of its four cards.
void GoFish::update(Observation& observation, const Moved& moved) {
    PlacesGame::update(observation, moved);
    const Book book{moved.to.seat, packs::rankOf(moved.face)};
    if (moved.to.kind == kLaid && std::ranges::find(observation.books, book) == observation.books.end())
        observation.books.add(book);
}

} // namespace tacklebox
