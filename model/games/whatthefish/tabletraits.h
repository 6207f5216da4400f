// Table behaviour of WTF (What the Fish!). Without turns no card is a reaction, so standing orders apply to
// windows in which all may act.
#pragma once

#include "model/games/whatthefish/whatthefish.h"

namespace tacklebox {

template <>
struct TableTraits<WhatTheFish> : PlacesTableTraits<WhatTheFish> {
    static constexpr bool kDealIsGame = true;
    static constexpr bool kHasTurns = false;
    static constexpr bool kLive = true;

    /// In the game's own order (W-01).
    static SeatOrder turnOrder(const State& state);
    static std::optional<Move> orderedMove(const State& state, Seat seat, std::span<const Move> legal,
                                           const Orders& orders);
    static bool answersItself(const State& state, Seat seat, const Move& only,
                              const AutomaticDecisions& automatic);
    static Act act(const Move& move);
    static std::vector<PileCards> others(const Observation& observation);
    static Phrase ending(const Scored& scored, const Names& names);
    static bool leavesAllAsItWas(const State& after, Seat seat, const Move& move);
    static bool addsToItsOwn(const State& state, Seat seat);
    static Move whenTimeIsUp(const State& state, Seat seat, std::span<const Move> legal);
    static Move passMove();
};

} // namespace tacklebox
