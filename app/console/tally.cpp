#include "app/console/tally.h"
#include "app/console/series.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace tacklebox::console {

void ChoiceTimes::add(const ChoiceTimes& other) {
    m_millis.insert(m_millis.end(), other.m_millis.begin(), other.m_millis.end());
}

double ChoiceTimes::quantile(double share) const {
    if (m_millis.empty()) return 0;
    std::vector<float> sorted = m_millis;
    const auto last = double(sorted.size() - 1);
    const auto at = sorted.begin() + std::ptrdiff_t(std::min(last, std::ceil(share * last)));
    std::nth_element(sorted.begin(), at, sorted.end());
    return *at;
}

void PlayerTally::add(const PlayerTally& other) {
    shares += other.shares;
    scores += other.scores;
    illegal += other.illegal;
    malformed += other.malformed;
    late += other.late;
    crashed += other.crashed;
    forfeited += other.forfeited;
    times.add(other.times);
}

void Tally::add(const Tally& other) {
    for (std::size_t i = 0; i < players.size(); ++i)
        players[i].add(other.players[i]);
    for (std::size_t i = 0; i < endings.size(); ++i)
        endings[i] += other.endings[i];
    matches += other.matches;
    unfinished += other.unfinished;
    deals += other.deals;
    moves += other.moves;
}

std::pair<double, double> interval(double share, double games) {
    constexpr double z = 1.959964;
    const double middle = (share + z * z / (2 * games)) / (1 + z * z / games);
    const double half =
        z / (1 + z * z / games) * std::sqrt(share * (1 - share) / games + z * z / (4 * games * games));
    return {std::min(share, std::max(0.0, middle - half)), std::max(share, std::min(1.0, middle + half))};
}

namespace {

void addTimes(Json& row, const ChoiceTimes& times) {
    row["choices"] = times.count();
    row["medianMillis"] = times.quantile(0.5);
    row["p99Millis"] = times.quantile(0.99);
    row["maxMillis"] = times.quantile(1);
}

void addOffences(Json& row, const PlayerTally& player) {
    row["illegal"] = player.illegal;
    row["malformed"] = player.malformed;
    row["late"] = player.late;
    row["crashed"] = player.crashed;
    row["forfeited"] = player.forfeited;
}

/// A player's name, shortened in the middle if it does not fit the table.
std::string label(const std::string& name) {
    constexpr std::size_t kWidest = 32;
    if (name.size() <= kWidest) return name;
    return name.substr(0, 12) + "..." + name.substr(name.size() - (kWidest - 15));
}

} // namespace

Json report(const ReportHead& head, const Tally& tally) {
    Json players = Json::array();
    const double matches = double(tally.matches);
    for (std::size_t i = 0; i < tally.players.size(); ++i) {
        const PlayerTally& player = tally.players[i];
        const double share = double(player.shares) / kShare / matches;
        const auto [low, high] = interval(share, matches);
        Json row = {{"bot", head.players[i]},
                    {"wins", share},
                    {"low", low},
                    {"high", high},
                    {"score", double(player.scores) / matches}};
        if (head.offences) addOffences(row, player);
        if (head.times) addTimes(row, player.times);
        players.push_back(std::move(row));
    }
    Json endings = Json::object();
    for (std::size_t i = 0; i < tally.endings.size(); ++i)
        endings[std::string(head.endings[i])] =
            tally.deals ? double(tally.endings[i]) / double(tally.deals) : 0.0;
    return {{"game", head.game},
            {"matches", tally.matches},
            {"unfinished", tally.unfinished},
            {"seed", std::to_string(head.seed)},
            {"players", players},
            {"movesPerMatch", double(tally.moves) / matches},
            {"dealsPerMatch", double(tally.deals) / matches},
            {"endings", endings}};
}

void printReport(const Json& report) {
    const Json& players = report["players"];
    int width = 10;
    for (const Json& player : players)
        width = std::max(width, int(label(player["bot"].get<std::string>()).size()));
    const bool offences = players.front().contains("illegal");
    const bool times = players.front().contains("choices");

    std::printf("%s: %lld matches, seed %s\n", report["game"].get<std::string>().c_str(),
                report["matches"].get<long long>(), report["seed"].get<std::string>().c_str());
    std::printf("%-*s %9s   %-17s %12s", width, "player", "wins", "95% interval", "mean score");
    if (offences) std::printf(" %8s %9s %6s %7s %9s", "illegal", "malformed", "late", "crashed", "forfeited");
    if (times) std::printf(" %9s %9s %9s", "median ms", "p99 ms", "max ms");
    std::printf("\n");
    for (const Json& player : players) {
        std::printf("%-*s  %7.2f%%   %5.2f - %5.2f%%    %12.2f", width,
                    label(player["bot"].get<std::string>()).c_str(), 100 * player["wins"].get<double>(),
                    100 * player["low"].get<double>(), 100 * player["high"].get<double>(),
                    player["score"].get<double>());
        const auto count = [&](const char* field) { return player[field].get<long long>(); };
        if (offences)
            std::printf(" %8lld %9lld %6lld %7lld %9lld", count("illegal"), count("malformed"), count("late"),
                        count("crashed"), count("forfeited"));
        if (times)
            std::printf(" %9.2f %9.2f %9.2f", player["medianMillis"].get<double>(),
                        player["p99Millis"].get<double>(), player["maxMillis"].get<double>());
        std::printf("\n");
    }
    if (report["unfinished"].get<int>() > 0)
        std::printf("%d matches were not finished after %d deals and count for nobody\n",
                    report["unfinished"].get<int>(), kMostDeals);
    std::printf("a match: %.1f moves, %.2f deals\nendings of a deal:", report["movesPerMatch"].get<double>(),
                report["dealsPerMatch"].get<double>());
    for (const auto& [ending, rate] : report["endings"].items())
        std::printf("  %s %.2f%%", ending.c_str(), 100 * rate.get<double>());
    std::printf("\n");
}

} // namespace tacklebox::console
