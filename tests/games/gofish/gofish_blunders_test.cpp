// Obvious blunders in Go Fish, at every level.
#include "model/games/gofish/bot/informationstate.h"
#include "tests/support/blunders.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::gofish;

namespace {

struct Blunders {
    int choices = 0;
    int sure = 0;         ///< choices with a recent sure hit
    int passedOver = 0;   ///< of these, asks without a sure hit
    int surelyLacked = 0; ///< asks for a rank that the player has just denied or given away
};

void count(const InformationState<GoFish>& known, const Move& chosen, std::span<const Move> legal,
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
        [&](const InformationState<GoFish>& known, const Move& chosen, std::span<const Move> legal) {
            count(known, chosen, legal, blunders);
        });
    std::printf(
        "%s: of %d choices %d had a sure hit, passed over %d, asked for what is surely not there %d\n",
        name(level).data(), blunders.choices, blunders.sure, blunders.passedOver, blunders.surelyLacked);
    EXPECT_GT(blunders.sure, gamesToPlay(100));
    EXPECT_LE(blunders.passedOver, mostPassedOver * blunders.sure);
    EXPECT_LE(blunders.surelyLacked, blunders.choices / 20); // reveals little, and draws a card
    toAndFro.expectFew(name(level), 4);                      // each return loses one more card
}

} // namespace

TEST(GoFishBlunders, MinnowTakesRecentSureHits) {
    testBlunders(Level::Minnow, 60, 0);
}

/// A hit that is certain by counting may be preferred.
TEST(GoFishBlunders, PerchTakesRecentSureHits) {
    testBlunders(Level::Perch, 60, 0.05);
}

TEST(GoFishBlunders, PikeTakesRecentSureHits) {
    testBlunders(Level::Pike, 60, 0.05);
}

TEST(GoFishBlunders, SharkRarelyMissesASureHit) {
    testBlunders(Level::Shark, 12, 0.05);
}
