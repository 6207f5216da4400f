#include "model/bots/player.h"

#include "model/bots/logodds.h"
#include "model/games/gofish/bot/bot.h"
#include "model/games/gofish/bot/search.h"
#include "model/games/gofish/bot/words.h"

namespace tacklebox {

using namespace gofish;

namespace {

class Player : public PlayerSkeleton<GoFish> {
  public:
    Player(Level level, Seat seat, std::uint64_t seed)
        : PlayerSkeleton(seat, seed), m_skill(skillOf(level)) {}

  private:
    /// Only levels that forget nothing can state reliable odds.
    bool statesOdds(const Decision& decision) const {
        return m_skill.rationale.deals > 0 && decision.thinking.effort >= kLeastEffortForOdds;
    }
    bool inDoubt(const Move& ask) const { return !m_input.isSure(ask.target, ask.rank); }

    std::optional<Move> evaluate(const Decision& decision) override {
        m_expected.reset();
        m_determinizer.reset();
        m_input = observed();
        const bool samples = decision.thinking.effort >= kLeastEffortForOdds && m_skill.odds.deals > 0;
        if (samples || m_skill.search.playouts > 0) {
            m_determinizer.emplace(m_known, decision.deadline);
            if (!m_determinizer->found()) m_determinizer.reset();
        }
        if (m_determinizer && samples) sampleOdds();
        return bestOf(decision.legal);
    }
    bool worthSearching(const Move&) const override { return m_determinizer && m_skill.search.playouts > 0; }
    std::optional<Move> search(const Decision& decision) override {
        Budget budget(decision.thinking, m_skill.search.playouts, decision.deadline);
        const std::optional<SearchResult> found =
            gofish::search(m_input, *m_determinizer, decision.legal, m_skill.search, budget, m_random);
        if (!found) return std::nullopt;
        m_expected = found->expected;
        return found->move;
    }
    Rationale explain(const Decision& decision, const Move& ask) override {
        Rationale why;
        const PublicHand& hand = m_known.publicHands()[ask.target];
        const int sure = inDoubt(ask) ? 1 : hand.atLeast(ask.rank);
        const bool completes = m_input.held(ask.rank) + sure >= kBookSize;
        why.motive = std::uint8_t(completes ? Motive::CompleteBook : Motive::Ask);
        why.expected = m_expected;
        if (hand.hasFact(ask.rank)) {
            const Fact clue = hand.fact(ask.rank, ask.target, m_known.turns());
            if (clue.turnsAgo <= m_input.memory) why.clue = clue;
        }
        why.sure = !inDoubt(ask);
        if (m_determinizer && statesOdds(decision) && inDoubt(ask)) why.likely = chanceOf(ask);
        return why;
    }

    PolicyInput observed() const {
        const Observation& observation = m_known.observation();
        PolicyInput input;
        input.me = self();
        input.seats = m_known.seats();
        input.hand = m_known.known(self());
        for (Seat seat = 0; seat < input.seats; ++seat)
            input.sizes[seat] = std::uint8_t(observation.hands[seat].size());
        input.pond = observation.pond.size();
        input.lucky = observation.options.value[kLucky];
        input.publicHands = &m_known.publicHands();
        input.turn = m_known.turns();
        input.memory = m_skill.memory * input.seats;
        return input;
    }
    void sampleOdds() {
        m_odds = {};
        const auto [deals, steps] = m_skill.odds;
        for (int i = 0; i < deals; ++i) {
            m_determinizer->advance(m_random, steps);
            for (Seat seat = 0; seat < m_input.seats; ++seat) {
                if (seat == self()) continue;
                const CardSet hand = m_determinizer->hand(seat);
                for (const Rank rank : ranksIn(m_input.hand)) {
                    const int cards = (hand & cardsOfRank(rank)).size();
                    AskOdds& odds = m_odds[seat][rank];
                    odds.hit += cards > 0;
                    odds.cards += cards;
                    if (cards == 0) odds.luckyCatch += chanceToFish(rank);
                }
            }
        }
        for (auto& ofSeat : m_odds)
            for (AskOdds& odds : ofSeat)
                odds = {odds.hit / deals, odds.cards / deals, odds.luckyCatch / deals};
        m_input.sampled = &m_odds;
    }
    /// Probability that the top card of the pond has the rank and continues the turn, in the current
    /// determinization.
    double chanceToFish(Rank rank) const {
        if (!m_input.lucky || m_input.pond == 0) return 0;
        int left = kBookSize - m_input.held(rank);
        for (Seat seat = 0; seat < m_input.seats; ++seat)
            if (seat != self()) left -= (m_determinizer->hand(seat) & cardsOfRank(rank)).size();
        return double(left) / m_input.pond;
    }
    Move bestOf(std::span<const Move> legal) {
        Move best = legal.front();
        double bestValue = -1e9;
        for (const Move& move : legal) {
            const double valueOfMove =
                value(m_input, move, m_skill.weights) + m_skill.weights.noise * m_random.unit();
            if (valueOfMove <= bestValue) continue;
            bestValue = valueOfMove;
            best = move;
        }
        return best;
    }
    /// Re-estimates the chance on fresh samples: those used for the choice are biased upwards. The chain
    /// first moves away from them. Uses a copy of the generator, so that the number of samples does not
    /// change later moves.
    double chanceOf(const Move& ask) {
        constexpr int kBurnIn = 6'000;
        m_determinizer->advance(m_random, kBurnIn);
        Random random = m_random;
        const auto [deals, steps] = m_skill.rationale;
        double hits = 0.5;
        for (int i = 0; i < deals; ++i) {
            m_determinizer->advance(random, steps);
            hits += m_determinizer->hand(ask.target).intersects(cardsOfRank(ask.rank));
        }
        return asCollected(hits / (deals + 1), ask);
    }
    /// Corrects the sampled odds: determinizations ignore that another holder of the rank would probably have
    /// asked for it already. Fitted to 10,000 asks of a Pike among players of all kinds; no correction is
    /// needed once the pond is empty.
    double asCollected(double likely, const Move& ask) const {
        constexpr double kByHeld[] = {0, -0.05, -0.08,
                                      -0.17}; // changes of the natural log-odds, by cards held
        if (m_input.pond == 0) return likely;
        return shiftLogOdds(likely, kByHeld[m_input.held(ask.rank)]);
    }

    Skill m_skill;
    PolicyInput m_input;                                ///< of the current decision
    OddsTable m_odds;                                   ///< of the current decision, if sampled
    std::optional<Determinizer<GoFish>> m_determinizer; ///< set if needed and found
    std::optional<double> m_expected;                   ///< result of the search, in books
};

} // namespace

template <>
std::unique_ptr<Bot<GoFish>> makePlayer<GoFish>(Level level, Seat seat, std::uint64_t seed) {
    return std::make_unique<Player>(level, seat, seed);
}

} // namespace tacklebox
