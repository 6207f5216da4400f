// Search by play-outs in sampled worlds, with a tree over the asks that its player makes in a row.
#pragma once

#include "model/bots/asktree.h"
#include "model/bots/budget.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace tacklebox {

/// A move that a search tries.
template <class Move>
struct Tried {
    std::optional<Move> move; ///< nothing: to let the player in turn go on
    double glance = 0;        ///< what it seems worth at a glance, in the units of a play-out
    double worth = 0;         ///< summed over the play-outs
    double points = 0;        ///< likewise
    int count = 0;            ///< play-outs

    double meanWorth() const { return glance + (count ? worth / count : 0); }
    double meanPoints() const { return count ? points / count : 0; }
};

/// Plays all moves on in the same worlds and with the same luck; the better half of them goes on to the next
/// round, and so on until one is left. Each round has the same share of the work. What follows on a move is
/// an AskTree's. A unit of the budget is one play-out; `drawWorld(world)` samples the next world. Which of
/// `tried`, which is not empty, is best, any of them when cancelled; what was counted for each is in it.
template <class Playout, class DrawWorld>
std::size_t searchChain(Playout& playout, std::vector<Tried<typename Playout::Move>>& tried,
                        DrawWorld&& drawWorld, Budget& budget, Random& random) {
    AskTree<Playout> tree(playout, tried.size());
    std::vector<std::size_t> left(tried.size());
    for (std::size_t number = 0; number < tried.size(); ++number)
        left[number] = number;
    const int rounds = std::bit_width(tried.size() - 1);
    const int share = budget.left() / std::max(1, rounds);
    typename Playout::State world;
    while (left.size() > 1) {
        const int until = budget.left() - share;
        while (budget.left() > std::max(0, until)) {
            drawWorld(world);
            const std::uint64_t luck = random.next();
            for (const std::size_t number : left) {
                if (!budget.spend()) break;
                Tried<typename Playout::Move>& one = tried[number];
                const PlayedOut result = tree.follow(number, one.move, world, luck);
                one.worth += result.worth;
                one.points += result.points;
                ++one.count;
                if (tree.mayDoubt() && budget.spend()) tree.doubt(random);
            }
            if (budget.cancelled()) return left.front();
        }
        std::ranges::stable_sort(left, std::greater<>(),
                                 [&](std::size_t number) { return tried[number].meanWorth(); });
        left.resize((left.size() + 1) / 2);
    }
    return left.front();
}

} // namespace tacklebox
