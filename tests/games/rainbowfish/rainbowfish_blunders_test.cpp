// Obvious blunders in Rainbow Fish: Minnow and Perch forget, but not the latest events.
#include "model/games/rainbowfish/rainbowfish.h"
#include "tests/support/blunders.h"

#include "model/games/rainbowfish/bot/informationstate.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::rainbowfish;

namespace {

struct Blunders {
    SureHits sure;
    BlunderCount refusedSince; ///< asks refused less than a round ago
    BlunderCount emptyHand;    ///< asks to an empty hand
};

/// The number of rounds of the table that a level remembers.
int roundsRemembered(Level level) {
    constexpr int kForEver = 1000, kPerchs = 3;
    return level == Level::Minnow ? 1 : level == Level::Perch ? kPerchs : kForEver;
}

/// The public fact that makes a hit or a miss certain.
const Fact* certain(const std::vector<Fact>& facts, const Move& move) {
    for (const Fact& fact : facts) {
        if (fact.seat != move.target) continue;
        const bool about = fact.card == kNoFace ? fact.topic == move.number
                                                : isNumber(fact.card) && numberOf(fact.card) == move.number;
        if (about && (fact.kind != FactKind::Lacks || fact.count == 0)) return &fact;
    }
    return nullptr;
}

void count(Level level, const InformationState<RainbowFish>& known, const Move& chosen,
           std::span<const Move> legal, Blunders& blunders) {
    if (chosen.kind != MoveKind::Ask) return;
    const std::vector<Fact> facts = known.facts();
    SureHits::There sure{};
    bool uncertain = false;
    for (const Move& move : legal) {
        if (move.kind != MoveKind::Ask) continue;
        const Fact* fact = certain(facts, move);
        uncertain |= !fact;
        if (fact && fact->kind != FactKind::Lacks)
            sure[std::size_t(
                evidenceAge(fact->turnsAgo, known.seats(), roundsRemembered(level) * known.seats()))] = true;
    }
    const Fact* fact = certain(facts, chosen);
    blunders.sure.add(sure, fact && fact->kind != FactKind::Lacks);
    if (!uncertain && std::ranges::find(sure, true) == sure.end()) return;
    ++blunders.refusedSince.times;
    blunders.refusedSince.blunders +=
        fact && fact->kind == FactKind::Lacks && fact->turnsAgo <= known.seats();
    ++blunders.emptyHand.times;
    blunders.emptyHand.blunders += known.observation().hands[chosen.target].empty();
}

/// A level takes the sure hits that it remembers; `mostForgotten` limits the missed share of all sure hits.
void testBlunders(Level level, double mostForgotten) {
    constexpr int kGames = 100, kEnoughGames = 500;
    Blunders blunders;
    const ToAndFro toAndFro = watchGames<RainbowFish>(
        level, kGames, standardOptions(RainbowFish::kOptions), {.effort = 1},
        [&](const InformationState<RainbowFish>& known, const Move& chosen, std::span<const Move> legal) {
            count(level, known, chosen, legal, blunders);
        });
    std::printf("%s: refused just before %d, empty hands %d of %d asks\n", name(level).data(),
                blunders.refusedSince.blunders, blunders.emptyHand.blunders, blunders.emptyHand.times);
    blunders.sure.expectTaken(std::string(name(level)), kEnoughGames, mostForgotten);
    EXPECT_EQ(blunders.refusedSince.blunders, 0);
    EXPECT_EQ(blunders.emptyHand.blunders, 0);
    constexpr int kCardsOfNumber = 8; // a player who asks again has drawn another one
    toAndFro.expectFew(name(level), kCardsOfNumber);
}

} // namespace

TEST(RainbowFishBlunders, MinnowTakesRecentSureHits) {
    testBlunders(Level::Minnow, 0.35);
}

TEST(RainbowFishBlunders, PerchTakesRememberedSureHits) {
    testBlunders(Level::Perch, 0.07);
}

TEST(RainbowFishBlunders, PikeTakesPublicSureHits) {
    testBlunders(Level::Pike, 0.01);
}
