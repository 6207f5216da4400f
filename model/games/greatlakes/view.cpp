#include "model/games/greatlakes/greatlakes.h"

#include "model/engine/follower.h"
#include "model/engine/viewlists.h"

namespace tacklebox {

using namespace greatlakes;

View GreatLakes::view(const State& state, Seat viewer) {
    View view;
    view.viewer = viewer;
    view.match = state.match;
    view.status = statusFor(state.status, viewer);
    view.chosen.fill(kNoFace);
    view.kept.fill(kNoFace);
    for (Seat seat = 0; seat < state.match.seats; ++seat) {
        const bool own = mayKnow(SeatSet::of(seat), viewer);
        view.hands[seat] = faces<GreatLakes>(state.hands[seat], own);
        if (state.chosen[seat] != kNoCard) view.chosen[seat] = own ? faceOf(state.chosen[seat]) : kHidden;
        if (state.kept[seat] != kNoCard) view.kept[seat] = faceOf(state.kept[seat]);
        for (const Card card : state.catches)
            if (state.caught[seat].has(card)) view.caught[seat].add(faceOf(card));
    }
    view.fished = state.fished;
    view.lake = facesFromTop<GreatLakes>(state.lake, true);
    return view;
}

namespace {

void leave(View& view, Place from, Face face) {
    switch (from.kind) {
    case PlaceKind::Hand: return takeOut(view.hands[from.seat], face);
    case PlaceKind::Chosen: view.chosen[from.seat] = kNoFace; return;
    case PlaceKind::Kept: view.kept[from.seat] = kNoFace; return;
    default: return takeOut(view.lake, face);
    }
}

void arrive(View& view, Place to, Face face, Place from) {
    switch (to.kind) {
    case PlaceKind::Chosen: view.chosen[to.seat] = face; return;
    case PlaceKind::Kept: view.kept[to.seat] = face; return;
    case PlaceKind::Caught:
        view.caught[to.seat].add(face);
        if (from.kind == PlaceKind::Kept) view.fished[to.seat].add(packs::suitOf(face));
        return;
    default: return putOnTop(view.lake, face);
    }
}

struct GreatLakesFollower : Follower<GreatLakes> {
    using Follower<GreatLakes>::operator();

    void operator()(const Moved& moved) const {
        leave(view, moved.from, moved.face);
        arrive(view, moved.to, moved.face, moved.from);
    }
};

} // namespace

void GreatLakes::follow(View& view, const SeenEvent<GreatLakes>& event) {
    std::visit(GreatLakesFollower{{view}}, event.content());
}

} // namespace tacklebox
