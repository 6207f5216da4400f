// Shark: looks how its moves turn out in many worlds that fit what it knows.
#pragma once

#include "model/bots/budget.h"
#include "model/games/rainbowfish/bot/heuristicpolicy.h"
#include "model/games/rainbowfish/bot/worlds.h"

namespace tacklebox::rainbowfish {

/// Play-outs a move at full effort.
inline constexpr int kPlayouts = 4000;

/// The best of its most promising moves by sequentialHalving(), play-outs going on to its next turn. The
/// worlds must have been found. Nothing when cancelled.
std::optional<Choice<RainbowFish>> search(const HeuristicPolicy& policy, Worlds<RainbowFish>& worlds,
                                          std::span<const Move> legal, Budget budget, Random& random);

} // namespace tacklebox::rainbowfish
