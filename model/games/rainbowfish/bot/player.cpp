#include "model/games/rainbowfish/bot/expectedscore.h"
#include "model/games/rainbowfish/bot/search.h"

namespace tacklebox {

using namespace rainbowfish;

namespace {

/// How long a level remembers what it heard, in rounds of the table, and how it judges.
struct Habit {
    int rounds;
    EvaluationWeights weights;
};

Habit habitOf(Level level) {
    constexpr int kForEver = 1000;
    switch (level) {
    case Level::Random:
    case Level::Minnow: return {1, kMinnowWeights};
    case Level::Perch: return {3, kPerchWeights};
    case Level::Pike:
    case Level::Shark: break;
    }
    return {kForEver, {}};
}

/// Whether it has what it is for in that world.
bool brings(const State& world, const Move& move) {
    const CardSet cards = move.kind == MoveKind::Ask ? cardsOfNumber(move.number) : cardsOfColor(move.color);
    return world.hands[move.target].intersects(cards);
}

class Player : public Bot<RainbowFish> {
  public:
    Player(Level level, Seat seat, std::uint64_t seed)
        : m_habit(habitOf(level)), m_searches(level == Level::Shark), m_judges(level >= Level::Pike),
          m_random(seed), m_known(seat) {}

    void see(const SeenEvent<RainbowFish>& event) override {
        constexpr double kForgotten = 0.2; // from deal to deal
        if (std::holds_alternative<SeenDeal<RainbowFish>>(event.content())) {
            m_before = m_learnt;
            m_before.fade(kForgotten);
        }
        m_known.see(event);
    }

    std::optional<Choice<RainbowFish>> choose(std::span<const Move> legal, Thinking thinking) override {
        const HeuristicPolicy policy(m_known, m_habit.rounds * m_known.seats());
        std::optional<Choice<RainbowFish>> choice =
            Choice<RainbowFish>{policy.best(legal, m_habit.weights, m_random), {}};
        if (legal.size() == 1) return choice;
        const Deadline deadline = thinking.deadline();
        const bool inDoubt = isAsk(choice->move) && !isSure(policy.observation(), choice->move);
        std::optional<Worlds<RainbowFish>> worlds;
        const bool tells = m_judges && thinking.effort >= kLeastEffortToTell;
        if (m_searches || (tells && inDoubt)) worlds.emplace(m_known, deadline, m_before);
        if (deadline.cancelled()) return std::nullopt;
        if (worlds && !worlds->found()) worlds.reset();
        if (worlds && m_searches)
            choice = search(policy, *worlds, legal, Budget(thinking, kPlayouts, deadline), m_random);
        if (!choice) return choice;
        policy.explain(choice->move, choice->rationale);
        if (worlds && tells && isAsk(choice->move) && !isSure(policy.observation(), choice->move))
            choice->rationale.likely =
                chanceOf(choice->move, *worlds, heuristicChance(policy.observation(), choice->move));
        if (m_judges && !choice->rationale.expected)
            choice->rationale.expected = pointsExpected(policy.observation());
        return choice;
    }

  private:
    /// Who wants less of it wants a move alone: from few worlds nothing can be told truly.
    static constexpr int kLeastEffortToTell = 5;

    /// In new worlds, as those in which a move was chosen speak too well of it; they also tell how the others
    /// play. Only who forgets nothing can tell: by what is remembered alone nothing can be said truly.
    /// What counting says at a glance weighs as much as some worlds: those sampled are too few to be sure by.
    /// They are as many whatever the effort, which is the search's.
    double chanceOf(const Move& move, Worlds<RainbowFish>& worlds, double heuristic) {
        constexpr double kGlance = 6;
        constexpr int kWorlds = 60, kExchanges = 300;
        State world;
        int hits = 0;
        std::array<StyleShares, kMostSeats>
            fits{}; ///< how much better each style fits than was believed at first
        for (int i = 0; i < kWorlds; ++i) {
            worlds.advance(m_random, kExchanges);
            worlds.sample(m_random, world);
            hits += brings(world, move);
            for (const Seat seat : worlds.others()) {
                const StyleShares styles = worlds.stylesOf(seat);
                for (std::size_t style = 0; style < kStyles; ++style)
                    fits[seat][style] += styles[style] / m_before[seat][style];
            }
        }
        m_learnt = m_before;
        for (const Seat seat : worlds.others())
            m_learnt[seat].take(fits[seat]);
        return (hits + kGlance * heuristic) / (kWorlds + kGlance);
    }
    /// At a glance; to weigh what becomes of an ask made it no truer.
    double pointsExpected(const Observation& observation) const {
        const View& view = m_known.view();
        return expectedPoints({.seat = observation.me,
                               .hand = observation.hand,
                               .hole = observation.hole,
                               .turn = view.status.turn,
                               .match = view.match,
                               .sets = view.sets});
    }

    Habit m_habit;
    bool m_searches;
    bool m_judges; ///< how many points it will have in the end
    Random m_random;
    Knowledge<RainbowFish> m_known;
    Opponents m_before{kPriorStyles}; ///< what was believed of the others when the deal began,
    Opponents m_learnt{kPriorStyles}; ///< and what is now
};

} // namespace

template <>
std::unique_ptr<Bot<RainbowFish>> makePlayer<RainbowFish>(Level level, Seat seat, std::uint64_t seed) {
    return std::make_unique<Player>(level, seat, seed);
}

} // namespace tacklebox
