// The purpose of a bot's move in Rainbow Fish.
#pragma once

#include "model/engine/namearray.h"

#include <cstdint>

namespace tacklebox::rainbowfish {

enum class Motive : std::uint8_t {
    None,        ///< forced
    Ask,         ///< may get cards of a number
    CompleteSet, ///< may get the missing cards of a set
    LaySet,
    DrawMore,   ///< more cards for more asks
    TakeColor,  ///< may get many cards of a colour
    TurnTables, ///< takes the asker's cards instead of giving
    KeepCards,  ///< refuses the asker
    Give,       ///< gives the cards, and saves the reaction
    StopCard,
    LetPass, ///< keeps the War Machine
    SpecialSet,
    HoldBack, ///< keeps a set in hand to ask for its number again
};
/// Names in the line protocol.
inline constexpr const char* kMotiveNames[] = {
    "none",       "ask",  "complete-set", "lay-set",  "draw-more",   "take-color", "turn-tables",
    "keep-cards", "give", "stop-card",    "let-pass", "special-set", "hold-back"};
static_assert(namesEvery<Motive>(kMotiveNames));

} // namespace tacklebox::rainbowfish
