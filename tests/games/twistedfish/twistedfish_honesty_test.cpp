// The bots of Twisted Fish do not use hidden information.
#include "model/games/twistedfish/twistedfish.h"
#include "tests/support/honesty.h"

namespace tacklebox::testing {
INSTANTIATE_TYPED_TEST_SUITE_P(TwistedFish, Honesty, TwistedFish);
} // namespace tacklebox::testing
