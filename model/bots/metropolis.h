// Markov chain sampling of deals, shared by all games' samplers.
//
// A sampler walks through the deals consistent with an information state. It proposes a small change
// (swapping two cards) and accepts it according to the ratio of probabilities, so that each deal is
// eventually sampled as often as it is probable (Metropolis et al. 1953). All proposals are symmetric, so
// Hastings' correction is 1. The samples are the determinizations that a search plays on.
//
// The chain must start at a consistent deal, which simulated annealing finds (Kirkpatrick, Gelatt and Vecchi
// 1983). Constraints may be violated at first, at a penalty for each violation (an inverse temperature). A
// schedule gives the penalty at each step and the steps at which to restart.
#pragma once

#include "model/bots/deadline.h"
#include "model/engine/random.h"

#include <cmath>
#include <concepts>
#include <cstddef>
#include <span>

namespace tacklebox {

/// The Metropolis rule: decides whether to accept a proposal whose probability is `ratio` times the current
/// one. Draws a random number only if ratio < 1.
inline bool metropolisAccepts(double ratio, Random& random) {
    return !(ratio < 1) || random.unit() < ratio;
}
/// The same for the natural logarithm of the ratio.
inline bool metropolisAcceptsLog(double logRatio, Random& random) {
    return !(logRatio < 0) || random.unit() < std::exp(logRatio);
}

/// A fixed number of steps for finding a first deal, which makes results reproducible. Also ends at the
/// deadline, which is checked every kStepsBetweenLooks steps.
class StepLimit {
  public:
    explicit StepLimit(int steps, const Deadline& deadline = {}) : m_most(steps), m_deadline(deadline) {}

    /// Takes one step. Returns false if no step or no time is left.
    bool spend() {
        if (exhausted()) return false;
        if (m_taken % kStepsBetweenLooks == 0 && m_deadline.passed()) {
            m_late = true;
            return false;
        }
        ++m_taken;
        return true;
    }
    /// True if no step is left or a check found the deadline passed.
    bool exhausted() const { return m_late || m_taken >= m_most; }
    int taken() const { return m_taken; }
    /// True if the deadline has passed, checked now.
    bool late() const { return m_late || m_deadline.passed(); }

  private:
    static constexpr int kStepsBetweenLooks = 128;

    int m_most, m_taken = 0;
    bool m_late = false;
    Deadline m_deadline;
};

/// The penalty of a violation at each step, as a logarithm of a ratio, and the restarts.
struct AnnealingSchedule {
    std::span<const double> penalties; ///< used in order; at least one
    int stepsEach = 1;                 ///< number of steps with each penalty
    bool repeats = false; ///< if true, restart with the first penalty after the last one; otherwise end

    double penaltyAt(int step) const { return penalties[std::size_t(step / stepsEach) % penalties.size()]; }
    bool over(int step) const { return !repeats && step / stepsEach >= int(penalties.size()); }
    bool restartsAt(int step) const { return repeats && step > 0 && step % stepsEach == 0; }
};

/// The requirements for simulated annealing.
///
/// - `violations()`: The number of violated constraints.
/// - `setPenalty(penalty)`: Sets the penalty of each violation.
/// - `propose(random)`: Proposes a change and makes it if metropolisAccepts().
/// - `restart(random)`: Moves to another region, if possible.
template <class Chain>
concept AnnealedChain = requires(Chain& chain, const Chain& looked, Random& random, double penalty) {
    { looked.violations() } -> std::convertible_to<int>;
    {chain.setPenalty(penalty)};
    {chain.propose(random)};
    {chain.restart(random)};
};

/// Anneals from schedule step `firstStep` until no constraint is violated, the schedule ends or the limit is
/// reached. Returns true if no constraint is violated.
template <AnnealedChain Chain>
bool anneal(Chain& chain, const AnnealingSchedule& schedule, StepLimit& limit, Random& random,
            int firstStep = 0) {
    for (int step = firstStep; chain.violations() > 0 && !schedule.over(step); ++step) {
        if (limit.exhausted()) return false;
        if (schedule.restartsAt(step)) chain.restart(random);
        if (!limit.spend()) return false;
        chain.setPenalty(schedule.penaltyAt(step));
        chain.propose(random);
    }
    return chain.violations() == 0;
}

} // namespace tacklebox
