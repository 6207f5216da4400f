// Why Platinum Fish refuses a move, beside the reasons that several games have (model/engine/refusal.h).
#pragma once

#include "model/engine/refusal.h"

namespace tacklebox::platinumfish {

/// One for each rule that a move can break; `seat`, `first` and `second` are fields of the Refusal.
enum class OwnReason : std::uint8_t {
    DrawComesFirst,         ///< the turn begins with a draw
    TakeFromDeckFirst,      ///< the deck has what was rolled, and a card of it must be taken
    AskOrDecline,           ///< the deck has nothing of what was rolled
    MatchNewHandFirst,      ///< a new hand may be matched with the discard pile before anything else
    OnlyCallForShuffle,     ///< `seat` is to draw, the others may only call for a shuffle
    DiscardPileEmpty,       ///< there is no card on the discard pile
    DiscardMatchesNothing,  ///< no card in hand matches that one
    NotOnDiscardPile,       ///< that card does not lie there
    OnlyTopOfDiscard,       ///< by the option of the table only the top card may be matched
    NoSearchToShuffleAfter, ///< no search since the last draw, or the shuffle has been called for already
    RankNotRolled,          ///< the dice do not allow rank `first`
    RankNotInDeck,          ///< the deck has no card of rank `first`
};

} // namespace tacklebox::platinumfish
