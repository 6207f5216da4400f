#include "model/bots/bot.h"
#include "model/games/rainbowfish/rainbowfish.h"

namespace tacklebox {

template <>
std::unique_ptr<Bot<RainbowFish>> makeRuleOfThumbBot<RainbowFish>(Seat, std::uint64_t seed) {
    return std::make_unique<RandomBot<RainbowFish>>(seed);
}

} // namespace tacklebox
