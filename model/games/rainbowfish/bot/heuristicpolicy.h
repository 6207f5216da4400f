// The policy of a real player by itself, at a moment of decision: what he remembers, the move that he likes
// best, and why.
#pragma once

#include "model/bots/bot.h"
#include "model/games/rainbowfish/bot/evaluation.h"
#include "model/games/rainbowfish/bot/knowledge.h"

namespace tacklebox::rainbowfish {

class HeuristicPolicy {
  public:
    /// What the viewer of `knowledge` remembers of the last `turns` turns.
    HeuristicPolicy(const Knowledge<RainbowFish>& knowledge, int turns);
    HeuristicPolicy(const HeuristicPolicy&) = delete;
    HeuristicPolicy& operator=(const HeuristicPolicy&) = delete;

    const Observation& observation() const { return m_observation; }
    const Memory& memory() const { return m_memory; }
    /// The legal move of most worth; which of several equal ones is left to chance.
    Move best(std::span<const Move> legal, const EvaluationWeights& weights, Random& random) const;
    /// Fills in why the move was chosen, but for how likely it is.
    void explain(const Move& move, Rationale& rationale) const;

  private:
    void countOpen(const Knowledge<RainbowFish>& knowledge);

    std::vector<Fact> m_facts;
    Memory m_memory{};
    Observation m_observation;
};

} // namespace tacklebox::rainbowfish
