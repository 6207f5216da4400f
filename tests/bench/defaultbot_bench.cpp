// Measures the usual bot (model/bots/defaultbot.h) in Go Fish, alone against random players and against Go
// Fish's own bots (LADDER.md).
#include "model/bots/defaultbot.h"
#include "model/games/gofish/bot/bot.h"
#include "model/games/gofish/tabletraits.h"
#include "model/games/gofish/words.h"
#include "model/host/host.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace tacklebox {

/// Books are not dealt: they are public.
template <>
struct Completion<GoFish> {
    static void setPublic(gofish::State& state, const gofish::Observation& observation) {
        state.match = observation.match;
        state.options = observation.options;
        state.status = observation.status;
        state.books = observation.books;
    }
    template <class Visit>
    static void places(gofish::State& state, Visit visit) {
        for (Seat seat = 0; seat < state.match.seats; ++seat)
            visit(handOf(seat), state.hands[seat]);
        visit(PileId{PileKind::Pond}, state.pond);
    }
};

namespace {

/// The share of wins of one such bot against others.
double play(Level level, Level others, int seats, int matches) {
    double share = 0;
    const Options options = standardOptions(GoFish::kOptions);
    for (int number = 0; number < matches; ++number) {
        Setup<GoFish> setup;
        setup.options = options;
        setup.seats = seats;
        setup.seed = Random::forStep(1, std::uint64_t(number)).next();
        setup.dealer = drawnDealer(setup.seed, seats);
        setup.layout = drawnLayout<GoFish>(setup.seed, options, seats);
        const Seat seat = Seat(number % seats);
        std::vector<std::unique_ptr<Bot<GoFish>>> bots;
        for (Seat one = 0; one < seats; ++one) {
            const std::uint64_t seed = Random::forStep(~setup.seed, one).next();
            if (one == seat)
                bots.push_back(std::make_unique<DefaultBot<GoFish>>(level, one, seed));
            else
                bots.push_back(makeBot<GoFish>(others, one, seed));
        }
        Host<GoFish> host(setup, std::move(bots));
        while (host.botsMove()) {
        }
        const SeatSet winners = host.match().state().match.winners;
        if (winners.has(seat)) share += 1.0 / winners.size() / matches;
    }
    return share;
}

} // namespace

} // namespace tacklebox

int main(int argc, char** argv) {
    using namespace tacklebox;
    const int matches = argc > 1 ? std::atoi(argv[1]) : 400;
    for (const Level level : {Level::Perch, Level::Pike, Level::Shark})
        for (const Level others : {Level::Random, Level::Minnow, Level::Perch, Level::Pike}) {
            if (level != Level::Shark && others > Level::Minnow) continue;
            // Wilson, 95 %
            const double z = 1.96, n = matches, p = play(level, others, 4, matches);
            const double middle = (p + z * z / 2 / n) / (1 + z * z / n);
            const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / 4 / n / n);
            std::printf("|%s against 3 %s|%.2f|%.2f-%.2f|%d|\n", std::string(name(level)).c_str(),
                        std::string(name(others)).c_str(), 100 * p, 100 * (middle - half),
                        100 * (middle + half), matches);
            std::fflush(stdout);
        }
}
