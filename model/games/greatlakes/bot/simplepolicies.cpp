// Hand-set policies of weak players.
#include "model/games/greatlakes/bot/softmaxpolicy.h"

namespace tacklebox::greatlakes {

namespace {

/// Beginner: plays high cards for the suit with the most fish, fishes three or four of them without expecting
/// more, and discards low cards of fished suits.
constexpr SoftmaxPolicy kBeginners{.open = {.keeps = -1, .keepsPot = 8, .value = -1},
                                   .spent = {.value = -2},
                                   .fish = {.always = -9, .pot = 14, .early = -1}};

/// Casual player: saves good cards until there is something to fish, does not feed others, and waits for more
/// early in a game.
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
