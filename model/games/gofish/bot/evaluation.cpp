#include "model/games/gofish/bot/evaluation.h"

namespace tacklebox::gofish {

double worth(const Observation& observation, const Move& ask, const EvaluationWeights& weights) {
    constexpr double kSure = 10, kBook = 1.5, kCard = 1, kTells = 0.5;
    const int held = observation.held(ask.rank);
    const double chance = observation.chance(ask.target, ask.rank);
    if (!weights.weighsChances) return observation.isSure(ask.target, ask.rank) ? kSure : chance > 0;
    const double sure = chance == 1 ? kSure : 0; // it costs nothing: the turn goes on
    if (!weights.weighsCards) return sure + chance;
    const bool completes = held == kBookSize - 1;
    // Who asks tells that he holds the rank, unless all know it.
    const bool tells = !observation.isTold(ask.rank);
    return sure + chance * (1 + kBook * completes + kCard * held) - kTells * (1 - chance) * tells;
}

} // namespace tacklebox::gofish
