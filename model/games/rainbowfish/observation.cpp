#include "model/games/rainbowfish/rainbowfish.h"

namespace tacklebox {

using namespace rainbowfish;

Status RainbowFish::statusFor(const Status& status, Seat viewer) {
    const bool hidden =
        status.phase == Phase::Answer || status.phase == Phase::Block || status.phase == Phase::Lay;
    if (!hidden || includesViewer(status.playersToAct, viewer)) return status;
    // The ask is public. Only the fact that there is a choice would reveal cards.
    return {Phase::Wait, status.turn, {}, status.asked, status.number};
}

Observation RainbowFish::observation(const State& state, Seat viewer) {
    Observation observation = PlacesGame::observation(state, viewer);
    observation.sets = state.sets;
    return observation;
}

void RainbowFish::update(Observation& observation, const SeenMove<Move>& made) {
    if (made.move.kind == MoveKind::Lay) observation.sets.add({made.seat, made.move.number});
    if (made.move.kind == MoveKind::LaySpecial) observation.sets.add({made.seat, kSpecialSet});
}

} // namespace tacklebox
