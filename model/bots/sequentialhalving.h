// Search by determinization, with sequential halving.
//
// Determinization (perfect information Monte Carlo; Ginsberg 2001) samples positions consistent with an
// information state and selects the move with the best mean result. Here all playouts use policies that
// depend only on each seat's own information, which keeps strategy fusion (Frank and Basin 1998) small.
// Sequential halving (Karnin, Koren and Somekh 2013) finds the best of several candidates with a fixed number
// of samples.
#pragma once

#include "model/bots/budget.h"
#include "model/bots/searchtree.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace tacklebox {

/// A move that a search compares with others.
template <class Move>
struct CandidateMove {
    std::optional<Move> move; ///< nullopt to pass
    double heuristic = 0;     ///< value estimated before any playout, in the unit of a playout
    double value = 0;         ///< sum over the playouts
    double points = 0;        ///< likewise
    int count = 0;            ///< number of playouts

    double meanValue() const { return heuristic + (count ? value / count : 0); }
    double meanPoints() const { return count ? points / count : 0; }
};

/// Plays all candidates in the same determinizations with the same random numbers. Each round has an equal
/// share of the budget and keeps the better half, until one move is left. The budget's unit is one playout;
/// `drawDeterminization(determinization)` samples a determinization; a SearchTree chooses the asks that
/// follow a move. Requires a non-empty `candidates` and adds the results to it. Returns the index of the
/// best; an arbitrary index when cancelled.
template <class Playout, class DrawDeterminization>
std::size_t sequentialHalving(Playout& playout,
                              std::vector<CandidateMove<typename Playout::Move>>& candidates,
                              DrawDeterminization&& drawDeterminization, Budget& budget, Random& random) {
    SearchTree<Playout> tree(playout, candidates.size());
    std::vector<std::size_t> left(candidates.size());
    for (std::size_t number = 0; number < candidates.size(); ++number)
        left[number] = number;
    const int rounds = std::bit_width(candidates.size() - 1);
    const int share = budget.left() / std::max(1, rounds);
    typename Playout::State determinization;
    while (left.size() > 1) {
        const int until = budget.left() - share;
        while (budget.left() > std::max(0, until)) {
            drawDeterminization(determinization);
            const std::uint64_t seed = random.next();
            for (const std::size_t number : left) {
                if (!budget.spend()) break;
                CandidateMove<typename Playout::Move>& one = candidates[number];
                const PlayoutResult result = tree.playOut(number, one.move, determinization, seed);
                one.value += result.value;
                one.points += result.points;
                ++one.count;
                if (tree.mayChallenge() && budget.spend()) tree.challenge(random);
            }
            if (budget.cancelled()) return left.front();
        }
        std::ranges::stable_sort(left, std::greater<>(),
                                 [&](std::size_t number) { return candidates[number].meanValue(); });
        left.resize((left.size() + 1) / 2);
    }
    return left.front();
}

} // namespace tacklebox
