#include "model/games/gofish/bot/evaluation.h"

#include <algorithm>

namespace tacklebox::gofish {

double value(const PolicyInput& input, const Move& ask, const EvaluationWeights& weights) {
    return value(input, input.odds(ask.target, ask.rank), ask, weights);
}

double value(const PolicyInput& input, const AskOdds& odds, const Move& ask,
             const EvaluationWeights& weights) {
    constexpr double kSure = 100;
    if (!weights.weighsChances) return input.isSure(ask.target, ask.rank) ? kSure : odds.hit > 0;
    const int held = input.held(ask.rank);
    const double sure = odds.hit >= 1 ? kSure : 0; // free: the turn continues
    const bool completes = held + std::max(1.0, odds.cards) >= kBookSize;
    const double hit = 1 + weights.held * held + weights.book * completes;
    const double more = weights.cards * std::max(0.0, odds.cards - odds.hit);
    // An ask reveals that the asker holds the rank, unless that is public.
    const double leak = input.isPublic(ask.rank) ? 0 : weights.reveals + weights.revealsHeld * held;
    const double single = 1 + weights.held * held + weights.book * (held + 1 >= kBookSize);
    return sure + odds.hit * hit + more + weights.luckyCatch * odds.luckyCatch * single -
           (1 - odds.hit) * leak;
}

} // namespace tacklebox::gofish
