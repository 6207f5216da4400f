// Why Rainbow Fish refuses a move, beside the reasons that several games have (model/engine/refusal.h).
#pragma once

#include "model/engine/refusal.h"

namespace tacklebox::rainbowfish {

/// One for each rule that a move can break; `seat`, `first` and `second` are fields of the Refusal.
enum class OwnReason : std::uint8_t {
    HoldsNoSuchSpecial, ///< plays a special card of a kind that he does not hold; first: the MoveKind
    NotThatSpecial,     ///< names a card that is not of the kind he plays; first: the MoveKind
    NothingInTheHole,   ///< a draw from an empty Hole
    NobodyHoldsCards,   ///< a card that takes by colour while no opponent holds one
    OnlyWhenAsked,      ///< a reverse or skip in one's own turn
    NotInOwnTurn,       ///< a War Machine in one's own turn
    HoldsNumberCards,   ///< a way out for those who hold special cards only; he can ask
    HasSpecialToPlay,   ///< draws or lays a Special Set while he holds a card that he must play
    StillFishInTheHole, ///< a Special Set while the Hole has cards
    WildHasEffect,      ///< throws a wild away while it could take cards
    NoFourOfNumber,     ///< lays a set he does not have; first: the number, second: how many he holds
    NotOfThatNumber,    ///< names a card of another number for a set; first: the number
    NotSoOftenInHand,   ///< names a card for a set more often than he holds it
    SetIsFourCards,     ///< names fewer or more than four cards for a set; first: the number
};

} // namespace tacklebox::rainbowfish
