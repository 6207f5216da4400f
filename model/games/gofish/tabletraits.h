// Table traits of Go Fish.
#pragma once

#include "model/engine/tabletraits.h"
#include "model/games/gofish/gofish.h"

namespace tacklebox {

template <>
struct TableTraits<GoFish> : UsualTableTraits<GoFish> {
    static constexpr bool kDealIsGame = true;
    static constexpr bool kOutlastsStock = true; // F-07

    static Seat asks(const Move& move) { return move.target; }
    static Act act(const Move&) { return Act::Asks; }
    static std::vector<PileCards> piles(const Observation& observation);
    static int laidPoints(const Observation& observation, Seat seat);
    static Phrase ending(const Scored& scored, const Names& names);
};

} // namespace tacklebox
