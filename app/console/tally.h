// Totals of many matches: wins with intervals, scores, endings, and times of choices.
#pragma once

#include "model/json/json.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tacklebox::console {

/// A win shared by k players counts kShare / k for each. This is a whole number for every k up to 8, so sums
/// are exact in any order of threads.
inline constexpr int kShare = 840;

/// The times of a player's choices, in milliseconds.
class ChoiceTimes {
  public:
    void add(double millis) { m_millis.push_back(float(millis)); }
    void add(const ChoiceTimes& other);
    std::size_t count() const { return m_millis.size(); }
    /// Returns the time that `share` (0 to 1) of the choices did not exceed; 0 if there are none.
    double quantile(double share) const;

  private:
    std::vector<float> m_millis;
};

/// The totals of one player.
struct PlayerTally {
    std::int64_t shares = 0; ///< won, in units of 1 / kShare
    std::int64_t scores = 0;
    /// For outside programs: illegal, malformed and late answers; matches with a crash or an endless line;
    /// forfeited matches.
    std::int64_t illegal = 0, malformed = 0, late = 0, crashed = 0, forfeited = 0;
    ChoiceTimes times;

    void add(const PlayerTally& other);
};

struct Tally {
    std::vector<PlayerTally> players;
    std::vector<std::int64_t> endings; ///< number of deals by ending
    std::int64_t matches = 0, unfinished = 0, deals = 0, moves = 0;

    Tally(std::size_t playerCount, std::size_t endingKinds) : players(playerCount), endings(endingKinds) {}
    void add(const Tally& other);
};

/// Returns Wilson's 95% interval for a share of wins.
std::pair<double, double> interval(double share, double games);

/// The parts of a report that are not numbers.
struct ReportHead {
    std::string_view game;
    std::uint64_t seed;
    std::span<const std::string> players;
    std::span<const std::string_view> endings;
    bool times = false;    ///< include the players' times
    bool offences = false; ///< include the errors of outside programs
};
/// Returns the results as JSON: "players" (in order: "bot", "wins", "low", "high", "score", ...), "matches",
/// ...
Json report(const ReportHead& head, const Tally& tally);
/// Prints a report as a table on standard output.
void printReport(const Json& report);

} // namespace tacklebox::console
