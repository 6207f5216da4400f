// Determinizations for Twisted Fish.
#pragma once

#include "model/games/twistedfish/bot/dealsampler.h"

namespace tacklebox {

template <>
class Determinizer<TwistedFish> {
  public:
    /// Stops looking for a first deal at the deadline or after a fixed number of steps.
    explicit Determinizer(const InformationState<TwistedFish>& known, const Deadline& deadline = {});

    bool found() const { return m_deals.found(); }

    /// Options that have not been revealed have their defaults. Successive samples are similar, as only a few
    /// steps lie between them.
    void sample(Random& random, twistedfish::State& determinization);

    /// Takes `steps` steps, without making a determinization; see deals().
    void advance(Random& random, int steps) { m_deals.advance(random, steps); }
    const twistedfish::DealSampler& deals() const { return m_deals; }

  private:
    const InformationState<TwistedFish>& m_known;
    twistedfish::DealSampler m_deals;
};

static_assert(DeterminizerOf<TwistedFish>);

} // namespace tacklebox
