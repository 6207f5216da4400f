#include "model/games/gofish/gofish.h"

#include "model/engine/follower.h"
#include "model/engine/observationlists.h"

namespace tacklebox {

using namespace gofish;

Observation GoFish::observation(const State& state, Seat viewer) {
    Observation observation;
    observation.viewer = viewer;
    observation.match = state.match;
    observation.options = state.options;
    observation.status = state.status;
    for (Seat seat = 0; seat < state.match.seats; ++seat)
        observation.hands[seat] = faces<GoFish>(state.hands[seat], includesViewer(SeatSet::of(seat), viewer));
    observation.pond = facesFromTop<GoFish>(state.pond, viewer == kEverybody);
    observation.books = state.books;
    return observation;
}

namespace {

struct GoFishFollower : Follower<GoFish> {
    using Follower<GoFish>::operator();

    void operator()(const Moved& moved) const {
        if (moved.from.kind == PileKind::Hand)
            takeOut(observation.hands[moved.from.seat], moved.face);
        else
            takeOut(observation.pond, moved.face);
        if (moved.to.kind == PileKind::Books)
            lay({moved.to.seat, packs::rankOf(moved.face)});
        else
            putSorted(observation.hands[moved.to.seat], handFace(moved));
    }

  private:
    /// Adds the book on the first of its four cards.
    void lay(const Book& book) const {
        if (std::ranges::find(observation.books, book) == observation.books.end())
            observation.books.add(book);
    }
    /// A publicly moved card is hidden again in another player's hand.
    Face handFace(const Moved& moved) const {
        return includesViewer(SeatSet::of(moved.to.seat), observation.viewer) ? moved.face : kHidden;
    }
};

} // namespace

void GoFish::follow(Observation& observation, const SeenEvent<GoFish>& event) {
    std::visit(GoFishFollower{{observation}}, event.content());
}

} // namespace tacklebox
