#include "model/games/twistedfish/twistedfish.h"

#include "model/engine/follower.h"
#include "model/engine/observationlists.h"

namespace tacklebox {

using namespace twistedfish;

Observation TwistedFish::observation(const State& state, Seat viewer) {
    Observation observation;
    observation.viewer = viewer;
    observation.match = state.match;
    observation.status = statusFor(state.status, viewer);
    for (Seat seat = 0; seat < state.match.seats; ++seat)
        observation.hands[seat] =
            faces<TwistedFish>(state.hands[seat], includesViewer(SeatSet::of(seat), viewer));
    observation.pond = facesFromTop<TwistedFish>(state.pond, viewer == kEverybody);
    observation.discard = facesFromTop<TwistedFish>(state.discard, true);
    observation.baskets = state.baskets;
    return observation;
}

Status TwistedFish::statusFor(const Status& status, Seat viewer) {
    if (viewer == kEverybody) return status;
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

void leaveBaskets(Observation& observation, Seat owner, Face face) {
    for (Basket& basket : observation.baskets)
        if (basket.owner == owner && face == kDeadScubaDiver) basket.diver = false;
}

void arriveInBaskets(Observation& observation, Seat owner, Face face) {
    // The Diver is always the last card of a laid basket to arrive.
    if (face == kDeadScubaDiver) return observation.baskets[observation.baskets.size() - 1].add(face);
    for (Basket& basket : observation.baskets)
        if (basket.fish == fishOf(face)) return basket.add(face);
    Basket basket{owner, fishOf(face)};
    basket.add(face);
    observation.baskets.add(basket);
}

void leave(Observation& observation, PileId from, Face face) {
    switch (from.kind) {
    case PileKind::Hand: return takeOut(observation.hands[from.seat], face);
    case PileKind::Baskets: return leaveBaskets(observation, from.seat, face);
    case PileKind::Pond: return takeOut(observation.pond, face);
    default: return takeOut(observation.discard, face);
    }
}

void arrive(Observation& observation, PileId to, Face face) {
    switch (to.kind) {
    case PileKind::Hand:
        // Hides a card in another hand, even if all saw it on the way.
        return putSorted(observation.hands[to.seat],
                         includesViewer(SeatSet::of(to.seat), observation.viewer) ? face : kHidden);
    case PileKind::Baskets: return arriveInBaskets(observation, to.seat, face);
    case PileKind::Pond: return putOnTop(observation.pond, observation.viewer == kEverybody ? face : kHidden);
    default: return putOnTop(observation.discard, face);
    }
}

struct TwistedFishFollower : Follower<TwistedFish> {
    using Follower<TwistedFish>::operator();

    void operator()(const Moved& moved) const {
        leave(observation, moved.from, moved.face);
        arrive(observation, moved.to, moved.face);
    }
    void operator()(const SeenShuffle& shuffle) const {
        if (!shuffle.order.empty()) observation.pond = shuffle.order;
    }
};

} // namespace

void TwistedFish::follow(Observation& observation, const SeenEvent<TwistedFish>& event) {
    std::visit(TwistedFishFollower{{observation}}, event.content());
}

} // namespace tacklebox
