#include "model/games/greatlakes/greatlakes.h"

#include "model/engine/follower.h"
#include "model/engine/observationlists.h"

namespace tacklebox {

using namespace greatlakes;

Observation GreatLakes::observation(const State& state, Seat viewer) {
    Observation observation;
    observation.viewer = viewer;
    observation.match = state.match;
    observation.status = statusFor(state.status, viewer);
    observation.chosen.fill(kNoFace);
    observation.kept.fill(kNoFace);
    for (Seat seat = 0; seat < state.match.seats; ++seat) {
        const bool own = includesViewer(SeatSet::of(seat), viewer);
        observation.hands[seat] = faces<GreatLakes>(state.hands[seat], own);
        if (state.chosen[seat] != kNoCard)
            observation.chosen[seat] = own ? faceOf(state.chosen[seat]) : kHidden;
        if (state.kept[seat] != kNoCard) observation.kept[seat] = faceOf(state.kept[seat]);
        for (const Card card : state.catches)
            if (state.caught[seat].has(card)) observation.caught[seat].add(faceOf(card));
    }
    observation.fished = state.fished;
    observation.lake = facesFromTop<GreatLakes>(state.lake, true);
    return observation;
}

namespace {

void leave(Observation& observation, PileId from, Face face) {
    switch (from.kind) {
    case PileKind::Hand: return takeOut(observation.hands[from.seat], face);
    case PileKind::Chosen: observation.chosen[from.seat] = kNoFace; return;
    case PileKind::Kept: observation.kept[from.seat] = kNoFace; return;
    default: return takeOut(observation.lake, face);
    }
}

void arrive(Observation& observation, PileId to, Face face, PileId from) {
    switch (to.kind) {
    case PileKind::Chosen: observation.chosen[to.seat] = face; return;
    case PileKind::Kept: observation.kept[to.seat] = face; return;
    case PileKind::Caught:
        observation.caught[to.seat].add(face);
        if (from.kind == PileKind::Kept) observation.fished[to.seat].add(packs::suitOf(face));
        return;
    default: return putOnTop(observation.lake, face);
    }
}

struct GreatLakesFollower : Follower<GreatLakes> {
    using Follower<GreatLakes>::operator();

    void operator()(const Moved& moved) const {
        leave(observation, moved.from, moved.face);
        arrive(observation, moved.to, moved.face, moved.from);
    }
};

} // namespace

void GreatLakes::follow(Observation& observation, const SeenEvent<GreatLakes>& event) {
    std::visit(GreatLakesFollower{{observation}}, event.content());
}

} // namespace tacklebox
