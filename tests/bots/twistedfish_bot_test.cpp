// How the bots of Twisted Fish play: against players who move at random, and in laid-out positions.
#include "model/games/twistedfish/twistedfish.h"
#include "model/wire/sessionof.h"
#include "tests/games/twistedfish_table.h"
#include "tests/support/botgames.h"
#include "tests/support/history.h"

#include <gtest/gtest.h>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::testing::twisted;

namespace {

/// How a hand between bots of these levels, one a seat, went.
struct Result {
    SeatSet winners;
    bool someoneWentOut;
};

Result playHand(const std::vector<Level>& levels, std::uint64_t seed) {
    Options options = standardOptions(TwistedFish::kOptions);
    options.value[twistedfish::kOptionTarget] = 0;
    const MatchScore match = playBots<TwistedFish>(levels, options, seed);
    return {match.winners, match.last.out != kNoSeat};
}

} // namespace

TEST(TwistedFishBot, BeatsRandomPlayersClearly) {
    for (const int seats : {2, 3, 4, 6}) {
        double won = 0;
        constexpr int kHands = 60;
        for (int hand = 0; hand < kHands; ++hand) {
            std::vector<Level> levels(std::size_t(seats), Level::Random);
            const Seat bot = Seat(hand % seats);
            levels[bot] = Level::Perch;
            const Result result = playHand(levels, std::uint64_t(hand + 1));
            if (result.winners.has(bot)) won += 1.0 / result.winners.size();
        }
        RecordProperty("won_of_60_at_" + std::to_string(seats), int(won));
        EXPECT_GT(won / kHands, seats <= 4 ? 0.7 : 0.4) << seats << " seats";
    }
}

TEST(TwistedFishBot, WithMemoryHandsEndByGoingOut) {
    int out = 0;
    constexpr int kHands = 6;
    for (int hand = 0; hand < kHands; ++hand)
        out += playHand({Level::Pike, Level::Pike, Level::Pike, Level::Pike}, std::uint64_t(hand + 1))
                   .someoneWentOut;
    RecordProperty("went_out_of_6", out);
    EXPECT_GT(out, kHands / 2);
}

namespace {

constexpr Level kLevels[] = {Level::Minnow, Level::Perch, Level::Pike, Level::Shark};

/// What a bot of that level does in the laid-out position.
std::optional<Choice<TwistedFish>> chosen(Level level, Seat seat, Table& table) {
    const auto& match = static_cast<SessionOf<TwistedFish>&>(table.session()).match();
    const auto bot = makeBot<TwistedFish>(level, seat, 7);
    for (const auto& event : streamOf(seat, match.log()))
        bot->see(event);
    MoveList<twistedfish::Move> moves;
    TwistedFish::legalMoves(match.state(), seat, moves);
    return bot->choose(moves.all(), {});
}

} // namespace

TEST(TwistedFishBot, EveryLevelTakesBackACardThatItHasJustSeenTaken) {
    for (const Level level : kLevels) {
        Table table =
            table3("{'hands':[['blue-crab','red-eel'],['green-crab','red-crab','blue-eel'],"
                   "['red-whale']],'pond':['red-shrimp','blue-shrimp','red-dogfish','blue-dogfish'],"
                   "'rest':'out'}");
        table.play(0, ask(1, "red-crab"));
        table.play(1, kAnswer);
        table.play(0, ask(2, "yellow-crab"));
        table.play(2, kAnswer);
        ASSERT_EQ(table.turn(), 1);
        const auto choice = chosen(level, 1, table);
        ASSERT_TRUE(choice);
        EXPECT_EQ(choice->move.kind, twistedfish::MoveKind::Ask) << name(level);
        EXPECT_EQ(choice->move.target, 0) << name(level);
        EXPECT_EQ(twistedfish::cardName(choice->move.card), "red-crab") << name(level);
    }
}

TEST(TwistedFishBot, EveryLevelLaysAFullBasket) {
    for (const Level level : kLevels) {
        Table table = table3("{'hands':[[" + colours("crab") +
                             ",'red-eel'],['blue-eel'],['red-whale']],"
                             "'pond':['red-shrimp','blue-shrimp'],'rest':'out'}");
        const auto choice = chosen(level, 0, table);
        ASSERT_TRUE(choice);
        EXPECT_EQ(choice->move.kind, twistedfish::MoveKind::Lay) << name(level);
    }
}

TEST(TwistedFishBot, NoLevelAsksForWhatItHoldsOrWhatIsLaidWhereAnotherAskMayHit) {
    using namespace twistedfish;
    for (const Level level : {Level::Minnow, Level::Perch, Level::Pike}) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            tacklebox::Setup<TwistedFish> setup;
            setup.seats = 4;
            setup.options.value[kOptionTarget] = 0;
            setup.seed = seed;
            setup.layout = drawnLayout<TwistedFish>(seed, setup.options, 4);
            std::vector<std::unique_ptr<Bot<TwistedFish>>> bots;
            for (Seat seat = 0; seat < 4; ++seat)
                bots.push_back(makeBot<TwistedFish>(level, seat, seed + seat));
            Host<TwistedFish> host(setup, std::move(bots));
            std::size_t steps = 0;
            State before = host.match().state();
            while (host.botsMove()) {
                const auto* made = std::get_if<MoveStep<TwistedFish>>(&host.match().steps()[steps]);
                steps = host.match().steps().size();
                if (made && made->move.kind == MoveKind::Ask) {
                    CardSet laid;
                    for (const Basket& basket : before.baskets)
                        laid |= basket.cards();
                    const CardSet useless = before.hands[made->seat] | laid;
                    bool hasUseful = false;
                    for (const Card card : before.hands[made->seat] & kAllFish)
                        hasUseful = hasUseful || !useless.contains(kCardsOf[fishOf(card)]);
                    EXPECT_FALSE(hasUseful && useless.has(made->move.card))
                        << name(level) << " seed " << seed << " step " << steps;
                }
                before = host.match().state();
            }
        }
    }
}

TEST(TwistedFishBot, MatchesToTheTargetEnd) {
    const MatchScore match = playBots<TwistedFish>({Level::Perch, Level::Minnow, Level::Perch},
                                                   standardOptions(TwistedFish::kOptions), 5);
    EXPECT_TRUE(match.over);
    EXPECT_GE(match.scores[match.winners.first()], 400);
}
