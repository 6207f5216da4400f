// What following a seat's events means in every game alike.
#pragma once

#include "model/engine/events.h"

namespace tacklebox {

/// Changes a View by one seen event. A game's own follower derives from it, says
/// `using Follower<G>::operator();` and adds what moves its cards; what neither of them names changes nothing
/// in a view.
template <class G>
struct Follower {
    typename G::View& view;

    void operator()(const SeenDeal<G>& deal) const { view = deal.view; }
    void operator()(const SeenStatus<typename G::Status>& status) const { view.status = status.now; }
    void operator()(const Scored& scored) const {
        view.match.scores = scored.totals;
        view.match.last = scored.last();
    }
    void operator()(const Over& over) const {
        view.match.over = true;
        view.match.winners = over.winners;
    }
    template <class Other>
    void operator()(const Other&) const {}
};

} // namespace tacklebox
