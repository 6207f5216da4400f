// Decisions taken back: a match as it stood earlier, and the steps that can be made again.
#pragma once

#include "model/engine/match.h"

#include <optional>
#include <variant>
#include <vector>

namespace tacklebox {

/// Makes a recorded step in a match that is being replayed; false if the rules do not allow it there.
template <class G>
bool replayStep(Match<G>& match, const Step<G>& step) {
    if (const auto* made = std::get_if<MoveStep<G>>(&step))
        return !match.chanceIsDue() && !match.replayMove(made->seat, made->move);
    const auto& outcome = std::get<Outcome<typename G::Layout>>(step);
    if (G::chance(match.state()).kind != outcome.kind) return false;
    match.replayChance(outcome);
    return true;
}

/// The match as it stood before step `steps` (0 the first).
template <class G>
Match<G> matchBefore(const Match<G>& match, int steps) {
    Match<G> earlier = Match<G>::opened(match.setup());
    for (int number = 0; number < steps; ++number)
        replayStep(earlier, match.steps()[std::size_t(number)]);
    return earlier;
}

/// The steps that were taken back, in the order in which they were made.
template <class G>
class TakenBack {
  public:
    bool any() const { return !m_steps.empty(); }
    void clear() { m_steps.clear(); }
    const std::vector<Step<G>>& steps() const { return m_steps; }

    /// Takes `match` back to before step `before`.
    void takeBack(Match<G>& match, int before) {
        const auto& made = match.steps();
        m_steps.insert(m_steps.begin(), made.begin() + before, made.end());
        match = matchBefore(match, before);
    }
    /// Makes the next step again; false if there is none, or if it is none of this match any more.
    bool makeAgain(Match<G>& match) {
        if (m_steps.empty()) return false;
        if (!replayStep(match, m_steps.front())) {
            m_steps.clear();
            return false;
        }
        m_steps.erase(m_steps.begin());
        return true;
    }
    void put(std::vector<Step<G>> steps) { m_steps = std::move(steps); }

  private:
    std::vector<Step<G>> m_steps;
};

} // namespace tacklebox
