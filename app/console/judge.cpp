#include "app/console/series.h"
#include "app/console/support.h"
#include "model/host/host.h"
#include "model/json/json.h"
#include "model/platform/system.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <iostream>

namespace tacklebox::console {

namespace {

AnyHost seated(const AnyGame& game, const JudgeRequest& request, const Options& options,
               const Seating& seating, const std::vector<Level>& levels) {
    const AnySetup setup = setupOfMatch(game, request.seed, options, seating);
    std::vector<std::unique_ptr<AnyBot>> bots;
    for (Seat seat = 0; seat < setup.seats; ++seat)
        bots.push_back(game.makeBot(levels[seating.playerAt(seat)], seat, botSeed(setup.seed, seat)));
    return {game.begin(setup), std::move(bots)};
}

// ---- points of deals ----

/// Sums of the points of all seats over many deals.
struct PointSums {
    double values = 0, pairs = 0; ///< counts
    double sum = 0, squares = 0, products = 0;

    void add(const Scored& scored, int seats) {
        for (Seat one = 0; one < seats; ++one) {
            const double points = scored.points[one];
            ++values;
            sum += points;
            squares += points * points;
            for (Seat other = 0; other < one; ++other) {
                ++pairs;
                products += points * scored.points[other];
            }
        }
    }
    Json row(int seats) const {
        const double mean = sum / values, variance = squares / values - mean * mean;
        return {{"seats", seats},
                {"mean", mean},
                {"deviation", std::sqrt(variance)},
                {"correlation", variance > 0 ? (products / pairs - mean * mean) / variance : 0}};
    }
};

/// Reports mean, deviation and correlation of the points per deal for every number of seats.
int judgeDeals(const AnyGame& game, const JudgeRequest& request, const Options& options) {
    const Level level = requireLevel(request.seats.front());
    Json rows = Json::array();
    for (int seats = game.leastSeats; seats <= game.mostSeats; ++seats) {
        const std::vector<Level> levels(std::size_t(seats), level);
        PointSums sums;
        for (int number = 0; number < request.games; ++number) {
            AnyHost host = seated(game, request, options, {number, seats}, levels);
            for (int told = 0; host.match().score().round <= kMostDeals && host.botsMove();)
                for (; told < host.match().events(); ++told) {
                    const EventContent content = host.match().event(told);
                    if (const auto* scored = std::get_if<Scored>(&content)) sums.add(*scored, seats);
                }
        }
        rows.push_back(sums.row(seats));
        if (!request.json)
            std::printf("%d seats: mean %.2f, deviation %.2f, correlation %.3f\n", seats,
                        rows.back()["mean"].get<double>(), rows.back()["deviation"].get<double>(),
                        rows.back()["correlation"].get<double>());
    }
    if (request.json) std::cout << Json{{"deals", rows}}.dump() << "\n";
    return 0;
}

// ---- calibration ----

struct Calibration {
    static constexpr int kBins = 10;
    struct Bin {
        double estimate = 0, won = 0;
        int count = 0;
    };
    std::array<Bin, kBins> bins{};
    double estimate = 0, won = 0;
    double brier = 0,
           constantGuess = 0; ///< squared errors of the estimates and of a constant guess (1 / seats)
    int count = 0;

    void add(double percent, double share, int seats) {
        const double chance = percent / 100, even = 1.0 / seats;
        Bin& bin = bins[std::size_t(std::min(kBins - 1, int(chance * kBins)))];
        bin.estimate += chance;
        bin.won += share;
        ++bin.count;
        estimate += chance;
        won += share;
        brier += (chance - share) * (chance - share);
        constantGuess += (even - share) * (even - share);
        ++count;
    }
    /// The average difference between estimate and result over the bins, weighted by their size.
    double calibrationError() const {
        double sum = 0;
        for (const Bin& bin : bins)
            sum += std::abs(bin.estimate - bin.won);
        return sum / count;
    }
    Json report() const {
        Json rows = Json::array();
        for (const Bin& bin : bins)
            if (bin.count > 0)
                rows.push_back({{"positions", bin.count},
                                {"said", bin.estimate / bin.count},
                                {"won", bin.won / bin.count}});
        return {{"positions", count},
                {"said", estimate / count},
                {"won", won / count},
                {"off", calibrationError()},
                {"brier", brier / count},
                {"blind", constantGuess / count},
                {"bins", rows}};
    }
};

/// The sum of the estimates for all seats of a position. Its mean should be 100%.
struct SeatSums {
    double sum = 0, squares = 0;
    int count = 0;

    void add(double estimate) {
        sum += estimate;
        squares += estimate * estimate;
        ++count;
    }
    Json report() const {
        const double mean = sum / count, variance = squares / count - mean * mean;
        return {{"positions", count},
                {"said", mean / 100},
                {"error", std::sqrt(std::max(0.0, variance) / count) / 100}};
    }
};

struct Judged {
    Calibration calibration;
    SeatSums sums; ///< if all seats are judged
    double millis = 0;
};

/// Judges every few moves of a match from one seat or from all seats, and compares the estimates with the
/// winners.
void judgeMatch(const AnyGame& game, const JudgeRequest& request, const Options& options,
                const std::vector<Level>& levels, int number, Judged& judged) {
    const int seats = int(levels.size());
    const Seating seating{number, seats};
    AnyHost host = seated(game, request, options, seating, levels);
    struct Viewer {
        Seat seat;
        std::unique_ptr<AnyJudge> judge;
        std::vector<double> estimate;
    };
    KnownLevels known;
    for (Seat seat = 0; seat < seats && !request.hideLevels; ++seat)
        known[seat] = levels[seating.playerAt(seat)];
    std::vector<Viewer> viewers;
    for (Seat seat = 0; seat < seats; ++seat)
        if (request.allSeats || seat == number % seats)
            viewers.push_back({seat, game.makeJudge(seat, options, host.match().setup().seed, known), {}});
    int told = 0;
    for (int moves = 0; host.match().score().round <= kMostDeals; ++moves) {
        for (; told < host.match().events(); ++told)
            for (Viewer& viewer : viewers)
                if (const auto event = host.match().seen(viewer.seat, told)) viewer.judge->see(*event);
        if (host.match().over()) break;
        if (moves % request.every == 0) {
            const double start = platform::threadMillis();
            double sum = 0;
            bool all = request.allSeats;
            for (Viewer& viewer : viewers) {
                const auto value = viewer.judge->position({.playouts = request.playouts});
                if (value) viewer.estimate.push_back(value->percent);
                all = all && value;
                sum += value ? value->percent : 0;
            }
            judged.millis += platform::threadMillis() - start;
            if (all) judged.sums.add(sum);
        }
        if (!host.botsMove()) break;
    }
    const MatchScore& score = host.match().score();
    if (!score.over) return;
    for (const Viewer& viewer : viewers) {
        const double won = score.winners.has(viewer.seat) ? 1.0 / score.winners.size() : 0;
        for (const double percent : viewer.estimate)
            judged.calibration.add(percent, won, seats);
    }
}

} // namespace

int judge(const JudgeRequest& request) {
    const AnyGame& game = requireGame(request.game);
    const Options options = readOptionTexts(game.options, request.options);
    if (request.deals) return judgeDeals(game, request, options);
    std::vector<Level> levels;
    for (const std::string& seat : request.seats)
        levels.push_back(requireLevel(seat));
    requireSeats(game, int(levels.size()));
    Judged judged;
    for (int number = 0; number < request.games; ++number)
        judgeMatch(game, request, options, levels, number, judged);
    const Calibration& calibration = judged.calibration;
    Json result = calibration.report();
    result["millis"] = judged.millis / std::max(1, calibration.count);
    if (judged.sums.count > 0) result["sums"] = judged.sums.report();
    if (request.json) {
        std::cout << result.dump() << "\n";
        return 0;
    }
    std::printf("%d positions, %.1f ms each; squared error %.4f, of a constant guess %.4f\n",
                calibration.count, result["millis"].get<double>(), result["brier"].get<double>(),
                result["blind"].get<double>());
    std::printf("average estimate %.1f%%, won %.1f%%; %.1f%% off on average by tenths of the scale\n",
                100 * result["said"].get<double>(), 100 * result["won"].get<double>(),
                100 * result["off"].get<double>());
    if (const auto sums = result.find("sums"); sums != result.end())
        std::printf(
            "estimates of all seats of a position add up to %.1f%% (standard error %.1f; %d positions)\n",
            100 * sums->at("said").get<double>(), 100 * sums->at("error").get<double>(),
            sums->at("positions").get<int>());
    std::printf("%10s %8s %8s\n", "positions", "said", "won");
    for (const Json& row : result["bins"])
        std::printf("%10d %7.1f%% %7.1f%%\n", row["positions"].get<int>(), 100 * row["said"].get<double>(),
                    100 * row["won"].get<double>());
    return 0;
}

} // namespace tacklebox::console
