// Counts obvious blunders in What the Fish!: not stopping a fish that only this player can stop, giving up a
// fish that can be saved, useless cards. Low levels forget, but make none of these.
#include "tests/support/blunders.h"
#include "tests/support/environment.h"
#include "tests/support/opponentpools.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::whatthefish;

namespace {

/// Opportunities for a blunder, and blunders made.
struct Tally {
    const char* what;
    int chances = 0, times = 0;

    void add(bool done) {
        ++chances;
        times += done;
    }
};

struct Blunders {
    Tally letsGo{"lets a fish go that nobody else can stop"};
    Tally givesUp{"gives up a fish that their PROTECTIONs save"};
    Tally dryDock{"passes in open water with a FISH in hand"};
    Tally falls{"attacks in vain where nobody can add to it"};
    Tally piles{"attacks more where the owner has no card to answer with"};
    Tally ownHarm{"undoes their own action, or ends their own swim"};
    Tally useless{"plays a WTF card from which no help can come"};
    Tally gift{"gives a higher FISH than they have to"};

    std::array<const Tally*, 8> all() const {
        return {&letsGo, &givesUp, &dryDock, &falls, &piles, &ownHarm, &useless, &gift};
    }
};

int sumOf(CardSet cards) {
    int sum = 0;
    for (const Card card : cards)
        sum += valueOf(faceOf(card));
    return sum;
}

int sumOf(const NamedCards& cards) {
    int sum = 0;
    for (const Face face : cards)
        sum += valueOf(face);
    return sum;
}

/// Uses only information of the seat: its hand, the sizes of the other hands, and open cards.
void count(const State& state, Seat seat, const Move& move, Blunders& blunders) {
    const CardSet hand = state.now.hands[seat];
    const Swim& swim = state.now.swim;
    const LastAction& last = state.status.last;
    if (state.status.phase == Phase::Tax) {
        const CardSet fish = hand & kFish;
        return blunders.gift.add(valueOf(move.cards[0]) > valueOf(faceOf(fish.first())));
    }
    if (state.status.phase == Phase::Flush) return;
    const bool undoes = move.kind == MoveKind::BenFranklin;
    if (hand.has(kFranklin) && last.any() && last.seat == seat) blunders.ownHarm.add(undoes);
    if (!swim.any()) {
        if (hand.intersects(kFish)) blunders.dryDock.add(move.kind == MoveKind::Pass);
        return;
    }
    SeatSet others = SeatSet::all(state.match.seats).without(seat).without(swim.seat);
    if (swim.seat == seat) {
        if (hand.intersects(cardsWithFace(kBeaverBuddha)) && !swim.endangered())
            blunders.ownHarm.add(move.kind == MoveKind::BeaverBuddha);
        if (!swim.endangered()) return;
        const bool saved = sumOf(hand & kProtections) > swim.attack;
        if (saved || (hand.has(kFranklin) && last.any() && last.kind == MoveKind::Kill))
            blunders.givesUp.add(move.kind == MoveKind::BellyUp);
        // Seeing a hand or gaining a FISH does not save the player's fish.
        if (hand.intersects(cardsWithFace(kMrsCrabite) | cardsWithFace(kWtfTax)))
            blunders.useless.add(move.kind == MoveKind::MrsCrabite || move.kind == MoveKind::WtfTax);
        return;
    }
    const bool undoable = hand.has(kFranklin) && last.any() && last.seat == swim.seat &&
                          (last.kind == MoveKind::Dive || last.kind == MoveKind::Protect);
    const int missing = swim.bar - swim.attack;
    const bool alone = (state.status.playersToAct & others).empty();
    if (!swim.endangered() && alone &&
        (sumOf(hand & kKills) > missing || undoable || hand.intersects(cardsWithFace(kBeaverBuddha))))
        blunders.letsGo.add(move.kind == MoveKind::Pass);
    bool helpers = false; // players who could add to an attack
    for (const Seat other : others)
        helpers = helpers || !state.now.hands[other].empty();
    if (hand.intersects(kKills) && !helpers && !swim.endangered())
        blunders.falls.add(move.kind == MoveKind::Kill && sumOf(move.cards) <= missing &&
                           sumOf(hand & kKills) <= missing);
    if (hand.intersects(kKills) && swim.endangered() && state.now.hands[swim.seat].empty())
        blunders.piles.add(move.kind == MoveKind::Kill);
    // With two players nobody else can use the time.
    if (state.match.seats == 2 && alone &&
        hand.intersects(cardsWithFace(kMrsCrabite) | cardsWithFace(kWtfTax)))
        blunders.useless.add(move.kind == MoveKind::MrsCrabite || move.kind == MoveKind::WtfTax);
}

void testBlunders(Level level, int allGames) {
    const int games = gamesToPlay(allGames);
    Blunders blunders;
    for (int number = 1; number <= games; ++number) {
        const auto setup = drawnSetup<WhatTheFish>(
            fromEnvironment("TACKLEBOX_SEED", 0) + std::uint64_t(number), 2 + number % 4);
        const OpponentPool& pool = kOpponentPools[std::size_t(number) % std::size(kOpponentPools)];
        Host<WhatTheFish>* table = nullptr;
        std::vector<std::unique_ptr<Bot<WhatTheFish>>> bots;
        for (Seat seat = 0; seat < setup.seats; ++seat) {
            const std::uint64_t seed = Random::forStep(setup.seed, seat).next();
            if (seat % 2)
                bots.push_back(pool.at(number + seat).bot<WhatTheFish>(seat, seed));
            else
                bots.push_back(std::make_unique<WatchedBot<WhatTheFish>>(
                    makeBot<WhatTheFish>(level, seat, seed),
                    [&, seat](const Choice<WhatTheFish>& choice, std::span<const Move>) {
                        count(table->match().state(), seat, choice.move, blunders);
                    },
                    [](const SeenEvent<WhatTheFish>&) {}));
        }
        Host<WhatTheFish> host(setup, std::move(bots));
        table = &host;
        while (host.botsMove({.effort = 5})) {
        }
        EXPECT_TRUE(host.match().over()) << "seed " << setup.seed;
    }
    for (const Tally* tally : blunders.all()) {
        std::printf("%s %s: %d of %d\n", name(level).data(), tally->what, tally->times, tally->chances);
        EXPECT_EQ(tally->times, 0) << tally->what;
    }
    EXPECT_GT(blunders.letsGo.chances, games / 10);
    EXPECT_GT(blunders.givesUp.chances, games / 10);
}

} // namespace

TEST(WhatTheFishBlunders, MinnowMakesNoObviousBlunder) {
    testBlunders(Level::Minnow, 600);
}

TEST(WhatTheFishBlunders, PerchMakesNoObviousBlunder) {
    testBlunders(Level::Perch, 600);
}

TEST(WhatTheFishBlunders, PikeMakesNoObviousBlunder) {
    testBlunders(Level::Pike, 150);
}
