// The bots of What the Fish! do not use hidden information.
#include "model/games/whatthefish/whatthefish.h"
#include "tests/support/honesty.h"

namespace tacklebox::testing {
INSTANTIATE_TYPED_TEST_SUITE_P(WhatTheFish, Honesty, WhatTheFish);
} // namespace tacklebox::testing
