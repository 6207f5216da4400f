#include "model/bots/player.h"

#include "model/games/rainbowfish/bot/expectedscore.h"
#include "model/games/rainbowfish/bot/search.h"

namespace tacklebox {

using namespace rainbowfish;

namespace {

/// Whether it has what it is for in that world.
bool brings(const State& world, const Move& move) {
    const CardSet cards = move.kind == MoveKind::Ask ? cardsOfNumber(move.number) : cardsOfColor(move.color);
    return world.hands[move.target].intersects(cards);
}

class Player : public PlayerSkeleton<RainbowFish> {
  public:
    Player(Level level, Seat seat, std::uint64_t seed)
        : PlayerSkeleton(seat, seed), m_skill(skillOf(level)) {}

  private:
    /// It forgets nothing, and can tell truly.
    bool concludes() const { return m_skill.rationale.deals > 0; }
    bool tells(const Decision& decision) const {
        return concludes() && decision.thinking.effort >= kLeastEffortToTell;
    }
    bool inDoubt(const Move& move) const { return isAsk(move) && !isSure(m_policy->observation(), move); }

    void observe(const SeenEvent<RainbowFish>& event) override {
        constexpr double kForgotten = 0.2; // from deal to deal
        if (!std::holds_alternative<SeenDeal<RainbowFish>>(event.content())) return;
        m_before = m_learnt;
        m_before.fade(kForgotten);
    }
    bool forced(const Decision& decision) override {
        if (decision.legal.size() > 1) return false;
        m_random.next(); // as a policy draws for each move; so the same seeds give the same games
        return true;
    }
    std::optional<Move> evaluate(const Decision& decision) override {
        m_expected.reset();
        m_policy.emplace(m_known, m_skill.memory * m_known.seats());
        const Move best = m_policy->best(decision.legal, m_skill.weights, m_random);
        m_worlds.reset();
        if (m_skill.search.playouts > 0 || (tells(decision) && inDoubt(best)))
            m_worlds.emplace(m_known, decision.deadline, m_before);
        if (m_worlds && !m_worlds->found()) m_worlds.reset();
        return best;
    }
    bool worthSearching(const Move&) const override { return m_worlds && m_skill.search.playouts > 0; }
    std::optional<Move> search(const Decision& decision) override {
        Budget budget(decision.thinking, m_skill.search.playouts, decision.deadline);
        const std::optional<Found> found =
            rainbowfish::search(*m_policy, *m_worlds, decision.legal, m_skill.search, budget, m_random);
        if (!found) return std::nullopt;
        m_expected = found->expected;
        return found->move;
    }
    Rationale explain(const Decision& decision, const Move& move) override {
        Rationale why;
        m_policy->explain(move, why);
        why.sure = isAsk(move) && !inDoubt(move);
        if (m_worlds && tells(decision) && inDoubt(move))
            why.likely = chanceOf(move, heuristicChance(m_policy->observation(), move));
        why.expected = m_expected;
        if (concludes() && !why.expected) why.expected = pointsExpected(m_policy->observation());
        return why;
    }

    /// In new worlds, as those in which a move was chosen speak too well of it; they also tell how the others
    /// play. Only who forgets nothing can tell: by what is remembered alone nothing can be said truly.
    /// What counting says at a glance weighs as much as some worlds: those sampled are too few to be sure by.
    /// They are as many whatever the effort, which is the search's.
    double chanceOf(const Move& move, double heuristic) {
        constexpr double kGlance = 6;
        const auto [deals, steps] = m_skill.rationale;
        WorldSampler<RainbowFish>& worlds = *m_worlds;
        State world;
        int hits = 0;
        std::array<StyleShares, kMostSeats>
            fits{}; ///< how much better each style fits than was believed at first
        for (int i = 0; i < deals; ++i) {
            worlds.advance(m_random, steps);
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
        return (hits + kGlance * heuristic) / (deals + kGlance);
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

    Skill m_skill;
    std::optional<HeuristicPolicy> m_policy;           ///< for the present decision
    std::optional<WorldSampler<RainbowFish>> m_worlds; ///< where they are wanted, and were found
    std::optional<double> m_expected;                  ///< by the search
    Opponents m_before{kPriorStyles}; ///< what was believed of the others when the deal began,
    Opponents m_learnt{kPriorStyles}; ///< and what is now
};

} // namespace

template <>
std::unique_ptr<Bot<RainbowFish>> makePlayer<RainbowFish>(Level level, Seat seat, std::uint64_t seed) {
    return std::make_unique<Player>(level, seat, seed);
}

} // namespace tacklebox
