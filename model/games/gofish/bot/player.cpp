#include "model/games/gofish/bot/motive.h"
#include "model/games/gofish/bot/search.h"

#include <algorithm>

namespace tacklebox {

using namespace gofish;

namespace {

/// What tells the levels apart.
struct Skill {
    int rounds; ///< of the table that are remembered
    Policy policy;
    bool tellsOdds; ///< only who forgets nothing can tell them
    bool searches;
};

Skill skillOf(Level level) {
    constexpr int kForEver = 1000;
    switch (level) {
    case Level::Random:
    case Level::Minnow: return {1, {.weighsChances = false, .weighsCards = false}, false, false};
    case Level::Perch: return {3, {.weighsCards = false, .carelessness = 0.4}, false, false};
    case Level::Pike: return {kForEver, {}, true, false};
    case Level::Shark: return {kForEver, {}, true, true};
    }
    return {};
}

class Player : public Bot<GoFish> {
  public:
    Player(Level level, Seat seat, std::uint64_t seed)
        : m_skill(skillOf(level)), m_random(seed), m_known(seat) {}

    void see(const SeenEvent<GoFish>& event) override { m_known.see(event); }

    std::optional<Choice<GoFish>> choose(std::span<const Move> legal, Thinking thinking) override {
        Policy policy = m_skill.policy;
        policy.turnsRemembered = m_skill.rounds * m_known.seats();
        const Observation sight = observe();
        std::optional<Choice<GoFish>> choice = Choice<GoFish>{best(sight, legal, policy), {}};
        if (legal.size() == 1) return choice;
        const Deadline deadline = thinking.deadline();
        const bool tells = m_skill.tellsOdds && thinking.effort >= kLeastEffortToTell;
        std::optional<WorldSampler<GoFish>> worlds;
        if (m_skill.searches || (tells && !sight.isSure(choice->move, policy)))
            worlds.emplace(m_known, deadline);
        if (deadline.cancelled()) return std::nullopt;
        if (worlds && !worlds->found()) worlds.reset();
        if (worlds && m_skill.searches)
            choice = search(sight, *worlds, legal, Budget(thinking, kPlayouts, deadline), m_random);
        if (!choice) return choice;
        explain(sight, policy, *choice);
        if (worlds && tells && !sight.isSure(choice->move, policy))
            choice->rationale.likely = chanceOf(choice->move, *worlds);
        return choice;
    }

  private:
    /// Who wants less of it wants a move alone: from few worlds nothing can be told truly.
    static constexpr int kLeastEffortToTell = 5;

    Observation observe() const {
        const View& view = m_known.view();
        Observation sight;
        sight.me = m_known.viewer();
        sight.seats = m_known.seats();
        sight.hand = m_known.known(sight.me);
        for (Seat seat = 0; seat < sight.seats; ++seat)
            sight.sizes[seat] = std::uint8_t(view.hands[seat].size());
        sight.pond = view.pond.size();
        sight.heard = &m_known.publicHands();
        sight.turn = m_known.turns();
        return sight;
    }
    Move best(const Observation& sight, std::span<const Move> legal, const Policy& policy) {
        Move best = legal.front();
        double bestWorth = -1e9;
        for (const Move& move : legal) {
            const double worthOfMove = worth(sight, move, policy) + policy.carelessness * m_random.unit();
            if (worthOfMove <= bestWorth) continue;
            bestWorth = worthOfMove;
            best = move;
        }
        return best;
    }
    void explain(const Observation& sight, const Policy& policy, Choice<GoFish>& choice) const {
        const Move& ask = choice.move;
        const PublicHand& hand = m_known.publicHands()[ask.target];
        const int sure = sight.isSure(ask, policy) ? hand.atLeast(ask.rank) : 1;
        const bool completes = sight.held(ask.rank) + sure >= kBookSize;
        choice.rationale.motive = std::uint8_t(completes ? Motive::CompleteBook : Motive::Ask);
        if (!hand.everHeard(ask.rank)) return;
        const Fact clue = hand.fact(ask.rank, ask.target, m_known.turns());
        if (clue.turnsAgo <= policy.turnsRemembered) choice.rationale.clue = clue;
    }
    /// In new worlds, as those in which a move was chosen speak too well of it. They are as many whatever the
    /// effort, which is the search's.
    double chanceOf(const Move& ask, WorldSampler<GoFish>& worlds) {
        constexpr int kWorlds = 100, kSteps = 60;
        int hits = 0;
        for (int i = 0; i < kWorlds; ++i) {
            worlds.stir(m_random, kSteps);
            hits += worlds.hand(ask.target).intersects(cardsOfRank(ask.rank));
        }
        return double(hits) / kWorlds;
    }

    Skill m_skill;
    Random m_random;
    Knowledge<GoFish> m_known;
};

} // namespace

template <>
std::unique_ptr<Bot<GoFish>> makePlayer<GoFish>(Level level, Seat seat, std::uint64_t seed) {
    return std::make_unique<Player>(level, seat, seed);
}

} // namespace tacklebox
