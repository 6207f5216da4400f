#include "model/bots/player.h"

#include "model/games/platinumfish/bot/beginner.h"
#include "model/games/platinumfish/bot/bot.h"
#include "model/games/platinumfish/bot/evaluation.h"
#include "model/games/platinumfish/bot/levels.h"
#include "model/games/platinumfish/bot/search.h"

namespace tacklebox {

using namespace platinumfish;

namespace {

/// Least gain in the chance of a match at the next draw that is worth a call for a shuffle.
constexpr double kCostOfShuffle = 0.005;

class Player : public PlayerSkeleton<PlatinumFish> {
  public:
    Player(Level level, Seat seat, std::uint64_t seed)
        : PlayerSkeleton(seat, seed), m_skill(skillOf(level)) {}

  private:
    /// True if another player is on turn, and this one may only call for a shuffle.
    bool watches(const Decision& decision) const {
        return m_known.observation().status.turn != self() &&
               decision.legal.front().kind == MoveKind::Shuffle;
    }
    bool searches() const { return m_skill.search.playouts > 0; }
    /// Even a forced move has a reason.
    bool forced(const Decision&) override { return false; }
    std::optional<Move> evaluate(const Decision& decision) override {
        m_why = {};
        m_expected.reset();
        m_moves.clear();
        if (watches(decision) && !searches()) return passed(decision);
        if (!m_skill.exactOdds) {
            const auto choice = beginnersChoice(m_known, decision.legal, m_skill);
            if (!choice) return std::nullopt;
            m_why = choice->rationale;
            return choice->move;
        }
        m_determinizer.emplace(m_known);
        m_evaluation.emplace(m_known, m_determinizer->odds(), m_skill.dice);
        if (watches(decision) && m_evaluation->valueOfShuffle() < kCostOfShuffle) return passed(decision);
        m_moves = byValue(*m_evaluation, decision.legal);
        return m_moves.front();
    }
    bool worthSearching(const Move& best) const override {
        const bool open =
            best.kind == MoveKind::Take || best.kind == MoveKind::Ask || best.kind == MoveKind::Decline;
        return searches() && m_moves.size() > 1 && open;
    }
    std::optional<Move> search(const Decision& decision) override {
        Budget budget(decision.thinking, m_skill.search.playouts, decision.deadline);
        const std::size_t count = std::min(m_moves.size(), std::size_t(m_skill.search.candidates));
        const auto best =
            bestByRacing(*m_determinizer, self(), std::span(m_moves).first(count), budget, m_random);
        if (budget.cancelled()) return std::nullopt;
        if (best) m_expected = best->expected;
        return best ? best->move : m_moves.front();
    }
    Rationale explain(const Decision&, const Move& move) override {
        if (m_moves.empty()) return m_why;
        Rationale why = m_evaluation->reasonFor(move);
        if (m_expected) why.expected = m_expected;
        return why;
    }

    /// Passes, unless a move is required.
    static std::optional<Move> passed(const Decision& decision) {
        if (!decision.thinking.mustMove) return std::nullopt;
        return decision.legal.front();
    }

    /// All sensible moves, best first.
    static std::vector<Move> byValue(const Evaluation& evaluation, std::span<const Move> legal) {
        std::vector<std::pair<double, Move>> rated;
        for (const Move& move : legal) {
            // Declining is always possible and reveals less.
            if (move.kind == MoveKind::Ask && evaluation.mustMiss(move)) continue;
            const double cost = move.kind == MoveKind::Shuffle ? kCostOfShuffle : 0;
            rated.emplace_back(evaluation.valueOf(move) - cost, move);
        }
        // Never decline while there is a worthwhile ask.
        const auto asks = [](const auto& one) { return one.second.kind == MoveKind::Ask && one.first > 0; };
        if (std::ranges::any_of(rated, asks))
            std::erase_if(rated, [](const auto& one) { return one.second.kind == MoveKind::Decline; });
        std::stable_sort(rated.begin(), rated.end(),
                         [](const auto& a, const auto& b) { return a.first > b.first; });
        std::vector<Move> moves;
        for (const auto& [value, move] : rated)
            moves.push_back(move);
        return moves;
    }

    Skill m_skill;
    std::optional<Determinizer<PlatinumFish>> m_determinizer;
    std::optional<Evaluation> m_evaluation;
    std::vector<Move> m_moves;        ///< by the heuristic, best first; empty for beginners
    Rationale m_why;                  ///< the reason of a beginner's move
    std::optional<double> m_expected; ///< result of the search, in pairs
};

} // namespace

template <>
std::unique_ptr<Bot<PlatinumFish>> makePlayer<PlatinumFish>(Level level, Seat seat, std::uint64_t seed) {
    return std::make_unique<Player>(level, seat, seed);
}

} // namespace tacklebox
