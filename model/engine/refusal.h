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

    // what-the-fish

    // platinum-fish

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
