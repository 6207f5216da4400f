// The bots of The Great Lakes Fish-Out do not use hidden information.
#include "model/games/greatlakes/greatlakes.h"
#include "tests/support/honesty.h"

namespace tacklebox::testing {
INSTANTIATE_TYPED_TEST_SUITE_P(GreatLakes, Honesty, GreatLakes);
} // namespace tacklebox::testing
