// The four levels of WTF.
#pragma once

#include "model/bots/bot.h"
#include "model/bots/levels.h"
#include "model/games/whatthefish/bot/policy.h"

namespace tacklebox::whatthefish {

struct Skill {
    PolicyOptions policy;
    bool countsCards = true;      ///< uses the visible cards
    int memory = kForgetsNothing; ///< remembers others' hands for this many dives
    SearchEffort rationale;       ///< playouts of the chosen move, to estimate its success
    SearchEffort search;          ///< playouts that compare moves
};

/// Minnow plays one card at a time, does not try to get new cards, and forgets hands at every dive. Perch
/// plays up to two cards at once and remembers hands for one dive. Both dive with their lowest FISH, play the
/// lowest sum that is enough, and play more cards at once only as a last resort. During others' swims they
/// act only to stop the fish. Pike counts cards, forgets nothing, and plays a higher sum if that improves its
/// chances enough. It also uses others' swims to get better cards. Shark searches. Pike and Shark infer the
/// types of the other players, and use them in playouts.
inline Skill skillOf(Level level) {
    PolicyOptions frugal = {.trustInOthers = 0.9,
                            .protectionThrift = 1,
                            .killThrift = 1,
                            .opportunistic = false,
                            .mostCardsAtOnce = 2,
                            .lowFishFirst = true};
    switch (level) {
    case Level::Random:
    case Level::Minnow:
        frugal.trustInOthers = 0.8;
        frugal.mostCardsAtOnce = 1;
        frugal.seeksNewCards = false;
        return {.policy = frugal, .countsCards = false, .memory = 0};
    case Level::Perch: return {.policy = frugal, .countsCards = false, .memory = 1};
    case Level::Pike: return {.rationale = {.playouts = 100}};
    case Level::Shark: return {.rationale = {.playouts = 200}, .search = {.playouts = 4000}};
    }
    return {};
}

} // namespace tacklebox::whatthefish
