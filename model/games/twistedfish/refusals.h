// Reasons of Twisted Fish for refusing a move, beyond the common ones in model/engine/refusal.h.
#pragma once

#include "model/engine/refusal.h"

namespace tacklebox::twistedfish {

/// One enumerator for each rule; `seat`, `first` and `second` are fields of Refusal.
enum class OwnReason : std::uint8_t {
    NotYourTurn,      ///< in others' turns, only Warden, Boat and Diver can be played
    OnlyFishAskedFor, ///< asked for a Zinger
    MustAsk,          ///< has a fish card, so cannot pass or go fishing
    PondIsEmpty,      ///< nothing to fish for
    BasketNotFull,    ///< has `second` of the five cards of fish `first`
    NoDiverBasket,    ///< has no Diver basket of fish `first`
    LiesInBasket,     ///< names a card in a basket for the Lure
    TooLateToUnload,  ///< unloads Divine Intervention after all other Zingers are used up
    WardenNeedsPond,  ///< plays the Game Warden without a pond
    DiverNeedsFour,   ///< has `second` cards of fish `first`, not exactly four
    NotTheFishNetted, ///< gives another fish than `first` to the Net
};

} // namespace tacklebox::twistedfish
