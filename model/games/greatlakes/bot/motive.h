// The purpose of a bot's move in The Great Lakes Fish-Out.
#pragma once

#include "model/engine/namearray.h"

#include <cstdint>

namespace tacklebox::greatlakes {

/// Rationale::motive, with the meaning of `likely` and `clue`.
enum class Motive : std::uint8_t {
    None,
    Win,   ///< to be highest and fish the suit. likely: being highest. clue: a card that cannot beat it any
           ///< longer
    Deny,  ///< the same, to keep others from fishing the suit
    Spare, ///< the card needed least
    Fish,  ///< taking the suit now is worth it
    LastChance, ///< the suit could never be fished later
    Wait        ///< stocks the lake. likely: fishing more of the suit later than now
};
/// Names in the line protocol.
inline constexpr const char* kMotiveNames[] = {"none", "win", "deny", "spare", "fish", "last-chance", "wait"};
static_assert(namesEvery<Motive>(kMotiveNames));

} // namespace tacklebox::greatlakes
