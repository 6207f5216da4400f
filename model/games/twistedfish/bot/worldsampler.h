// Complete positions of Twisted Fish that fit all that a seat knows.
#pragma once

#include "model/games/twistedfish/bot/dealsampler.h"

namespace tacklebox {

template <>
class WorldSampler<TwistedFish> {
  public:
    /// Gives up looking for a first deal at the deadline, or when it has looked long enough.
    explicit WorldSampler(const Knowledge<TwistedFish>& known, const Deadline& deadline = {});

    bool found() const { return m_deals.found(); }

    /// The options that nobody has seen at work yet are the standard ones. Worlds that follow each other are
    /// much alike: the cards take some steps only from one to the next.
    void sample(Random& random, twistedfish::State& world);

    /// Only where the cards are, for odds: takes `steps` and leaves the rest to deals().
    void advance(Random& random, int steps) { m_deals.advance(random, steps); }
    const twistedfish::DealSampler& deals() const { return m_deals; }

  private:
    const Knowledge<TwistedFish>& m_known;
    twistedfish::DealSampler m_deals;
};

static_assert(WorldSamplerOf<TwistedFish>);

} // namespace tacklebox
