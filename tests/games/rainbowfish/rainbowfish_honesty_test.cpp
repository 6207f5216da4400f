// The bots of Rainbow Fish do not use hidden information.
#include "model/games/rainbowfish/rainbowfish.h"
#include "tests/support/honesty.h"

namespace tacklebox::testing {
INSTANTIATE_TYPED_TEST_SUITE_P(RainbowFish, Honesty, RainbowFish);
} // namespace tacklebox::testing
