// Table behaviour of Rainbow Fish.
#pragma once

#include "model/games/rainbowfish/rainbowfish.h"

namespace tacklebox {

template <>
struct TableTraits<RainbowFish> : PlacesTableTraits<RainbowFish> {
    static std::vector<Reaction> reactions();
    static std::optional<Move> orderedMove(const State& state, Seat seat, std::span<const Move> legal,
                                           const Orders& orders);
    static bool isLay(const Move& move);
    static bool answersItself(const State& state, Seat seat, const Move& only,
                              const AutomaticDecisions& automatic);
    static Seat asks(const Move& move);
    static Act act(const Move& move);
    static int laidPoints(const Observation& observation, Seat seat);
    /// Points of Special Sets.
    static int specialPoints(const Observation& observation, Seat seat);
    static FaceList laid(const Observation& observation, Seat seat);
    static Phrase ending(const Scored& scored, const Names& names);
};

} // namespace tacklebox
