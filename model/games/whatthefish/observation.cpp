#include "model/games/whatthefish/whatthefish.h"

#include "model/engine/observationlists.h"

namespace tacklebox {

using namespace whatthefish;

namespace {

SeenPiles seenPiles(const Position& position, Seat viewer) {
    SeenPiles piles;
    piles.draw = facesFromTop<WhatTheFish>(position.draw, viewer == kOmniscient);
    piles.discard = facesFromTop<WhatTheFish>(position.discard, true);
    piles.played = facesInOrder<WhatTheFish>(position.played);
    for (const Frozen& frozen : position.frozen)
        piles.frozen.add({faceOf(frozen.card), Seat(frozen.seat), bool(frozen.opens)});
    return piles;
}

void takeFranklinOut(FaceList& pile) {
    const Face* at = std::find(pile.begin(), pile.end(), kBenFranklin);
    if (at != pile.end()) pile.removeAt(int(at - pile.begin()));
}

/// Restores the visible piles from before the action, with Franklin under the discard pile. Moved events
/// follow for hands, hidden cards of the draw pile and newly frozen cards.
void beginUndo(Observation& observation) {
    SeenPiles& piles = observation.piles;
    observation.undo = Observation::Undo::Begun;
    piles.discard = observation.before.discard;
    piles.played = observation.before.played;
    piles.frozen = observation.before.frozen;
    if (observation.viewer == kOmniscient) {
        piles.draw = observation.before.draw;
        takeFranklinOut(piles.draw);
    }
    takeFranklinOut(piles.discard);
    putUnder(piles.discard, kBenFranklin);
}

/// A card moves between hands, to and from the hidden draw pile, or to the frozen cards. beginUndo() has
/// already put back the others.
void undoMoved(Observation& observation, const Moved& moved) {
    const bool drawHidden = observation.viewer != kOmniscient;
    const auto isShown = [&](PileId pile) {
        return pile.kind == PileKind::Hand || (pile.kind == PileKind::Draw && drawHidden);
    };
    constexpr PileId kNowhere{PileKind::Swim};
    WhatTheFish::PlacesGame::update(observation,
                                    Moved{moved.face, isShown(moved.from) ? moved.from : kNowhere,
                                          isShown(moved.to) ? moved.to : kNowhere});
    // A frozen card from a hand had returned when Beaver Buddha ended the swim.
    if (moved.to.kind != PileKind::Frozen || moved.from.kind == PileKind::Hand) return;
    observation.piles.frozen.add(
        {moved.face, observation.status.last.seat, observation.undo == Observation::Undo::Begun});
    observation.undo = Observation::Undo::CardFrozen;
}

} // namespace

Observation WhatTheFish::observation(const State& state, Seat viewer) {
    Observation observation = PlacesGame::observation(state, viewer);
    observation.piles = seenPiles(state.now, viewer);
    if (state.status.last.any()) observation.before = seenPiles(state.before, viewer);
    return observation;
}

void WhatTheFish::update(Observation& observation, const SeenMove<Move>& made) {
    switch (made.move.kind) {
    case MoveKind::Pass:
    case MoveKind::Give:
    case MoveKind::BellyUp: return;
    case MoveKind::BenFranklin: return beginUndo(observation);
    default:
        if (observation.status.phase != Phase::Flush) observation.before = observation.piles;
    }
}

void WhatTheFish::update(Observation& observation, const Moved& moved) {
    if (observation.undo != Observation::Undo::None) return undoMoved(observation, moved);
    PlacesGame::update(observation, moved);
    SeenPiles& piles = observation.piles;
    if (moved.from.kind == PileKind::Swim) takeOut(piles.played, moved.face);
    if (moved.from.kind == PileKind::Frozen) piles.frozen.removeAt(0); // all return, in order
    if (moved.to.kind == PileKind::Swim) piles.played.add(moved.face);
    // W-21: WTF cards and flushed hands come from a hand, and go under the pile.
    if (moved.from.kind == PileKind::Hand && moved.to.kind == PileKind::Discard) {
        piles.discard.removeAt(0);
        putUnder(piles.discard, moved.face);
    }
}

void WhatTheFish::update(Observation& observation, const SeenStatus<Status>& status) {
    PlacesGame::update(observation, status);
    observation.undo = Observation::Undo::None;
    if (!observation.status.last.any()) observation.before = {};
}

} // namespace tacklebox
