// What an ask is worth at a glance: how all levels but Shark choose, and everybody in Shark's play-outs.
#pragma once

#include "model/games/gofish/bot/observation.h"

namespace tacklebox::gofish {

/// How finely a player evaluates.
struct EvaluationWeights {
    bool weighsChances = true; ///< asks where a card is likely, not just where one may be
    bool weighsCards = true;   ///< what an ask may bring, and what it tells the others
    double noise = 0.01;       ///< how far the worth of an ask is off at most, at random
};

inline constexpr EvaluationWeights kMinnowWeights{
    .weighsChances = false, .weighsCards = false, .noise = 0.01};
inline constexpr EvaluationWeights kPerchWeights{.weighsCards = false, .noise = 0.4};

/// What an ask is worth; no unit but that more is better.
double worth(const Observation& observation, const Move& ask, const EvaluationWeights& weights);

} // namespace tacklebox::gofish
