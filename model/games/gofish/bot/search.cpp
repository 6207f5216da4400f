#include "model/games/gofish/bot/search.h"

#include "model/bots/sequentialhalving.h"
#include "model/games/gofish/bot/playout.h"

#include <algorithm>

namespace tacklebox::gofish {

namespace {

/// Adapts Playout to sequentialHalving() for one seat.
class SeatsPlayout {
  public:
    using Move = gofish::Move;
    using State = gofish::State;
    using InformationSet = AskInformationSet;

    SeatsPlayout(Seat seat, const PublicHands& publicHands, int turn)
        : m_seat(seat), m_publicHands(publicHands), m_turn(turn) {}

    void begin(const State& determinization) { m_playout.begin(determinization, m_publicHands, m_turn); }
    void play(const Move& move) { m_playout.play(move); }
    bool playToNextAsk(Random&) const { return !m_playout.over() && m_playout.state().status.turn == m_seat; }
    InformationSet informationSet() const { return askInformationSet(m_playout.state(), m_seat); }
    std::span<const Move> asks() {
        constexpr std::size_t kMost = 3;
        return m_playout.best(kMost);
    }
    PlayoutResult finish(Random& random) {
        m_playout.playOn(random);
        return {result(), double(m_playout.state().match.scores[m_seat])};
    }

  private:
    /// Value of the final position: the win, and a little for the lead, as a larger lead makes a win
    /// likelier.
    double result() const {
        constexpr double kBook = 0.1;
        const MatchScore& match = m_playout.state().match;
        const auto scores = std::span(match.scores).first(match.seats);
        const int mine = scores[m_seat], top = *std::ranges::max_element(scores);
        int second = 0;
        for (Seat seat = 0; seat < match.seats; ++seat)
            if (seat != m_seat) second = std::max<int>(second, scores[seat]);
        const double win = mine < top ? 0 : 1.0 / double(std::ranges::count(scores, top));
        return win + kBook * (mine - second);
    }

    Seat m_seat;
    const PublicHands& m_publicHands;
    int m_turn;
    Playout m_playout;
};

} // namespace

std::optional<SearchResult> search(const PolicyInput& input, Determinizer<GoFish>& determinizer,
                                   std::span<const Move> legal, const SearchEffort& effort, Budget& budget,
                                   Random& random) {
    // A sure hit costs nothing, as the turn continues: if there are any, only search for the best of them.
    const auto isSure = [&](const Move& move) { return input.isSure(move.target, move.rank); };
    const bool anySure = std::ranges::any_of(legal, isSure);
    std::vector<std::pair<double, Move>> candidates;
    for (const Move& move : legal)
        if (!anySure || isSure(move))
            candidates.push_back({value(input, move, kSharkWeights) + 0.01 * random.unit(), move});
    std::ranges::stable_sort(candidates, std::greater<>(), &std::pair<double, Move>::first);
    std::vector<CandidateMove<Move>> moves;
    // Breaks ties by the heuristic. The weight is so small that playouts decide; with as few as 1,200
    // playouts it would be too small.
    constexpr double kGlance = 0.001;
    for (const auto& [glance, move] : candidates)
        if (int(moves.size()) < effort.candidates)
            moves.push_back({.move = move, .heuristic = kGlance * glance});
    if (moves.size() == 1) return SearchResult{*moves.front().move, {}};

    SeatsPlayout playout(input.me, *input.publicHands, input.turn);
    const auto draw = [&](State& determinization) {
        determinizer.advance(random, effort.steps);
        determinizer.sample(random, determinization);
    };
    const CandidateMove<Move>& best = moves[sequentialHalving(playout, moves, draw, budget, random)];
    if (budget.cancelled()) return std::nullopt;
    SearchResult found{*best.move, {}};
    if (best.count > 0) found.expected = best.meanPoints();
    return found;
}

} // namespace tacklebox::gofish
