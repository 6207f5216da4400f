#include "model/games/gofish/gofish.h"

#include "model/engine/follower.h"
#include "model/engine/viewlists.h"

namespace tacklebox {

using namespace gofish;

View GoFish::view(const State& state, Seat viewer) {
    View view;
    view.viewer = viewer;
    view.match = state.match;
    view.options = state.options;
    view.status = state.status;
    for (Seat seat = 0; seat < state.match.seats; ++seat)
        view.hands[seat] = faces<GoFish>(state.hands[seat], mayKnow(SeatSet::of(seat), viewer));
    view.pond = facesFromTop<GoFish>(state.pond, viewer == kEverybody);
    view.books = state.books;
    return view;
}

namespace {

struct GoFishFollower : Follower<GoFish> {
    using Follower<GoFish>::operator();

    void operator()(const Moved& moved) const {
        if (moved.from.kind == PlaceKind::Hand)
            takeOut(view.hands[moved.from.seat], moved.face);
        else
            takeOut(view.pond, moved.face);
        if (moved.to.kind == PlaceKind::Books)
            lay({moved.to.seat, packs::rankOf(moved.face)});
        else
            putSorted(view.hands[moved.to.seat], handFace(moved));
    }

  private:
    /// Adds the book on the first of its four cards.
    void lay(const Book& book) const {
        if (std::ranges::find(view.books, book) == view.books.end()) view.books.add(book);
    }
    /// A publicly moved card is hidden again in another player's hand.
    Face handFace(const Moved& moved) const {
        return mayKnow(SeatSet::of(moved.to.seat), view.viewer) ? moved.face : kHidden;
    }
};

} // namespace

void GoFish::follow(View& view, const SeenEvent<GoFish>& event) {
    std::visit(GoFishFollower{{view}}, event.content());
}

} // namespace tacklebox
