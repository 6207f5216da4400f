// A real player's moment of decision: what he remembers of what he was told, and why he moves.
#pragma once

#include "model/bots/bot.h"
#include "model/games/rainbowfish/bot/judgement.h"
#include "model/games/rainbowfish/bot/knowledge.h"

namespace tacklebox::rainbowfish {

class Outlook {
  public:
    /// What the viewer of `knowledge` remembers of the last `turns` turns.
    Outlook(const Knowledge<RainbowFish>& knowledge, int turns);
    Outlook(const Outlook&) = delete;
    Outlook& operator=(const Outlook&) = delete;

    const Sight& sight() const { return m_sight; }
    const Memory& memory() const { return m_memory; }
    /// The legal move of most worth; which of several equal ones is left to chance.
    Move best(std::span<const Move> legal, const Manner& manner, Random& random) const;
    /// Fills in why the move was chosen, but for how likely it is.
    void explain(const Move& move, Rationale& rationale) const;

  private:
    void countOpen(const Knowledge<RainbowFish>& knowledge);

    std::vector<Fact> m_facts;
    Memory m_memory{};
    Sight m_sight;
};

} // namespace tacklebox::rainbowfish
