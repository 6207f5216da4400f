// Levels of WTF bots.
#pragma once

#include "model/bots/bot.h"
#include "model/bots/levels.h"
#include "model/games/whatthefish/bot/policy.h"

namespace tacklebox::whatthefish {

struct Skill {
    PolicyOptions weights;
    bool countsCards = true;      ///< uses the visible cards
    int memory = kForgetsNothing; ///< remembers others' hands for this many dives
    SearchEffort rationale;       ///< playouts of the chosen move, to estimate its success
    SearchEffort search;
};

/// Minnow plays one card at a time, does not try for new cards, and forgets at every dive. Perch adds up two
/// cards and remembers one dive. Both keep their best FISH, spend as little as possible, add up more cards
/// only as a last resort, and do nothing during others' swims. Pike counts cards, forgets nothing, spends
/// enough to be safe, and uses others' swims. Shark searches. Pike and Shark learn the others' types, and use
/// them in playouts.
inline Skill skillOf(Level level) {
    PolicyOptions frugal = {
        .trust = 0.9, .protectionThrift = 1, .killThrift = 1, .opportunistic = false, .mostCardsAtOnce = 2};
    frugal.lowFishFirst = true;
    switch (level) {
    case Level::Random:
    case Level::Minnow:
        frugal.trust = 0.8;
        frugal.mostCardsAtOnce = 1;
        frugal.seeksNewCards = false;
        return {.weights = frugal, .countsCards = false, .memory = 0};
    case Level::Perch: return {.weights = frugal, .countsCards = false, .memory = 1};
    case Level::Pike: return {.rationale = {.playouts = 100}};
    case Level::Shark: return {.rationale = {.playouts = 200}, .search = {.playouts = 4000}};
    }
    return {};
}

} // namespace tacklebox::whatthefish
