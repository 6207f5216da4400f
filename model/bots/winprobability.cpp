#include "model/bots/winprobability.h"

#include "model/engine/matchshell.h"
#include "model/engine/random.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tacklebox {

namespace {

/// A standard normal number (Box and Muller).
double drawNormal(Random& random) {
    const double radius = std::sqrt(-2 * std::log(1 - random.unit()));
    return radius * std::cos(2 * std::numbers::pi * random.unit());
}

} // namespace

WinProbability::WinProbability(const MatchLength& length, std::span<const DealFigures> figures, int seats,
                               int step)
    : m_length(length), m_seats(seats), m_rows(kRows / seats * seats) {
    constexpr std::uint64_t kSeed = 0x6f75746c6f6f6b;
    DealFigures of{seats, 0, 1, 0};
    for (const DealFigures& row : figures)
        if (row.seats == seats) of = row;
    // The points of a seat are an individual part (with the mean removed) plus a common part. Together they
    // have the given correlation, which may be negative.
    const double own = of.deviation * std::sqrt(1 - of.correlation);
    const double common =
        of.deviation * std::sqrt(std::max(0.0, of.correlation + (1 - of.correlation) / seats));
    Random random(kSeed);
    m_deals.resize(std::size_t(m_rows) * kMostDeals);
    for (int row = 0; row < m_rows; row += seats)
        for (int number = 0; number < kMostDeals; ++number) {
            std::array<double, kMostSeats> drawn{};
            double mean = 0;
            for (int seat = 0; seat < seats; ++seat)
                mean += (drawn[std::size_t(seat)] = drawNormal(random)) / seats;
            const double all = of.mean + common * drawNormal(random);
            for (int turned = 0; turned < seats; ++turned) {
                Deal& deal = m_deals[std::size_t((row + turned) * kMostDeals + number)];
                if (step == 0) {
                    const auto winner =
                        std::max_element(drawn.begin(), drawn.begin() + seats) - drawn.begin();
                    deal[std::size_t((winner + turned) % seats)] = 1;
                    continue;
                }
                for (int seat = 0; seat < seats; ++seat) {
                    const double points = all + own * (drawn[std::size_t((seat + turned) % seats)] - mean);
                    deal[std::size_t(seat)] = std::int16_t(step * std::lround(points / step));
                }
            }
        }
}

double WinProbability::percent(const MatchScore& after, Seat seat) {
    if (after.over) return after.winners.has(seat) ? 100.0 / after.winners.size() : 0;
    const auto [known, isNew] = m_known.try_emplace({after.scores, int(after.round)});
    if (isNew)
        for (Seat one = 0; one < m_seats; ++one)
            known->second[one] = toCome(after, one);
    return known->second[seat];
}

double WinProbability::toCome(const MatchScore& after, Seat seat) const {
    double won = 0;
    for (int row = 0; row < m_rows; ++row) {
        Scores scores = after.scores;
        SeatSet first;
        for (int number = 0; number < kMostDeals; ++number) {
            const Deal& deal = m_deals[std::size_t(row * kMostDeals + number)];
            for (int one = 0; one < m_seats; ++one)
                scores[std::size_t(one)] = std::int16_t(scores[std::size_t(one)] + deal[std::size_t(one)]);
            first = leaders(scores, m_seats);
            const bool reached =
                m_length.target > 0 && first.size() == 1 && scores[first.first()] >= m_length.target;
            if (reached || (m_length.deals > 0 && after.round + number + 1 >= m_length.deals)) break;
        }
        if (first.has(seat)) won += 1.0 / first.size();
    }
    return 100 * won / m_rows;
}

} // namespace tacklebox
