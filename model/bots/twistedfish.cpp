#include "model/games/twistedfish/twistedfish.h"
#include "model/bots/bot.h"

namespace tacklebox {
template <>
std::unique_ptr<Bot<TwistedFish>> makeRuleOfThumbBot<TwistedFish>(Seat, std::uint64_t seed) {
    return std::make_unique<RandomBot<TwistedFish>>(seed);
}
} // namespace tacklebox
