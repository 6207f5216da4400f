// Win probabilities of the seats, from the scores of an unfinished match.
#pragma once

#include "model/engine/matchscore.h"

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace tacklebox {

/// The end of a match: when a single player has the most points and at least `target`, or after `deals`
/// deals, when players with equal points share the win.
struct MatchLength {
    int target = 0; ///< 0 for none
    int deals = 0;  ///< 0 for no limit
};

/// Distribution of each seat's points in a deal among equal players: mean, standard deviation, and
/// correlation between two seats.
struct DealFigures {
    int seats;
    double mean, deviation, correlation;
};

/// Simulates the rest of a match in points alone. A deal gives normally distributed points, rounded to
/// multiples of `step`. The figures come from deals among bots of one level (`tackle judge GAME --deals`).
/// With `step` 0 each deal has one winner, who gets a point, and needs no figures. The dealer and playing
/// strength are ignored.
///
/// Every sampled row of points is used in all rotations round the table, so equal scores have equal chances.
/// The rows are the same for all calls, which reduces the variance of differences. Against larger samples the
/// result differs by about 1 %. The standard error of the 48 rows is 3 % for two seats at an even score, and
/// smaller for more seats or a clear lead.
class WinProbability {
  public:
    /// `figures` must have an entry for `seats`, unless `step` is 0 or a match is one deal.
    WinProbability(const MatchLength& length, std::span<const DealFigures> figures, int seats, int step);

    /// The probability that `seat` wins, in percent, after a scored deal. If the match is over: 0, 100, or a
    /// share of 100 for shared wins.
    double percent(const MatchScore& after, Seat seat);

  private:
    using Deal = std::array<std::int16_t, kMostSeats>;
    static constexpr int kRows = 48, kMostDeals = 60;

    double toCome(const MatchScore& after, Seat seat) const;

    MatchLength m_length;
    int m_seats, m_rows;
    std::vector<Deal> m_deals; ///< kMostDeals for each row
    std::map<std::pair<Scores, int>, std::array<double, kMostSeats>> m_known;
};

} // namespace tacklebox
