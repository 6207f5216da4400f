// The bots of Platinum Fish.
#pragma once

#include "model/bots/judge.h"
#include "model/games/platinumfish/bot/determinizer.h"
#include "model/games/platinumfish/bot/words.h"

namespace tacklebox {

template <>
std::unique_ptr<Bot<PlatinumFish>> makePlayer<PlatinumFish>(Level level, Seat seat, std::uint64_t seed);

template <>
std::unique_ptr<Judge<PlatinumFish>> makeJudge<PlatinumFish>(Seat seat, const Options& options,
                                                             std::uint64_t seed, const KnownLevels& levels);

} // namespace tacklebox
