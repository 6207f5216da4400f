#include "model/games/gofish/bot/playout.h"

#include <algorithm>

namespace tacklebox::gofish {

namespace {
constexpr EvaluationWeights kPolicy = kSharkWeights;

/// Values of one player's asks; counts each rank only once for all its targets.
class Weighing {
  public:
    explicit Weighing(const PolicyInput& input) : m_input(input) {}

    double valueOf(const Move& ask) {
        RankTally& tally = m_tallies[ask.rank];
        if (!m_counted.has(ask.rank)) tally = m_input.tally(ask.rank);
        m_counted.add(ask.rank);
        return value(m_input, m_input.oddsByCounting(ask.target, tally), ask, kPolicy);
    }

  private:
    const PolicyInput& m_input;
    RankSet m_counted;
    std::array<RankTally, packs::kRanks> m_tallies;
};

} // namespace

Playout::Playout() {
    m_silent.recording(false);
}

void Playout::begin(const State& position, const PublicHands& publicHands, int turn) {
    m_state = position;
    m_publicHands = publicHands;
    m_turn = turn;
}

void Playout::play(const Move& ask) {
    const auto before = m_state.hands;
    const Seat asker = m_state.status.turn;
    const int books = m_state.books.size(), pond = m_state.pond.size();
    const CardSet given = before[ask.target] & cardsOfRank(ask.rank);
    GoFish::apply(m_state, asker, ask, m_silent);

    m_publicHands[asker].asked(ask.rank, m_turn);
    m_publicHands[ask.target].lacked(ask.rank, given.empty() ? Source::Denied : Source::Moved, m_turn);
    for (int i = given.size(); i > 0; --i)
        m_publicHands[asker].tookFaceUp(ask.rank, m_turn);
    // Cards that left the pond are in a hand, or passed through the asker's hand into a book.
    for (Seat seat = 0; pond > m_state.pond.size() && seat < m_state.match.seats; ++seat)
        for (const Card card : m_state.hands[seat] - before[seat] - given) {
            const bool fished = seat == asker && given.empty();
            const bool lucky = fished && m_state.options.value[kLucky];
            if (lucky && packs::rankOf(card) == ask.rank)
                m_publicHands[seat].tookFaceUp(ask.rank, m_turn);
            else
                m_publicHands[seat].drewHidden(lucky ? ask.rank : kNoRank);
        }
    for (int i = books; i < m_state.books.size(); ++i) {
        for (PublicHand& hand : m_publicHands)
            hand.booked(m_state.books[i].rank);
    }
    m_turn += m_state.status.turn != asker;
}

PolicyInput Playout::input() const {
    PolicyInput input;
    input.me = m_state.status.turn;
    input.seats = m_state.match.seats;
    input.hand = m_state.hands[input.me];
    for (Seat seat = 0; seat < input.seats; ++seat)
        input.sizes[seat] = std::uint8_t(m_state.hands[seat].size());
    input.pond = m_state.pond.size();
    input.publicHands = &m_publicHands;
    input.lucky = m_state.options.value[kLucky];
    input.turn = m_turn;
    input.memory = kForgetsNothing;
    return input;
}

Move Playout::choose(Random& random) {
    constexpr double kTie = 0.01;
    m_moves.clear();
    GoFish::legalMoves(m_state, m_state.status.turn, m_moves);
    if (m_moves.size() == 1) return m_moves[0];
    const PolicyInput input = this->input();
    Weighing weighing(input);
    Move best = m_moves[0];
    double bestValue = -1e9;
    for (const Move& move : m_moves) {
        const double valueOfMove = weighing.valueOf(move) + kTie * random.unit();
        if (valueOfMove <= bestValue) continue;
        bestValue = valueOfMove;
        best = move;
    }
    return best;
}

std::span<const Move> Playout::best(std::size_t most) {
    const PolicyInput input = this->input();
    Weighing weighing(input);
    m_moves.clear();
    GoFish::legalMoves(m_state, m_state.status.turn, m_moves);
    m_weighed.clear();
    for (const Move& move : m_moves)
        m_weighed.push_back({weighing.valueOf(move), move});
    std::ranges::stable_sort(m_weighed, std::greater<>(), &std::pair<double, Move>::first);
    m_best.clear();
    for (const auto& [value, move] : m_weighed)
        if (m_best.size() < most) m_best.push_back(move);
    return m_best;
}

void Playout::playOn(Random& random) {
    while (!over())
        play(choose(random));
}

} // namespace tacklebox::gofish
