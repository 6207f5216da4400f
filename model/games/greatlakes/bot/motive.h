// What bots of The Great Lakes Fish-Out move for.
#pragma once

#include "model/engine/namearray.h"

#include <cstdint>

namespace tacklebox::greatlakes {

/// Rationale::motive; what `likely` and `clue` mean with it.
enum class Motive : std::uint8_t {
    None,
    Win,        ///< the card is to be the highest, to fish its suit. likely: that it is. clue: what no longer
                ///< beats it
    Deny,       ///< the same, to keep the others from the suit
    Spare,      ///< the card that he can do best without
    Fish,       ///< the suit is worth taking now
    LastChance, ///< the player could never fish the suit again
    Wait        ///< stocks the lake. likely: that the player later fishes more of the suit than now
};
/// The words of the line protocol for them.
inline constexpr const char* kMotiveNames[] = {"none", "win", "deny", "spare", "fish", "last-chance", "wait"};
static_assert(namesEvery<Motive>(kMotiveNames));

} // namespace tacklebox::greatlakes
