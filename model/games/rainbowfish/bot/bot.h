// The bots of Rainbow Fish.
#pragma once

#include "model/bots/judge.h"
#include "model/games/rainbowfish/bot/determinizer.h"
#include "model/games/rainbowfish/bot/words.h"

namespace tacklebox {

template <>
std::unique_ptr<Bot<RainbowFish>> makePlayer<RainbowFish>(Level level, Seat seat, std::uint64_t seed);

template <>
std::unique_ptr<Judge<RainbowFish>> makeJudge<RainbowFish>(Seat seat, const Options& options,
                                                           std::uint64_t seed, const KnownLevels& levels);

} // namespace tacklebox
