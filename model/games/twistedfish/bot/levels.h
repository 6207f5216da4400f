// Levels of Twisted Fish bots.
#pragma once

#include "model/bots/bot.h"
#include "model/bots/levels.h"
#include "model/games/twistedfish/bot/evaluation.h"

namespace tacklebox::twistedfish {

struct Skill {
    Memory memory = {kForgetsNothing, kForgetsNothing,
                     kForgetsNothing}; ///< for remembered odds; in turns of the round
    EvaluationWeights weights;
    DealSampling odds;
    double priorWeight = 0; ///< weight of remembered odds, as a number of samples
    DealSampling rationale;
    SearchEffort search;
    double heuristic = 0; ///< weight of the heuristic value beside the playouts
};

inline Skill skillOf(Level level) {
    // Many steps between samples: similar ones would give overconfident odds.
    constexpr DealSampling kRationale{.deals = 80, .steps = 300};
    switch (level) {
    case Level::Minnow: return {.memory = {4, 2, 5}, .weights = {.weighsProgress = false}};
    case Level::Perch: return {.memory = {12, 9, 9}};
    case Level::Pike:
        return {.weights = {.leak = 0.6},
                .odds = {.deals = 4, .steps = 40},
                .priorWeight = 5,
                .rationale = kRationale};
    case Level::Shark:
    case Level::Random: break;
    }
    return {.weights = {.leak = 2},
            .odds = {.deals = 250, .steps = 80},
            .rationale = kRationale,
            .search = {.playouts = 800, .candidates = 4},
            .heuristic = 0.006};
}

} // namespace tacklebox::twistedfish
