// Why Twisted Fish refuses a move, beside the reasons that several games have (model/engine/refusal.h).
#pragma once

#include "model/engine/refusal.h"

namespace tacklebox::twistedfish {

/// One for each rule that a move can break; `seat`, `first` and `second` are fields of the Refusal.
enum class OwnReason : std::uint8_t {
    NotYourTurn,      ///< in another's turn only Warden, Boat and Diver can be played
    OnlyFishAskedFor, ///< asked for a Zinger
    MustAsk,          ///< holds a fish card, so he cannot pass or fish
    PondIsEmpty,      ///< nothing to fish for
    BasketNotFull,    ///< holds `second` of the five cards of the fish `first`
    NoDiverBasket,    ///< no basket of his of the fish `first` has the Diver in it
    LiesInBasket,     ///< the card that the Lure names is laid
    TooLateToUnload,  ///< every other Zinger is used up
    WardenNeedsPond,  ///< the Game Warden without a pond
    DiverNeedsFour,   ///< holds `second` of the fish `first`, not exactly four
    NotTheFishNetted, ///< the Net wants a card of the fish `first`
};

} // namespace tacklebox::twistedfish
