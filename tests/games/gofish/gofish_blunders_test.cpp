// What nobody does who has listened, in Go Fish at every level.
#include "model/games/gofish/bot/knowledge.h"
#include "tests/support/blunders.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::gofish;

namespace {

struct Blunders {
    int choices = 0;
    int sure = 0;         ///< choices where somebody surely held what was heard of in this round
    int passedOver = 0;   ///< asked then for what he surely has not, or for what is not sure
    int surelyLacked = 0; ///< asked for what was just denied or given away
};

void count(const Knowledge<GoFish>& known, const Move& chosen, std::span<const Move> legal,
           Blunders& blunders) {
    const auto isRecent = [&](const Move& move) {
        const PublicHand& hand = known.publicHands()[move.target];
        return hand.hasFact(move.rank) && known.turns() - hand.turnOf(move.rank) <= known.seats();
    };
    const auto isSure = [&](const Move& move) {
        return isRecent(move) && known.publicHands()[move.target].atLeast(move.rank) > 0;
    };
    const auto isLacked = [&](const Move& move) {
        const PublicHand& hand = known.publicHands()[move.target];
        return isRecent(move) && hand.atLeast(move.rank) == 0 && hand.unseen(move.rank) == 0;
    };
    ++blunders.choices;
    const bool sure = std::ranges::any_of(legal, isSure);
    blunders.sure += sure;
    blunders.passedOver += sure && !isSure(chosen);
    blunders.surelyLacked += isLacked(chosen) && !std::ranges::all_of(legal, isLacked);
}

void testBlunders(Level level, int games, double mostPassedOver) {
    Blunders blunders;
    const ToAndFro toAndFro = watchGames<GoFish>(
        level, games, standardOptions(GoFish::kOptions), {.effort = level == Level::Shark ? 2 : 1},
        [&](const Knowledge<GoFish>& known, const Move& chosen, std::span<const Move> legal) {
            count(known, chosen, legal, blunders);
        });
    std::printf(
        "%s: of %d choices %d had a sure hit, passed over %d, asked for what is surely not there %d\n",
        name(level).data(), blunders.choices, blunders.sure, blunders.passedOver, blunders.surelyLacked);
    EXPECT_GT(blunders.sure, gamesToPlay(100));
    EXPECT_LE(blunders.passedOver, mostPassedOver * blunders.sure);
    EXPECT_LE(blunders.surelyLacked, blunders.choices / 20); // such an ask tells little, and draws a card
    toAndFro.expectFew(name(level), 4);                      // each time by a card more
}

} // namespace

TEST(GoFishBlunders, MinnowTakesWhatItHasJustHeardOf) {
    testBlunders(Level::Minnow, 60, 0);
}

/// What must be there by counting is as sure, and may come first.
TEST(GoFishBlunders, PerchTakesWhatItHasJustHeardOf) {
    testBlunders(Level::Perch, 60, 0.05);
}

TEST(GoFishBlunders, PikeTakesWhatItHasJustHeardOf) {
    testBlunders(Level::Pike, 60, 0.05);
}

TEST(GoFishBlunders, SharkHardlyEverLeavesASureHit) {
    testBlunders(Level::Shark, 12, 0.05);
}
