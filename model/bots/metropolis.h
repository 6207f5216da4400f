// Sampling of deals by Markov chains: what the games' deal samplers have in common.
//
// A deal sampler walks through the deals that fit what a seat knows: it proposes a small change (two cards
// change places), and accepts or refuses it by how much likelier the deal is then, so that in the long run
// each deal comes up as often as it is likely (Metropolis et al. 1953; all proposals here are symmetric, so
// that Hastings' correction is 1). The deals that it samples are what a search by determinization plays on.
//
// Such a chain must begin at a deal that fits. It is found by simulated annealing (Kirkpatrick, Gelatt and
// Vecchi 1983): what is known may be violated at first, at the price of a penalty for each violation - an
// inverse temperature -, and a schedule says what the penalty is at which step and when to begin again
// elsewhere.
#pragma once

#include "model/bots/deadline.h"
#include "model/engine/random.h"

#include <cmath>
#include <concepts>
#include <cstddef>
#include <span>

namespace tacklebox {

/// The Metropolis rule: whether to accept a proposal that is `ratio` times as likely as what it replaces. It
/// draws no random number where there is nothing to decide.
inline bool metropolisAccepts(double ratio, Random& random) {
    return !(ratio < 1) || random.unit() < ratio;
}
/// The same for the natural logarithm of that ratio.
inline bool metropolisAcceptsLog(double logRatio, Random& random) {
    return !(logRatio < 0) || random.unit() < std::exp(logRatio);
}

/// How much work may still go into finding a first deal: a fixed number of steps, so that results repeat; cut
/// short only at the deadline, at which it looks now and then.
class StepLimit {
  public:
    explicit StepLimit(int steps, const Deadline& deadline = {}) : m_most(steps), m_deadline(deadline) {}

    /// Takes one step; false when there is none left, or no time.
    bool spend() {
        if (exhausted()) return false;
        if (m_taken % kStepsBetweenLooks == 0 && m_deadline.passed()) {
            m_late = true;
            return false;
        }
        ++m_taken;
        return true;
    }
    /// No step is left, or the deadline was seen to have passed.
    bool exhausted() const { return m_late || m_taken >= m_most; }
    int taken() const { return m_taken; }
    /// Looks at the deadline at once.
    bool late() const { return m_late || m_deadline.passed(); }

  private:
    static constexpr int kStepsBetweenLooks = 128;

    int m_most, m_taken = 0;
    bool m_late = false;
    Deadline m_deadline;
};

/// What a violation costs at each step, as the logarithm of a ratio, and when to begin again elsewhere.
struct AnnealingSchedule {
    std::span<const double> penalties; ///< one after the other, of which there is one at least
    int stepsEach = 1;                 ///< with each of them
    bool repeats = false;              ///< after the last the first again, and before each but the very
                                       ///< first a restart; otherwise it ends with the last

    double penaltyAt(int step) const { return penalties[std::size_t(step / stepsEach) % penalties.size()]; }
    bool over(int step) const { return !repeats && step / stepsEach >= int(penalties.size()); }
    bool restartsAt(int step) const { return repeats && step > 0 && step % stepsEach == 0; }
};

/// What simulated annealing works on.
///
///  violations()         how much of what is known does not hold;
///  setPenalty(penalty)  what each of them costs from now on;
///  propose(random)      proposes a change, and makes it or not by metropolisAccepts();
///  restart(random)      goes elsewhere, if it can, as here nothing was found.
template <class Chain>
concept AnnealedChain = requires(Chain& chain, const Chain& looked, Random& random, double penalty) {
    { looked.violations() } -> std::convertible_to<int>;
    {chain.setPenalty(penalty)};
    {chain.propose(random)};
    {chain.restart(random)};
};

/// Proposes changes until nothing is violated, the schedule is over or the limit reached, whichever is first;
/// at once where nothing is violated at the beginning. Whether nothing is violated in the end. The schedule
/// begins at `firstStep`.
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
