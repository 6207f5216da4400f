#include "model/games/greatlakes/greatlakes.h"

namespace tacklebox {

using namespace greatlakes;

Observation GreatLakes::observation(const State& state, Seat viewer) {
    Observation observation = PlacesGame::observation(state, viewer);
    observation.chosen.fill(kNoFace);
    observation.kept.fill(kNoFace);
    for (Seat seat = 0; seat < state.match.seats; ++seat) {
        if (state.chosen[seat] != kNoCard)
            observation.chosen[seat] =
                includesViewer(SeatSet::of(seat), viewer) ? faceOf(state.chosen[seat]) : kHidden;
        if (state.kept[seat] != kNoCard) observation.kept[seat] = faceOf(state.kept[seat]);
        for (const Card card : state.catches) // in the order of catching
            if (state.caught[seat].has(card)) observation.caught[seat].add(faceOf(card));
    }
    observation.fished = state.fished;
    return observation;
}

void GreatLakes::update(Observation& observation, const Moved& moved) {
    PlacesGame::update(observation, moved);
    const auto& [face, from, to, visibleTo] = moved;
    if (from.kind == PileKind::Chosen) observation.chosen[from.seat] = kNoFace;
    if (from.kind == PileKind::Kept) observation.kept[from.seat] = kNoFace;
    if (to.kind == PileKind::Chosen) observation.chosen[to.seat] = face;
    if (to.kind == PileKind::Kept) observation.kept[to.seat] = face;
    if (to.kind != PileKind::Caught) return;
    observation.caught[to.seat].add(face);
    if (from.kind == PileKind::Kept) observation.fished[to.seat].add(packs::suitOf(face));
}

} // namespace tacklebox
