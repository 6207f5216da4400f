#include "model/bots/twistedfish/search.h"

#include "model/bots/twistedfish/playout.h"

#include <algorithm>

namespace tacklebox::twistedfish {

void search(const Knowledge<TwistedFish>& known, Worlds<TwistedFish>& worlds, std::vector<Tried>& moves,
            Budget& budget, Random& random) {
    Playout playout(known);
    State world;
    std::size_t left = moves.size();
    const int rounds = std::max(1, int(std::bit_width(left)) - 1);
    const int share = budget.left() / rounds;
    for (int round = 0; round < rounds && left > 1; ++round) {
        for (int units = share; units >= int(left); units -= int(left)) {
            worlds.sample(random, world);
            const std::uint64_t seed = random.next();
            for (std::size_t i = 0; i < left; ++i) {
                if (!budget.spend()) {
                    left = 1;
                    break;
                }
                Random course(seed);
                Tried& tried = moves[i];
                tried.sum += playout.run(world, tried.move ? &*tried.move : nullptr, course);
                ++tried.count;
            }
        }
        std::stable_sort(moves.begin(), moves.begin() + std::ptrdiff_t(std::max<std::size_t>(left, 1)),
                         [](const Tried& a, const Tried& b) { return a.worth() > b.worth(); });
        left = (left + 1) / 2;
    }
}

} // namespace tacklebox::twistedfish
