// The four levels of The Great Lakes Fish-Out.
#pragma once

#include "model/bots/bot.h"
#include "model/bots/levels.h"
#include "model/games/greatlakes/bot/opponenttypes.h"

namespace tacklebox::greatlakes {

struct Skill {
    OpponentType type = OpponentType::Skilled; ///< its policy and memory
    SearchEffort search;                       ///< for a secret choice; all cards are candidates
    SearchEffort keepSearch;                   ///< for a keeper's decision
    /// Factor for the stated odds of a later catch: the search deviates from the policy that they assume.
    double steadiness = 1;

    /// In rounds.
    int memory() const { return policyOf(type).memory; }
};

inline Skill skillOf(Level level) {
    switch (level) {
    case Level::Minnow: return {.type = OpponentType::Minnow};
    case Level::Perch: return {.type = OpponentType::Perch};
    case Level::Random:
    case Level::Pike: return {};
    case Level::Shark: break;
    }
    return {.search = {.playouts = 1000}, .keepSearch = {.playouts = 400}, .steadiness = 0.96};
}

} // namespace tacklebox::greatlakes
