// Positions of Go Fish that fit all that a seat knows.
#pragma once

#include "model/bots/deadline.h"
#include "model/games/gofish/bot/knowledge.h"

namespace tacklebox {

/// A deal sampler by the Metropolis algorithm (Metropolis and others, 1953). Its states are the ways in which
/// the cards that came unseen can have been dealt and drawn; a step exchanges two or three of them and is
/// taken if all that was seen and heard still holds. As every step is proposed as often as its reverse, each
/// consistent deal comes up equally often in the long run. Worlds sampled one after the other resemble each
/// other; advance() takes more steps.
template <>
class WorldSampler<GoFish> {
  public:
    using State = gofish::State;

    /// Finds a first deal, and takes some steps away from it; gives up at the deadline, or when it has looked
    /// long enough.
    explicit WorldSampler(const Knowledge<GoFish>& knowledge, const Deadline& deadline = {});
    bool found() const { return m_found; }
    void sample(Random& random, State& world);
    /// Takes so many steps.
    void advance(Random& random, int steps);
    /// The hand of a seat in the deal that the walk has come to.
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
    bool mend(const Deadline& deadline, Random& random);
    bool step(Random& random, int mostFaults);
    bool put(std::span<const Place> places, int mostFaults);
    void set(const Place& place);
    bool allowed(const Place& place) const;
    int faults() const;

    const Knowledge<GoFish>& m_knowledge;
    std::size_t m_slots; ///< of the faces, those in slots
    bool m_found = false;
    int m_faults = 0;
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
