#include "model/games/gofish/bot/search.h"

#include "model/bots/sequentialhalving.h"
#include "model/games/gofish/bot/playout.h"

#include <algorithm>

namespace tacklebox::gofish {

namespace {

/// Play-outs as sequentialHalving() wants them, for one seat; they go on to the end of the game.
class SeatsPlayout {
  public:
    using Move = gofish::Move;
    using State = gofish::State;
    using InformationSet = AskInformationSet;

    SeatsPlayout(Seat seat, const PublicHands& heard, int turn)
        : m_seat(seat), m_heard(heard), m_turn(turn) {}

    void begin(const State& world) { m_playout.begin(world, m_heard, m_turn); }
    void play(const Move& move) { m_playout.play(move); }
    bool toAsk(Random&) const { return !m_playout.over() && m_playout.state().status.turn == m_seat; }
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
    /// A win is what counts; books beside it, as a lead is a win the likelier the larger it is.
    double result() const {
        constexpr double kBook = 0.04;
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
    const PublicHands& m_heard;
    int m_turn;
    Playout m_playout;
};

} // namespace

std::optional<Choice<GoFish>> search(const Observation& sight, WorldSampler<GoFish>& worlds,
                                     std::span<const Move> legal, Budget budget, Random& random) {
    constexpr std::size_t kMostTried = 8;
    constexpr int kStepsBetween = 60; // so that worlds have little to do with each other
    std::vector<std::pair<double, Move>> glances;
    // A sure hit costs nothing, as the turn goes on: only which of several comes first is to be found.
    const auto isSure = [&](const Move& move) { return sight.isSure(move, Policy{}); };
    const bool anySure = std::ranges::any_of(legal, isSure);
    for (const Move& move : legal)
        if (!anySure || isSure(move))
            glances.push_back({worth(sight, move, Policy{}) + 0.01 * random.unit(), move});
    std::ranges::stable_sort(glances, std::greater<>(), &std::pair<double, Move>::first);
    std::vector<CandidateMove<Move>> tried;
    for (const auto& [heuristic, move] : glances)
        if (tried.size() < kMostTried) tried.push_back({.move = move});

    if (tried.size() == 1) return Choice<GoFish>{*tried.front().move, {}};

    SeatsPlayout playout(sight.me, *sight.heard, sight.turn);
    const auto draw = [&](State& world) {
        worlds.stir(random, kStepsBetween);
        worlds.sample(random, world);
    };
    const CandidateMove<Move>& best = tried[sequentialHalving(playout, tried, draw, budget, random)];
    if (budget.cancelled()) return std::nullopt;
    Choice<GoFish> choice{*best.move, {}};
    if (best.count > 0) choice.rationale.expected = best.meanPoints();
    return choice;
}

} // namespace tacklebox::gofish
