// Obvious blunders in Platinum Fish, at every level.
#include "model/games/platinumfish/bot/informationstate.h"
#include "model/games/platinumfish/platinumfish.h"
#include "tests/support/blunders.h"
#include "tests/support/environment.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::platinumfish;

namespace {

struct Blunders {
    int asks = 0;       ///< choices between declining and an ask for a rank in hand that the target may hold
    int declined = 0;   ///< of these, declined
    int sure = 0;       ///< choices with a recent sure hit
    int passedOver = 0; ///< of these, other moves
    int refusedBefore = 0; ///< asks for a rank that the target has refused in this round
};

void count(const InformationState<PlatinumFish>& known, const Move& chosen, std::span<const Move> legal,
           Blunders& blunders) {
    if (known.observation().status.phase != Phase::Ask || known.observation().status.turn != known.viewer())
        return;
    const std::vector<Fact> facts = known.facts();
    const auto factOf = [&](const Move& move) -> const Fact* {
        for (const Fact& fact : facts)
            if (move.kind == MoveKind::Ask && fact.seat == move.target && fact.topic == move.rank)
                return &fact;
        return nullptr;
    };
    const auto isSure = [&](const Move& move) {
        const Fact* fact = factOf(move);
        return fact && fact->kind == FactKind::Holds && fact->source != Source::Counted &&
               fact->turnsAgo <= known.seats();
    };
    bool natural = false, sure = false;
    for (const Move& move : legal) {
        if (move.kind != MoveKind::Ask || !hasRank(known.ownRanks(), move.rank)) continue;
        const Fact* fact = factOf(move);
        const bool mayHold = known.hand(move.target).hidden > 0 && known.unseen().ofRank[move.rank] > 0;
        natural |= fact ? fact->kind == FactKind::Holds : mayHold;
        sure |= isSure(move);
    }
    blunders.asks += natural;
    blunders.declined += natural && chosen.kind == MoveKind::Decline;
    blunders.sure += sure;
    const Fact* fact = factOf(chosen);
    blunders.passedOver += sure && !(fact && fact->kind == FactKind::Holds);
    blunders.refusedBefore += fact && fact->source == Source::Denied && fact->turnsAgo <= known.seats();
}

void testBlunders(Level level, int games) {
    Blunders blunders;
    watchGames<PlatinumFish>(level, games, standardOptions(PlatinumFish::kOptions), {.effort = 5},
                             [&](const InformationState<PlatinumFish>& known, const Move& chosen,
                                 std::span<const Move> legal) { count(known, chosen, legal, blunders); });
    std::printf("%s: declined %d of %d asks, passed over %d of %d sure hits, asked for what was just refused "
                "%d times\n",
                name(level).data(), blunders.declined, blunders.asks, blunders.passedOver, blunders.sure,
                blunders.refusedBefore);
    EXPECT_GT(blunders.asks, gamesToPlay(games) / 15);
    // Bots decline if all facts together rule such a card out; the test checks each hand separately.
    EXPECT_LE(blunders.declined, blunders.asks / 100);
    EXPECT_EQ(blunders.passedOver, 0);
    EXPECT_EQ(blunders.refusedBefore, 0);
}

} // namespace

TEST(PlatinumFishBlunders, MinnowAsksWhenItCan) {
    testBlunders(Level::Minnow, 300);
}

TEST(PlatinumFishBlunders, PerchAsksWhenItCan) {
    testBlunders(Level::Perch, 300);
}

TEST(PlatinumFishBlunders, PikeAsksWhenItCan) {
    testBlunders(Level::Pike, 300);
}

TEST(PlatinumFishBlunders, SharkAsksWhenItCan) {
    testBlunders(Level::Shark, 60);
}
