#include "model/games/twistedfish/twistedfish.h"

namespace tacklebox {

using namespace twistedfish;

Observation TwistedFish::observation(const State& state, Seat viewer) {
    Observation observation = PlacesGame::observation(state, viewer);
    observation.baskets = state.baskets;
    return observation;
}

Status TwistedFish::statusFor(const Status& status, Seat viewer) {
    if (viewer == kOmniscient) return status;
    Status seen = status;
    Seat concerned = viewer;
    switch (status.phase) {
    case Phase::Turn: // other seats that may move hold a Zinger, so they are hidden
        seen.playersToAct = {};
        for (const Seat seat : {status.turn, viewer})
            if (status.playersToAct.has(seat)) seen.playersToAct.add(seat);
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
        seen.playersToAct = {};
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

void removeFromBaskets(Observation& observation, Seat owner, Face face) {
    for (Basket& basket : observation.baskets)
        if (basket.owner == owner && face == kDeadScubaDiver) basket.diver = false;
}

void addToBaskets(Observation& observation, Seat owner, Face face) {
    // The Diver is always the last card of a laid basket to arrive.
    if (face == kDeadScubaDiver) return observation.baskets[observation.baskets.size() - 1].add(face);
    for (Basket& basket : observation.baskets)
        if (basket.fish == fishOf(face)) return basket.add(face);
    Basket basket{owner, fishOf(face)};
    basket.add(face);
    observation.baskets.add(basket);
}

} // namespace

void TwistedFish::update(Observation& observation, const Moved& moved) {
    PlacesGame::update(observation, moved);
    if (moved.from.kind == kLaid) removeFromBaskets(observation, moved.from.seat, moved.face);
    if (moved.to.kind == kLaid) addToBaskets(observation, moved.to.seat, moved.face);
}

} // namespace tacklebox
