// Complete positions of Platinum Fish that fit what a seat knows.
#pragma once

#include "model/games/platinumfish/bot/handodds.h"

namespace tacklebox {

/// The contract is in model/bots/knowledge.h. Ranks come by the exact odds of HandOdds, cards of a rank as
/// equals, and the deck in an order that keeps low what searches have left of a rank.
template <>
class WorldSampler<PlatinumFish> {
  public:
    explicit WorldSampler(const Knowledge<PlatinumFish>& known)
        : WorldSampler(known, platinumfish::HandOdds(known)) {}
    /// With odds already at hand.
    WorldSampler(const Knowledge<PlatinumFish>& known, platinumfish::HandOdds odds);

    const platinumfish::HandOdds& odds() const { return m_odds; }
    /// How the others play, as far as it has shown.
    const platinumfish::Opponents& styles() const { return m_styles; }
    static constexpr bool found() { return true; }
    void sample(Random& random, platinumfish::State& world) const;

  private:
    /// A seat that may have none of the cards of a rank that come too early in deck order.
    struct Claim {
        Seat seat;
        CardSet tooEarly;
    };

    void placeSeen(const Knowledge<PlatinumFish>& known);
    void sampleOrder(Random& random, platinumfish::State& world) const;

    platinumfish::HandOdds m_odds;
    platinumfish::Opponents m_styles;
    platinumfish::State m_seen; ///< the position without what is hidden
    std::array<CardSet, packs::kRanks> m_unseen{};
    std::array<std::uint8_t, packs::kRanks> m_laidUnseen{};
    std::array<List<Claim, platinumfish::kMostPlayers>, packs::kRanks> m_claims{}; ///< the strictest first
    /// For each search since the last shuffle, its rank and how many cards left the top since.
    struct Taken {
        packs::Rank rank;
        double drawn;
    };
    List<Taken, platinumfish::kDeckSize> m_taken;
};

static_assert(WorldSamplerOf<PlatinumFish>);

} // namespace tacklebox
