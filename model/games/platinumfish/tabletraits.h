// Table traits of Platinum Fish.
#pragma once

#include "model/games/platinumfish/platinumfish.h"

namespace tacklebox {

template <>
struct TableTraits<PlatinumFish> : PlacesTableTraits<PlatinumFish> {
    static bool answersItself(const State& state, Seat seat, const Move& only,
                              const Convenience& convenience);
    static Act act(const Move& move);
    static int laidPoints(const Observation& observation, Seat seat);
    static FaceList laid(const Observation& observation, Seat seat);
    static Phrase ending(const Scored& scored, const Names& names);
};

} // namespace tacklebox
