// The bots of Great Lakes Fish-Out.
#pragma once

#include "model/bots/judge.h"
#include "model/games/greatlakes/bot/determinizer.h"
#include "model/games/greatlakes/bot/words.h"

namespace tacklebox {

template <>
std::unique_ptr<Bot<GreatLakes>> makePlayer<GreatLakes>(Level level, Seat seat, std::uint64_t seed);

template <>
std::unique_ptr<Judge<GreatLakes>> makeJudge<GreatLakes>(Seat seat, const Options& options,
                                                         std::uint64_t seed, const KnownLevels& levels);

} // namespace tacklebox
