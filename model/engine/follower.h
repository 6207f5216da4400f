// The part of updating an observation that all games share.
#pragma once

#include "model/engine/events.h"

namespace tacklebox {

/// Updates an observation by one observed event. A game derives its own follower, adds `using
/// Follower<G>::operator();` and handles the events that move its cards. Unhandled events leave the
/// observation unchanged.
template <class G>
struct Follower {
    typename G::Observation& observation;

    void operator()(const SeenDeal<G>& deal) const { observation = deal.observation; }
    void operator()(const SeenStatus<typename G::Status>& status) const { observation.status = status.now; }
    void operator()(const Scored& scored) const {
        observation.match.scores = scored.totals;
        observation.match.last = scored.last();
    }
    void operator()(const Over& over) const {
        observation.match.over = true;
        observation.match.winners = over.winners;
    }
    template <class Other>
    void operator()(const Other&) const {}
};

} // namespace tacklebox
