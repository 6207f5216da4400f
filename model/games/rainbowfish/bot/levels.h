// Levels of Rainbow Fish bots.
#pragma once

#include "model/bots/bot.h"
#include "model/bots/levels.h"
#include "model/games/rainbowfish/bot/evaluation.h"

namespace tacklebox::rainbowfish {

struct Skill {
    int memory = kForgetsNothing; ///< in rounds of the table
    EvaluationWeights weights;
    DealSampling rationale; ///< for estimates; these samples also update the opponents' types
    SearchEffort search;
};

inline Skill skillOf(Level level) {
    constexpr DealSampling kRationale{.deals = 60, .steps = 300};
    switch (level) {
    case Level::Random:
    case Level::Minnow: return {.memory = 1, .weights = kMinnowWeights};
    case Level::Perch: return {.memory = 3, .weights = kPerchWeights};
    case Level::Pike: return {.rationale = kRationale};
    case Level::Shark: break;
    }
    // Enough steps between samples to make them nearly independent.
    return {.rationale = kRationale, .search = {.playouts = 4000, .candidates = 8, .steps = 150}};
}

} // namespace tacklebox::rainbowfish
