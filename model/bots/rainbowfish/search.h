// Shark: looks how its moves turn out in many worlds that fit what it knows.
#pragma once

#include "model/bots/budget.h"
#include "model/bots/rainbowfish/outlook.h"
#include "model/bots/rainbowfish/playout.h"

namespace tacklebox::rainbowfish {

/// Plays its most promising moves out in the same worlds, the better half of them in twice as many, and so on
/// until one is left. A play-out is a unit of work.
class Search {
  public:
    /// Nothing when cancelled. Where no world is found it goes by the first glance.
    std::optional<Choice<RainbowFish>> choose(const Knowledge<RainbowFish>& knowledge, const Outlook& outlook,
                                              std::span<const Move> legal, const Thinking& thinking,
                                              Random& random);

  private:
    struct Candidate {
        Move move;
        double glance = 0; ///< worth at a glance
        double sum = 0;    ///< of results
        double points = 0; ///< of the seat in the end, summed
        int count = 0;
        double mean() const { return count ? sum / count : 0; }
    };

    Playout m_playout;
};

} // namespace tacklebox::rainbowfish
