// Expected scores at the end of a deal.
#pragma once

#include "model/games/rainbowfish/rainbowfish.h"

namespace tacklebox::rainbowfish {

/// Expected final points of each seat, knowing all hands: the points so far plus a linear estimate from
/// features of the hand. Weights by least squares over 4000 games of Pikes with four seats, by cards left in
/// the hole for each seat.
std::array<double, kMostPlayers> expectedScores(const State& state);

/// Probability that the seat wins, from expectedScores().
double chanceToWin(const State& state, Seat seat);

/// The part of a position that one seat knows.
struct PublicPosition {
    Seat seat = 0;
    CardSet hand; ///< the seat's own
    int hole = 0; ///< number of cards in the hole
    Seat turn = 0;
    const MatchScore& match;
    const LaidSets& sets;
};

/// Expected final points of the seat, including those so far, for any number of seats. Corrects the four-seat
/// weights by the seat's share of the hole.
double expectedPoints(const PublicPosition& standing);

} // namespace tacklebox::rainbowfish
