#include "app/console/series.h"
#include "app/console/support.h"
#include "app/console/timedbot.h"
#include "model/games/games.h"
#include "model/host/host.h"

#include <iostream>

namespace tacklebox::console {

namespace {

template <class G>
void playMatch(const SimulateRequest& request, const Options& options, const std::vector<Level>& levels,
               int number, Tally& tally) {
    const Seating seating{number, int(levels.size())};
    const Setup<G> setup = setupOfMatch<G>(request.seed, options, seating);
    std::vector<std::unique_ptr<Bot<G>>> bots;
    for (Seat seat = 0; seat < setup.seats; ++seat) {
        const std::size_t player = seating.playerAt(seat);
        auto bot = makeBot<G>(levels[player], seat, botSeed(setup.seed, seat));
        if (request.timing) bot = std::make_unique<TimedBot<G>>(std::move(bot), tally.players[player].times);
        bots.push_back(std::move(bot));
    }
    Host<G> host(setup, std::move(bots));
    while (host.match().state().match.round <= kMostDeals && host.botsMove()) {
    }
    count(tally, host.match(), seating);
}

} // namespace

int simulate(const SimulateRequest& request) {
    needGame(request.game);
    std::vector<Level> levels;
    for (const std::string& seat : request.seats)
        levels.push_back(needLevel(seat));
    withGame(request.game, [&]<class G>() {
        needSeats(G::kTitle.data(), G::kLeastSeats, G::kMostSeats, int(levels.size()));
        const Options options = readOptionTexts(G::kOptions, request.options);
        const Tally empty(levels.size(), std::size(G::kEndings));
        const Tally tally = playSeries(request.games, request.jobs, empty, [&] {
            return [&](int number, Tally& own) { playMatch<G>(request, options, levels, number, own); };
        });
        const ReportHead head{.game = G::kId,
                              .seed = request.seed,
                              .players = request.seats,
                              .endings = G::kEndings,
                              .times = request.timing};
        const Json result = report(head, tally);
        if (request.json)
            std::cout << result.dump() << "\n";
        else
            printReport(result);
    });
    return 0;
}

} // namespace tacklebox::console
