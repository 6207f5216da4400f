// The bots of Twisted Fish.
#pragma once

#include "model/bots/judge.h"
#include "model/games/twistedfish/bot/determinizer.h"
#include "model/games/twistedfish/bot/words.h"

namespace tacklebox {

template <>
std::unique_ptr<Bot<TwistedFish>> makePlayer<TwistedFish>(Level level, Seat seat, std::uint64_t seed);

template <>
std::unique_ptr<Judge<TwistedFish>> makeJudge<TwistedFish>(Seat seat, const Options& options,
                                                           std::uint64_t seed, const KnownLevels& levels);

} // namespace tacklebox
