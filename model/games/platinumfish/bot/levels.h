// The four levels of Platinum Fish. Odds are exact, so there are no sampled deals.
#pragma once

#include "model/bots/bot.h"
#include "model/bots/levels.h"

namespace tacklebox::platinumfish {

struct Skill {
    int memory = kForgetsNothing; ///< in rounds of the table
    bool exactOdds = true;        ///< uses all deductions
    bool countsCards = true; ///< considers how many cards of a rank are visible; otherwise prefers high cards
    double dice = 0;         ///< weight of dice frequencies (see Evaluation), 0..1
    SearchEffort search;
};

inline Skill skillOf(Level level) {
    switch (level) {
    case Level::Random:
    case Level::Minnow: return {.memory = 1, .exactOdds = false, .countsCards = false};
    case Level::Perch: return {.memory = 9, .exactOdds = false};
    case Level::Pike: return {};
    case Level::Shark: break;
    }
    return {.dice = 1, .search = {.playouts = 8000, .candidates = 8}};
}

} // namespace tacklebox::platinumfish
