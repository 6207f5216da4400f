// Why What the Fish! refuses a move, beside the reasons that several games have (model/engine/refusal.h).
#pragma once

#include "model/engine/refusal.h"

namespace tacklebox::whatthefish {

/// One for each rule that a move can break; `seat`, `first` and `second` are fields of the Refusal.
enum class OwnReason : std::uint8_t {
    NoFishSwims,          ///< there is no fish to attack, to protect or to end the swim of
    FishSwimsAlready,     ///< only one FISH is in play at a time
    OwnFish,              ///< nobody kills his own fish
    NotYourFish,          ///< only its owner may protect a fish or give it up
    NotEndangered,        ///< the attack does not exceed the bar
    FallsShort,           ///< the PROTECTIONs sum up to `first`, the attack is `second`
    CannotPassEndangered, ///< the owner of an endangered fish protects it or gives it up
    NotAFish,
    NotAKill,
    NotAProtection,
    HoldsOnlyOne, ///< the card was named more often than the player holds it
    GiveFirst,    ///< a WTF Tax is to be paid
    NobodyTaxesYou,
    MustFlush,     ///< nobody holds a FISH: all must flush
    HoldsFish,     ///< a flush is for hands without a FISH
    FlushedEnough, ///< flushed `first` times since the last dive
    DrawsNothing,  ///< a flush would bring no card
    NothingToUndo,
    NotInDiscard, ///< no such FISH lies in the discard pile
    ManifestoForTwo,
    ManifestoForOthers,
};

} // namespace tacklebox::whatthefish
