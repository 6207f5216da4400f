// Reasons of Rainbow Fish for refusing a move, beyond the common ones in model/engine/refusal.h.
#pragma once

#include "model/engine/refusal.h"

namespace tacklebox::rainbowfish {

/// One enumerator for each rule; `seat`, `first` and `second` are fields of Refusal.
enum class OwnReason : std::uint8_t {
    SpecialNotInHand, ///< plays a special card without holding it; first: the MoveKind
    WrongSpecial,     ///< names a card that does not fit the move; first: the MoveKind
    HoleIsEmpty,      ///< draws from an empty Hole
    NobodyHoldsCards, ///< takes by colour while no opponent has cards
    OnlyWhenAsked,    ///< plays a reverse or skip in one's own turn
    NotInOwnTurn,     ///< plays a War Machine in one's own turn
    HoldsNumberCards, ///< makes a move that requires a hand without number cards
    MustPlaySpecial,  ///< draws or lays a Special Set instead of playing a special card
    HoleNotEmpty,     ///< lays a Special Set while the Hole has cards
    WildHasEffect,    ///< discards a wild that could take cards
    NoFourOfNumber,   ///< lays a set without four cards; first: the number, second: how many are held
    NotOfThatNumber,  ///< names a card of another number for a set; first: the number
    MoreThanInHand,   ///< names more cards of a face for a set than are held
    SetIsFourCards,   ///< names fewer or more than four cards for a set; first: the number
};

} // namespace tacklebox::rainbowfish
