#include "model/games/rainbowfish/bot/search.h"

#include "model/bots/sequentialhalving.h"
#include "model/games/rainbowfish/bot/determinizer.h"
#include "model/games/rainbowfish/bot/playout.h"

#include <algorithm>

namespace tacklebox::rainbowfish {

namespace {

/// Playouts to the seat's next turn, for sequentialHalving().
class SeatPlayout {
  public:
    using Move = rainbowfish::Move;
    using State = rainbowfish::State;
    using InformationSet = AskInformationSet;

    SeatPlayout(Seat seat, const Memory& memory) : m_seat(seat), m_memory(memory) {}

    /// Draws the types of the other players, given the last sampled hands.
    void sampleTypes(const Determinizer<RainbowFish>& determinizer, Random& random) {
        for (Seat seat = 0; seat < kMostPlayers; ++seat)
            if (determinizer.others().has(seat))
                m_types[seat] =
                    OpponentType(OpponentModel<kOpponentTypes>(determinizer.typesOf(seat)).sample(random));
    }
    void begin(const State& determinization) { m_playout.begin(determinization, m_memory, m_types); }
    void play(const Move& move) { m_playout.play(m_seat, move); }
    bool playToNextAsk(Random& random) {
        constexpr int kMostMoves = 100;
        for (int moves = 0; moves < kMostMoves && !m_playout.over(); ++moves) {
            const Status& now = m_playout.state().status;
            if (now.turn != m_seat) return false;
            const Move move = m_playout.choose(random);
            if (now.phase == Phase::Turn && isAsk(move)) return true;
            m_playout.play(now.playersToAct.first(), move);
        }
        return false;
    }
    InformationSet informationSet() const {
        InformationSet informationSet = askInformationSet(m_playout.state(), m_seat);
        constexpr std::uint64_t kHoleIsEmpty = 1u << kMostSeats;
        if (m_playout.state().hole.empty()) informationSet.back() |= kHoleIsEmpty;
        return informationSet;
    }
    std::span<const Move> asks() {
        constexpr std::size_t kMost = 3;
        return m_playout.best(kMost);
    }
    PlayoutResult finish(Random& random) {
        m_playout.playRound(m_seat, random);
        return {m_playout.result(m_seat), m_playout.points(m_seat)};
    }

  private:
    Seat m_seat;
    const Memory& m_memory;
    SeatTypes m_types = kAllSkilled;
    Playout m_playout;
};

} // namespace

std::optional<SearchResult> search(const HeuristicPolicy& policy, Determinizer<RainbowFish>& determinizer,
                                   std::span<const Move> legal, const SearchEffort& effort, Budget& budget,
                                   Random& random) {
    std::vector<std::pair<double, Move>> ranked; // by value; random numbers break ties
    for (const Move& move : legal)
        ranked.push_back({value(policy.input(), move, EvaluationWeights{}) + 0.01 * random.unit(), move});
    std::ranges::stable_sort(ranked, std::greater<>(), &std::pair<double, Move>::first);
    std::vector<CandidateMove<Move>> candidates;
    for (const auto& [heuristic, move] : ranked)
        if (int(candidates.size()) < effort.candidates) candidates.push_back({.move = move});
    if (candidates.size() == 1) return SearchResult{*candidates.front().move, {}};

    SeatPlayout playout(policy.input().me, policy.memory());
    const auto draw = [&](State& determinization) {
        determinizer.advance(random, effort.steps);
        determinizer.sample(random, determinization);
        playout.sampleTypes(determinizer, random);
    };
    const CandidateMove<Move>& best =
        candidates[sequentialHalving(playout, candidates, draw, budget, random)];
    if (budget.cancelled()) return std::nullopt;
    SearchResult found{*best.move, {}};
    if (best.count > 0) found.expected = best.meanPoints();
    return found;
}

} // namespace tacklebox::rainbowfish
