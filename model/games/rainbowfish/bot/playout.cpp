#include "model/games/rainbowfish/bot/playout.h"

#include "model/games/rainbowfish/bot/expectedscore.h"

#include <algorithm>

namespace tacklebox::rainbowfish {

namespace {

/// For types that use the evaluation.
const EvaluationWeights& weightsOf(OpponentType type) {
    static constexpr EvaluationWeights kSkilled;
    return type == OpponentType::Gatherer  ? kMinnowWeights
           : type == OpponentType::Hopeful ? kPerchWeights
                                           : kSkilled;
}

} // namespace

Playout::Playout() {
    m_silent.recording(false);
}

void Playout::begin(const State& position, const Memory& memory, const SeatTypes& types) {
    m_state = position;
    m_memory = memory;
    m_types = types;
    m_gone = position.laid | position.discard.asSet();
    m_asked = Move{};
    if (position.status.number != kNoNumber)
        m_asked = {.kind = MoveKind::Ask, .target = position.status.asked, .number = position.status.number};
}

void Playout::play(Seat seat, const Move& move) {
    const auto before = m_state.hands;
    const Seat turn = m_state.status.turn;
    const int discarded = m_state.discard.size();
    RainbowFish::apply(m_state, seat, move, m_silent);
    for (int i = discarded; i < m_state.discard.size(); ++i)
        m_gone.add(m_state.discard[i]);
    m_gone |= m_state.laid;
    updateMemory(seat, move, turn, before);
}

/// `turn` and `before`: the player on turn and the hands before the move.
void Playout::updateMemory(Seat seat, const Move& move, Seat turn,
                           const std::array<CardSet, kMostPlayers>& before) {
    const int seats = m_state.match.seats;
    CardSet given;
    for (Seat other = 0; other < seats; ++other)
        given |= before[other] - m_state.hands[other];
    if (move.kind == MoveKind::Ask || move.color != kNoColor) m_asked = move;
    CardSet topic;
    if (m_asked.color != kNoColor)
        topic = cardsOfColor(m_asked.color);
    else if (m_asked.number != kNoNumber)
        topic = cardsOfNumber(m_asked.number);
    if (move.kind == MoveKind::Ask) m_memory[seat].hasSome(move.number);
    if (move.kind == MoveKind::Skip) m_memory[seat].hasSome(m_asked.number);
    if (move.kind == MoveKind::Answer) m_memory[seat].hasNone(m_asked.number);
    if (move.kind == MoveKind::Reverse) m_memory[turn].hasNone(m_asked.number);
    if (move.kind == MoveKind::Ask && m_state.status.phase != Phase::Answer)
        m_memory[move.target].hasNone(move.number);
    if (move.kind == MoveKind::Wild || move.kind == MoveKind::Name)
        m_memory[move.target].hasNone(kNumbers + move.color);
    if (move.kind == MoveKind::DownpourOne || move.kind == MoveKind::DownpourTwo)
        for (Seat other = 0; other < seats; ++other)
            if (other != seat) m_memory[other].hasNone(kNumbers + move.color);
    for (Seat other = 0; other < seats; ++other) {
        for (const Card card : before[other] - m_state.hands[other])
            m_memory[other].gave(faceOfCard(card));
        for (const Card card : m_state.hands[other] - before[other]) {
            // A fished card is visible if it is one of those asked for.
            const bool shown = given.has(card) || (other == m_state.status.turn && topic.has(card) &&
                                                   m_state.status.phase == Phase::Turn);
            if (shown)
                m_memory[other].took(faceOfCard(card));
            else
                m_memory[other].drew(1);
        }
    }
}

PolicyInput Playout::inputOf(Seat seat) const {
    PolicyInput input;
    input.me = seat;
    input.seats = m_state.match.seats;
    input.hand = m_state.hands[seat];
    for (Seat other = 0; other < input.seats; ++other)
        input.sizes[other] = std::uint8_t(m_state.hands[other].size());
    input.hole = m_state.hole.size();
    input.asked = m_state.status.number;
    input.memory = &m_memory;
    input.count(m_gone);
    return input;
}

Move Playout::choose(Random& random) {
    const Seat seat = m_state.status.playersToAct.first();
    m_moves.clear();
    RainbowFish::legalMoves(m_state, seat, m_moves);
    const OpponentType type = m_types[seat];
    if (m_moves.size() == 1) return m_moves[0];
    if (type == OpponentType::AnyMove) return m_moves[random.below(m_moves.size())];
    const PolicyInput input = inputOf(seat);
    Move best = m_moves[0];
    double bestValue = -1e9;
    for (const Move& move : m_moves) {
        const double valueOfMove = type == OpponentType::Curious && move.kind == MoveKind::Ask
                                       ? double(isSure(input, move)) + random.unit()
                                       : value(input, move, weightsOf(type)) + 0.01 * random.unit();
        if (valueOfMove <= bestValue) continue;
        bestValue = valueOfMove;
        best = move;
    }
    return best;
}

std::span<const Move> Playout::best(std::size_t most) {
    const Seat seat = m_state.status.playersToAct.first();
    const PolicyInput input = inputOf(seat);
    m_moves.clear();
    RainbowFish::legalMoves(m_state, seat, m_moves);
    m_weighed.clear();
    for (const Move& move : m_moves)
        m_weighed.push_back({value(input, move, EvaluationWeights{}), move});
    std::ranges::stable_sort(m_weighed, std::greater<>(), &std::pair<double, Move>::first);
    m_best.clear();
    for (const auto& [value, move] : m_weighed)
        if (m_best.size() < most) m_best.push_back(move);
    return m_best;
}

void Playout::playRound(Seat seat, Random& random) {
    constexpr int kMostMoves = 400;
    bool passed = false;
    for (int moves = 0; moves < kMostMoves && !over(); ++moves) {
        const Status& now = m_state.status;
        passed |= now.turn != seat;
        if (passed && now.turn == seat && now.phase == Phase::Turn && !m_state.hole.empty()) return;
        play(now.playersToAct.first(), choose(random));
    }
}

void Playout::playDeal(Random& random) {
    constexpr int kMostMoves = 2000;
    for (int moves = 0; moves < kMostMoves && !m_state.status.playersToAct.empty(); ++moves)
        play(m_state.status.playersToAct.first(), choose(random));
}

double Playout::result(Seat seat) const {
    const MatchScore& match = m_state.match;
    if (over()) return match.winners.has(seat) ? 1.0 / match.winners.size() : 0;
    return chanceToWin(m_state, seat);
}

double Playout::points(Seat seat) const {
    if (over()) return m_state.match.scores[seat];
    return expectedPoints({.seat = seat,
                           .hand = m_state.hands[seat],
                           .hole = m_state.hole.size(),
                           .turn = m_state.status.turn,
                           .match = m_state.match,
                           .sets = m_state.sets});
}

} // namespace tacklebox::rainbowfish
