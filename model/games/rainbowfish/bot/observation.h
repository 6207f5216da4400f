// What a player goes by when he chooses a move: his hand, the sizes of the others', and what he remembers of
// them. The same for a real player and for those in Shark's play-outs.
#pragma once

#include "model/bots/fact.h"
#include "model/games/rainbowfish/bot/handfacts.h"
#include "model/games/rainbowfish/rainbowfish.h"

namespace tacklebox::rainbowfish {

/// What is remembered of one hand, by topic (the numbers, then the colours).
struct Remembered {
    std::array<std::uint8_t, kTopics> sure{}; ///< cards that it surely holds
    std::array<std::uint8_t, kTopics> open{}; ///< further cards that can be of the topic, at most

    void drew(int cards);
    void took(Face face);
    void gave(Face face);
    /// Holds none of a topic now.
    void hasNone(int topic) { sure[std::size_t(topic)] = open[std::size_t(topic)] = 0; }
    void hasSome(int topic) {
        sure[std::size_t(topic)] = std::max<std::uint8_t>(1, sure[std::size_t(topic)]);
    }
};
using Memory = std::array<Remembered, kMostPlayers>;

/// What facts say of hands of these sizes.
Memory remember(std::span<const Fact> facts, std::span<const std::uint8_t> sizes);

/// A moment of decision as one player sees it.
class Observation {
  public:
    Seat me = 0;
    int seats = 0;
    CardSet hand;
    std::array<std::uint8_t, kMostPlayers> sizes{};
    int hole = 0;
    Number asked = kNoNumber; ///< what he is asked for, if he is
    const Memory* memory = nullptr;

    /// Counts what lies open: `gone` are all cards on the discard pile and in sets.
    void count(CardSet gone);

    int held(Number number) const { return (hand & cardsOfNumber(number)).size(); }
    /// The chance that the seat holds a card of the topic, and how many are to be expected.
    double chance(Seat seat, int topic) const;
    double expected(Seat seat, int topic) const;
    /// The seat is known to hold none, and has drawn nothing since.
    bool refuted(Seat seat, int topic) const {
        const Remembered& other = (*memory)[seat];
        return other.sure[std::size_t(topic)] + other.open[std::size_t(topic)] == 0;
    }
    /// Special cards that would make a Special Set in the end.
    int keepers() const { return (hand & (kReactions | kDrawTwos | kWarMachineCards)).size(); }
    int sureAll(Seat seat) const;
    /// Cards of the topic that nobody is known to hold.
    int unknown(int topic) const { return m_unknown[std::size_t(topic)]; }

  private:
    /// Further cards of the seat that can be of the topic.
    int open(Seat seat, int topic) const;
    double share(int topic) const;

    std::array<std::int16_t, kTopics> m_unknown{};
    std::array<std::int16_t, kTopics> m_places{};    ///< hidden cards that can be of the topic
    std::array<std::int16_t, kMostPlayers> m_free{}; ///< cards of a hand of which nothing is sure
};

} // namespace tacklebox::rainbowfish
