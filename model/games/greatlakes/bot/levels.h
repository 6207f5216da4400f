// The four levels of The Great Lakes Fish-Out.
#pragma once

#include "model/bots/bot.h"
#include "model/bots/levels.h"
#include "model/games/greatlakes/bot/playstyles.h"

namespace tacklebox::greatlakes {

struct Skill {
    PlayStyle style = PlayStyle::Skilled; ///< its policy and memory
    SearchEffort search;                  ///< for a secret choice; all cards are candidates
    SearchEffort keepSearch;              ///< for a keeper's decision
    /// Factor for the stated odds of a later catch: the search deviates from the policy that they assume.
    double steadiness = 1;

    /// In rounds.
    int memory() const { return styleOf(style).memory; }
};

inline Skill skillOf(Level level) {
    switch (level) {
    case Level::Minnow: return {.style = PlayStyle::Minnow};
    case Level::Perch: return {.style = PlayStyle::Perch};
    case Level::Random:
    case Level::Pike: return {};
    case Level::Shark: break;
    }
    return {.search = {.playouts = 1000}, .keepSearch = {.playouts = 400}, .steadiness = 0.96};
}

} // namespace tacklebox::greatlakes
