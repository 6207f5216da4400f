// The inputs of the evaluation: the player's hand, and the sizes and memory of the other hands. Used by bots
// and in Shark's playouts.
#pragma once

#include "model/bots/fact.h"
#include "model/games/rainbowfish/bot/handfacts.h"
#include "model/games/rainbowfish/rainbowfish.h"

namespace tacklebox::rainbowfish {

/// A player's memory of another hand, by topic: first the numbers, then the colours.
struct HandMemory {
    std::array<std::uint8_t, kTopics> sure{}; ///< at least this many cards of the topic
    std::array<std::uint8_t, kTopics> open{}; ///< number of other cards that may be of the topic

    void drew(int cards);
    void took(Face face);
    void gave(Face face);
    /// The hand has none of the topic now.
    void hasNone(int topic) { sure[std::size_t(topic)] = open[std::size_t(topic)] = 0; }
    void hasSome(int topic) {
        sure[std::size_t(topic)] = std::max<std::uint8_t>(1, sure[std::size_t(topic)]);
    }
};
using Memory = std::array<HandMemory, kMostPlayers>;

/// Returns the memory of hands of these sizes, from facts about them.
Memory remember(std::span<const Fact> facts, std::span<const std::uint8_t> sizes);

/// A decision from the viewpoint of one player.
class PolicyInput {
  public:
    Seat me = 0;
    int seats = 0;
    CardSet hand;
    std::array<std::uint8_t, kMostPlayers> sizes{};
    int hole = 0;             ///< number of cards
    Number asked = kNoNumber; ///< the number asked for, in Phase::Answer
    const Memory* memory = nullptr;

    /// Counts the cards for the odds below; requires all fields above. `gone` contains the cards in the
    /// discard pile and in sets.
    void count(CardSet gone);

    int held(Number number) const { return (hand & cardsOfNumber(number)).size(); }
    /// Probability that the seat has a card of the topic.
    double chance(Seat seat, int topic) const;
    /// Expected number of the seat's cards of the topic.
    double expected(Seat seat, int topic) const;
    /// True if the seat is known to have none and has drawn nothing since.
    bool knownToLack(Seat seat, int topic) const {
        const HandMemory& other = (*memory)[seat];
        return other.sure[std::size_t(topic)] + other.open[std::size_t(topic)] == 0;
    }
    /// Special cards that can become a Special Set at the end.
    int specialSetCards() const { return (hand & (kReactions | kDrawTwos | kWarMachineCards)).size(); }
    /// Number of cards of the seat whose number is known.
    int knownNumberCards(Seat seat) const;
    /// Number of cards of the topic in unknown places.
    int unknown(int topic) const { return m_unknown[std::size_t(topic)]; }

  private:
    /// Number of cards of the seat that may be of the topic, besides the sure ones.
    int open(Seat seat, int topic) const;
    /// Probability that such a card, or one in the hole, is of the topic.
    double share(int topic) const;

    std::array<std::int16_t, kTopics> m_unknown{};
    std::array<std::int16_t, kTopics> m_places{}; ///< number of hidden cards that may be of the topic
    std::array<std::int16_t, kMostPlayers>
        m_free{}; ///< number of cards of a hand about which nothing is certain
};

} // namespace tacklebox::rainbowfish
