// The visible part of a match. The next deal is made together with the last move of a deal, and
// hidden until its summary is closed; a replay shows the events up to its position.
#pragma once

#include "model/host/anygame.h"

namespace tacklebox {

class VisibleEvents {
  public:
    /// The number of visible events.
    int events() const { return m_released; }
    /// How many of them are public; independent of hidden cards.
    int publicEvents() const { return m_public; }
    /// False while the next deal exists but must not be seen yet.
    bool all(const AnyMatch& match) const { return m_released == match.events(); }
    /// True for an event of a finished deal.
    bool dealIsOver(int event) const { return event < m_dealsEndAt; }
    /// The number of deals started.
    int dealsBegun(const AnyMatch& match) const;

    /// Makes exactly the first `events` events visible.
    void releaseTo(const AnyMatch& match, int events);
    void releaseAll(const AnyMatch& match) { releaseTo(match, match.events()); }
    /// Continues to the end or to the start of the next deal.
    void releaseDeal(const AnyMatch& match);
    /// Makes exactly the first `deals` deals visible.
    void releaseDeals(const AnyMatch& match, int deals);

  private:
    int m_released = 0, m_public = 0, m_dealsEndAt = 0;
};

} // namespace tacklebox
