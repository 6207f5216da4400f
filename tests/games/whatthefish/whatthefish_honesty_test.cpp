// The bots of What the Fish! cannot peek.
#include "model/games/whatthefish/whatthefish.h"
#include "tests/support/honesty.h"

using namespace tacklebox;
using namespace tacklebox::testing;

TEST(WhatTheFishHonesty, MinnowDecidesTheSameWhateverItCannotSee) {
    testHonesty<WhatTheFish>(Level::Minnow);
}

TEST(WhatTheFishHonesty, PerchDecidesTheSameWhateverItCannotSee) {
    testHonesty<WhatTheFish>(Level::Perch);
}

TEST(WhatTheFishHonesty, PikeDecidesTheSameWhateverItCannotSee) {
    testHonesty<WhatTheFish>(Level::Pike);
}

TEST(WhatTheFishHonesty, SharkDecidesTheSameWhateverItCannotSee) {
    testHonesty<WhatTheFish>(Level::Shark);
}

TEST(WhatTheFishHonesty, ACheatIsCaught) {
    testThatACheatIsCaught<WhatTheFish>();
}
