// The four levels of WTF.
#pragma once

#include "model/bots/bot.h"
#include "model/bots/levels.h"
#include "model/games/whatthefish/bot/policy.h"

namespace tacklebox::whatthefish {

struct Skill {
    PolicyOptions weights;
    bool countsCards = true;      ///< reckons with what lies open
    int memory = kForgetsNothing; ///< what it saw of others' hands, for so many dives
    SearchEffort rationale;       ///< play-outs of the move it makes, to say how likely it is to do its work
    SearchEffort search;
};

/// Minnow plays one card at a time, seeks no help in new cards, and forgets with every dive. Perch adds up
/// two cards and remembers one dive. Both keep their best FISH, spend as little as will do, add up more cards
/// only where all is lost otherwise, and do nothing while others are busy. Pike counts, remembers all, spends
/// what makes its point safe and uses the time of others' swims. Shark searches. Both learn how the others
/// play, and let them play so in their play-outs.
inline Skill skillOf(Level level) {
    PolicyOptions frugal = {.trust = 0.9, .thrift = 1, .thriftOfKills = 1, .seizes = false, .mostAdded = 2};
    frugal.lowFishFirst = true;
    switch (level) {
    case Level::Random:
    case Level::Minnow:
        frugal.trust = 0.8;
        frugal.mostAdded = 1;
        frugal.hopes = false;
        return {.weights = frugal, .countsCards = false, .memory = 0};
    case Level::Perch: return {.weights = frugal, .countsCards = false, .memory = 1};
    case Level::Pike: return {.rationale = {.playouts = 100}};
    case Level::Shark: return {.rationale = {.playouts = 200}, .search = {.playouts = 4000}};
    }
    return {};
}

} // namespace tacklebox::whatthefish
