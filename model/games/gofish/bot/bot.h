// The bots of Go Fish.
#pragma once

#include "model/bots/judge.h"
#include "model/games/gofish/bot/determinizer.h"
#include "model/games/gofish/bot/words.h"

namespace tacklebox {

template <>
std::unique_ptr<Bot<GoFish>> makePlayer<GoFish>(Level level, Seat seat, std::uint64_t seed);

template <>
std::unique_ptr<Judge<GoFish>> makeJudge<GoFish>(Seat seat, const Options& options, std::uint64_t seed,
                                                 const KnownLevels& levels);

} // namespace tacklebox
