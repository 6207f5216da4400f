#include "model/games/whatthefish/bot/search.h"

namespace tacklebox::whatthefish {

namespace {

void addIfNew(std::vector<PlayedOutMove>& candidates, const Move& move) {
    for (const PlayedOutMove& candidate : candidates)
        if (candidate.move == move) return;
    candidates.push_back({move});
}

/// Adds the cheapest set of cards with a sum above `limit`, then sets whose sums are each at least kStep
/// higher, and the set of all cards.
void addSets(std::vector<PlayedOutMove>& candidates, MoveKind kind, CardSet cards, int limit) {
    constexpr int kStep = 4;
    for (CardSet set = cheapestAbove(cards, limit); !set.empty();
         set = cheapestAbove(cards, sumOf(set) + kStep - 1))
        addIfNew(candidates, moveWith(kind, set));
    if (sumOf(cards) > limit) addIfNew(candidates, moveWith(kind, cards));
}

} // namespace

std::vector<PlayedOutMove> candidates(std::span<const Move> legal, const PolicyInput& input) {
    std::vector<PlayedOutMove> candidates;
    const Swim& swim = input.swim();
    const CardSet kills = input.hand & kKills;
    for (const Move& move : legal) {
        switch (move.kind) {
        case MoveKind::Kill:
            addSets(candidates, MoveKind::Kill, kills, swim.bar - swim.attack);
            addIfNew(candidates, moveWith(MoveKind::Kill, kills));
            addIfNew(candidates, moveWith(MoveKind::Kill, lowestOf(kills)));
            addIfNew(candidates, moveWith(MoveKind::Kill, highestOf(kills)));
            break;
        case MoveKind::Protect:
            addSets(candidates, MoveKind::Protect, input.hand & kProtections, swim.attack);
            break;
        default: addIfNew(candidates, move);
        }
    }
    return candidates;
}

void PlayoutSearch::play(const State& determinization, std::uint64_t seed, PlayedOutMove& candidate) {
    m_playedOut = determinization;
    Random random(seed);
    if (candidate.move.target != kNoSeat)
        candidate.fishHeld += determinization.now.hands[candidate.move.target].intersects(kFish);
    makeMove(m_playedOut, m_seat, candidate.move, random, m_disabledLog);
    const PlayoutOutcome outcome = playOn(m_playedOut, m_types, m_policy, random, m_disabledLog);
    ++candidate.played;
    candidate.won += outcome.winner == m_seat;
    candidate.freed += outcome.freed;
}

void PlayoutSearch::rank(std::vector<PlayedOutMove>& candidates, Budget& budget) {
    constexpr int kRounds = 4;
    std::size_t remaining = candidates.size();
    for (int round = 0; round < kRounds; ++round) {
        const int determinizations = std::max(1, budget.left() / int(remaining) / (kRounds - round));
        for (int i = 0; i < determinizations; ++i) {
            m_determinizer.sample(m_random, m_determinization);
            m_types = sampleTypes(m_opponents, m_seat, m_random);
            const std::uint64_t seed = m_random.next();
            for (std::size_t k = 0; k < remaining; ++k) {
                if (!budget.spend()) break;
                play(m_determinization, seed, candidates[k]);
            }
        }
        std::stable_sort(
            candidates.begin(), candidates.begin() + std::ptrdiff_t(remaining),
            [](const PlayedOutMove& a, const PlayedOutMove& b) { return a.rate(a.won) > b.rate(b.won); });
        remaining = std::min(candidates.size(), std::max<std::size_t>(2, (remaining + 1) / 2));
    }
}

void PlayoutSearch::evaluate(PlayedOutMove& candidate, Budget& budget) {
    while (budget.spend()) {
        m_determinizer.sample(m_random, m_determinization);
        m_types = sampleTypes(m_opponents, m_seat, m_random);
        play(m_determinization, m_random.next(), candidate);
    }
}

} // namespace tacklebox::whatthefish
