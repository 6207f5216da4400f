// The four levels of The Great Lakes Fish-Out.
#pragma once

#include "model/bots/bot.h"
#include "model/bots/levels.h"
#include "model/games/greatlakes/bot/playstyles.h"

namespace tacklebox::greatlakes {

struct Skill {
    PlayStyle style = PlayStyle::Skilled; ///< its policy by itself, and what it remembers: see styleOf()
    SearchEffort search;                  ///< for a secret choice; all cards of the hand are candidates
    SearchEffort keepSearch;              ///< for a keeper's decision
    /// In its odds what it waits for comes so much more rarely than if it followed the policy: it goes ways
    /// of its own later.
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
