#include "model/games/platinumfish/platinumfish.h"

#include "model/engine/follower.h"
#include "model/engine/observationlists.h"

namespace tacklebox {

using namespace platinumfish;

Status PlatinumFish::statusFor(const Status& status, Seat viewer) {
    if (viewer == kEverybody) return status;
    Status seen = status;
    if (viewer != status.turn) seen.choices = 0;
    if (status.phase == Phase::Refill && viewer != status.refills) {
        seen.phase = Phase::Wait;
        seen.playersToAct = {};
        seen.refills = kNoSeat;
    }
    return seen;
}

Observation PlatinumFish::observation(const State& state, Seat viewer) {
    Observation observation;
    observation.viewer = viewer;
    observation.match = state.match;
    observation.options = state.options;
    observation.status = statusFor(state.status, viewer);
    for (Seat seat = 0; seat < state.match.seats; ++seat)
        observation.hands[seat] =
            faces<PlatinumFish>(state.hands[seat], includesViewer(SeatSet::of(seat), viewer));
    observation.deck = facesFromTop<PlatinumFish>(state.deck, viewer == kEverybody);
    observation.discard = facesFromTop<PlatinumFish>(state.discard, true);
    for (const LaidMatch& laid : state.matches)
        observation.matches[laid.seat].add(laid.rank);
    return observation;
}

namespace {

void leave(Observation& observation, PileId from, Face face) {
    switch (from.kind) {
    case PileKind::Hand: return takeOut(observation.hands[from.seat], face);
    case PileKind::Deck: return takeOut(observation.deck, face);
    default: return takeOut(observation.discard, face);
    }
}

void arrive(Observation& observation, PileId to, Face face) {
    switch (to.kind) {
    case PileKind::Hand:
        // A publicly moved card is hidden again in another player's hand.
        return putSorted(observation.hands[to.seat],
                         includesViewer(SeatSet::of(to.seat), observation.viewer) ? face : kHidden);
    case PileKind::Matches:
        if (observation.half == kNoFace) {
            observation.half = face;
        } else {
            observation.matches[to.seat].add(packs::rankOf(face));
            observation.half = kNoFace;
        }
        return;
    default: return putOnTop(observation.discard, face);
    }
}

struct PlatinumFishFollower : Follower<PlatinumFish> {
    using Follower<PlatinumFish>::operator();

    void operator()(const Moved& moved) const {
        leave(observation, moved.from, moved.face);
        arrive(observation, moved.to, moved.face);
    }
    void operator()(const SeenShuffle& shuffle) const {
        if (!shuffle.order.empty()) observation.deck = shuffle.order;
    }
};

} // namespace

void PlatinumFish::follow(Observation& observation, const SeenEvent<PlatinumFish>& event) {
    std::visit(PlatinumFishFollower{{observation}}, event.content());
}

} // namespace tacklebox
