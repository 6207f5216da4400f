// Why a move was refused: one list of reasons for all games, to be put into words at the border.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/seats.h"

#include <cstdint>

namespace tacklebox {

/// Every rule that a move can break has a reason of its own. Each game's words turn its reasons into a
/// sentence for the player; reasons that several games share stand first.
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
