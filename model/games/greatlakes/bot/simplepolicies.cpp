// Policies of weak players, with weights set by hand.
#include "model/games/greatlakes/bot/softmaxpolicy.h"

namespace tacklebox::greatlakes {

namespace {

/// Beginner: plays high cards of the suit with the most fish in the lake, and fishes it out at three or four
/// fish. Gets rid of low cards of suits already fished out.
constexpr SoftmaxPolicy kBeginner{.open = {.keeps = -1, .keepsPot = 8, .value = -1},
                                  .closed = {.value = -2},
                                  .fish = {.bias = -9, .pot = 14, .early = -1}};

/// Casual player: saves good cards until there is something to fish, and waits for more fish early in a game.
/// Avoids losing cards to suits that others may still fish out.
constexpr SoftmaxPolicy kCasual{
    .open = {.keeps = -3, .keepsPot = 18, .losesPot = -6, .value = -3, .surePot = 4},
    .closed = {.losesRivalsPot = -4, .value = -3},
    .fish = {.bias = -8, .pot = 16, .early = -3, .best = -3}};

} // namespace

const SoftmaxPolicy& beginnerPolicy() {
    return kBeginner;
}

const SoftmaxPolicy& casualPolicy() {
    return kCasual;
}

} // namespace tacklebox::greatlakes
