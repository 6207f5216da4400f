#include "model/games/platinumfish/bot/beginner.h"
#include "model/games/platinumfish/bot/evaluation.h"
#include "model/games/platinumfish/bot/search.h"

namespace tacklebox {

using namespace platinumfish;

namespace {

/// Games played out for one decision of the master.
constexpr int kPlayouts = 8000;
/// Of the asks, which may be dozens, the master plays out those that the evaluation likes best.
constexpr std::size_t kMostTried = 8;
/// A shuffle is worth a call if it makes a match at the next draw likelier by this.
constexpr double kWorthAShuffle = 0.005;

/// How much the two heed the dice (see Evaluation): Pike goes by the number of cards left alone.
constexpr double kPikesDice = 0, kSharksDice = 1;

class Player : public Bot<PlatinumFish> {
  public:
    Player(Level level, Seat seat, std::uint64_t seed)
        : m_level(level), m_seat(seat), m_known(seat), m_random(seed) {}

    void see(const SeenEvent<PlatinumFish>& event) override { m_known.see(event); }

    std::optional<Choice<PlatinumFish>> choose(std::span<const Move> legal, Thinking thinking) override {
        // Seats that are not in turn may only call for a shuffle.
        const bool watches = m_known.view().status.turn != m_seat && legal.front().kind == MoveKind::Shuffle;
        if (watches && m_level < Level::Shark) return heldBack(legal, thinking);
        if (m_level == Level::Minnow) return beginnersChoice(m_known, legal, kMinnow);
        if (m_level == Level::Perch) return beginnersChoice(m_known, legal, kPerch);
        const Worlds<PlatinumFish> worlds(m_known);
        const Evaluation evaluation(m_known, worlds.odds(),
                                    m_level == Level::Pike ? kPikesDice : kSharksDice);
        if (watches && evaluation.worthOfShuffle() < kWorthAShuffle) return heldBack(legal, thinking);
        const std::vector<Move> moves = byWorth(evaluation, legal);
        Choice<PlatinumFish> choice{moves.front(), evaluation.reasonFor(moves.front())};
        if (m_level == Level::Pike || moves.size() == 1 || !needsSearch(moves.front())) return choice;
        return searched(worlds, evaluation, moves, thinking);
    }

  private:
    /// Lets the player in turn go on, unless a move is wanted in any case.
    static std::optional<Choice<PlatinumFish>> heldBack(std::span<const Move> legal, Thinking thinking) {
        if (!thinking.mustMove) return std::nullopt;
        return Choice<PlatinumFish>{legal.front(), {}};
    }

    /// The moves, the best first; a call for a shuffle only where it is worth it.
    static std::vector<Move> byWorth(const Evaluation& evaluation, std::span<const Move> legal) {
        std::vector<std::pair<double, Move>> rated;
        for (const Move& move : legal) {
            const double cost = move.kind == MoveKind::Shuffle ? kWorthAShuffle : 0;
            rated.emplace_back(evaluation.worthOf(move) - cost, move);
        }
        // Nobody declines while there is something to ask for.
        const auto asks = [](const auto& one) { return one.second.kind == MoveKind::Ask && one.first > 0; };
        if (std::ranges::any_of(rated, asks))
            std::erase_if(rated, [](const auto& one) { return one.second.kind == MoveKind::Decline; });
        std::stable_sort(rated.begin(), rated.end(),
                         [](const auto& a, const auto& b) { return a.first > b.first; });
        std::vector<Move> moves;
        for (const auto& [worth, move] : rated)
            moves.push_back(move);
        return moves;
    }

    static bool needsSearch(const Move& best) {
        return best.kind == MoveKind::Take || best.kind == MoveKind::Ask || best.kind == MoveKind::Decline;
    }

    std::optional<Choice<PlatinumFish>> searched(const Worlds<PlatinumFish>& worlds,
                                                 const Evaluation& evaluation, const std::vector<Move>& moves,
                                                 Thinking thinking) {
        Budget budget(thinking, kPlayouts);
        const std::size_t candidates = std::min(moves.size(), kMostTried);
        const auto best =
            bestByPlayouts(worlds, m_seat, std::span(moves).first(candidates), budget, m_random);
        if (budget.cancelled()) return std::nullopt;
        const Move& move = best ? best->move : moves.front();
        Choice<PlatinumFish> choice{move, evaluation.reasonFor(move)};
        if (best) choice.rationale.expected = best->expected;
        return choice;
    }

    Level m_level;
    Seat m_seat;
    Knowledge<PlatinumFish> m_known;
    Random m_random;
};

} // namespace

template <>
std::unique_ptr<Bot<PlatinumFish>> makePlayer<PlatinumFish>(Level level, Seat seat, std::uint64_t seed) {
    return std::make_unique<Player>(level, seat, seed);
}

} // namespace tacklebox
