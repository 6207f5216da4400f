// Conditions of moves, shared by the code that lists, checks and applies moves.
#pragma once

#include "model/games/twistedfish/twistedfish.h"

#include <bit>

namespace tacklebox::twistedfish {

/// Zingers that any seat may play at an open moment.
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

/// A set of fish. Iterates in deck order. Fish n is bit 5n, the bit of its first card in a card set, so one
/// bit operation handles all fish.
class FishSet {
  public:
    constexpr explicit FishSet(std::uint64_t bits) : m_bits(bits) {}
    constexpr bool empty() const { return m_bits == 0; }

    class Iterator {
      public:
        constexpr explicit Iterator(std::uint64_t bits) : m_bits(bits) {}
        constexpr Fish operator*() const { return Fish(unsigned(std::countr_zero(m_bits)) / kColours); }
        constexpr Iterator& operator++() {
            m_bits &= m_bits - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

      private:
        std::uint64_t m_bits;
    };
    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    std::uint64_t m_bits;
};

/// The fish of which a hand has at least one card, exactly four, or five.
struct FishCounts {
    FishSet held, four, five;
};
constexpr FishCounts countFish(CardSet hand) {
    // Bit 5n of each word is about fish n; the mask at the end drops the other bits.
    std::uint64_t any = 0, all = ~0ull;
    std::uint64_t missingOne = 0, missingTwo = 0; // at least one colour, at least two
    for (int colour = 0; colour < kColours; ++colour) {
        std::uint64_t ofColour = hand.low() >> colour;
        if (colour > 0) ofColour |= hand.high() << (64 - colour); // the last purple fish is card 64
        any |= ofColour;
        all &= ofColour;
        missingTwo |= missingOne & ~ofColour;
        missingOne |= ~ofColour;
    }
    constexpr std::uint64_t kFishBits = 0x1084210842108421;
    return {FishSet(any & kFishBits), FishSet(missingOne & ~missingTwo & kFishBits),
            FishSet(all & kFishBits)};
}

/// True if the seat can play Game Warden, Glass Bottom Boat or Dead Scuba Diver (T-22, X-07).
inline bool canPlayAtOpenMoment(const State& state, Seat seat) {
    const CardSet hand = state.hands[seat];
    if (!hand.intersects(kOpenMomentZingers)) return false;
    if (hand.has(kGlassBottomBoat) || (hand.has(kGameWarden) && !state.pond.empty()))
        if (anotherHoldsACard(state, seat)) return true;
    return hand.has(kDeadScubaDiver) && !countFish(hand).four.empty();
}

/// Seats that may move at an open moment: the player on turn, and others with a playable Zinger.
inline SeatSet playersToActAtOpenMoment(const State& state, Seat turn) {
    SeatSet playersToAct = SeatSet::of(turn);
    for (Seat seat = 0; seat < state.match.seats; ++seat)
        if (canPlayAtOpenMoment(state, seat)) playersToAct.add(seat);
    return playersToAct;
}

/// True if the player on turn can do more after the draw than end the turn.
inline bool canDoSomethingAfterDraw(const State& state) {
    const Seat seat = state.status.turn;
    return !countFish(state.hands[seat]).five.empty() || canPlayAtOpenMoment(state, seat);
}

/// Returns the basket that contains the Dead Scuba Diver, or nullptr.
inline const Basket* diverBasket(const State& state) {
    for (const Basket& basket : state.baskets)
        if (basket.diver) return &basket;
    return nullptr;
}
/// The card that the Diver replaces in its basket (T-35).
inline Card sixthCard(const Basket& basket) {
    return (kCardsOf[basket.fish] - basket.cards()).first();
}

/// Cards of all baskets.
inline CardSet laidCards(const State& state) {
    CardSet laid;
    for (const Basket& basket : state.baskets)
        laid |= basket.cards();
    return laid;
}

/// T-34: Divine Intervention may be unloaded until all other Zingers are used up. Zingers missing from a
/// hand-made start position do not count as used up.
inline bool canStillUnload(const State& state) {
    const CardSet usedUp = (state.discard.asSet() | laidCards(state)) & kAllZingers;
    return !usedUp.contains(kAllZingers - CardSet::of(kDivineIntervention));
}

} // namespace tacklebox::twistedfish
