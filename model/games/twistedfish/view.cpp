#include "model/games/twistedfish/twistedfish.h"

#include "model/engine/follower.h"
#include "model/engine/viewlists.h"

namespace tacklebox {

using namespace twistedfish;

View TwistedFish::view(const State& state, Seat viewer) {
    View view;
    view.viewer = viewer;
    view.match = state.match;
    view.status = statusFor(state.status, viewer);
    for (Seat seat = 0; seat < state.match.seats; ++seat)
        view.hands[seat] = faces<TwistedFish>(state.hands[seat], mayKnow(SeatSet::of(seat), viewer));
    view.pond = facesFromTop<TwistedFish>(state.pond, viewer == kEverybody);
    view.discard = facesFromTop<TwistedFish>(state.discard, true);
    view.baskets = state.baskets;
    return view;
}

Status TwistedFish::statusFor(const Status& status, Seat viewer) {
    if (viewer == kEverybody) return status;
    Status seen = status;
    Seat concerned = viewer;
    switch (status.phase) {
    case Phase::Turn: // other seats that may move hold a Zinger, so they are hidden
        seen.waiting = {};
        for (const Seat seat : {status.turn, viewer})
            if (status.waiting.has(seat)) seen.waiting.add(seat);
        break;
    case Phase::Zinger: concerned = status.aimed.target; break;
    case Phase::Give: concerned = status.asked.target; break;
    case Phase::Miss:
    case Phase::Drawn: concerned = status.turn; break;
    case Phase::Answer:
    case Phase::Again:
    case Phase::Over:
    case Phase::Wait: break;
    }
    if (concerned != viewer) {
        seen.phase = Phase::Wait;
        seen.waiting = {};
        seen.aimed = {};
    }
    return seen;
}

Move TwistedFish::censor(const Move& move) {
    Move censored = move;
    if (move.card != kNoFace) censored.card = kHidden;
    return censored;
}

namespace {

void leaveBaskets(View& view, Seat owner, Face face) {
    for (Basket& basket : view.baskets)
        if (basket.owner == owner && face == kDeadScubaDiver) basket.diver = false;
}

void arriveInBaskets(View& view, Seat owner, Face face) {
    // The Diver is always the last card of a laid basket to arrive.
    if (face == kDeadScubaDiver) return view.baskets[view.baskets.size() - 1].add(face);
    for (Basket& basket : view.baskets)
        if (basket.fish == fishOf(face)) return basket.add(face);
    Basket basket{owner, fishOf(face)};
    basket.add(face);
    view.baskets.add(basket);
}

void leave(View& view, Place from, Face face) {
    switch (from.kind) {
    case PlaceKind::Hand: return takeOut(view.hands[from.seat], face);
    case PlaceKind::Baskets: return leaveBaskets(view, from.seat, face);
    case PlaceKind::Pond: return takeOut(view.pond, face);
    default: return takeOut(view.discard, face);
    }
}

void arrive(View& view, Place to, Face face) {
    switch (to.kind) {
    case PlaceKind::Hand:
        // Hides a card in another hand, even if all saw it on the way.
        return putSorted(view.hands[to.seat], mayKnow(SeatSet::of(to.seat), view.viewer) ? face : kHidden);
    case PlaceKind::Baskets: return arriveInBaskets(view, to.seat, face);
    case PlaceKind::Pond: return putOnTop(view.pond, view.viewer == kEverybody ? face : kHidden);
    default: return putOnTop(view.discard, face);
    }
}

struct TwistedFishFollower : Follower<TwistedFish> {
    using Follower<TwistedFish>::operator();

    void operator()(const Moved& moved) const {
        leave(view, moved.from, moved.face);
        arrive(view, moved.to, moved.face);
    }
    void operator()(const SeenShuffle& shuffle) const {
        if (!shuffle.order.empty()) view.pond = shuffle.order;
    }
};

} // namespace

void TwistedFish::follow(View& view, const SeenEvent<TwistedFish>& event) {
    std::visit(TwistedFishFollower{{view}}, event.content());
}

} // namespace tacklebox
