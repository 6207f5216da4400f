// Determinizations for WTF (What the Fish!).
#pragma once

#include "model/engine/random.h"
#include "model/games/whatthefish/bot/informationstate.h"

namespace tacklebox {

namespace whatthefish {

/// Probabilities of the types of each seat, for doubts.
using SeatHandDoubts = std::array<ByHandDoubt, kMostPlayers>;
inline constexpr SeatHandDoubts kAllThoughtful{ByHandDoubt{1}, ByHandDoubt{1}, ByHandDoubt{1},
                                               ByHandDoubt{1}, ByHandDoubt{1}, ByHandDoubt{1}};

} // namespace whatthefish

/// Draws a hypothesis by weight and deals the unseen cards to its tags. Without doubts, samples are
/// independent. With doubts they form a Metropolis chain (model/bots/metropolis.h): each step proposes a new
/// deal (an independence sampler; Hastings 1970), then exchanges of unknown cards, and accepts by the
/// likelihood ratio of the doubts. Only the constructor allocates.
template <>
class Determinizer<WhatTheFish> {
  public:
    explicit Determinizer(const InformationState<WhatTheFish>& informationState,
                          const whatthefish::SeatHandDoubts& handDoubts = whatthefish::kAllThoughtful);
    static constexpr bool found() { return true; }
    void sample(Random& random, whatthefish::State& determinization);

  private:
    /// Unknown tags with the same possible cards.
    struct Sort {
        CardSet cards;
        List<whatthefish::Tag, whatthefish::kDeckSize> tags;
    };
    using Dealt = std::array<Card, whatthefish::kDeckSize>; ///< by tag
    struct Plan {
        double upTo = 0; ///< cumulative weight, including this hypothesis
        whatthefish::Hypothesis hypothesis;
        Dealt known; ///< cards of known tags
        CardSet unseen;
        List<whatthefish::Tag, whatthefish::kDeckSize> unknown;
        std::vector<Sort> sorts;                                ///< fewest cards first
        List<whatthefish::Hint, whatthefish::kMostHints> hints; ///< about unknown tags
    };

    struct Dealing {
        const Plan* plan = nullptr;
        Dealt cards;
        double belief = 0;
    };

    /// Likelihood of a deal by the doubts.
    double belief(const Plan& plan, const Dealt& cards) const;
    static bool deal(const Plan& plan, Random& random, Dealt& cards);
    void layOut(const Plan& plan, const Dealt& cards, whatthefish::State& determinization) const;

    void dealAnew(Random& random, Dealing& dealing) const;
    void exchange(Random& random);

    whatthefish::SeatHandDoubts m_handDoubts;
    std::vector<Plan> m_plans;
    bool m_hinted = false;
    Dealing m_last;            ///< the last sample, if there are doubts
    whatthefish::State m_open; ///< the visible part
};

static_assert(DeterminizerOf<WhatTheFish>);

} // namespace tacklebox
