// Table traits of Go Fish.
#pragma once

#include "model/games/gofish/gofish.h"

namespace tacklebox {

template <>
struct TableTraits<GoFish> : PlacesTableTraits<GoFish> {
    static constexpr bool kDealIsGame = true;
    static constexpr bool kOutlastsStock = true; // F-07

    static Seat asks(const Move& move) { return move.target; }
    static Act act(const Move&) { return Act::Asks; }
    static FaceList laid(const Observation& observation, Seat seat);
    static int laidPoints(const Observation& observation, Seat seat);
    static Phrase ending(const Scored& scored, const Names& names);
};

} // namespace tacklebox
