// Subsets of cards and probabilities of sums for WTF, fast enough for thousands of playouts.
#pragma once

#include "model/games/whatthefish/whatthefish.h"

namespace tacklebox::whatthefish {

/// More than the number of cards in any play.
inline constexpr int kNoLimit = 26;

/// Sum of the values. Requires FISH, KILLs or PROTECTIONs.
int sumOf(CardSet cards);
/// The set of at most `most` cards with the smallest sum above `bar`; of equal sums the smallest set. Returns
/// an empty set if impossible.
CardSet cheapestAbove(CardSet cards, int bar, int most = kNoLimit);
/// The card with the highest or lowest value; empty if there is none.
CardSet highestOf(CardSet cards);
CardSet lowestOf(CardSet cards);
/// The highest value; 0 if there is none.
int highestValue(CardSet cards);

/// Probability that the KILLs among `cards` unseen cards sum to more than `bar`, if each is a KILL with
/// probability `density` (all KILLs equally likely). Also valid for PROTECTIONs.
double oddsOfMore(int cards, double density, int bar);

/// A move of this kind with these cards, lowest first.
Move moveWith(MoveKind kind, CardSet cards);

} // namespace tacklebox::whatthefish
