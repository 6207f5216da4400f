#include "model/bots/rainbowfish/search.h"

#include "model/bots/chainsearch.h"
#include "model/bots/rainbowfish/playout.h"
#include "model/bots/rainbowfish/worlds.h"

#include <algorithm>

namespace tacklebox::rainbowfish {

namespace {

/// Whether the move asks one player for something that he may not have.
bool isAsk(const Move& move) {
    return move.kind == MoveKind::Ask || move.kind == MoveKind::Wild || move.kind == MoveKind::Name;
}
/// Whether he has it.
bool brings(const State& world, const Move& move) {
    if (!isAsk(move)) return false;
    const CardSet cards = move.kind == MoveKind::Ask ? cardsOfNumber(move.number) : cardsOfColor(move.color);
    return world.hands[move.target].intersects(cards);
}

/// Play-outs as searchChain() wants them, for one seat. They go on to its next turn.
class SeatsPlayout {
  public:
    using Move = rainbowfish::Move;
    using State = rainbowfish::State;
    using Situation = AskSituation;

    SeatsPlayout(Seat seat, const Memory& memory) : m_seat(seat), m_memory(memory) {}

    void begin(const State& world) { m_playout.begin(world, m_memory); }
    void play(const Move& move) { m_playout.play(m_seat, move); }
    bool toAsk(Random& random) {
        constexpr int kMostMoves = 100;
        for (int moves = 0; moves < kMostMoves && !m_playout.over(); ++moves) {
            const Status& now = m_playout.state().status;
            if (now.turn != m_seat) return false;
            const Move move = m_playout.choose(random);
            if (now.phase == Phase::Turn && isAsk(move)) return true;
            m_playout.play(now.waiting.first(), move);
        }
        return false;
    }
    Situation situation() const {
        Situation situation = askSituation(m_playout.state(), m_seat);
        constexpr std::uint64_t kNoHole = 1u << kMostSeats;
        if (m_playout.state().hole.empty()) situation.back() |= kNoHole;
        return situation;
    }
    std::span<const Move> asks() {
        constexpr std::size_t kMost = 3;
        return m_playout.best(kMost);
    }
    PlayedOut finish(Random& random) {
        m_playout.playRound(m_seat, random);
        return {m_playout.result(m_seat), m_playout.points(m_seat)};
    }

  private:
    Seat m_seat;
    const Memory& m_memory;
    Playout m_playout;
};

/// In new worlds: those in which the move was chosen speak too well of it.
double chanceOf(const Move& move, Worlds<RainbowFish>& worlds, Random& random) {
    constexpr int kWorlds = 60, kExchanges = 100;
    State world;
    int hits = 0;
    for (int i = 0; i < kWorlds; ++i) {
        worlds.stir(random, kExchanges);
        worlds.sample(random, world);
        hits += brings(world, move);
    }
    return (hits + 0.5) / (kWorlds + 1);
}

} // namespace

std::optional<Choice<RainbowFish>> search(const Knowledge<RainbowFish>& knowledge, const Outlook& outlook,
                                          std::span<const Move> legal, const Thinking& thinking,
                                          Random& random) {
    constexpr std::size_t kMostTried = 8;
    constexpr int kPlayouts = 4000;
    std::vector<std::pair<double, Move>> glances;
    for (const Move& move : legal)
        glances.push_back({worth(outlook.sight(), move, Manner{}) + 0.01 * random.unit(), move});
    std::ranges::stable_sort(glances, std::greater<>(), &std::pair<double, Move>::first);
    std::vector<Tried<Move>> tried;
    for (const auto& [glance, move] : glances)
        if (tried.size() < kMostTried) tried.push_back({.move = move});
    Choice<RainbowFish> choice{*tried.front().move, {}};
    if (tried.size() == 1) return choice;
    const Deadline deadline = thinking.deadline();
    Worlds<RainbowFish> worlds(knowledge, deadline);
    if (deadline.cancelled()) return std::nullopt;
    if (!worlds.found()) return choice;

    constexpr int kExchangesBetween = 150; // so that worlds have little to do with each other
    const auto draw = [&](State& world) {
        worlds.stir(random, kExchangesBetween);
        worlds.sample(random, world);
    };
    SeatsPlayout playout(knowledge.viewer(), outlook.memory());
    Budget budget(thinking, kPlayouts, deadline);
    const Tried<Move>& best = tried[searchChain(playout, tried, draw, budget, random)];
    if (budget.cancelled()) return std::nullopt;
    choice.move = *best.move;
    if (best.count > 0) choice.rationale.expected = best.meanPoints();
    if (isAsk(choice.move)) choice.rationale.likely = chanceOf(choice.move, worlds, random);
    return choice;
}

} // namespace tacklebox::rainbowfish
