// The inputs of the evaluation: the player's hand, sizes of other hands, and memory of them. Used by bots and
// in Shark's play-outs.
#pragma once

#include "model/bots/fact.h"
#include "model/games/rainbowfish/bot/handfacts.h"
#include "model/games/rainbowfish/rainbowfish.h"

namespace tacklebox::rainbowfish {

/// Memory of one hand, by topic (numbers, then colours).
struct Remembered {
    std::array<std::uint8_t, kTopics> sure{}; ///< lower bound of cards of the topic
    std::array<std::uint8_t, kTopics> open{}; ///< further cards that may be of the topic

    void drew(int cards);
    void took(Face face);
    void gave(Face face);
    /// The hand has none of the topic now.
    void hasNone(int topic) { sure[std::size_t(topic)] = open[std::size_t(topic)] = 0; }
    void hasSome(int topic) {
        sure[std::size_t(topic)] = std::max<std::uint8_t>(1, sure[std::size_t(topic)]);
    }
};
using Memory = std::array<Remembered, kMostPlayers>;

/// Builds the memory from facts about hands of these sizes.
Memory remember(std::span<const Fact> facts, std::span<const std::uint8_t> sizes);

/// A decision from the viewpoint of one player.
class PolicyInput {
  public:
    Seat me = 0;
    int seats = 0;
    CardSet hand;
    std::array<std::uint8_t, kMostPlayers> sizes{};
    int hole = 0;
    Number asked = kNoNumber; ///< the number asked for, in Answer
    const Memory* memory = nullptr;

    /// Prepares the odds; requires all fields above. `gone` contains all cards in the discard pile and in
    /// sets.
    void count(CardSet gone);

    int held(Number number) const { return (hand & cardsOfNumber(number)).size(); }
    /// Probability that the seat has a card of the topic, and the expected number.
    double chance(Seat seat, int topic) const;
    double expected(Seat seat, int topic) const;
    /// True if the seat is known to have none and has drawn nothing since.
    bool refuted(Seat seat, int topic) const {
        const Remembered& other = (*memory)[seat];
        return other.sure[std::size_t(topic)] + other.open[std::size_t(topic)] == 0;
    }
    /// Special cards that can become a Special Set at the end.
    int keepers() const { return (hand & (kReactions | kDrawTwos | kWarMachineCards)).size(); }
    int sureAll(Seat seat) const;
    /// Cards of the topic with unknown place.
    int unknown(int topic) const { return m_unknown[std::size_t(topic)]; }

  private:
    /// Further cards of the seat that may be of the topic.
    int open(Seat seat, int topic) const;
    double share(int topic) const;

    std::array<std::int16_t, kTopics> m_unknown{};
    std::array<std::int16_t, kTopics> m_places{};    ///< hidden cards that may be of the topic
    std::array<std::int16_t, kMostPlayers> m_free{}; ///< cards of a hand without certain facts
};

} // namespace tacklebox::rainbowfish
