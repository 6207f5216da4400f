// Determinizations for Go Fish.
#pragma once

#include "model/bots/metropolis.h"
#include "model/games/gofish/bot/informationstate.h"
#include "model/games/gofish/bot/opponenttypes.h"

namespace tacklebox {

/// Samples deals with the Metropolis algorithm (model/bots/metropolis.h). A state assigns faces to all cards
/// that arrived unseen; a step exchanges two or three of them. It is accepted if all observed facts still
/// hold, with a probability given by the likelihood of the observed asks. In the long run each deal appears
/// in proportion to its probability, averaging each player's asks over the opponent types. Consecutive
/// samples are correlated; advance() takes more steps.
template <>
class Determinizer<GoFish> {
  public:
    using State = gofish::State;

    /// Finds a first deal and takes some steps away from it. Gives up at the deadline or after a fixed number
    /// of steps.
    /// `types`: prior of the opponent types.
    explicit Determinizer(const InformationState<GoFish>& informationState, const Deadline& deadline = {},
                          const gofish::TypeWeights& types = gofish::kPriorTypes);
    /// Exponent of the likelihood of a hand's asks. Players follow no type exactly and their asks are
    /// correlated, so 1 would overrate the asks as evidence.
    static constexpr double kTrust = 0.5;
    bool found() const { return m_found; }
    void sample(Random& random, State& determinization);
    /// Takes `steps` steps of the Markov chain.
    void advance(Random& random, int steps);
    /// The hand of a seat in the current deal.
    CardSet hand(Seat seat) const;
    /// The current deal: the card of each of InformationState::slots(), then the pond from the top, then the
    /// cards out of the game. Used by tests to build a history of it.
    std::span<const Face> deal() const { return m_faces; }

  private:
    using Slots = gofish::Slots;
    struct Assignment {
        std::size_t at;
        Face face;
    };

    void begin();
    bool match(Face face, std::uint64_t& visited);
    struct Annealing;
    enum class Aim : std::uint8_t { FirstDeal, NextDeal };

    void step(Random& random, Aim aim);
    void put(std::span<const Assignment> places, Random& random, Aim aim);
    bool accepts(std::span<const Assignment> places, int violations, Random& random, Aim aim);
    double likelihoodOfAsks(Seat seat) const;
    void set(const Assignment& assignment);
    bool allowed(const Assignment& assignment) const;
    int violations(int most) const;

    const InformationState<GoFish>& m_informationState;
    std::size_t m_slots; ///< number of slots; the faces after them are in the pond or out of the game
    gofish::TypeWeights m_types;
    bool m_found = false;
    int m_violations = 0;
    double m_penalty = 0; ///< log cost of a violation while seeking the first deal
    std::array<double, gofish::kMostPlayers> m_asks{}; ///< likelihood of each seat's asks
    std::vector<Face> m_faces;
    std::array<std::size_t, packs::kStandardFaces> m_at{}; ///< position of each face in m_faces
    std::vector<std::uint64_t> m_allowed;                  ///< for each slot, the faces allowed in it
    std::array<Slots, packs::kRanks> m_ofRank{};           ///< slots with a card of the rank
    std::array<Slots, packs::kRanks> m_stillThere{};       ///< the same without cards that have left the hand
    /// A hand that would have laid a book if all unseen cards of the rank were in these slots.
    struct Unbooked {
        packs::Rank rank;
        Slots slots;
    };
    std::vector<Unbooked> m_unbooked;
    std::vector<std::uint8_t> m_unbookedSize; ///< number of unseen cards of the rank of each m_unbooked
    State m_base;                             ///< the part common to all determinizations
};

static_assert(DeterminizerOf<GoFish>);

} // namespace tacklebox
