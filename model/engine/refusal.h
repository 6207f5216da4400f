// Why a move was refused: one list of reasons for all games, to be put into words at the border.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/seats.h"

#include <cstdint>

namespace tacklebox {

/// Every rule that a move can break has a reason of its own. Each game's words turn its reasons into a sentence
/// for the player; reasons that several games share stand first.
enum class Reason : std::uint8_t {
    None, ///< not refused

    // shared
    NotYourMove,     ///< that seat has no move now
    NotInThisPhase,  ///< the move belongs to another moment of the turn
    NotYourself,     ///< aimed at oneself
    EmptyHand,       ///< the one aimed at holds no card
    NotInHand,       ///< the player does not hold that card
    HoldsNoneOfKind, ///< asked for a kind (fish, number, rank) of which he holds none

    // great-lakes
    ChoiceStands, ///< a card has been chosen, and a choice once made stands
    ChooseFirst,  ///< to keep or to stock comes after everybody has chosen

    // twisted-fish

    // what-the-fish

    // platinum-fish
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

    // rainbow-fish
};

/// A refusal and what its sentence needs. Converts to true where there is one.
struct Refusal {
    Reason reason = Reason::None;
    Seat seat = kNoSeat;    ///< the other player concerned, if any
    Face face = kNoFace;    ///< the card concerned, if any
    std::int16_t first = 0; ///< numbers the sentence names; their meaning belongs to the reason
    std::int16_t second = 0;

    constexpr explicit operator bool() const { return reason != Reason::None; }
    constexpr bool operator==(const Refusal&) const = default;
};

} // namespace tacklebox
