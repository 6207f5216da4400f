#include "model/bots/bot.h"
#include "model/games/whatthefish/whatthefish.h"

namespace tacklebox {
template <>
std::unique_ptr<Bot<WhatTheFish>> makeRuleOfThumbBot<WhatTheFish>(Seat, std::uint64_t seed) {
    return std::make_unique<RandomBot<WhatTheFish>>(seed);
}
} // namespace tacklebox
