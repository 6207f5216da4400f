// Table traits of The Great Lakes Fish-Out.
#pragma once

#include "model/games/greatlakes/greatlakes.h"

namespace tacklebox {

template <>
struct TableTraits<GreatLakes> : PlacesTableTraits<GreatLakes> {
    static constexpr bool kDealIsGame = true;
    static constexpr bool kHasTurns = false;

    static bool answersItself(const State& state, Seat seat, const Move& only,
                              const Convenience& convenience);
    static bool isOpenDecision(const State& state);
    static int laidPoints(const Observation& observation, Seat seat);
    static std::vector<PileCards> others(const Observation& observation);
    static Phrase ending(const Scored& scored, const Names& names);
};

} // namespace tacklebox
