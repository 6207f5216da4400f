// The bots of What the Fish! do not use hidden information.
#include "model/games/whatthefish/whatthefish.h"
#include "tests/support/honesty.h"

using namespace tacklebox;
using namespace tacklebox::testing;

TEST(WhatTheFishHonesty, MinnowIgnoresHiddenCards) {
    testHonesty<WhatTheFish>(Level::Minnow);
}

TEST(WhatTheFishHonesty, PerchIgnoresHiddenCards) {
    testHonesty<WhatTheFish>(Level::Perch);
}

TEST(WhatTheFishHonesty, PikeIgnoresHiddenCards) {
    testHonesty<WhatTheFish>(Level::Pike);
}

TEST(WhatTheFishHonesty, SharkIgnoresHiddenCards) {
    testHonesty<WhatTheFish>(Level::Shark);
}

TEST(WhatTheFishHonesty, ACheatIsCaught) {
    testThatACheatIsCaught<WhatTheFish>();
}
