// What is surely known of one hand, for people: the known-cards board, hints and reasons are made of it.
#pragma once

#include "model/bots/fact.h"
#include "model/games/rainbowfish/bot/handhistory.h"

#include <array>
#include <vector>

namespace tacklebox::rainbowfish {

/// Topics: the numbers, and then the colours.
inline constexpr int kTopics = kNumbers + kColors;
/// Fact::topic of the first colour; a number stands for itself.
inline constexpr std::uint8_t kColorTopics = 100;
/// What stands for a topic in a Fact.
constexpr std::uint8_t factTopic(int topic) {
    return std::uint8_t(topic < kNumbers ? topic : kColorTopics + topic - kNumbers);
}
constexpr Tally maskOfTopic(int topic) {
    return topic < kNumbers ? maskOfNumber(Number(topic)) : maskOfColor(Color(topic - kNumbers));
}

/// A fold over what was heard of a hand. Everything it says is certain; it does not say all that is.
class HandFacts {
  public:
    /// Takes in what was heard in turn number `turn`.
    void hear(const HandEntry& entry, int turn);

    /// At least so many cards of a topic, or of a face, are held.
    int atLeast(int topic) const { return m_topics[topic].atLeast; }
    int sure(Face face) const { return m_sure[face]; }
    /// None of a topic is held, and nothing came unseen since that was clear.
    bool surelyLacks(int topic) const { return m_topics[topic].hadNone && m_topics[topic].unseen == 0; }
    /// The facts of this hand, which is `seat`'s and of `size` cards, in turn number `turn`.
    void addFacts(Seat seat, int size, int turn, std::vector<Fact>& facts) const;

  private:
    struct Topic {
        std::uint8_t atLeast = 0;
        std::uint8_t unseen = 0; ///< cards that came since he had none, and may be of it
        bool hadNone = false;
        Source source = Source::Asked;
        std::uint16_t turn = 0; ///< when last heard
    };

    void arrives(Tally barred);
    void takes(Face face, int turn);
    void gives(Face face);
    void lacks(Tally about, int turn);
    void holds(Tally about, int turn);
    int sureOf(int topic) const;

    std::array<Topic, kTopics> m_topics{};
    std::array<std::uint8_t, kColorDeckFaces> m_sure{};
    std::array<std::uint16_t, kColorDeckFaces> m_sureTurn{};
};

} // namespace tacklebox::rainbowfish
