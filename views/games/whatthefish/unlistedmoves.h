// Moves that the table's list does not name one by one: several KILLs at once, and PROTECTIONs of which fewer
// would be enough.
#pragma once

#include "model/games/whatthefish/whatthefish.h"

#include <vector>

namespace tacklebox::whatthefishview {

/// Their choices begin here; the table's own are counted from 1. The number says which cards it means, so a
/// late click cannot play others: a figure to base 3 for each value, how often it is played, and whether they
/// are PROTECTIONs.
inline constexpr int kUnlisted = 1'000'000'000;

/// The choice of playing these KILLs (`kills`) or PROTECTIONs together.
int unlistedChoice(bool kills, const std::vector<Face>& faces);
/// The move of such a choice.
whatthefish::Move unlistedMove(int choice);

/// All different sets of some cards, which are sorted, smaller ones first; at most some hundreds, what is
/// left out can be played one after another.
std::vector<std::vector<Face>> setsOf(const std::vector<Face>& cards);

} // namespace tacklebox::whatthefishview
