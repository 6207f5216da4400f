// What has to hold before a move can be made: the conditions that listing, checking and applying moves share.
#pragma once

#include "model/games/twistedfish/twistedfish.h"

namespace tacklebox::twistedfish {

/// The Zingers that any seat may play at an open moment.
inline constexpr CardSet kOpenMomentZingers =
    CardSet::of(kGameWarden) | CardSet::of(kGlassBottomBoat) | CardSet::of(kDeadScubaDiver);

inline int countOf(const State& state, Seat seat, Fish fish) {
    return (state.hands[seat] & kCardsOf[fish]).size();
}
inline bool holdsFish(const State& state, Seat seat) {
    return state.hands[seat].intersects(kAllFish);
}

inline bool anotherHoldsACard(const State& state, Seat seat) {
    for (Seat other = 0; other < state.match.seats; ++other)
        if (other != seat && !state.hands[other].empty()) return true;
    return false;
}

/// True if the seat holds exactly (or, for `count` five, all) that many of some fish.
inline bool holdsSomeFish(const State& state, Seat seat, int count) {
    for (Fish fish = 0; fish < kFishes; ++fish)
        if (countOf(state, seat, fish) == count) return true;
    return false;
}

/// Game Warden, Glass Bottom Boat or Dead Scuba Diver is in the seat's hand and can be played (T-22, X-07).
inline bool canPlayAtOpenMoment(const State& state, Seat seat) {
    const CardSet hand = state.hands[seat];
    if (!hand.intersects(kOpenMomentZingers)) return false;
    if (hand.has(kGlassBottomBoat) || (hand.has(kGameWarden) && !state.pond.empty()))
        if (anotherHoldsACard(state, seat)) return true;
    return hand.has(kDeadScubaDiver) && holdsSomeFish(state, seat, kColours - 1);
}

/// The seats that may move at an open moment: the player in turn, and those who hold a Zinger that fits.
inline SeatSet waitingAtOpenMoment(const State& state, Seat turn) {
    SeatSet waiting = SeatSet::of(turn);
    for (Seat seat = 0; seat < state.match.seats; ++seat)
        if (canPlayAtOpenMoment(state, seat)) waiting.add(seat);
    return waiting;
}

/// Something besides ending the turn is left to do after the draw.
inline bool canDoSomethingAfterDraw(const State& state) {
    const Seat seat = state.status.turn;
    return holdsSomeFish(state, seat, kColours) || canPlayAtOpenMoment(state, seat);
}

/// The Diver's basket, or null.
inline const Basket* diverBasket(const State& state) {
    for (const Basket& basket : state.baskets)
        if (basket.diver) return &basket;
    return nullptr;
}
/// The card that the Diver stands for in his basket.
inline Card sixthCard(const Basket& basket) {
    return (kCardsOf[basket.fish] - basket.cards()).first();
}

/// The cards of all baskets.
inline CardSet laidCards(const State& state) {
    CardSet laid;
    for (const Basket& basket : state.baskets)
        laid |= basket.cards();
    return laid;
}

/// T-34: Divine Intervention may be unloaded while another Zinger is not used up. Zingers that a laid-out
/// position left out of the game are not used up either.
inline bool canStillUnload(const State& state) {
    const CardSet usedUp = (state.discard.asSet() | laidCards(state)) & kAllZingers;
    return !usedUp.contains(kAllZingers - CardSet::of(kDivineIntervention));
}

} // namespace tacklebox::twistedfish
