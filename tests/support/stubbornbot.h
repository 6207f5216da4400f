// A player unlike the built-in bots: plays the first legal move, but not the same move twice in a row if
// there is another.
#pragma once

#include "tests/support/samplebot.h"

namespace tacklebox::testing {

/// Plays one move in eight at random, so that two such bots do not loop forever.
template <class G>
class StubbornBot : public SampleBot<G> {
  public:
    using Move = typename G::Move;

    StubbornBot(Seat seat, std::uint64_t seed) : SampleBot<G>(seat, seed), m_random(seed) {}

    std::optional<Choice<G>> choose(std::span<const Move> legal, Thinking thinking) override {
        constexpr int kAnyOf = 8;
        if (this->mayPass(legal) && !thinking.mustMove) return std::nullopt;
        std::size_t at = 0;
        if (m_random.below(kAnyOf) == 0)
            at = std::size_t(m_random.below(int(legal.size())));
        else if (m_last && legal.size() > 1 && legal[0] == *m_last)
            at = 1;
        m_last = legal[at];
        return Choice<G>{legal[at], {}};
    }

  private:
    Random m_random;
    std::optional<Move> m_last;
};

} // namespace tacklebox::testing
