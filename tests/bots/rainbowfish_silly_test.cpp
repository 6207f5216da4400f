// What nobody does who has listened: Minnow and Perch of Rainbow Fish forget, but not what was said a moment
// ago.
#include "model/games/rainbowfish/rainbowfish.h"
#include "tests/support/strangers.h"

#include "model/bots/rainbowfish/knowledge.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::rainbowfish;

namespace {

/// How often a bot had the choice, and how often it chose badly.
struct Count {
    int times = 0, silly = 0;
    double share() const { return times ? double(silly) / times : 0; }
};
struct Silly {
    Count sureSince[2]; ///< passed over a hit that all knew to be sure: heard within a round, or longer ago
    Count refusedSince; ///< asked in vain for what was refused within a round
    Count emptyHand;    ///< asked an empty hand
};

/// The fact that makes a hit or a miss certain to the whole table.
const Fact* certain(const std::vector<Fact>& facts, const Move& move) {
    for (const Fact& fact : facts) {
        if (fact.seat != move.target) continue;
        const bool about = fact.card == kNoFace ? fact.topic == move.number
                                                : isNumber(fact.card) && numberOf(fact.card) == move.number;
        if (about && (fact.kind != FactKind::Lacks || fact.count == 0)) return &fact;
    }
    return nullptr;
}

void count(const Knowledge<RainbowFish>& known, const Move& chosen, std::span<const Move> legal,
           Silly& silly) {
    if (chosen.kind != MoveKind::Ask) return;
    const std::vector<Fact> facts = known.facts();
    bool sure[2] = {}, uncertain = false;
    for (const Move& move : legal) {
        if (move.kind != MoveKind::Ask) continue;
        const Fact* fact = certain(facts, move);
        uncertain |= !fact;
        if (fact && fact->kind != FactKind::Lacks) sure[fact->turnsAgo > known.seats()] = true;
    }
    const Fact* fact = certain(facts, chosen);
    const bool sureNow = fact && fact->kind != FactKind::Lacks;
    for (const int old : {0, 1}) {
        silly.sureSince[old].times += sure[old];
        silly.sureSince[old].silly += sure[old] && !sureNow;
    }
    if (!uncertain && !sure[0] && !sure[1]) return;
    ++silly.refusedSince.times;
    silly.refusedSince.silly += fact && fact->kind == FactKind::Lacks && fact->turnsAgo <= known.seats();
    ++silly.emptyHand.times;
    silly.emptyHand.silly += known.view().hands[chosen.target].empty();
}

Silly play(Level level, int games) {
    Silly silly;
    for (int number = 1; number <= games; ++number) {
        Setup<RainbowFish> setup;
        setup.seats = 2 + number % 5;
        setup.seed = std::uint64_t(number);
        setup.dealer = drawnDealer(setup.seed, setup.seats);
        setup.layout = drawnLayout<RainbowFish>(setup.seed, setup.options, setup.seats);
        std::vector<Knowledge<RainbowFish>> known;
        for (Seat seat = 0; seat < setup.seats; ++seat)
            known.emplace_back(seat);
        std::vector<std::unique_ptr<Bot<RainbowFish>>> bots;
        for (Seat seat = 0; seat < setup.seats; ++seat)
            bots.push_back(std::make_unique<WatchedBot<RainbowFish>>(
                makeBot<RainbowFish>(level, seat, Random::forStep(setup.seed, seat).next()),
                [&, seat](const Choice<RainbowFish>& choice, std::span<const Move> legal) {
                    count(known[seat], choice.move, legal, silly);
                },
                [&, seat](const SeenEvent<RainbowFish>& event) { known[seat].see(event); }));
        Host<RainbowFish> host(setup, std::move(bots));
        while (host.botsMove({.effort = 1})) {
        }
    }
    std::printf("%s: sure hits passed over, just heard %d of %d, older %d of %d (%.1f %%); refused just "
                "before %d, empty "
                "hands %d of %d asks\n",
                name(level).data(), silly.sureSince[0].silly, silly.sureSince[0].times,
                silly.sureSince[1].silly, silly.sureSince[1].times, 100 * silly.sureSince[1].share(),
                silly.refusedSince.silly, silly.emptyHand.silly, silly.emptyHand.times);
    return silly;
}

/// What is heard longer ago a Minnow may have forgotten, a Perch seldom.
void testSilly(Level level, double mostForgotten) {
    constexpr int kGames = 100;
    constexpr double kHardlyEver = 0.01;
    const Silly silly = play(level, kGames);
    EXPECT_GT(silly.sureSince[0].times, 500);
    EXPECT_GT(silly.sureSince[1].times, 500);
    EXPECT_LT(silly.sureSince[0].share(), kHardlyEver);
    EXPECT_LT(silly.sureSince[1].share(), mostForgotten);
    EXPECT_EQ(silly.refusedSince.silly, 0);
    EXPECT_EQ(silly.emptyHand.silly, 0);
}

} // namespace

TEST(RainbowFishSilly, MinnowTakesWhatItHasJustHeardOf) {
    testSilly(Level::Minnow, 0.65);
}

TEST(RainbowFishSilly, PerchTakesWhatItHasHeardOf) {
    testSilly(Level::Perch, 0.25);
}

TEST(RainbowFishSilly, PikeTakesWhatAllKnowToBeThere) {
    testSilly(Level::Pike, 0.01);
}
