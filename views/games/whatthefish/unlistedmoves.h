// Moves that are legal but not in the table's list: several KILLs at once, and PROTECTIONs of which fewer
// would be enough.
#pragma once

#include "model/games/whatthefish/whatthefish.h"

#include <vector>

namespace tacklebox::whatthefishview {

/// The first choice id of such moves; the table's own are counted from 1. The id tells the cards, so a late
/// click cannot play others: it has a base-3 digit for each value, the number of copies, and tells whether
/// they are PROTECTIONs.
inline constexpr int kUnlisted = 1'000'000'000;

/// Returns the choice id for playing these KILLs (`kills`) or PROTECTIONs together.
int unlistedChoice(bool kills, const std::vector<Face>& faces);
/// Returns the move of such an id.
whatthefish::Move unlistedMove(int choice);

/// Returns the different subsets of `cards`, which must be sorted, smaller ones first. It stops after some
/// hundreds: larger sets can be played one after another.
std::vector<std::vector<Face>> setsOf(const std::vector<Face>& cards);

} // namespace tacklebox::whatthefishview
