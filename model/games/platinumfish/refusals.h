// Refusal reasons of Platinum Fish, besides the shared ones (model/engine/refusal.h).
#pragma once

#include "model/engine/refusal.h"

namespace tacklebox::platinumfish {

/// One for each rule that a move can break; `seat` and `first` are fields of the Refusal.
enum class OwnReason : std::uint8_t {
    DrawComesFirst,         ///< a turn begins with a draw
    TakeFromDeckFirst,      ///< the deck has a rolled rank, which must be taken
    AskOrDecline,           ///< the deck has no rolled rank
    MatchNewHandFirst,      ///< the new hand must be matched or left first
    OnlyCallForShuffle,     ///< it is the turn of `seat`; others may only call for a shuffle
    DiscardPileEmpty,       ///< the discard pile is empty
    DiscardMatchesNothing,  ///< no card in hand matches the discard
    NotOnDiscardPile,       ///< the card is not on the discard pile
    OnlyTopOfDiscard,       ///< the table's option only allows matching the top card
    NoSearchToShuffleAfter, ///< no search since the last draw, or the shuffle has already been called for
    RankNotRolled,          ///< the dice do not allow rank `first`
    RankNotInDeck,          ///< the deck has no card of rank `first`
};

} // namespace tacklebox::platinumfish
