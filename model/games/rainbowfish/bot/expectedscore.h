// What a hand promises for the rest of a deal.
#pragma once

#include "model/games/rainbowfish/rainbowfish.h"

namespace tacklebox::rainbowfish {

/// The points that each seat can expect to have in the end, its own cards known: those it has, and what
/// hands like it brought in games of Pikes (least squares over 4000 games at four seats, by how many cards
/// the Hole still has for each seat).
std::array<double, kMostPlayers> expectedScores(const State& state);

/// The chance that a seat wins with such prospects.
double chanceToWin(const State& state, Seat seat);

/// A position as far as one seat may know it.
struct PublicPosition {
    Seat seat = 0;
    CardSet hand; ///< its own
    int hole = 0; ///< cards in it
    Seat turn = 0;
    const MatchScore& match;
    const LaidSets& sets;
};

/// The points that the seat can expect to have in the end, with what it has already: at any number of seats,
/// each of which counts on its share of what the Hole still brings.
double expectedPoints(const PublicPosition& standing);

} // namespace tacklebox::rainbowfish
