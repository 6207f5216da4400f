// Determinizations for Twisted Fish, from the Markov chain of DealSampler.
#pragma once

#include "model/games/twistedfish/bot/dealsampler.h"

namespace tacklebox {

template <>
class Determinizer<TwistedFish> {
  public:
    /// Searches for a first deal without violations, until the deadline or a fixed number of steps.
    explicit Determinizer(const InformationState<TwistedFish>& known, const Deadline& deadline = {});

    /// True if there is one; sample() and advance() require it.
    bool found() const { return m_deals.found(); }

    /// Advances the chain and makes a determinization of its deal. Successive samples are similar, as only a
    /// few steps separate them. Options that have not been revealed have their defaults.
    void sample(Random& random, twistedfish::State& determinization);

    /// Only advances the chain by `steps` steps.
    void advance(Random& random, int steps) { m_deals.advance(random, steps); }
    /// The current deal of the chain.
    const twistedfish::DealSampler& deals() const { return m_deals; }

  private:
    const InformationState<TwistedFish>& m_known;
    twistedfish::DealSampler m_deals;
};

static_assert(DeterminizerOf<TwistedFish>);

} // namespace tacklebox
