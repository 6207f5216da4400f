#include "model/bots/platinumfish/search.h"

#include "model/bots/platinumfish/playout.h"

namespace tacklebox::platinumfish {

namespace {

/// The lead counts a little beside the win: it tells more of a move while the game is young.
constexpr double kWorthOfLead = 0.02;

double worthFor(Seat seat, const Playout& game) {
    int most = 0, winners = 0, rival = 0;
    for (Seat other = 0; other < game.seats(); ++other) {
        most = std::max(most, game.points(other));
        if (other != seat) rival = std::max(rival, game.points(other));
    }
    for (Seat other = 0; other < game.seats(); ++other)
        winners += game.points(other) == most;
    const double win = game.points(seat) == most ? 1.0 / winners : 0.0;
    return win + kWorthOfLead * (game.points(seat) - rival);
}

} // namespace

std::optional<Tried> bestByPlayouts(const Worlds<PlatinumFish>& worlds, Seat seat,
                                    std::span<const Move> moves, Budget& budget, Random& random) {
    std::vector<Tried> tried;
    for (const Move& move : moves)
        tried.push_back({move});
    int worldsDone = 0;
    const int all = budget.left();
    const auto better = [](const Tried& a, const Tried& b) { return a.worth > b.worth; };
    State world;
    while (budget.left() >= int(tried.size())) {
        worlds.sample(random, world);
        const Playout start(world);
        const std::uint64_t chance = random.next();
        for (Tried& attempt : tried) {
            if (!budget.spend()) return std::nullopt;
            Random dice(chance);
            Playout game = start;
            game.play(seat, attempt.move, dice);
            game.finish(dice);
            attempt.worth += worthFor(seat, game);
            attempt.expected += game.points(seat);
        }
        ++worldsDone;
        // The half of the moves that looks worse is given up at a quarter and at half of the work.
        const bool quarter = budget.left() <= all * 3 / 4 && tried.size() > 4;
        const bool half = budget.left() <= all / 2 && tried.size() > 2;
        if (!quarter && !half) continue;
        std::stable_sort(tried.begin(), tried.end(), better);
        tried.resize(half ? 2 : (tried.size() + 1) / 2);
    }
    if (worldsDone == 0) return std::nullopt;
    Tried best = *std::min_element(tried.begin(), tried.end(), better);
    best.worth /= worldsDone;
    best.expected /= worldsDone;
    return best;
}

} // namespace tacklebox::platinumfish
