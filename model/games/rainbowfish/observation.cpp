#include "model/games/rainbowfish/rainbowfish.h"

#include "model/engine/follower.h"
#include "model/engine/observationlists.h"

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
    Observation observation;
    observation.viewer = viewer;
    observation.match = state.match;
    observation.status = statusFor(state.status, viewer);
    for (Seat seat = 0; seat < state.match.seats; ++seat)
        observation.hands[seat] =
            faces<RainbowFish>(state.hands[seat], includesViewer(SeatSet::of(seat), viewer));
    observation.hole = facesFromTop<RainbowFish>(state.hole, viewer == kEverybody);
    observation.discard = facesFromTop<RainbowFish>(state.discard, true);
    observation.sets = state.sets;
    return observation;
}

namespace {

struct RainbowFishFollower : Follower<RainbowFish> {
    using Follower<RainbowFish>::operator();

    void operator()(const SeenMove<Move>& made) const {
        if (made.move.kind == MoveKind::Lay) observation.sets.add({made.seat, made.move.number});
        if (made.move.kind == MoveKind::LaySpecial) observation.sets.add({made.seat, kSpecialSet});
    }
    void operator()(const Moved& moved) const {
        if (moved.from.kind == PileKind::Hand)
            takeOut(observation.hands[moved.from.seat], moved.face);
        else
            takeOut(observation.hole, moved.face);
        // The move adds the set, so its cards are ignored here.
        if (moved.to.kind == PileKind::Hand) putSorted(observation.hands[moved.to.seat], handFace(moved));
        if (moved.to.kind == PileKind::Discard) putOnTop(observation.discard, moved.face);
    }

  private:
    /// Hides the card again in another hand, even if all saw it on the way: an observation shows only cards
    /// visible now.
    Face handFace(const Moved& moved) const {
        return includesViewer(SeatSet::of(moved.to.seat), observation.viewer) ? moved.face : kHidden;
    }
};

} // namespace

void RainbowFish::follow(Observation& observation, const SeenEvent<RainbowFish>& event) {
    std::visit(RainbowFishFollower{{observation}}, event.content());
}

} // namespace tacklebox
