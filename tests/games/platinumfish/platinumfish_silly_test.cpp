// What nobody does who has listened, in Platinum Fish at every level.
#include "model/games/platinumfish/bot/knowledge.h"
#include "model/games/platinumfish/platinumfish.h"
#include "tests/support/strangers.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::platinumfish;

namespace {

struct Silly {
    int asks = 0;     ///< choices between an ask for what the own hand has, not refused by all, and declining
    int declined = 0; ///< declined then
    int sure = 0;     ///< choices where somebody was seen to hold what matches, in this round
    int passedOver = 0;    ///< asked for something else then, or nobody
    int refusedBefore = 0; ///< asked again for what was refused in this round
};

void count(const Knowledge<PlatinumFish>& known, const Move& chosen, std::span<const Move> legal,
           Silly& silly) {
    if (known.view().status.phase != Phase::Ask || known.view().status.turn != known.viewer()) return;
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
    silly.asks += natural;
    silly.declined += natural && chosen.kind == MoveKind::Decline;
    silly.sure += sure;
    const Fact* fact = factOf(chosen);
    silly.passedOver += sure && !(fact && fact->kind == FactKind::Holds);
    silly.refusedBefore += fact && fact->source == Source::Denied && fact->turnsAgo <= known.seats();
}

void testSilly(Level level, int allGames) {
    const int games = gamesToPlay(allGames);
    Silly silly;
    for (int number = 1; number <= games; ++number) {
        Setup<PlatinumFish> setup;
        setup.seats = 2 + number % 5;
        setup.seed = std::uint64_t(number);
        setup.dealer = drawnDealer(setup.seed, setup.seats);
        setup.layout = drawnLayout<PlatinumFish>(setup.seed, setup.options, setup.seats);
        std::vector<Knowledge<PlatinumFish>> known;
        for (Seat seat = 0; seat < setup.seats; ++seat)
            known.emplace_back(seat);
        std::vector<std::unique_ptr<Bot<PlatinumFish>>> bots;
        for (Seat seat = 0; seat < setup.seats; ++seat)
            bots.push_back(std::make_unique<WatchedBot<PlatinumFish>>(
                makeBot<PlatinumFish>(level, seat, Random::forStep(setup.seed, seat).next()),
                [&, seat](const Choice<PlatinumFish>& choice, std::span<const Move> legal) {
                    count(known[seat], choice.move, legal, silly);
                },
                [&, seat](const SeenEvent<PlatinumFish>& event) { known[seat].see(event); }));
        Host<PlatinumFish> host(setup, std::move(bots));
        while (host.botsMove({.effort = 5})) {
        }
    }
    std::printf("%s: declined %d of %d asks, passed over %d of %d sure hits, asked for what was just refused "
                "%d times\n",
                name(level).data(), silly.declined, silly.asks, silly.passedOver, silly.sure,
                silly.refusedBefore);
    EXPECT_GT(silly.asks, games / 15);
    // Where all taken together leaves no such card nobody asks; the test sees only what is known of each
    // hand.
    EXPECT_LE(silly.declined, silly.asks / 100);
    EXPECT_EQ(silly.passedOver, 0);
    EXPECT_EQ(silly.refusedBefore, 0);
}

} // namespace

TEST(PlatinumFishSilly, MinnowAsksWhereItMay) {
    testSilly(Level::Minnow, 300);
}

TEST(PlatinumFishSilly, PerchAsksWhereItMay) {
    testSilly(Level::Perch, 300);
}

TEST(PlatinumFishSilly, PikeAsksWhereItMay) {
    testSilly(Level::Pike, 300);
}

TEST(PlatinumFishSilly, SharkAsksWhereItMay) {
    testSilly(Level::Shark, 60);
}
