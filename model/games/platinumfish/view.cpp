#include "model/games/platinumfish/platinumfish.h"

#include "model/engine/follower.h"
#include "model/engine/viewlists.h"

namespace tacklebox {

using namespace platinumfish;

Status PlatinumFish::statusFor(const Status& status, Seat viewer) {
    if (viewer == kEverybody) return status;
    Status seen = status;
    if (viewer != status.turn) seen.choices = 0;
    if (status.phase == Phase::Refill && viewer != status.refills) {
        seen.phase = Phase::Wait;
        seen.waiting = {};
        seen.refills = kNoSeat;
    }
    return seen;
}

View PlatinumFish::view(const State& state, Seat viewer) {
    View view;
    view.viewer = viewer;
    view.match = state.match;
    view.options = state.options;
    view.status = statusFor(state.status, viewer);
    for (Seat seat = 0; seat < state.match.seats; ++seat)
        view.hands[seat] = faces<PlatinumFish>(state.hands[seat], mayKnow(SeatSet::of(seat), viewer));
    view.deck = facesFromTop<PlatinumFish>(state.deck, viewer == kEverybody);
    view.discard = facesFromTop<PlatinumFish>(state.discard, true);
    for (const LaidMatch& laid : state.matches)
        view.matches[laid.seat].add(laid.rank);
    return view;
}

namespace {

void leave(View& view, Place from, Face face) {
    switch (from.kind) {
    case PlaceKind::Hand: return takeOut(view.hands[from.seat], face);
    case PlaceKind::Deck: return takeOut(view.deck, face);
    default: return takeOut(view.discard, face);
    }
}

void arrive(View& view, Place to, Face face) {
    switch (to.kind) {
    case PlaceKind::Hand:
        // A publicly moved card is hidden again in another player's hand.
        return putSorted(view.hands[to.seat], mayKnow(SeatSet::of(to.seat), view.viewer) ? face : kHidden);
    case PlaceKind::Matches:
        if (view.half == kNoFace) {
            view.half = face;
        } else {
            view.matches[to.seat].add(packs::rankOf(face));
            view.half = kNoFace;
        }
        return;
    default: return putOnTop(view.discard, face);
    }
}

struct PlatinumFishFollower : Follower<PlatinumFish> {
    using Follower<PlatinumFish>::operator();

    void operator()(const Moved& moved) const {
        leave(view, moved.from, moved.face);
        arrive(view, moved.to, moved.face);
    }
    void operator()(const SeenShuffle& shuffle) const {
        if (!shuffle.order.empty()) view.deck = shuffle.order;
    }
};

} // namespace

void PlatinumFish::follow(View& view, const SeenEvent<PlatinumFish>& event) {
    std::visit(PlatinumFishFollower{{view}}, event.content());
}

} // namespace tacklebox
