// The four levels of Go Fish.
#pragma once

#include "model/bots/bot.h"
#include "model/bots/levels.h"
#include "model/games/gofish/bot/evaluation.h"

namespace tacklebox::gofish {

struct Skill {
    int memory = kForgetsNothing; ///< in rounds of the table
    EvaluationWeights weights;
    DealSampling odds;      ///< sampled to choose a move
    DealSampling rationale; ///< sampled to state the odds
    SearchEffort search;
};

inline Skill skillOf(Level level) {
    // Fewer or more correlated deals would make the stated odds too noisy.
    constexpr DealSampling kOdds{.deals = 60, .steps = 40}, kRationale{.deals = 200, .steps = 200};
    switch (level) {
    case Level::Random:
    case Level::Minnow: return {.memory = 1, .weights = kMinnowWeights};
    case Level::Perch: return {.memory = 3, .weights = kPerchWeights};
    case Level::Pike: return {.odds = kOdds, .rationale = kRationale};
    case Level::Shark: break;
    }
    // Enough steps to decorrelate the sampled deals.
    return {.weights = kSharkWeights,
            .odds = kOdds,
            .rationale = kRationale,
            .search = {.playouts = 14'000, .candidates = 8, .steps = 60}};
}

} // namespace tacklebox::gofish
