#include "model/table/daygoal.h"

#include "model/host/host.h"

namespace tacklebox {

namespace {
constexpr int kMostDeals = 500; ///< guards against a match that never ends
} // namespace

std::optional<GoalResult> goalOf(const TablePlan& plan, Level level, const std::atomic<bool>& cancelled) {
    const AnyGame* game = gameNamed(plan.game.toStdString());
    const Seat person = onlyPersonOf(plan.seats);
    if (!game || person == kNoSeat) return std::nullopt;
    AnySetup setup;
    setup.options = plan.options;
    setup.seats = int(plan.seats.size());
    setup.dealer = *plan.dealer;
    setup.seed = *plan.seed;
    setup.layout = game->drawnLayout(setup.seed, setup.options, setup.seats);
    std::vector<std::unique_ptr<AnyBot>> bots;
    for (Seat seat = 0; seat < setup.seats; ++seat)
        bots.push_back(game->makeBot(seat == person ? level : plan.seats[seat].level, seat,
                                     Random::forStep(~setup.seed, seat).next()));
    AnyHost host(game->begin(setup), std::move(bots));
    while (!cancelled && host.match().score().round <= kMostDeals &&
           host.botsMove({.cancelled = &cancelled})) {
    }
    const MatchScore& score = host.match().score();
    if (cancelled || !score.over) return std::nullopt;
    return GoalResult{score.scores[person], score.winners.has(person)};
}

} // namespace tacklebox
