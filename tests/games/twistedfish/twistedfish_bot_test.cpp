// The bots of Twisted Fish against random players and in laid-out positions.
#include "model/games/twistedfish/bot/words.h"
#include "model/games/twistedfish/twistedfish.h"
#include "tests/games/twistedfish/twistedfish_table.h"
#include "tests/support/botgames.h"
#include "tests/support/decisions.h"
#include "tests/support/watchedbot.h"

#include <gtest/gtest.h>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::testing::twisted;

namespace {

/// The result of a hand between bots, one level a seat.
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
    const int kHands = tacklebox::testing::gamesToPlay(8);
    for (int hand = 0; hand < kHands; ++hand)
        out += playHand({Level::Pike, Level::Pike, Level::Pike, Level::Pike}, std::uint64_t(hand + 1))
                   .someoneWentOut;
    std::printf("%d of %d hands ended by going out\n", out, kHands);
    EXPECT_GT(out, kHands / 2);
}

namespace {

constexpr Level kLevels[] = {Level::Minnow, Level::Perch, Level::Pike, Level::Shark};

std::optional<Choice<TwistedFish>> chosen(Level level, Seat seat, Table& table) {
    return decision<TwistedFish>(level, seat, table, {}, 7);
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

TEST(TwistedFishBot, MatchesToTheTargetEnd) {
    const MatchScore match = playBots<TwistedFish>({Level::Perch, Level::Minnow, Level::Perch},
                                                   standardOptions(TwistedFish::kOptions), 5);
    EXPECT_TRUE(match.over);
    EXPECT_GE(match.scores[match.winners.first()], 400);
}

TEST(TwistedFishBot, TheExpectedScoreIsStated) {
    const Names names{{"Ann", "Ben", "Cleo"}, kNoSeat};
    EXPECT_EQ(BotWords<TwistedFish>::rationale(
                  {.motive = std::uint8_t(twistedfish::Motive::TryForCard), .likely = 0.4, .expected = 85.2},
                  0, {twistedfish::MoveKind::Ask, 1, Card(0)}, names)
                  .english(),
              "Ben may have the red card shark. 40% chance of a hit. Expected score for Ann this round: "
              "about 85 points.");
}

TEST(TwistedFishBot, NoReasonSaysThatACardInABasketMayBeHeld) {
    // Cleo's basket has all cards that the seat can ask for; the Diver completed it.
    Table table =
        table3("{'hands':[['red-whale'],['blue-eel'],['green-eel']],'pond':['yellow-eel','red-eel'],"
               "'baskets':[[],[],[{'fish':'whale','cards':['green-whale','blue-whale','yellow-whale',"
               "'purple-whale','dead-scuba-diver']}]],'rest':'out'}");
    const auto choice = *decision<TwistedFish>(Level::Pike, 0, table);
    EXPECT_EQ(choice.move.kind, twistedfish::MoveKind::Ask);
    EXPECT_FALSE(choice.rationale.likely);
    const Names names{{"Ann", "Ben", "Cleo"}, 0};
    const std::string words =
        BotWords<TwistedFish>::rationale(choice.rationale, 0, choice.move, names).english();
    EXPECT_NE(words.find("whale is in a basket, so this ask can't succeed; but one ask is compulsory."),
              std::string::npos)
        << words;
}

TEST(TwistedFishBot, ANearlySureHitIsNotCalledAGuess) {
    const Names names{{"Ann", "Ben", "Cleo"}, kNoSeat};
    EXPECT_EQ(BotWords<TwistedFish>::rationale(
                  {.motive = std::uint8_t(twistedfish::Motive::TryForCard), .likely = 0.99}, 0,
                  {twistedfish::MoveKind::Ask, 1, Card(0)}, names)
                  .english(),
              "Ben very likely has the red card shark. 99% chance of a hit.");
}

/// Near the end of a hand, the score that Shark expects is close to its final score.
TEST(TwistedFishBot, SharksExpectationNearTheEndIsClose) {
    constexpr int kEffort = 25;
    constexpr int kHands = 8;
    constexpr double kNear = 25; // points, on average; a hand is worth several hundred
    double off = 0;
    for (std::uint64_t seed = 1; seed <= std::uint64_t(kHands); ++seed) {
        tacklebox::Setup<TwistedFish> setup;
        setup.seats = 3;
        setup.options.value[twistedfish::kOptionTarget] = 0;
        setup.seed = seed;
        setup.layout = drawnLayout<TwistedFish>(seed, setup.options, 3);
        std::vector<std::unique_ptr<Bot<TwistedFish>>> bots;
        for (Seat seat = 0; seat < 3; ++seat)
            bots.push_back(makeBot<TwistedFish>(seat == 0 ? Level::Shark : Level::Perch, seat, seed));
        std::optional<double> expected;
        bots[0] = std::make_unique<WatchedBot<TwistedFish>>(
            std::move(bots[0]),
            [&expected](const Choice<TwistedFish>& choice, std::span<const twistedfish::Move>) {
                if (choice.rationale.expected) expected = choice.rationale.expected;
            },
            nullptr, kEffort);
        Host<TwistedFish> host(setup, std::move(bots));
        while (host.botsMove()) {
        }
        ASSERT_TRUE(expected) << seed;
        const int got = host.match().state().match.scores[0];
        off += std::abs(*expected - got) / kHands;
    }
    EXPECT_LT(off, kNear);
}
