// Search by determinization: moves are played out in sampled worlds, and sequential halving says how the
// play-outs are shared out among them.
//
// Determinization (perfect information Monte Carlo; Ginsberg 2001) samples positions that fit what a player
// knows, and takes the move that does best in their mean. Here nobody plays on as if he saw the others'
// cards: all, the player himself too, go by policies that use what their seats know, so that the strategy
// fusion of which Frank and Basin (1998) warn is little. Sequential halving (Karnin, Koren and Somekh 2013)
// finds the best of several candidates with a fixed number of samples.
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
    std::optional<Move> move; ///< nothing: to let the player in turn go on
    double heuristic = 0;     ///< what it seems worth before any play-out, in the units of one
    double worth = 0;         ///< summed over the play-outs
    double points = 0;        ///< likewise
    int count = 0;            ///< play-outs

    double meanWorth() const { return heuristic + (count ? worth / count : 0); }
    double meanPoints() const { return count ? points / count : 0; }
};

/// Plays all moves on in the same worlds and with the same random numbers; the better half of them goes on to
/// the next round, and so on until one is left. Each round has the same share of the work. What follows on a
/// move is the SearchTree's business. A unit of the budget is one play-out; `drawWorld(world)` samples the
/// next world. Which of `candidates`, which is not empty, is best, any of them when cancelled; what was
/// counted for each is in it.
template <class Playout, class DrawWorld>
std::size_t sequentialHalving(Playout& playout,
                              std::vector<CandidateMove<typename Playout::Move>>& candidates,
                              DrawWorld&& drawWorld, Budget& budget, Random& random) {
    SearchTree<Playout> tree(playout, candidates.size());
    std::vector<std::size_t> left(candidates.size());
    for (std::size_t number = 0; number < candidates.size(); ++number)
        left[number] = number;
    const int rounds = std::bit_width(candidates.size() - 1);
    const int share = budget.left() / std::max(1, rounds);
    typename Playout::State world;
    while (left.size() > 1) {
        const int until = budget.left() - share;
        while (budget.left() > std::max(0, until)) {
            drawWorld(world);
            const std::uint64_t luck = random.next();
            for (const std::size_t number : left) {
                if (!budget.spend()) break;
                CandidateMove<typename Playout::Move>& one = candidates[number];
                const PlayoutResult result = tree.playOut(number, one.move, world, luck);
                one.worth += result.worth;
                one.points += result.points;
                ++one.count;
                if (tree.mayChallenge() && budget.spend()) tree.challenge(random);
            }
            if (budget.cancelled()) return left.front();
        }
        std::ranges::stable_sort(left, std::greater<>(),
                                 [&](std::size_t number) { return candidates[number].meanWorth(); });
        left.resize((left.size() + 1) / 2);
    }
    return left.front();
}

} // namespace tacklebox
