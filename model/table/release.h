// Which events of a match may be seen yet. The next deal is made with the last move of the one before, and is
// kept back until the summary of that one is left; a recorded match is shown as far as its timeline has come.
#pragma once

#include "model/host/anygame.h"

namespace tacklebox {

class EventRelease {
  public:
    /// The events before this one may be seen.
    int events() const { return m_released; }
    /// How many of them all at the table have seen: alike for all hands that look alike from outside.
    int publicEvents() const { return m_public; }
    /// False while the next deal is already made but not yet to be seen.
    bool all(const AnyMatch& match) const { return m_released == match.events(); }
    /// True for an event of a deal that is over.
    bool dealIsOver(int event) const { return event < m_dealsEndAt; }
    /// How many deals have begun.
    int dealsBegun(const AnyMatch& match) const;

    /// From now on the events before number `events` may be seen, neither more nor fewer.
    void releaseTo(const AnyMatch& match, int events);
    void releaseAll(const AnyMatch& match) { releaseTo(match, match.events()); }
    /// Goes on to the end, or to where the next deal begins.
    void releaseDeal(const AnyMatch& match);
    /// The first `deals` deals, and nothing of the one after them.
    void releaseDeals(const AnyMatch& match, int deals);

  private:
    int m_released = 0, m_public = 0, m_dealsEndAt = 0;
};

} // namespace tacklebox
