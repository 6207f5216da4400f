// What a bot's move in Rainbow Fish is for.
#pragma once

#include "model/engine/namearray.h"

#include <cstdint>

namespace tacklebox::rainbowfish {

enum class Motive : std::uint8_t {
    None,        ///< forced
    Ask,         ///< hopes for cards of a number
    CompleteSet, ///< hopes for the cards that are missing for a set
    LaySet,
    DrawMore,   ///< more cards are more chances
    TakeColor,  ///< hopes for many cards of a colour
    TurnTables, ///< takes the asker's cards instead of giving his own
    KeepCards,  ///< lets the asker go away empty
    Give,       ///< has nothing better, or keeps a special card for the Special Set
    StopCard,
    LetPass, ///< keeps the War Machine
    SpecialSet,
    HoldBack, ///< keeps a set in hand: who holds a number may ask for it
};
/// The words of the line protocol for them.
inline constexpr const char* kMotiveNames[] = {
    "none",       "ask",  "complete-set", "lay-set",  "draw-more",   "take-color", "turn-tables",
    "keep-cards", "give", "stop-card",    "let-pass", "special-set", "hold-back"};
static_assert(namesEvery<Motive>(kMotiveNames));

} // namespace tacklebox::rainbowfish
