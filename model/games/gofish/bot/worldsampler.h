// Positions of Go Fish that fit all that a seat knows.
#pragma once

#include "model/bots/metropolis.h"
#include "model/games/gofish/bot/askstyles.h"
#include "model/games/gofish/bot/knowledge.h"

namespace tacklebox {

/// A deal sampler by the Metropolis algorithm (model/bots/metropolis.h). Its states are the ways in which the
/// cards that came unseen can have been dealt and drawn; a step exchanges two or three of them and is taken
/// if all that was seen and heard still holds, and if the asks that were heard are not much less likely
/// there. In the long run each deal comes up as often as it is likely, the playing styles of the others being
/// unknown: each is believed to play as his asks up to then would have it (a mean over the styles). Worlds
/// sampled one after the other resemble each other; advance() takes more steps.
template <>
class WorldSampler<GoFish> {
  public:
    using State = gofish::State;

    /// Finds a first deal, and takes some steps away from it; gives up at the deadline, or when it has looked
    /// long enough.
    /// `styles`: what is believed of the others before their first ask.
    explicit WorldSampler(const Knowledge<GoFish>& knowledge, const Deadline& deadline = {},
                          const gofish::StyleShares& styles = gofish::kPriorStyles);
    /// The likelihood of a hand's asks counts to this power. Nobody plays just by one of the styles, and what
    /// he does today hangs together: counted in full, asks would tell too much.
    static constexpr double kTrust = 0.5;
    bool found() const { return m_found; }
    void sample(Random& random, State& world);
    /// Takes so many steps.
    void advance(Random& random, int steps);
    /// The hand of a seat in the deal that the Markov chain has come to.
    CardSet hand(Seat seat) const;
    /// That deal: the card of each of Knowledge::slots(), then the Pond, top first, then what is out of the
    /// game. Tests build a history of it.
    std::span<const Face> deal() const { return m_faces; }

  private:
    using Slots = gofish::Slots;
    struct Place {
        std::size_t at;
        Face face;
    };

    void begin();
    bool match(Face face, std::uint64_t& visited);
    struct Annealing;
    enum class Aim : std::uint8_t { FirstDeal, NextDeal };

    void step(Random& random, Aim aim);
    void put(std::span<const Place> places, Random& random, Aim aim);
    bool accepts(std::span<const Place> places, int faults, Random& random, Aim aim);
    double likelihoodOfAsks(Seat seat) const;
    void set(const Place& place);
    bool allowed(const Place& place) const;
    int faults(int most) const;

    const Knowledge<GoFish>& m_knowledge;
    std::size_t m_slots; ///< of the faces, those in slots
    gofish::StyleShares m_styles;
    bool m_found = false;
    int m_faults = 0;
    double m_penalty = 0; ///< how much one fault more is shunned while the first deal is sought
    std::array<double, gofish::kMostPlayers> m_asks{}; ///< how likely they are, seat by seat
    std::vector<Face> m_faces;
    std::array<std::size_t, packs::kStandardFaces> m_at{}; ///< the place of each face
    std::vector<std::uint64_t> m_allowed;                  ///< for each slot, the faces that may be in it
    std::array<Slots, packs::kRanks> m_ofRank{};           ///< the slots that a card of the rank is in
    std::array<Slots, packs::kRanks> m_stillThere{};       ///< the same of cards that are still there
    /// A hand that would have laid a book if all these slots had cards of the rank.
    struct Unbooked {
        packs::Rank rank;
        Slots slots;
    };
    std::vector<Unbooked> m_unbooked;
    std::vector<std::uint8_t> m_unbookedSize; ///< how many unseen cards would make it one
    State m_base;                             ///< all that is the same in every world
};

static_assert(WorldSamplerOf<GoFish>);

} // namespace tacklebox
