#include "model/games/rainbowfish/bot/expectedscore.h"

#include <algorithm>
#include <cmath>

namespace tacklebox::rainbowfish {

namespace {

constexpr int kFeatures = 20;
using Features = std::array<double, kFeatures>;

/// By cards in the hole for each seat: none, up to 2, 6, 12, more.
constexpr std::array<Features, 5> kWeights = {{
    {-0.05, 0.70, 0.59, 0.61, 0.00, 2.05, 1.09,  1.08, 0.00, 4.17,
     0.36,  0.20, 0.05, 1.21, 0.08, 0.27, -0.53, 0.56, 0.35, 0.51},
    {3.14, 0.27, 0.04, 0.05, 0.00, 1.44, 0.69,  0.76,  0.00, 2.50,
     0.67, 0.26, 0.24, 1.50, 1.02, 0.06, -1.46, -0.58, 0.00, -0.10},
    {5.53, 0.06, -0.09, -0.05, 0.00, 1.01,  0.46,  0.59,  0.00, 0.98,
     0.48, 0.58, 0.06,  1.14,  0.68, -0.02, -0.73, -0.26, 0.00, 0.00},
    {6.80, -0.05, -0.12, 0.11, 0.00,  0.34,  0.24,  0.50, 0.00, 0.25,
     0.34, 0.27,  -0.03, 0.41, -0.25, -0.02, -0.32, 0.09, 0.00, 0.06},
    {7.67, 0.10, 0.12,  0.10, 0.37, 0.10,  0.10,  0.06,  0.00, 0.40,
     0.35, 0.22, -0.05, 0.59, 0.92, -0.02, -0.45, -0.21, 0.00, -0.33},
}};
/// Standard deviation of results from the estimates, in points.
constexpr std::array<double, 5> kSpread = {0.84, 2.08, 2.9, 3.2, 3.5};

int stageOf(int hole, int seats) {
    if (hole == 0) return 0;
    return hole <= 2 * seats ? 1 : hole <= 6 * seats ? 2 : hole <= 12 * seats ? 3 : 4;
}

/// Adds the points of unlaid sets to `points`; the rest of the number counts as usual.
Features featuresOf(CardSet hand, int seats, int away, double& points) {
    Features features{};
    features[0] = 1;
    int numbers = 0;
    for (Number number = 1; number < kNumbers; ++number) {
        int held = (hand & cardsOfNumber(number)).size();
        if (held >= kSetSize) {
            points += pointsFor(number);
            held -= kSetSize;
        }
        numbers += held > 0;
        if (held > 0) ++features[std::size_t(held)];
    }
    const int zeros = (hand & cardsOfNumber(0)).size();
    if (zeros == kSetSize)
        points += pointsFor(0);
    else if (zeros > 0)
        features[std::size_t(4 + zeros)] = 1;
    numbers += zeros > 0;
    const int reactions = (hand & kReactions).size();
    const int keepers = reactions + (hand & (kDrawTwos | kWarMachineCards)).size();
    const int takers = (hand & kTakingByColor).size();
    features[9] = keepers > 0;
    features[10] = keepers > 1;
    features[11] = std::max(0, keepers - 2);
    features[12] = reactions;
    features[13] = takers > 0;
    features[14] = std::max(0, takers - 1);
    features[15] = away == 0;
    features[16] = double(away) / seats;
    features[17] = numbers == 0 && keepers > 0 && takers == 0;
    features[18] = numbers + keepers + takers == 0;
    features[19] = numbers == 1 && keepers > 0;
    return features;
}

/// Adds the estimate for the hand to `points`. `away` is the number of turns before the seat's own.
double withPromise(double points, CardSet hand, int seats, int away, int hole) {
    const Features features = featuresOf(hand, seats, away, points);
    const Features& weights = kWeights[std::size_t(stageOf(hole, seats))];
    for (int i = 0; i < kFeatures; ++i)
        points += weights[std::size_t(i)] * features[std::size_t(i)];
    return points;
}

int turnsUntil(Seat seat, Seat turn, int seats) {
    return (seat + seats - turn) % seats;
}

} // namespace

std::array<double, kMostPlayers> expectedScores(const State& state) {
    const int seats = state.match.seats;
    std::array<double, kMostPlayers> points{};
    for (const LaidSet& set : state.sets)
        points[set.seat] += pointsFor(set.number);
    for (Seat seat = 0; seat < seats; ++seat) {
        const int away = turnsUntil(seat, state.status.turn, seats);
        points[seat] = withPromise(points[seat], state.hands[seat], seats, away, state.hole.size());
        points[seat] += state.match.scores[seat];
    }
    return points;
}

double chanceToWin(const State& state, Seat seat) {
    const auto points = expectedScores(state);
    const double scale = 0.78 * kSpread[std::size_t(stageOf(state.hole.size(), state.match.seats))];
    double sum = 0;
    for (Seat other = 0; other < state.match.seats; ++other)
        sum += std::exp((points[other] - points[seat]) / scale);
    return 1 / sum;
}

double expectedPoints(const PublicPosition& standing) {
    constexpr double kPointsPerCard = 0.25, kSeatsOfWeights = 4;
    const int seats = standing.match.seats;
    double points = standing.match.scores[standing.seat];
    for (const LaidSet& set : standing.sets)
        if (set.seat == standing.seat) points += pointsFor(set.number);
    const int away = turnsUntil(standing.seat, standing.turn, seats);
    return withPromise(points, standing.hand, seats, away, standing.hole) +
           standing.hole * kPointsPerCard * (1.0 / seats - 1 / kSeatsOfWeights);
}

} // namespace tacklebox::rainbowfish
