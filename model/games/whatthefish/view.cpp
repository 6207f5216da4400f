#include "model/games/whatthefish/whatthefish.h"

#include "model/engine/follower.h"
#include "model/engine/viewlists.h"

namespace tacklebox {

using namespace whatthefish;

namespace {

SeenPiles seenPiles(const Waters& waters, Seat viewer) {
    SeenPiles piles;
    piles.draw = facesFromTop<WhatTheFish>(waters.draw, viewer == kEverybody);
    piles.discard = facesFromTop<WhatTheFish>(waters.discard, true);
    piles.played = facesInOrder<WhatTheFish>(waters.played);
    for (const Frozen& frozen : waters.frozen)
        piles.frozen.add({faceOf(frozen.card), Seat(frozen.seat), bool(frozen.opens)});
    return piles;
}

} // namespace

View WhatTheFish::view(const State& state, Seat viewer) {
    View view;
    view.viewer = viewer;
    view.match = state.match;
    view.status = state.status;
    for (Seat seat = 0; seat < state.match.seats; ++seat)
        view.hands[seat] = faces<WhatTheFish>(state.now.hands[seat], mayKnow(SeatSet::of(seat), viewer));
    view.piles = seenPiles(state.now, viewer);
    if (state.status.last.any()) view.before = seenPiles(state.before, viewer);
    return view;
}

namespace {

struct WhatTheFishFollower : Follower<WhatTheFish> {
    using Follower<WhatTheFish>::operator();
    SeenPiles& piles = view.piles;

    void operator()(const SeenMove<Move>& made) const {
        switch (made.move.kind) {
        case MoveKind::Pass:
        case MoveKind::Give:
        case MoveKind::BellyUp: return;
        case MoveKind::BenFranklin: return beginUndo();
        default:
            if (view.status.phase != Phase::Flush) view.before = piles;
        }
    }

    /// Restores the visible piles from before the action, with Franklin under the discard pile. Moved events
    /// follow for hands, hidden cards of the draw pile and newly frozen cards.
    void beginUndo() const {
        view.undo = View::Undo::Begun;
        piles.discard = view.before.discard;
        piles.played = view.before.played;
        piles.frozen = view.before.frozen;
        if (view.viewer == kEverybody) {
            piles.draw = view.before.draw;
            takeFranklinOut(piles.draw);
        }
        takeFranklinOut(piles.discard);
        putUnder(piles.discard, kBenFranklin);
    }
    static void takeFranklinOut(FaceList& pile) {
        const Face* at = std::find(pile.begin(), pile.end(), kBenFranklin);
        if (at != pile.end()) pile.removeAt(int(at - pile.begin()));
    }

    void operator()(const Moved& moved) const {
        leave(moved.from, moved.face);
        arrive(moved.to, moved.face, moved.from);
    }

    bool undoing() const { return view.undo != View::Undo::None; }
    Face inDrawPile(Face face) const { return view.viewer == kEverybody ? face : kHidden; }

    void leave(Place from, Face face) const {
        if (from.kind == PlaceKind::Hand) return takeOut(view.hands[from.seat], face);
        if (undoing() && (from.kind != PlaceKind::Draw || view.viewer == kEverybody)) return;
        switch (from.kind) {
        case PlaceKind::Draw: return takeOut(piles.draw, inDrawPile(face));
        case PlaceKind::Swim: return takeOut(piles.played, face);
        case PlaceKind::Frozen: return piles.frozen.removeAt(0); // all return, in order
        default: return takeOut(piles.discard, face);
        }
    }

    void arrive(Place to, Face face, Place from) const {
        if (to.kind == PlaceKind::Hand)
            return putSorted(view.hands[to.seat],
                             mayKnow(SeatSet::of(to.seat), view.viewer) ? face : kHidden);
        if (undoing()) return arriveByUndo(to, face, from);
        switch (to.kind) {
        case PlaceKind::Draw: return putOnTop(piles.draw, inDrawPile(face));
        case PlaceKind::Swim: return piles.played.add(face);
        default:
            // W-21: WTF cards and flushed hands come from a hand, and go under the pile.
            return from.kind == PlaceKind::Hand ? putUnder(piles.discard, face)
                                                : putOnTop(piles.discard, face);
        }
    }

    void arriveByUndo(Place to, Face face, Place from) const {
        if (to.kind == PlaceKind::Draw && view.viewer != kEverybody) return putOnTop(piles.draw, kHidden);
        // A frozen card from a hand had returned when Beaver Buddha ended the swim. beginUndo() has already
        // put it back.
        if (to.kind != PlaceKind::Frozen || from.kind == PlaceKind::Hand) return;
        piles.frozen.add({face, view.status.last.seat, view.undo == View::Undo::Begun});
        view.undo = View::Undo::CardFrozen;
    }

    void operator()(const SeenStatus<Status>& status) const {
        view.status = status.now;
        view.undo = View::Undo::None;
        if (!view.status.last.any()) view.before = {};
    }
    void operator()(const SeenShuffle& shuffle) const {
        if (!shuffle.order.empty()) piles.draw = shuffle.order;
    }
    void operator()(const Rolled&) const {}
};

} // namespace

void WhatTheFish::follow(View& view, const SeenEvent<WhatTheFish>& event) {
    std::visit(WhatTheFishFollower{{view}}, event.content());
}

} // namespace tacklebox
