// The four levels of Go Fish.
#pragma once

#include "model/bots/bot.h"
#include "model/bots/levels.h"
#include "model/games/gofish/bot/evaluation.h"

namespace tacklebox::gofish {

struct Skill {
    int memory = kForgetsNothing; ///< rounds of the table
    EvaluationWeights weights;
    DealSampling odds;      ///< that it goes by
    DealSampling rationale; ///< for the odds that it tells
    SearchEffort search;
};

inline Skill skillOf(Level level) {
    // Few or similar deals would spread the odds told too far.
    constexpr DealSampling kOdds{.deals = 60, .steps = 40}, kRationale{.deals = 200, .steps = 200};
    switch (level) {
    case Level::Random:
    case Level::Minnow: return {.memory = 1, .weights = kMinnowWeights};
    case Level::Perch: return {.memory = 3, .weights = kPerchWeights};
    case Level::Pike: return {.odds = kOdds, .rationale = kRationale};
    case Level::Shark: break;
    }
    // So many steps that deals have little to do with each other.
    return {.weights = kSharkWeights,
            .odds = kOdds,
            .rationale = kRationale,
            .search = {.playouts = 14'000, .candidates = 8, .steps = 60}};
}

} // namespace tacklebox::gofish
