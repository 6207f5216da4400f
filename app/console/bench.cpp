#include "app/console/series.h"
#include "app/console/support.h"
#include "model/games/every/bot.h"
#include "model/games/games.h"
#include "model/host/host.h"
#include "model/json/json.h"
#include "model/platform/system.h"

#include <chrono>
#include <cstdio>
#include <iostream>

namespace tacklebox::console {

namespace {

struct Measured {
    double games = 0;     ///< playouts of one deal each
    double decisions = 0; ///< moves made, chance steps not counted
    double events = 0;
    double seconds = 0; ///< processor time, so that other processes don't count
};

/// Plays single deals with random moves from fresh shuffles, recording events, for `seconds` of processor
/// time. `copying` copies the whole state before every move, as a search does.
template <class G>
Measured playOut(int seats, std::uint64_t seed, double seconds, bool copying) {
    const Options options = standardOptions(G::kOptions);
    Random random(seed);
    EventLog<G> log;
    MoveList<typename G::Move> moves;
    Outcome<typename G::Layout> outcome;
    typename G::State state{}, copy{};
    Measured measured;
    const double start = platform::threadMillis();
    do {
        for (int game = 0; game < 16; ++game) {
            log.clear();
            G::newInitialState(state, options, seats, Seat(random.below(seats)),
                               G::shuffled(options, seats, random), log);
            while (!state.match.over) {
                const Chance chance = G::chance(state);
                if (chance.kind == ChanceKind::Deal) break;
                if (chance.kind != ChanceKind::None) {
                    drawOutcome(chance, random, outcome);
                    G::applyChance(state, outcome, log);
                    continue;
                }
                const SeatSet playersToAct = G::playersToAct(state);
                Seat seat = playersToAct.first();
                if (playersToAct.size() > 1) {
                    SeatSet rest = playersToAct;
                    for (int skip = random.below(playersToAct.size()); skip > 0; --skip)
                        rest.remove(rest.first());
                    seat = rest.first();
                }
                moves.clear();
                G::legalMoves(state, seat, moves);
                if (copying) {
                    copy = state;
                    asm volatile("" : : "g"(&copy) : "memory"); // keeps the compiler from dropping the copy
                }
                G::apply(state, seat, moves[random.below(moves.size())], log);
                ++measured.decisions;
            }
            measured.events += log.size();
            ++measured.games;
        }
        measured.seconds = (platform::threadMillis() - start) / 1000;
    } while (measured.seconds < seconds);
    return measured;
}

struct Sampling {
    double determinizationsPerSecond = 0;
    double readyMillis = 0; ///< average preparation time of a decision
};

/// Measures how fast determinizations can be sampled at a seat's decisions in matches of Minnows, for about
/// `seconds` of real time. Like a searching bot, prepares once per decision and then samples 100
/// determinizations. Playing and updating the information state are not timed.
template <class G>
Sampling sampleDeterminizations(int seats, std::uint64_t seed, double seconds) {
    static_assert(InformationStateOf<G> && DeterminizerOf<G>);
    using Clock = std::chrono::steady_clock;
    constexpr int kSamples = 100;
    const Options options = standardOptions(G::kOptions);
    Random random(seed);
    typename G::State determinization{};
    double decisions = 0, ready = 0, sampling = 0;
    const auto end = Clock::now() + std::chrono::duration<double>(seconds);
    for (int number = 0; decisions == 0 || Clock::now() < end; ++number) {
        const Seating seating{number, seats};
        const Setup<G> setup = MatchAdapter<G>::typed(setupOfMatch(anyGame<G>(), seed, options, seating));
        const Seat viewer = Seat(number % seats);
        std::vector<std::unique_ptr<Bot<G>>> bots;
        for (Seat seat = 0; seat < seats; ++seat)
            bots.push_back(makeBot<G>(Level::Minnow, seat, botSeed(setup.seed, seat)));
        Host<G> host(setup, std::move(bots));
        InformationState<G> informationState(viewer);
        int told = 0;
        do {
            const EventLog<G>& log = host.match().log();
            for (; told < log.size(); ++told)
                if (const auto event = SeenEvent<G>::seenBy(viewer, log, told)) informationState.see(*event);
            if (!G::playersToAct(host.match().state()).has(viewer)) continue;
            const double start = platform::threadMillis();
            Determinizer<G> sampled(informationState);
            if (!sampled.found()) continue;
            const double begun = platform::threadMillis();
            for (int i = 0; i < kSamples; ++i)
                sampled.sample(random, determinization);
            sampling += platform::threadMillis() - begun;
            ready += begun - start;
            ++decisions;
        } while ((decisions == 0 || Clock::now() < end) && host.botsMove());
    }
    return {1000 * kSamples * decisions / sampling, ready / decisions};
}

template <class G>
Json benchGame(const BenchRequest& request) {
    Json rows = Json::array();
    for (int seats = G::kLeastSeats; seats <= G::kMostSeats; ++seats) {
        // Alternate the two measurements in short slices, so that a drift of the machine's speed affects both
        // equally.
        Measured plain, copying;
        constexpr int kSlices = 4;
        for (int slice = 0; slice < kSlices; ++slice) {
            const auto add = [](Measured& sum, const Measured& part) {
                sum.games += part.games;
                sum.decisions += part.decisions;
                sum.events += part.events;
                sum.seconds += part.seconds;
            };
            const std::uint64_t seed = request.seed + std::uint64_t(slice);
            add(plain, playOut<G>(seats, seed, request.seconds / kSlices / 2, false));
            add(copying, playOut<G>(seats, seed, request.seconds / kSlices / 2, true));
        }
        const Sampling sampling = sampleDeterminizations<G>(seats, request.seed, request.seconds);
        rows.push_back(
            {{"game", G::kId},
             {"seats", seats},
             {"playoutsPerSecond", plain.games / plain.seconds},
             {"decisionsPerSecond", plain.decisions / plain.seconds},
             {"decisionsPerPlayout", plain.decisions / plain.games},
             {"eventsPerPlayout", plain.events / plain.games},
             {"stateBytes", sizeof(typename G::State)},
             {"speedWithCopyAMove", copying.games / copying.seconds / (plain.games / plain.seconds)},
             {"determinizationsPerSecond", sampling.determinizationsPerSecond},
             {"determinizerReadyMillis", sampling.readyMillis}});
    }
    return rows;
}

} // namespace

int bench(const BenchRequest& request) {
    if (!request.game.empty()) requireGame(request.game);
    Json rows = Json::array();
    if (!request.json)
        std::printf("%-14s %5s %13s %13s %11s %11s %7s %10s %11s %9s\n", "game", "seats", "play-outs/s",
                    "decisions/s", "decisions", "events", "state", "with copy", "determ./s", "ready ms");
    forEachGame([&]<class G>() {
        if (!request.game.empty() && request.game != G::kId) return;
        for (const Json& row : benchGame<G>(request)) {
            rows.push_back(row);
            if (request.json) continue;
            std::printf("%-14s %5d %13.0f %13.0f %11.1f %11.1f %7d %9.0f%% %11.0f %9.3f\n",
                        row["game"].get<std::string>().c_str(), row["seats"].get<int>(),
                        row["playoutsPerSecond"].get<double>(), row["decisionsPerSecond"].get<double>(),
                        row["decisionsPerPlayout"].get<double>(), row["eventsPerPlayout"].get<double>(),
                        row["stateBytes"].get<int>(), 100 * row["speedWithCopyAMove"].get<double>(),
                        row["determinizationsPerSecond"].get<double>(),
                        row["determinizerReadyMillis"].get<double>());
            std::fflush(stdout);
        }
    });
    if (request.json) std::cout << Json{{"bench", rows}}.dump() << "\n";
    return 0;
}

} // namespace tacklebox::console
