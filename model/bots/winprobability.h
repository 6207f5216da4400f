// From scores to chances: how likely each seat wins a match that goes on.
#pragma once

#include "model/engine/matchscore.h"

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace tacklebox {

/// When a match ends: as soon as one alone has the most points and at least `target` of them, or after so
/// many deals, when those with the most share the win.
struct MatchLength {
    int target = 0; ///< 0: there is none
    int deals = 0;  ///< 0: as many as it takes
};

/// What a deal gives each seat of a table, among players who are alike: a mean, a standard deviation and how
/// the points of two seats hang together (their correlation).
struct DealFigures {
    int seats;
    double mean, deviation, correlation;
};

/// Plays matches on in points alone: a deal gives normally distributed points, rounded to what can be
/// (`step`), with the figures of deals among bots of one level at such a table (`tackle judge GAME --deals`);
/// where each deal has one winner, who alone gets a point, `step` is 0 and no figures are needed. Who deals,
/// and how well anybody plays, is left out. Every row of points drawn comes once in every rotation round the
/// table, so those who are equal have exactly the same chance; the rows are the same for all questions, so
/// differences between scores are not drowned in luck. Compared with more rows, chances are off by about 1 %
/// (the standard error of the 48 rows is 3 % for two seats at an even score, and smaller the more seats
/// there are or the clearer the lead is); being the same everywhere, that hardly touches comparisons.
class WinProbability {
  public:
    /// `figures` have a row for the number of seats, unless `step` is 0 or a match is one deal.
    WinProbability(const MatchLength& length, std::span<const DealFigures> figures, int seats, int step);

    /// How likely `seat` wins, in percent, after a deal that has just been counted: 0 or 100 or a share where
    /// the match is over.
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
