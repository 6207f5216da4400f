#include "tests/games/greatlakes/greatlakes_golden.h"
#include "tests/support/goldengames.h"

using namespace tacklebox::testing;

TEST(GreatLakesGolden, TheSameSeedsGiveTheSameMatches) {
    holdToGolden("great-lakes", kGreatLakesMatches, __FILE__);
}
