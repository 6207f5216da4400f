#include "tests/support/goldengames.h"

TEST(GoFishGolden, TheSameSeedsGiveTheSameMatches) {
    tacklebox::testing::holdToGolden("go-fish", R"(
random, 2 seats: 640b6d28e2831553
random, 4 seats: 6260b108f72bc0d1
minnow, 2 seats: 22a5e31317887442
minnow, 4 seats: 24349b0460d5c6a2
perch, 2 seats: 6384614134b5f51e
perch, 4 seats: 858ad0b43477d657
pike, 2 seats: 881799acf91c305e
shark, 2 seats: 80265dc55478112b
)");
}
