// Table behaviour of Twisted Fish.
#pragma once

#include "model/games/twistedfish/twistedfish.h"

namespace tacklebox {

template <>
struct TableTraits<TwistedFish> : PlacesTableTraits<TwistedFish> {
    static constexpr bool kOutlastsStock = true;

    static std::vector<Reaction> reactions();
    static std::optional<Move> orderedMove(const State& state, Seat seat, std::span<const Move> legal,
                                           const Orders& orders);
    static bool isLay(const Move& move);
    static bool answersItself(const State& state, Seat seat, const Move& only,
                              const AutomaticDecisions& automatic);
    static Act act(const Move& move);
    static int laidPoints(const Observation& observation, Seat seat);
    static FaceList laid(const Observation& observation, Seat seat);
    static Phrase ending(const Scored& scored, const Names& names);
};

} // namespace tacklebox
