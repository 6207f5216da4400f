#include "model/bots/player.h"

#include "model/games/rainbowfish/bot/bot.h"
#include "model/games/rainbowfish/bot/expectedscore.h"
#include "model/games/rainbowfish/bot/search.h"

namespace tacklebox {

using namespace rainbowfish;

namespace {

/// True if the ask hits in the determinization.
bool brings(const State& determinization, const Move& move) {
    const CardSet cards = move.kind == MoveKind::Ask ? cardsOfNumber(move.number) : cardsOfColor(move.color);
    return determinization.hands[move.target].intersects(cards);
}

class Player : public PlayerSkeleton<RainbowFish> {
  public:
    Player(Level level, Seat seat, std::uint64_t seed)
        : PlayerSkeleton(seat, seed), m_skill(skillOf(level)) {}

  private:
    /// True for levels that forget nothing, which give true probabilities.
    bool concludes() const { return m_skill.rationale.deals > 0; }
    bool statesOdds(const Decision& decision) const {
        return concludes() && decision.thinking.effort >= kLeastEffortForOdds;
    }
    bool inDoubt(const Move& move) const { return isAsk(move) && !isSure(m_policy->input(), move); }

    void observe(const SeenEvent<RainbowFish>& event) override {
        constexpr double kForgotten = 0.2; // between deals
        if (!std::holds_alternative<SeenDeal<RainbowFish>>(event.content())) return;
        m_before = m_learnt;
        m_before.fade(kForgotten);
    }
    bool forced(const Decision& decision) override {
        if (decision.legal.size() > 1) return false;
        m_random.next(); // same random sequence as evaluate()
        return true;
    }
    std::optional<Move> evaluate(const Decision& decision) override {
        m_expected.reset();
        m_policy.emplace(m_known, m_skill.memory * m_known.seats());
        const Move best = m_policy->best(decision.legal, m_skill.weights, m_random);
        m_determinizer.reset();
        if (m_skill.search.playouts > 0 || (statesOdds(decision) && inDoubt(best)))
            m_determinizer.emplace(m_known, decision.deadline, m_before);
        if (m_determinizer && !m_determinizer->found()) m_determinizer.reset();
        return best;
    }
    bool worthSearching(const Move&) const override { return m_determinizer && m_skill.search.playouts > 0; }
    std::optional<Move> search(const Decision& decision) override {
        Budget budget(decision.thinking, m_skill.search.playouts, decision.deadline);
        const std::optional<SearchResult> found =
            rainbowfish::search(*m_policy, *m_determinizer, decision.legal, m_skill.search, budget, m_random);
        if (!found) return std::nullopt;
        m_expected = found->expected;
        return found->move;
    }
    Rationale explain(const Decision& decision, const Move& move) override {
        Rationale why;
        m_policy->explain(move, why);
        why.sure = isAsk(move) && !inDoubt(move);
        if (m_determinizer && statesOdds(decision) && inDoubt(move))
            why.likely = chanceOf(move, heuristicChance(m_policy->input(), move));
        why.expected = m_expected;
        if (concludes() && !why.expected) why.expected = pointsExpected(m_policy->input());
        return why;
    }

    /// Estimates the probability on fresh samples, as the ones used for selection are biased upwards. The
    /// samples also update the opponents' types. Only for levels that forget nothing. The heuristic counts
    /// like kGlance samples, to smooth small numbers. The number of samples does not depend on the effort.
    double chanceOf(const Move& move, double heuristic) {
        constexpr double kGlance = 6;
        const auto [deals, steps] = m_skill.rationale;
        Determinizer<RainbowFish>& determinizer = *m_determinizer;
        State determinization;
        int hits = 0;
        std::array<TypeWeights, kMostSeats> fits{}; ///< sum of posterior / prior, by type
        for (int i = 0; i < deals; ++i) {
            determinizer.advance(m_random, steps);
            determinizer.sample(m_random, determinization);
            hits += brings(determinization, move);
            for (const Seat seat : determinizer.others()) {
                const TypeWeights types = determinizer.typesOf(seat);
                for (std::size_t type = 0; type < kOpponentTypes; ++type)
                    fits[seat][type] += types[type] / m_before[seat][type];
            }
        }
        m_learnt = m_before;
        for (const Seat seat : determinizer.others())
            m_learnt[seat].take(fits[seat]);
        return (hits + kGlance * heuristic) / (deals + kGlance);
    }
    /// A heuristic estimate. Including the outcome of an ask did not improve it.
    double pointsExpected(const PolicyInput& input) const {
        const Observation& observation = m_known.observation();
        return expectedPoints({.seat = input.me,
                               .hand = input.hand,
                               .hole = input.hole,
                               .turn = observation.status.turn,
                               .match = observation.match,
                               .sets = observation.sets});
    }

    Skill m_skill;
    std::optional<HeuristicPolicy> m_policy;                 ///< for the current decision
    std::optional<Determinizer<RainbowFish>> m_determinizer; ///< if needed and found
    std::optional<double> m_expected;                        ///< from the search
    Opponents m_before{kPriorTypes};                         ///< types of the others, when the deal began
    Opponents m_learnt{kPriorTypes};                         ///< the same, now
};

} // namespace

template <>
std::unique_ptr<Bot<RainbowFish>> makePlayer<RainbowFish>(Level level, Seat seat, std::uint64_t seed) {
    return std::make_unique<Player>(level, seat, seed);
}

} // namespace tacklebox
