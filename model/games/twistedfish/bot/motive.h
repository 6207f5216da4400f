// Why a bot makes a move in Twisted Fish: the values of Rationale::motive.
#pragma once

#include "model/engine/namearray.h"

#include <cstdint>

namespace tacklebox::twistedfish {

enum class Motive : std::uint8_t {
    None,
    LayBasket,  ///< laid cards are safe
    TakeKnown,  ///< the one asked surely holds the card
    TryForCard, ///< he may hold it
    CastNet,    ///< he may hold some of the fish
    CastLure,   ///< he may hold the card, of a fish that one could not ask for
    WinSixth,   ///< the card that the Diver stands for
    UseDiver,   ///< four of a fish at once rather than five later
    Look,       ///< the Glass Bottom Boat: to know more, and to be rid of it
    SendWarden, ///< to take a card off the one who is doing best
    GetRidOf,   ///< Divine Intervention would cost points
    Draw,       ///< a card from the pond
    Pass,       ///< nothing else is left
    Answer,     ///< the truth
    Protect,    ///< No Fishing: the card is worth more than keeping it back
    Bluff,      ///< No Fishing without the card
    GiveLeast,  ///< the card that is missed least
    Stop,       ///< Divine Intervention against a Zinger
    LetHappen,  ///< Divine Intervention is kept for worse
    AskAgain,   ///< Two Fisted Fisherman
    KeepZinger, ///< a Zinger is kept for a better moment
    AskInVain,  ///< the card lies in a basket, and some ask has to be made
};
/// The words of the line protocol for them.
inline constexpr const char* kMotiveNames[] = {
    "none",       "lay-basket", "take-known",  "try-for-card", "cast-net",   "cast-lure",
    "win-sixth",  "use-diver",  "look",        "send-warden",  "get-rid-of", "draw",
    "pass",       "answer",     "protect",     "bluff",        "give-least", "stop",
    "let-happen", "ask-again",  "keep-zinger", "ask-in-vain"};
static_assert(namesEvery<Motive>(kMotiveNames));

} // namespace tacklebox::twistedfish
