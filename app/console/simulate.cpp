#include "app/console/series.h"
#include "app/console/support.h"
#include "app/console/timedbot.h"
#include "model/host/host.h"

#include <iostream>

namespace tacklebox::console {

namespace {

void playMatch(const AnyGame& game, const SimulateRequest& request, const Options& options,
               const std::vector<Level>& levels, int number, Tally& tally) {
    const Seating seating{number, int(levels.size())};
    const AnySetup setup = setupOfMatch(game, request.seed, options, seating);
    std::vector<std::unique_ptr<AnyBot>> bots;
    for (Seat seat = 0; seat < setup.seats; ++seat) {
        const std::size_t player = seating.playerAt(seat);
        auto bot = game.makeBot(levels[player], seat, botSeed(setup.seed, seat));
        if (request.timing) bot = std::make_unique<TimedBot>(std::move(bot), tally.players[player].times);
        bots.push_back(std::move(bot));
    }
    AnyHost host(game.begin(setup), std::move(bots));
    while (host.match().score().round <= kMostDeals && host.botsMove()) {
    }
    count(tally, host.match(), seating);
}

} // namespace

int simulate(const SimulateRequest& request) {
    const AnyGame& game = requireGame(request.game);
    std::vector<Level> levels;
    for (const std::string& seat : request.seats)
        levels.push_back(requireLevel(seat));
    requireSeats(game, int(levels.size()));
    const Options options = readOptionTexts(game.options, request.options);
    const Tally empty(levels.size(), game.endings.size());
    const Tally tally = playSeries(request.games, request.jobs, empty, [&] {
        return [&](int number, Tally& own) { playMatch(game, request, options, levels, number, own); };
    });
    const ReportHead head{.game = game.id,
                          .seed = request.seed,
                          .players = request.seats,
                          .endings = game.endings,
                          .times = request.timing};
    const Json result = report(head, tally);
    if (request.json)
        std::cout << result.dump() << "\n";
    else
        printReport(result);
    return 0;
}

} // namespace tacklebox::console
