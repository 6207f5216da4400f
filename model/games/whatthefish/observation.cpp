#include "model/games/whatthefish/whatthefish.h"

#include "model/engine/follower.h"
#include "model/engine/observationlists.h"

namespace tacklebox {

using namespace whatthefish;

namespace {

SeenPiles seenPiles(const Position& position, Seat viewer) {
    SeenPiles piles;
    piles.draw = facesFromTop<WhatTheFish>(position.draw, viewer == kEverybody);
    piles.discard = facesFromTop<WhatTheFish>(position.discard, true);
    piles.played = facesInOrder<WhatTheFish>(position.played);
    for (const Frozen& frozen : position.frozen)
        piles.frozen.add({faceOf(frozen.card), Seat(frozen.seat), bool(frozen.opens)});
    return piles;
}

} // namespace

Observation WhatTheFish::observation(const State& state, Seat viewer) {
    Observation observation;
    observation.viewer = viewer;
    observation.match = state.match;
    observation.status = state.status;
    for (Seat seat = 0; seat < state.match.seats; ++seat)
        observation.hands[seat] =
            faces<WhatTheFish>(state.now.hands[seat], includesViewer(SeatSet::of(seat), viewer));
    observation.piles = seenPiles(state.now, viewer);
    if (state.status.last.any()) observation.before = seenPiles(state.before, viewer);
    return observation;
}

namespace {

struct WhatTheFishFollower : Follower<WhatTheFish> {
    using Follower<WhatTheFish>::operator();
    SeenPiles& piles = observation.piles;

    void operator()(const SeenMove<Move>& made) const {
        switch (made.move.kind) {
        case MoveKind::Pass:
        case MoveKind::Give:
        case MoveKind::BellyUp: return;
        case MoveKind::BenFranklin: return beginUndo();
        default:
            if (observation.status.phase != Phase::Flush) observation.before = piles;
        }
    }

    /// Restores the visible piles from before the action, with Franklin under the discard pile. Moved events
    /// follow for hands, hidden cards of the draw pile and newly frozen cards.
    void beginUndo() const {
        observation.undo = Observation::Undo::Begun;
        piles.discard = observation.before.discard;
        piles.played = observation.before.played;
        piles.frozen = observation.before.frozen;
        if (observation.viewer == kEverybody) {
            piles.draw = observation.before.draw;
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

    bool undoing() const { return observation.undo != Observation::Undo::None; }
    Face inDrawPile(Face face) const { return observation.viewer == kEverybody ? face : kHidden; }

    void leave(PileId from, Face face) const {
        if (from.kind == PileKind::Hand) return takeOut(observation.hands[from.seat], face);
        if (undoing() && (from.kind != PileKind::Draw || observation.viewer == kEverybody)) return;
        switch (from.kind) {
        case PileKind::Draw: return takeOut(piles.draw, inDrawPile(face));
        case PileKind::Swim: return takeOut(piles.played, face);
        case PileKind::Frozen: return piles.frozen.removeAt(0); // all return, in order
        default: return takeOut(piles.discard, face);
        }
    }

    void arrive(PileId to, Face face, PileId from) const {
        if (to.kind == PileKind::Hand)
            return putSorted(observation.hands[to.seat],
                             includesViewer(SeatSet::of(to.seat), observation.viewer) ? face : kHidden);
        if (undoing()) return arriveByUndo(to, face, from);
        switch (to.kind) {
        case PileKind::Draw: return putOnTop(piles.draw, inDrawPile(face));
        case PileKind::Swim: return piles.played.add(face);
        default:
            // W-21: WTF cards and flushed hands come from a hand, and go under the pile.
            return from.kind == PileKind::Hand ? putUnder(piles.discard, face)
                                               : putOnTop(piles.discard, face);
        }
    }

    void arriveByUndo(PileId to, Face face, PileId from) const {
        if (to.kind == PileKind::Draw && observation.viewer != kEverybody)
            return putOnTop(piles.draw, kHidden);
        // A frozen card from a hand had returned when Beaver Buddha ended the swim. beginUndo() has already
        // put it back.
        if (to.kind != PileKind::Frozen || from.kind == PileKind::Hand) return;
        piles.frozen.add({face, observation.status.last.seat, observation.undo == Observation::Undo::Begun});
        observation.undo = Observation::Undo::CardFrozen;
    }

    void operator()(const SeenStatus<Status>& status) const {
        observation.status = status.now;
        observation.undo = Observation::Undo::None;
        if (!observation.status.last.any()) observation.before = {};
    }
    void operator()(const SeenShuffle& shuffle) const {
        if (!shuffle.order.empty()) piles.draw = shuffle.order;
    }
    void operator()(const Rolled&) const {}
};

} // namespace

void WhatTheFish::follow(Observation& observation, const SeenEvent<WhatTheFish>& event) {
    std::visit(WhatTheFishFollower{{observation}}, event.content());
}

} // namespace tacklebox
