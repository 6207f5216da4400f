#include "app/console/support.h"
#include "model/host/host.h"
#include "model/games/games.h"
#include "model/wire/json.h"

#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <mutex>
#include <thread>
#include <unistd.h>

namespace tacklebox::console {

namespace {

/// A win shared by k players counts kShare / k for each, for every k up to 8 a whole number: sums stay exact,
/// whatever the order in which threads add them.
constexpr int kShare = 840;

/// A race to a target may never end between players who lose points in the long run; such a match is left,
/// and counts as nobody's win.
constexpr int kMostDeals = 500;

struct Tally {
    std::vector<std::int64_t> shares, scores; ///< by player
    std::vector<std::int64_t> endings;        ///< deals by ending
    std::int64_t matches = 0, unfinished = 0, deals = 0, moves = 0;

    Tally(std::size_t players, std::size_t endingKinds)
        : shares(players), scores(players), endings(endingKinds) {}

    void add(const Tally& other) {
        for (std::size_t i = 0; i < shares.size(); ++i) {
            shares[i] += other.shares[i];
            scores[i] += other.scores[i];
        }
        for (std::size_t i = 0; i < endings.size(); ++i)
            endings[i] += other.endings[i];
        matches += other.matches;
        unfinished += other.unfinished;
        deals += other.deals;
        moves += other.moves;
    }
};

/// Wilson's interval for a share of wins at 95 %.
std::pair<double, double> interval(double share, double games) {
    constexpr double z = 1.959964;
    const double middle = (share + z * z / (2 * games)) / (1 + z * z / games);
    const double half =
        z / (1 + z * z / games) * std::sqrt(share * (1 - share) / games + z * z / (4 * games * games));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

template <class G>
void playMatch(const SimulateRequest& request, const Options& options, const std::vector<Level>& levels,
               int number, Tally& tally) {
    const int seats = int(levels.size());
    Setup<G> setup;
    setup.options = options;
    setup.seats = seats;
    setup.seed = Random::forStep(request.seed, std::uint64_t(number)).next();
    setup.dealer = drawnDealer(setup.seed, seats);
    setup.layout = drawnLayout<G>(setup.seed, options, seats);

    std::vector<std::unique_ptr<Bot<G>>> bots;
    const auto playerAt = [&](int seat) { return std::size_t((seat + number) % seats); };
    for (Seat seat = 0; seat < seats; ++seat)
        bots.push_back(makeBot<G>(levels[playerAt(seat)], seat, Random::forStep(~setup.seed, seat).next()));
    Host<G> host(setup, std::move(bots));
    while (host.match().state().match.round <= kMostDeals && host.botsMove()) {
    }
    tally.unfinished += !host.match().over();

    const MatchScore& match = host.match().state().match;
    for (int seat = 0; seat < seats; ++seat) {
        if (match.winners.has(Seat(seat))) tally.shares[playerAt(seat)] += kShare / match.winners.size();
        tally.scores[playerAt(seat)] += match.scores[std::size_t(seat)];
    }
    const EventLog<G>& log = host.match().log();
    for (int i = 0; i < log.size(); ++i) {
        if (const auto* counted = std::get_if<Counted>(&log[i])) {
            ++tally.endings[log.scored(*counted).ending];
            ++tally.deals;
        }
    }
    for (const Step<G>& step : host.match().steps())
        tally.moves += std::holds_alternative<MoveStep<G>>(step);
    ++tally.matches;
}

/// Draws a bar on standard error while it lives, if that is a terminal.
class ProgressBar {
  public:
    explicit ProgressBar(int total) : m_total(total), m_visible(isatty(STDERR_FILENO)) {}
    ~ProgressBar() {
        if (m_visible) std::fputs("\r\x1b[K", stderr);
    }
    void show(int done) {
        const int percent = int(100ll * done / m_total);
        if (!m_visible || percent == m_percent) return;
        m_percent = percent;
        std::string bar(std::size_t(percent / 2), '=');
        bar.resize(50, ' ');
        std::fprintf(stderr, "\r[%s] %3d %%", bar.c_str(), percent);
        std::fflush(stderr);
    }

  private:
    int m_total;
    bool m_visible;
    int m_percent = -1;
};

template <class G>
Tally playAll(const SimulateRequest& request, const Options& options, const std::vector<Level>& levels) {
    Tally total(levels.size(), std::size(G::kEndings));
    std::atomic<int> next = 0, done = 0;
    std::mutex mutex;
    const auto work = [&] {
        Tally own(levels.size(), std::size(G::kEndings));
        for (int number = next++; number < request.games; number = next++) {
            playMatch<G>(request, options, levels, number, own);
            ++done;
        }
        const std::lock_guard lock(mutex);
        total.add(own);
    };
    std::vector<std::thread> threads;
    for (int job = 0; job < std::min(request.jobs, request.games); ++job)
        threads.emplace_back(work);
    ProgressBar bar(request.games);
    while (done < request.games) {
        bar.show(done);
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    for (std::thread& thread : threads)
        thread.join();
    return total;
}

template <class G>
Json report(const SimulateRequest& request, const Tally& tally) {
    Json players = Json::array();
    const double matches = double(tally.matches);
    for (std::size_t i = 0; i < tally.shares.size(); ++i) {
        const double share = double(tally.shares[i]) / kShare / matches;
        const auto [low, high] = interval(share, matches);
        players.push_back({{"bot", request.seats[i]},
                           {"wins", share},
                           {"low", low},
                           {"high", high},
                           {"score", double(tally.scores[i]) / matches}});
    }
    Json endings = Json::object();
    for (std::size_t i = 0; i < tally.endings.size(); ++i)
        endings[std::string(G::kEndings[i])] =
            tally.deals ? double(tally.endings[i]) / double(tally.deals) : 0.0;
    return {{"game", G::kId},
            {"matches", tally.matches},
            {"unfinished", tally.unfinished},
            {"seed", std::to_string(request.seed)},
            {"players", players},
            {"movesPerMatch", double(tally.moves) / matches},
            {"dealsPerMatch", double(tally.deals) / matches},
            {"endings", endings}};
}

void print(const Json& result) {
    std::printf("%s: %lld matches, seed %s\n", result["game"].get<std::string>().c_str(),
                result["matches"].get<long long>(), result["seed"].get<std::string>().c_str());
    std::printf("%-10s %9s   %-17s %12s\n", "player", "wins", "95 % interval", "mean score");
    for (const Json& player : result["players"])
        std::printf("%-10s %7.2f %%   %5.2f - %5.2f %%   %12.2f\n", player["bot"].get<std::string>().c_str(),
                    100 * player["wins"].get<double>(), 100 * player["low"].get<double>(),
                    100 * player["high"].get<double>(), player["score"].get<double>());
    if (result["unfinished"].get<int>() > 0)
        std::printf("%d matches had no end after %d deals and count as nobody's\n",
                    result["unfinished"].get<int>(), kMostDeals);
    std::printf("a match: %.1f moves, %.2f deals\nendings of a deal:", result["movesPerMatch"].get<double>(),
                result["dealsPerMatch"].get<double>());
    for (const auto& [ending, rate] : result["endings"].items())
        std::printf("  %s %.2f %%", ending.c_str(), 100 * rate.get<double>());
    std::printf("\n");
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
        const Json result = report<G>(request, playAll<G>(request, options, levels));
        if (request.json)
            std::cout << result.dump() << "\n";
        else
            print(result);
    });
    return 0;
}

} // namespace tacklebox::console
