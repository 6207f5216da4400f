// Subsets of cards and odds of sums, for WTF players: quick enough for play-outs by the thousand.
#pragma once

#include "model/games/whatthefish/whatthefish.h"

namespace tacklebox::whatthefish {

/// More cards than any play can take.
inline constexpr int kAnyNumber = 26;

/// The sum of the values; for FISH, KILLs and PROTECTIONs only.
int sumOf(CardSet cards);
/// Of all sets of at most `most` cards that sum to more than `bar` the one with the least sum, of these the
/// one with the fewest cards. Empty if none does.
CardSet cheapestAbove(CardSet cards, int bar, int most = kAnyNumber);
/// The card with the highest (lowest) value, empty if there is none.
CardSet highestOf(CardSet cards);
CardSet lowestOf(CardSet cards);
/// Its value, 0 if there is none.
int highestValue(CardSet cards);

/// How likely so many unseen cards hold KILLs of more than `bar` in all, if each is a KILL with probability
/// `density` (and any KILL as likely as any other). The same odds hold for PROTECTIONs.
double oddsOfMore(int cards, double density, int bar);

/// A move of that kind with these cards, the lowest first.
Move moveWith(MoveKind kind, CardSet cards);

} // namespace tacklebox::whatthefish
