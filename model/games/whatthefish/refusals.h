// Reasons of What the Fish! for refusing a move, beyond the common ones in model/engine/refusal.h.
#pragma once

#include "model/engine/refusal.h"

namespace tacklebox::whatthefish {

/// One enumerator for each rule; `seat`, `first` and `second` are fields of Refusal.
enum class OwnReason : std::uint8_t {
    NoFishSwims,          ///< no fish to attack or protect, and no swim to end
    FishSwimsAlready,     ///< only one FISH is in play at a time
    OwnFish,              ///< attacks one's own fish
    NotYourFish,          ///< protects or gives up another's fish
    NotEndangered,        ///< the attack does not exceed the bar
    FallsShort,           ///< the PROTECTIONs sum to `first`, the attack is `second`
    CannotPassEndangered, ///< the owner must protect the endangered fish or give it up
    NotAFish,
    NotAKill,
    NotAProtection,
    HoldsOnlyOne, ///< names a card more often than it is held
    GiveFirst,    ///< must pay a WTF Tax first
    NobodyTaxesYou,
    MustFlush,       ///< nobody has a FISH, so all must flush
    HoldsFish,       ///< flushes with a FISH in hand
    FlushedTooOften, ///< has flushed `first` times since the last dive
    DrawsNothing,    ///< flushes without drawing a card
    NothingToUndo,
    NotInDiscard, ///< names a FISH that is not in the discard pile
    ManifestoForTwo,
    ManifestoForOthers,
};

} // namespace tacklebox::whatthefish
