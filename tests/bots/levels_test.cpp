// Compares the parameters of the levels.
#include "model/games/greatlakes/bot/levels.h"
#include "model/games/platinumfish/bot/levels.h"
#include "model/games/rainbowfish/bot/levels.h"
#include "model/games/twistedfish/bot/levels.h"
#include "model/games/whatthefish/bot/levels.h"

#include <gtest/gtest.h>

using namespace tacklebox;

namespace {

/// Returns how far back a level remembers, in the game's unit.
template <class Skill>
int memoryOf(const Skill& skill) {
    return skill.memory;
}
int memoryOf(const twistedfish::Skill& skill) {
    return skill.memory.cards;
}
int memoryOf(const greatlakes::Skill& skill) {
    return skill.memory();
}

template <class Skill>
void expectLevels(Skill (*skillOf)(Level)) {
    const Skill minnow = skillOf(Level::Minnow), perch = skillOf(Level::Perch), pike = skillOf(Level::Pike),
                shark = skillOf(Level::Shark);
    EXPECT_LT(memoryOf(minnow), memoryOf(perch));
    EXPECT_LT(memoryOf(perch), memoryOf(pike));
    EXPECT_EQ(memoryOf(pike), memoryOf(shark));
    for (const Skill& skill : {minnow, perch, pike})
        EXPECT_EQ(skill.search.playouts, 0) << "Shark alone searches";
    EXPECT_GT(shark.search.playouts, 0);
    if constexpr (requires { pike.rationale; }) {
        const auto determinizations = [](const Skill& skill) {
            if constexpr (requires { skill.rationale.deals; })
                return skill.rationale.deals;
            else
                return skill.rationale.playouts;
        };
        EXPECT_EQ(determinizations(minnow) + determinizations(perch), 0) << "who forgets tells no odds";
        EXPECT_GE(determinizations(pike), 60) << "odds from fewer determinizations are not calibrated";
        EXPECT_GE(determinizations(shark), determinizations(pike));
    }
}

} // namespace

TEST(Levels, EachRemembersAndSearchesNoLessThanTheOneBelow) {
    expectLevels(twistedfish::skillOf);
    expectLevels(whatthefish::skillOf);
    expectLevels(platinumfish::skillOf);
    expectLevels(rainbowfish::skillOf);
    expectLevels(greatlakes::skillOf);
}
