#include "model/games/platinumfish/platinumfish.h"

namespace tacklebox {

using namespace platinumfish;

Status PlatinumFish::statusFor(const Status& status, Seat viewer) {
    if (viewer == kOmniscient) return status;
    Status seen = status;
    if (viewer != status.turn) seen.choices = 0;
    if (status.phase == Phase::Refill && viewer != status.refillSeat) {
        seen.phase = Phase::Wait;
        seen.playersToAct = {};
        seen.refillSeat = kNoSeat;
    }
    return seen;
}

Observation PlatinumFish::observation(const State& state, Seat viewer) {
    Observation observation = PlacesGame::observation(state, viewer);
    for (const LaidMatch& laid : state.matches)
        observation.matches[laid.seat].add(laid.rank);
    return observation;
}

void PlatinumFish::update(Observation& observation, const Moved& moved) {
    PlacesGame::update(observation, moved);
    if (moved.to.kind != kLaid) return;
    if (observation.firstOfPair == kNoFace) {
        observation.firstOfPair = moved.face;
    } else {
        observation.matches[moved.to.seat].add(packs::rankOf(moved.face));
        observation.firstOfPair = kNoFace;
    }
}

} // namespace tacklebox
