// The host: the order in which seats are asked to act, and seats that change between person and bot.
#include "model/games/every/bot.h"
#include "model/games/every/tabletraits.h"
#include "model/games/games.h"
#include "model/host/host.h"
#include "tests/support/drawnsetup.h"
#include "tests/support/gameids.h"

#include <gtest/gtest.h>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

std::vector<int> listOf(const SeatOrder& order) {
    return {order.begin(), order.end()};
}

} // namespace

TEST(Host, X03_AsksFromTheLeftOfThePlayerOnTurnAndThatPlayerLast) {
    TwistedFish::State state{};
    state.match.seats = 5;
    state.status.turn = 2;
    state.status.playersToAct = SeatSet::all(5).without(0);
    EXPECT_EQ(listOf(turnOrder<TwistedFish>(state)), (std::vector<int>{3, 4, 1, 2}));
    EXPECT_TRUE(canPass<TwistedFish>(state, 3));
    EXPECT_FALSE(canPass<TwistedFish>(state, 2)) << "the player on turn has to move";
    state.status.playersToAct = SeatSet::of(4);
    EXPECT_FALSE(canPass<TwistedFish>(state, 4)) << "nobody else can act";
}

TEST(Host, W01_GameWithoutTurnsHasItsOwnOrder) {
    WhatTheFish::State state{};
    state.match.seats = 4;
    state.status.seats = 4;
    state.status.first = 3;
    state.status.playersToAct = SeatSet::all(4).without(0);
    EXPECT_EQ(listOf(turnOrder<WhatTheFish>(state)), (std::vector<int>{3, 1, 2}));
}

TEST(TurnOrder, X03_AsksAgainAfterAPassOnlyWhenSomethingHasHappened) {
    auto match = anyMatch<WhatTheFish>(Match<WhatTheFish>(drawnSetup<WhatTheFish>(1, 4)));
    TurnOrder order;
    const std::vector<int> all = listOf(match->turnOrder());
    ASSERT_EQ(all.size(), 4u) << "all may dive";
    EXPECT_EQ(listOf(order.seatsToAct(*match)), all);
    order.pass(Seat(all[0]));
    order.pass(Seat(all[2]));
    EXPECT_EQ(listOf(order.seatsToAct(*match)), (std::vector<int>{all[1], all[3]}));
    EXPECT_EQ(order.nextToAct(*match), all[1]);
    order.askAgain(Seat(all[0]));
    EXPECT_EQ(order.nextToAct(*match), all[0]) << "a new player sits there";
    order.pass(Seat(all[0]));
    order.pass(Seat(all[1]));
    order.pass(Seat(all[3]));
    EXPECT_EQ(order.nextToAct(*match), kNoSeat);
    order.startOver();
    EXPECT_EQ(listOf(order.seatsToAct(*match)), all);
}

TEST(TurnOrder, AsksNobodyAfterTheMatch) {
    auto match = anyMatch<PlatinumFish>(Match<PlatinumFish>(drawnSetup<PlatinumFish>(1, 3)));
    Random random(1);
    const TurnOrder order;
    while (!match->over()) {
        const Seat seat = order.nextToAct(*match);
        ASSERT_NE(seat, kNoSeat);
        const AnyMoves moves = match->legalMoves(seat);
        ASSERT_FALSE(match->move(seat, moves[std::size_t(random.below(int(moves.size())))]));
    }
    EXPECT_EQ(order.nextToAct(*match), kNoSeat);
}

TEST(Host, X10_ASeatCanBeHandedToABotAndBackBetweenAnyTwoMoves) {
    forEachGame([]<class G>() {
        const int seats = G::kLeastSeats;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto bot = [&](Seat seat) { return makeBot<G>(Level::Perch, seat, seed + seat); };
            std::vector<std::unique_ptr<Bot<G>>> bots;
            bots.push_back(nullptr); // a person at first
            for (Seat seat = 1; seat < seats; ++seat)
                bots.push_back(bot(seat));
            Host<G> host(drawnSetup<G>(seed, seats), std::move(bots));
            Random random(seed);
            MoveList<typename G::Move> moves;
            for (int step = 0; step < 400 && !host.match().over(); ++step) {
                if (random.below(5) == 0) {
                    const int events = host.match().log().size();
                    const auto playersToAct = G::playersToAct(host.match().state());
                    host.seatBot(0, random.below(2) ? bot(0) : nullptr);
                    EXPECT_EQ(host.match().log().size(), events) << "the change is not an event";
                    EXPECT_EQ(G::playersToAct(host.match().state()), playersToAct);
                }
                if (host.botsMove()) continue;
                if (host.match().over()) break;
                ASSERT_EQ(host.nextToAct(), 0) << G::kId;
                moves.clear();
                G::legalMoves(host.match().state(), 0, moves);
                ASSERT_FALSE(host.move(0, moves[random.below(moves.size())]));
            }
            host.seatBot(0, bot(0));
            if constexpr (std::is_same_v<G, TwistedFish>) continue; // 400 points may take long
            while (host.botsMove()) {
            }
            EXPECT_TRUE(host.match().over()) << G::kId;
        }
    });
}
