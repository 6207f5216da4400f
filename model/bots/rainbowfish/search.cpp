#include "model/bots/rainbowfish/search.h"

#include "model/bots/rainbowfish/worlds.h"

#include <algorithm>

namespace tacklebox::rainbowfish {

namespace {

/// Whether the move asks one player for something that he may not have.
bool asks(const Move& move) {
    return move.kind == MoveKind::Ask || move.kind == MoveKind::Wild || move.kind == MoveKind::Name;
}
/// Whether he has it.
bool brings(const State& world, const Move& move) {
    if (!asks(move)) return false;
    const CardSet cards = move.kind == MoveKind::Ask ? cardsOfNumber(move.number) : cardsOfColor(move.color);
    return world.hands[move.target].intersects(cards);
}

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

std::optional<Choice<RainbowFish>> Search::choose(const Knowledge<RainbowFish>& knowledge,
                                                  const Outlook& outlook, std::span<const Move> legal,
                                                  const Thinking& thinking, Random& random) {
    constexpr int kMostCandidates = 8, kPlayouts = 2000;
    const Seat seat = knowledge.viewer();
    std::vector<Candidate> candidates;
    for (const Move& move : legal)
        candidates.push_back({move, worth(outlook.sight(), move, Manner{}) + 0.01 * random.unit()});
    std::ranges::stable_sort(candidates, std::greater<>(), &Candidate::glance);
    if (int(candidates.size()) > kMostCandidates) candidates.resize(std::size_t(kMostCandidates));
    if (candidates.size() == 1) return Choice<RainbowFish>{candidates.front().move, {}};

    constexpr int kExchangesBetween = 150; // so that worlds have little to do with each other
    Budget budget(thinking, kPlayouts);
    Worlds<RainbowFish> worlds(knowledge);
    if (!worlds.found()) return Choice<RainbowFish>{candidates.front().move, {}};
    State world;
    auto left = std::ptrdiff_t(candidates.size());
    int perRound = std::max(1, budget.left() / int(3 * left));
    while (left > 1 && budget.left() > 0) {
        for (int i = 0; i < perRound && budget.left() > 0; ++i) {
            worlds.stir(random, kExchangesBetween);
            worlds.sample(random, world);
            const std::uint64_t seed = random.next();
            for (std::ptrdiff_t at = 0; at < left && budget.spend(); ++at) {
                Candidate& candidate = candidates[std::size_t(at)];
                Random same(seed);
                m_playout.begin(world, outlook.memory());
                m_playout.play(seat, candidate.move);
                m_playout.playRound(seat, same);
                candidate.sum += m_playout.result(seat);
                candidate.points += m_playout.points(seat);
                ++candidate.count;
            }
        }
        if (budget.cancelled()) return std::nullopt;
        std::stable_sort(candidates.begin(), candidates.begin() + left,
                         [](const Candidate& a, const Candidate& b) { return a.mean() > b.mean(); });
        left = (left + 1) / 2;
        perRound *= 2;
    }
    const Candidate& best = candidates.front();
    Choice<RainbowFish> choice{best.move, {}};
    if (best.count) choice.rationale.expected = best.points / best.count;
    if (asks(best.move)) choice.rationale.likely = chanceOf(best.move, worlds, random);
    return choice;
}

} // namespace tacklebox::rainbowfish
