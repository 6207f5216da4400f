// The four levels of Platinum Fish. Its odds are exact: no deals need be sampled for them.
#pragma once

#include "model/bots/bot.h"
#include "model/bots/levels.h"

namespace tacklebox::platinumfish {

struct Skill {
    int memory = kForgetsNothing; ///< rounds of the table
    bool exactOdds = true;        ///< goes by all that can be concluded
    bool countsCards = true; ///< sees roughly how many cards of a rank lie open; else likes high cards best
    double dice = 0;         ///< how much it heeds the dice (see Evaluation), 0..1
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
