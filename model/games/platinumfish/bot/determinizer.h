// Determinizations for Platinum Fish.
#pragma once

#include "model/games/platinumfish/bot/handodds.h"

namespace tacklebox {

/// See model/bots/informationstate.h. Ranks are drawn with the exact odds of HandOdds, cards of a rank
/// uniformly. The deck's order keeps the rest of a searched rank low.
template <>
class Determinizer<PlatinumFish> {
  public:
    explicit Determinizer(const InformationState<PlatinumFish>& known)
        : Determinizer(known, platinumfish::HandOdds(known)) {}
    /// With given odds.
    Determinizer(const InformationState<PlatinumFish>& known, platinumfish::HandOdds odds);

    const platinumfish::HandOdds& odds() const { return m_odds; }
    /// Posterior of the others' types.
    const platinumfish::Opponents& types() const { return m_types; }
    static constexpr bool found() { return true; }
    void sample(Random& random, platinumfish::State& determinization) const;

  private:
    /// The cards of a rank that a seat cannot have, as they come too early in deck order.
    struct Claim {
        Seat seat;
        CardSet tooEarly;
    };

    void placeSeen(const InformationState<PlatinumFish>& known);
    void sampleOrder(Random& random, platinumfish::State& determinization) const;

    platinumfish::HandOdds m_odds;
    platinumfish::Opponents m_types;
    platinumfish::State m_seen; ///< the position without hidden cards
    std::array<CardSet, packs::kRanks> m_unseen{};
    std::array<std::uint8_t, packs::kRanks> m_laidUnseen{};
    std::array<List<Claim, platinumfish::kMostPlayers>, packs::kRanks> m_claims{}; ///< strictest first
    /// A search since the last shuffle: its rank, and the number of cards drawn from the top since.
    struct Taken {
        packs::Rank rank;
        double drawn;
    };
    List<Taken, platinumfish::kDeckSize> m_taken;
};

static_assert(DeterminizerOf<PlatinumFish>);

} // namespace tacklebox
