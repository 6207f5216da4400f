#include "model/games/whatthefish/bot/search.h"

namespace tacklebox::whatthefish {

namespace {

void addOnce(std::vector<Trial>& trials, const Move& move) {
    for (const Trial& trial : trials)
        if (trial.move == move) return;
    trials.push_back({move});
}

/// The cheapest set above the bar, sets a few points stronger, and all of the cards.
void addSets(std::vector<Trial>& trials, MoveKind kind, CardSet cards, int bar) {
    constexpr int kStep = 4;
    for (CardSet set = cheapestAbove(cards, bar); !set.empty();
         set = cheapestAbove(cards, sumOf(set) + kStep - 1))
        addOnce(trials, moveWith(kind, set));
    if (sumOf(cards) > bar) addOnce(trials, moveWith(kind, cards));
}

} // namespace

std::vector<Trial> trials(std::span<const Move> legal, const Sight& sight) {
    std::vector<Trial> trials;
    const Swim& swim = sight.swim();
    const CardSet kills = sight.hand & kKills;
    for (const Move& move : legal) {
        switch (move.kind) {
        case MoveKind::Kill:
            addSets(trials, MoveKind::Kill, kills, swim.bar - swim.attack);
            addOnce(trials, moveWith(MoveKind::Kill, kills));
            addOnce(trials, moveWith(MoveKind::Kill, lowestOf(kills)));
            addOnce(trials, moveWith(MoveKind::Kill, highestOf(kills)));
            break;
        case MoveKind::Protect:
            addSets(trials, MoveKind::Protect, sight.hand & kProtections, swim.attack);
            break;
        default: addOnce(trials, move);
        }
    }
    return trials;
}

void TryOut::play(const State& world, std::uint64_t luck, Trial& trial) {
    m_next = world;
    Random random(luck);
    if (trial.move.target != kNoSeat) trial.fishHeld += world.now.hands[trial.move.target].intersects(kFish);
    make(m_next, m_seat, trial.move, random, m_none);
    const Course course = playOn(m_next, m_playing, m_decider, random, m_none);
    ++trial.played;
    trial.won += course.winner == m_seat;
    trial.freed += course.freed;
}

void TryOut::compare(std::vector<Trial>& trials, Budget& budget) {
    constexpr int kRounds = 4;
    std::size_t left = trials.size();
    for (int round = 0; round < kRounds; ++round) {
        const int worlds = std::max(1, budget.left() / int(left) / (kRounds - round));
        for (int i = 0; i < worlds; ++i) {
            m_worlds.sample(m_random, m_world);
            m_playing = drawWays(m_ways, m_seat, m_random);
            const std::uint64_t luck = m_random.next();
            for (std::size_t k = 0; k < left; ++k) {
                if (!budget.spend()) break;
                play(m_world, luck, trials[k]);
            }
        }
        std::stable_sort(trials.begin(), trials.begin() + std::ptrdiff_t(left),
                         [](const Trial& a, const Trial& b) { return a.share(a.won) > b.share(b.won); });
        left = std::min(trials.size(), std::max<std::size_t>(2, (left + 1) / 2));
    }
}

void TryOut::repeat(Trial& trial, Budget& budget) {
    while (budget.spend()) {
        m_worlds.sample(m_random, m_world);
        m_playing = drawWays(m_ways, m_seat, m_random);
        play(m_world, m_random.next(), trial);
    }
}

} // namespace tacklebox::whatthefish
