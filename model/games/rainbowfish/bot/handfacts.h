// Certain knowledge about one hand, for people: the memory aid, hints and reasons.
#pragma once

#include "model/bots/fact.h"
#include "model/games/rainbowfish/bot/handhistory.h"

#include <array>
#include <vector>

namespace tacklebox::rainbowfish {

/// Topics are the numbers, then the colours.
inline constexpr int kTopics = kNumbers + kColors;
/// Fact::topic of the first colour. A number is its own topic.
inline constexpr std::uint8_t kColorTopics = 100;
/// Fact::topic of a topic.
constexpr std::uint8_t factTopic(int topic) {
    return std::uint8_t(topic < kNumbers ? topic : kColorTopics + topic - kNumbers);
}
constexpr Tally maskOfTopic(int topic) {
    return topic < kNumbers ? maskOfNumber(Number(topic)) : maskOfColor(Color(topic - kNumbers));
}

/// Collects the entries of a hand. All facts are certain, but not complete.
class HandFacts {
  public:
    /// Adds an entry of turn `turn`.
    void addEntry(const HandEntry& entry, int turn);

    /// Lower bounds of the number of cards of a topic or face.
    int atLeast(int topic) const { return m_topics[topic].atLeast; }
    int sure(Face face) const { return m_sure[face]; }
    /// True if the hand had none of the topic, and has received no hidden card since that may be of it.
    bool surelyLacks(int topic) const { return m_topics[topic].hadNone && m_topics[topic].unseen == 0; }
    /// Appends the facts about this hand of `seat`, with `size` cards, as of turn `turn`.
    void addFacts(Seat seat, int size, int turn, std::vector<Fact>& facts) const;

  private:
    struct Topic {
        std::uint8_t atLeast = 0;
        std::uint8_t unseen = 0; ///< hidden cards, possibly of the topic, drawn since the hand had none
        bool hadNone = false;
        Source source = Source::Asked;
        std::uint16_t turn = 0; ///< turn of the last fact
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
