// What came of many matches: wins with their intervals, scores, endings, and how long choices took.
#pragma once

#include "model/json/json.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tacklebox::console {

/// A win shared by k players counts kShare / k for each, for every k up to 8 a whole number: sums stay exact,
/// whatever the order in which threads add them.
inline constexpr int kShare = 840;

/// How long a player's choices took, in milliseconds.
class ChoiceTimes {
  public:
    void add(double millis) { m_millis.push_back(float(millis)); }
    void add(const ChoiceTimes& other);
    std::size_t count() const { return m_millis.size(); }
    /// The time that `share` (0 to 1) of the choices did not exceed; 0 if there were none.
    double quantile(double share) const;

  private:
    std::vector<float> m_millis;
};

/// One player over all matches.
struct PlayerTally {
    std::int64_t shares = 0; ///< of wins, in parts of kShare
    std::int64_t scores = 0;
    /// Of an outside program: answers that were against the rules, none at all, or late; matches in which it
    /// ended or wrote without end; matches it has forfeited.
    std::int64_t illegal = 0, malformed = 0, late = 0, crashed = 0, forfeited = 0;
    ChoiceTimes times;

    void add(const PlayerTally& other);
};

struct Tally {
    std::vector<PlayerTally> players;
    std::vector<std::int64_t> endings; ///< deals by ending
    std::int64_t matches = 0, unfinished = 0, deals = 0, moves = 0;

    Tally(std::size_t playerCount, std::size_t endingKinds) : players(playerCount), endings(endingKinds) {}
    void add(const Tally& other);
};

/// Wilson's interval for a share of wins at 95 %.
std::pair<double, double> interval(double share, double games);

/// What the report says beside the numbers.
struct ReportHead {
    std::string_view game;
    std::uint64_t seed;
    std::span<const std::string> players;
    std::span<const std::string_view> endings;
    bool times = false;    ///< with the players' times
    bool offences = false; ///< with what outside programs did wrong
};
/// The result as JSON: "players" (in order: "bot", "wins", "low", "high", "score", ...), "matches", ...
Json report(const ReportHead& head, const Tally& tally);
/// The same report as a table for people, on standard output.
void printReport(const Json& report);

} // namespace tacklebox::console
