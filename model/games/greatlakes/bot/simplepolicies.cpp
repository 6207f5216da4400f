// The policies of those who judge coarsely.
#include "model/games/greatlakes/bot/softmaxpolicy.h"

namespace tacklebox::greatlakes {

namespace {

/// A beginner goes with his high cards for the suit with the most fish, takes three or four of them without
/// asking whether more will come, and gets rid of small cards of suits he has fished.
constexpr SoftmaxPolicy kBeginners{.open = {.keeps = -1, .keepsPot = 8, .value = -1},
                                   .spent = {.value = -2},
                                   .fish = {.always = -9, .pot = 14, .early = -1}};

/// A casual player keeps good cards until there is something to fish, does not feed others and waits for
/// more early in a game.
constexpr SoftmaxPolicy kCasual{
    .open = {.keeps = -3, .keepsPot = 18, .losesPot = -6, .value = -3, .surePot = 4},
    .spent = {.losesRivalsPot = -4, .value = -3},
    .fish = {.always = -8, .pot = 16, .early = -3, .best = -3}};

} // namespace

const SoftmaxPolicy& beginnersPolicy() {
    return kBeginners;
}

const SoftmaxPolicy& casualPolicy() {
    return kCasual;
}

} // namespace tacklebox::greatlakes
