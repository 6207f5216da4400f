// What nobody does who has listened: Minnow and Perch of Twisted Fish forget, but not what was said a moment
// ago.
#include "model/bots/twistedfish/knowledge.h"
#include "model/games/twistedfish/twistedfish.h"
#include "tests/support/strangers.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::twistedfish;

namespace {

/// How often a bot had the choice, and how often it chose badly.
struct Count {
    int times = 0, silly = 0;
    double share() const { return times ? double(silly) / times : 0; }
};
struct Silly {
    Count sureSince[2]; ///< asked for something else than a card that all knew to be there: heard of within a
                        ///< round, or longer ago
    Count refusedSince; ///< asked for what was refused within a round, with nothing drawn since
    Count nowhere;      ///< asked for a card of its own, one on the table, or asked an empty hand
};

void count(const Knowledge<TwistedFish>& known, const Move& chosen, std::span<const Move> legal,
           Silly& silly) {
    if (chosen.kind != MoveKind::Ask) return;
    const int seats = known.view().match.seats;
    const std::vector<Fact> facts = known.factsToForget();
    const auto isSure = [&](const Move& ask) {
        return (known.sure(ask.target) & known.open()).has(ask.card);
    };
    const auto cannotHit = [&](const Move& ask) {
        return known.hand().has(ask.card) || known.onTable().has(ask.card) ||
               known.view().hands[ask.target].empty();
    };
    const auto isRefused = [&](const Move& ask, int withinTurns) {
        if (known.sure(ask.target).has(ask.card)) return false; // it came to him since
        return std::ranges::any_of(facts, [&](const Fact& fact) {
            return fact.kind == FactKind::Lacks && fact.seat == ask.target && fact.card == ask.card &&
                   fact.count == 0 && fact.turnsAgo <= withinTurns;
        });
    };
    const auto isElsewhere = [&](const Move& ask) {
        bool elsewhere = known.sure(ask.target).size() == known.view().hands[ask.target].size();
        for (Seat seat = 0; seat < seats; ++seat)
            elsewhere |= seat != ask.target && known.sure(seat).has(ask.card);
        return elsewhere && !known.sure(ask.target).has(ask.card);
    };
    constexpr int kEver = 10'000;
    bool sure[2] = {}, mayHit = false;
    for (const Move& move : legal) {
        if (move.kind != MoveKind::Ask) continue;
        mayHit |= !cannotHit(move) && !isElsewhere(move) && !isRefused(move, kEver);
        if (isSure(move)) sure[known.turn() - known.heard(move.card).turn > seats] = true;
    }
    for (const int old : {0, 1}) {
        silly.sureSince[old].times += sure[old];
        silly.sureSince[old].silly += sure[old] && !isSure(chosen);
    }
    if (!mayHit) return;
    ++silly.refusedSince.times;
    silly.refusedSince.silly += isRefused(chosen, seats);
    ++silly.nowhere.times;
    silly.nowhere.silly += cannotHit(chosen);
}

Silly play(Level level, int games) {
    Silly silly;
    for (int number = 1; number <= games; ++number) {
        Setup<TwistedFish> setup;
        setup.seats = 2 + number % 5;
        setup.options.value[kOptionTarget] = 0;
        setup.seed = std::uint64_t(number);
        setup.dealer = drawnDealer(setup.seed, setup.seats);
        setup.layout = drawnLayout<TwistedFish>(setup.seed, setup.options, setup.seats);
        std::vector<Knowledge<TwistedFish>> known;
        for (Seat seat = 0; seat < setup.seats; ++seat)
            known.emplace_back(seat);
        std::vector<std::unique_ptr<Bot<TwistedFish>>> bots;
        for (Seat seat = 0; seat < setup.seats; ++seat)
            bots.push_back(std::make_unique<WatchedBot<TwistedFish>>(
                makeBot<TwistedFish>(level, seat, Random::forStep(setup.seed, seat).next()),
                [&, seat](const Choice<TwistedFish>& choice, std::span<const Move> legal) {
                    count(known[seat], choice.move, legal, silly);
                },
                [&, seat](const SeenEvent<TwistedFish>& event) { known[seat].see(event); }));
        Host<TwistedFish> host(setup, std::move(bots));
        while (host.botsMove({.effort = 1})) {
        }
    }
    std::printf("%s: sure hits passed over, just heard %d of %d, older %d of %d (%.1f %%); refused just "
                "before %d, where it cannot hit %d of %d asks\n",
                name(level).data(), silly.sureSince[0].silly, silly.sureSince[0].times,
                silly.sureSince[1].silly, silly.sureSince[1].times, 100 * silly.sureSince[1].share(),
                silly.refusedSince.silly, silly.nowhere.silly, silly.nowhere.times);
    return silly;
}

/// What is heard longer ago Minnow and Perch may have forgotten; who takes what it remembers comes to few
/// such choices but with what it forgot.
void testSilly(Level level, int games, double mostForgotten) {
    constexpr double kHardlyEver = 0.01, kOnceInAThousand = 0.001;
    const Silly silly = play(level, games);
    EXPECT_GT(silly.sureSince[0].times, 300);
    EXPECT_GT(silly.sureSince[1].times, 30);
    EXPECT_LT(silly.sureSince[0].share(), kHardlyEver);
    EXPECT_LT(silly.sureSince[1].share(), mostForgotten);
    EXPECT_LT(silly.refusedSince.share(), kOnceInAThousand);
    EXPECT_EQ(silly.nowhere.silly, 0);
}

} // namespace

TEST(TwistedFishSilly, MinnowTakesWhatItHasJustHeardOf) {
    testSilly(Level::Minnow, 25, 0.4);
}

TEST(TwistedFishSilly, PerchTakesWhatItHasHeardOf) {
    testSilly(Level::Perch, 40, 0.65);
}

TEST(TwistedFishSilly, PikeTakesWhatAllKnowToBeThere) {
    testSilly(Level::Pike, 12, 0.01);
}
