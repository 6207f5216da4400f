// The bots of WTF (What the Fish!).
#pragma once

#include "model/bots/judge.h"
#include "model/games/whatthefish/bot/determinizer.h"
#include "model/games/whatthefish/bot/words.h"

namespace tacklebox {

template <>
std::unique_ptr<Bot<WhatTheFish>> makePlayer<WhatTheFish>(Level level, Seat seat, std::uint64_t seed);

template <>
std::unique_ptr<Judge<WhatTheFish>> makeJudge<WhatTheFish>(Seat seat, const Options& options,
                                                           std::uint64_t seed, const KnownLevels& levels);

} // namespace tacklebox
