// A player's view of one decision: memory, best move by the heuristic, and reasons.
#pragma once

#include "model/bots/bot.h"
#include "model/games/rainbowfish/bot/evaluation.h"
#include "model/games/rainbowfish/bot/informationstate.h"

namespace tacklebox::rainbowfish {

class HeuristicPolicy {
  public:
    /// Remembers facts of the last `turns` turns that the viewer of `informationState` saw.
    HeuristicPolicy(const InformationState<RainbowFish>& informationState, int turns);
    HeuristicPolicy(const HeuristicPolicy&) = delete;
    HeuristicPolicy& operator=(const HeuristicPolicy&) = delete;

    const PolicyInput& input() const { return m_input; }
    const Memory& memory() const { return m_memory; }
    /// Returns the legal move with the highest value, breaking ties at random.
    Move best(std::span<const Move> legal, const EvaluationWeights& weights, Random& random) const;
    /// Sets the reasons for the move, except its probability.
    void explain(const Move& move, Rationale& rationale) const;

  private:
    void countVisibleCards(const InformationState<RainbowFish>& informationState);

    std::vector<Fact> m_facts;
    Memory m_memory{};
    PolicyInput m_input;
};

} // namespace tacklebox::rainbowfish
