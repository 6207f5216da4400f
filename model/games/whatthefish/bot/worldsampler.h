// Whole positions of WTF (What the Fish!) that fit what a seat knows.
#pragma once

#include "model/engine/random.h"
#include "model/games/whatthefish/bot/knowledge.h"

namespace tacklebox {

namespace whatthefish {

/// How likely each seat is of each temper: what hints count for.
using Tempers = std::array<ByTemper, kMostPlayers>;
inline constexpr Tempers kAllThoughtful{ByTemper{1}, ByTemper{1}, ByTemper{1},
                                        ByTemper{1}, ByTemper{1}, ByTemper{1}};

} // namespace whatthefish

/// Draws a hypothesis by its weight and deals the unseen cards to its tags. Where no hint was given such
/// worlds are independent of each other. Where there are hints they are a Metropolis chain
/// (model/bots/metropolis.h): a new dealing is proposed in place of the last (an independence sampler;
/// Hastings 1970), then pairs of unknown cards change places, and each proposal is accepted by how much less
/// likely the hints leave it. Allocates when it is made, not when it samples.
template <>
class WorldSampler<WhatTheFish> {
  public:
    explicit WorldSampler(const Knowledge<WhatTheFish>& knowledge,
                          const whatthefish::Tempers& tempers = whatthefish::kAllThoughtful);
    static constexpr bool found() { return true; }
    void sample(Random& random, whatthefish::State& world);

  private:
    /// Unknown tags that may be the same cards.
    struct Sort {
        CardSet cards;
        List<whatthefish::Tag, whatthefish::kDeckSize> tags;
    };
    using Dealt = std::array<Card, whatthefish::kDeckSize>; ///< by tag
    struct Plan {
        double upTo = 0; ///< the weights of this hypothesis and those before it
        whatthefish::Hypothesis hypothesis;
        Dealt known; ///< the cards of the known tags
        CardSet unseen;
        List<whatthefish::Tag, whatthefish::kDeckSize> unknown;
        std::vector<Sort> sorts;                                ///< the narrowest first
        List<whatthefish::Hint, whatthefish::kMostHints> hints; ///< about unknown tags
    };

    struct Dealing {
        const Plan* plan = nullptr;
        Dealt cards;
        double belief = 0;
    };

    /// How likely the hints leave this dealing.
    double belief(const Plan& plan, const Dealt& cards) const;
    static bool deal(const Plan& plan, Random& random, Dealt& cards);
    void layOut(const Plan& plan, const Dealt& cards, whatthefish::State& world) const;

    void dealAnew(Random& random, Dealing& dealing) const;
    void exchange(Random& random);

    whatthefish::Tempers m_tempers;
    std::vector<Plan> m_plans;
    bool m_hinted = false;
    Dealing m_last;            ///< the last one sampled, if there are hints
    whatthefish::State m_open; ///< what lies open
};

static_assert(WorldSamplerOf<WhatTheFish>);

} // namespace tacklebox
