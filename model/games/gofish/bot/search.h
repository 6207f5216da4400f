// How Shark chooses: play-outs of sampled deals to their ends.
#pragma once

#include "model/bots/budget.h"
#include "model/games/gofish/bot/judgement.h"
#include "model/games/gofish/bot/worldsampler.h"

namespace tacklebox::gofish {

/// Play-outs for a move at full effort.
inline constexpr int kPlayouts = 1200;

/// The best of `legal`, and the books that are expected in the end; nothing when cancelled.
std::optional<Choice<GoFish>> search(const Observation& sight, WorldSampler<GoFish>& worlds,
                                     std::span<const Move> legal, Budget budget, Random& random);

} // namespace tacklebox::gofish
