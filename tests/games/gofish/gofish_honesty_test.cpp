// The bots of Go Fish do not use hidden information.
#include "model/games/gofish/gofish.h"
#include "tests/support/honesty.h"

namespace tacklebox::testing {
INSTANTIATE_TYPED_TEST_SUITE_P(GoFish, Honesty, GoFish);
} // namespace tacklebox::testing
