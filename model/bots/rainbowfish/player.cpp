#include "model/bots/rainbowfish/prospects.h"
#include "model/bots/rainbowfish/search.h"

namespace tacklebox {

using namespace rainbowfish;

namespace {

/// How long a level remembers what it heard, in rounds of the table, and how it judges.
struct Habit {
    int rounds;
    Manner manner;
};

Habit habitOf(Level level) {
    constexpr int kForEver = 1000;
    switch (level) {
    case Level::Random:
    case Level::Minnow:
        return {
            1, {.weighsChances = false, .weighsCards = false, .keepsForTheEnd = false, .turnsTables = false}};
    case Level::Perch: return {1, {.weighsCards = false, .keepsForTheEnd = false}};
    case Level::Pike:
    case Level::Shark: break;
    }
    return {kForEver, {}};
}

class Player : public Bot<RainbowFish> {
  public:
    Player(Level level, Seat seat, std::uint64_t seed)
        : m_habit(habitOf(level)), m_searches(level == Level::Shark), m_judges(level >= Level::Pike),
          m_random(seed), m_known(seat) {}

    void see(const SeenEvent<RainbowFish>& event) override { m_known.see(event); }

    std::optional<Choice<RainbowFish>> choose(std::span<const Move> legal, Thinking thinking) override {
        const Outlook outlook(m_known, m_habit.rounds * m_known.seats());
        std::optional<Choice<RainbowFish>> choice =
            m_searches ? search(m_known, outlook, legal, thinking, m_random)
                       : Choice<RainbowFish>{outlook.best(legal, m_habit.manner, m_random), {}};
        if (!choice || legal.size() == 1) return choice;
        outlook.explain(choice->move, choice->rationale);
        if (m_judges && !choice->rationale.expected)
            choice->rationale.expected = pointsExpected(outlook.sight());
        return choice;
    }

  private:
    /// At a glance; to weigh what becomes of an ask made it no truer.
    double pointsExpected(const Sight& sight) const {
        const View& view = m_known.view();
        return expectedPoints({.seat = sight.me,
                               .hand = sight.hand,
                               .hole = sight.hole,
                               .turn = view.status.turn,
                               .match = view.match,
                               .sets = view.sets});
    }

    Habit m_habit;
    bool m_searches;
    bool m_judges; ///< how many points it will have in the end
    Random m_random;
    Knowledge<RainbowFish> m_known;
};

} // namespace

template <>
std::unique_ptr<Bot<RainbowFish>> makePlayer<RainbowFish>(Level level, Seat seat, std::uint64_t seed) {
    return std::make_unique<Player>(level, seat, seed);
}

} // namespace tacklebox
