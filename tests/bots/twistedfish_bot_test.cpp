// How the bots of Twisted Fish play: against players who move at random, and in laid-out positions.
#include "model/bots/botwords.h"
#include "model/bots/twistedfish/motive.h"
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

namespace {

/// Notes what a bot last said that it expects.
class NotedBot : public Bot<TwistedFish> {
  public:
    NotedBot(std::unique_ptr<Bot<TwistedFish>> bot, std::optional<double>& expected)
        : m_bot(std::move(bot)), m_expected(expected) {}

    void see(const SeenEvent<TwistedFish>& event) override { m_bot->see(event); }
    std::optional<Choice<TwistedFish>> choose(std::span<const twistedfish::Move> legal,
                                              Thinking thinking) override {
        thinking.effort = 25;
        auto choice = m_bot->choose(legal, thinking);
        if (choice && choice->rationale.expected) m_expected = choice->rationale.expected;
        return choice;
    }

  private:
    std::unique_ptr<Bot<TwistedFish>> m_bot;
    std::optional<double>& m_expected;
};

} // namespace

/// A player at any table remembers what he was refused when it is his turn again, as long as nothing was
/// drawn since.
TEST(TwistedFishBot, NoLevelAsksAgainForWhatItWasRefusedARoundAgo) {
    using namespace twistedfish;
    for (const Level level : {Level::Minnow, Level::Perch, Level::Pike}) {
        int refused = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            tacklebox::Setup<TwistedFish> setup;
            setup.seats = 6;
            setup.options.value[kOptionTarget] = 0;
            setup.seed = seed;
            setup.layout = drawnLayout<TwistedFish>(seed, setup.options, 6);
            std::vector<std::unique_ptr<Bot<TwistedFish>>> bots;
            for (Seat seat = 0; seat < 6; ++seat)
                bots.push_back(makeBot<TwistedFish>(level, seat, seed + seat));
            Host<TwistedFish> host(setup, std::move(bots));
            // The last ask of each seat, if the one asked said no and drew nothing since.
            std::array<std::optional<Move>, 6> no{};
            std::array<CardSet, 6> before{};
            std::size_t steps = 0;
            while (host.botsMove()) {
                const State& now = host.match().state();
                const auto* made = std::get_if<MoveStep<TwistedFish>>(&host.match().steps()[steps]);
                steps = host.match().steps().size();
                if (made && made->move.kind == MoveKind::Ask) {
                    EXPECT_FALSE(no[made->seat] && *no[made->seat] == made->move)
                        << name(level) << " seed " << seed << " step " << steps;
                    no[made->seat] = made->move;
                }
                for (Seat seat = 0; seat < 6; ++seat) {
                    const bool more = !(now.hands[seat] - before[seat]).empty();
                    before[seat] = now.hands[seat];
                    for (auto& ask : no) {
                        const bool changed = more && ask && ask->target == seat;
                        if (changed) ask.reset();
                    }
                }
                for (const auto& ask : no)
                    refused += ask.has_value();
            }
        }
        EXPECT_GT(refused, 100) << name(level);
    }
}

TEST(TwistedFishBot, MatchesToTheTargetEnd) {
    const MatchScore match = playBots<TwistedFish>({Level::Perch, Level::Minnow, Level::Perch},
                                                   standardOptions(TwistedFish::kOptions), 5);
    EXPECT_TRUE(match.over);
    EXPECT_GE(match.scores[match.winners.first()], 400);
}

TEST(TwistedFishBot, WhatIsExpectedIsTold) {
    const Names names{{"Ann", "Ben", "Cleo"}, kNoSeat};
    EXPECT_EQ(BotWords<TwistedFish>::rationale(
                  {.motive = std::uint8_t(twistedfish::Motive::TryForCard), .likely = 0.4, .expected = 85.2},
                  0, {twistedfish::MoveKind::Ask, 1, Card(0)}, names)
                  .english(),
              "Ben may hold the red card shark. A hit is 40 % likely. It leads to about 85 points by the "
              "end of the "
              "hand.");
}

/// What Shark expects are points of the game: the last time that it says so, the hand nearly over, about
/// those that it gets.
TEST(TwistedFishBot, WhatSharkExpectsNearTheEndIsAboutWhatItGets) {
    constexpr int kHands = 3;
    constexpr double kNear = 25; // points, on average; what a hand brings is several hundred
    double off = 0;
    for (std::uint64_t seed = 1; seed <= kHands; ++seed) {
        tacklebox::Setup<TwistedFish> setup;
        setup.seats = 3;
        setup.options.value[twistedfish::kOptionTarget] = 0;
        setup.seed = seed;
        setup.layout = drawnLayout<TwistedFish>(seed, setup.options, 3);
        std::vector<std::unique_ptr<Bot<TwistedFish>>> bots;
        for (Seat seat = 0; seat < 3; ++seat)
            bots.push_back(makeBot<TwistedFish>(seat == 0 ? Level::Shark : Level::Perch, seat, seed));
        std::optional<double> expected;
        bots[0] = std::make_unique<NotedBot>(std::move(bots[0]), expected);
        Host<TwistedFish> host(setup, std::move(bots));
        while (host.botsMove()) {
        }
        ASSERT_TRUE(expected) << seed;
        const int got = host.match().state().match.scores[0];
        off += std::abs(*expected - got) / kHands;
    }
    EXPECT_LT(off, kNear);
}
