// The bots of Platinum Fish do not use hidden information.
#include "model/games/platinumfish/platinumfish.h"
#include "tests/support/honesty.h"

namespace tacklebox::testing {
INSTANTIATE_TYPED_TEST_SUITE_P(PlatinumFish, Honesty, PlatinumFish);
} // namespace tacklebox::testing
