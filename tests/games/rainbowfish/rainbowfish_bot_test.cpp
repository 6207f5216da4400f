// The bots of Rainbow Fish: strength, no absurd moves, and the reasons they give.
#include "model/games/rainbowfish/bot/informationstate.h"
#include "model/games/rainbowfish/bot/playout.h"
#include "model/games/rainbowfish/bot/words.h"
#include "model/games/words.h"
#include "tests/games/rainbowfish/rainbowfish_table.h"
#include "tests/support/botgames.h"
#include "tests/support/decisions.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::rainbowfish;

namespace {

Choice<RainbowFish> decide(Table& table, Seat seat, Level level) {
    return *decision<RainbowFish>(level, seat, table);
}

} // namespace

TEST(RainbowFishBot, BeatsRandomPlayersClearly) {
    constexpr int kMatches = 400;
    for (const auto& [seats, deck, atLeast] :
         {std::tuple{2, 0, 0.75}, {4, 0, 0.7}, {4, 1, 0.65}, {4, 2, 0.65}, {8, 0, 0.4}}) {
        const double winRate = winRateAgainstRandom<RainbowFish>(Level::Perch, seats,
                                                                 Options{{std::int16_t(deck), 1}}, kMatches);
        std::printf("%d seats, deck %d: %.3f\n", seats, deck, winRate);
        EXPECT_GE(winRate, atLeast) << seats << " seats, deck " << deck;
    }
}

TEST(RainbowFishBot, EveryLevelPlaysEveryDeckAtEveryTable) {
    for (const Level level : {Level::Minnow, Level::Perch, Level::Pike})
        for (int seats = 2; seats <= 8; seats += kIsRelease ? 1 : 3)
            for (std::int16_t deck = 0; deck < 3; ++deck)
                playBots<RainbowFish>(std::vector<Level>(std::size_t(seats), level), Options{{deck, 2}},
                                      std::uint64_t(seats), {.effort = 1});
    for (std::int16_t deck = 1; deck < 3; ++deck)
        playBots<RainbowFish>({Level::Shark, Level::Minnow}, Options{{deck, 1}}, 5, {.effort = 10});
}

TEST(RainbowFishBot, AllButSharkAskForTheirMostFrequentNumber) {
    for (const Level level : {Level::Minnow, Level::Perch, Level::Pike}) {
        Table table =
            rainbow(3, "{'hands':[['red-5','red-1','red-2','red-7'],['green-5','green-1','yellow-3'],"
                       "['blue-5','yellow-5','blue-6','yellow-8']],"
                       "'hole':['blue-9','green-9','red-9','blue-8','red-8']}");
        table.play(0, "{'kind':'ask','target':1,'number':1}"); // hits and continues
        table.play(0, "{'kind':'ask','target':1,'number':2}"); // misses
        table.play(1, "{'kind':'ask','target':0,'number':3}"); // misses
        const Move move = decide(table, 2, level).move;
        EXPECT_EQ(move.kind, MoveKind::Ask) << name(level);
        EXPECT_EQ(move.number, 5) << name(level) << ": the bot has two fives";
    }
}

TEST(RainbowFishBot, PikeKeepsItsLastSpecialCardForTheSpecialSet) {
    const char* deal = "{'hands':[['red-5','red-draw-2'],['green-5','green-1'],['blue-6']],"
                       "'hole':['blue-9','green-9'],'rest':'out'}";
    Table table = rainbow(3, deal);
    EXPECT_NE(decide(table, 0, Level::Pike).move.kind, MoveKind::DrawTwo);
    EXPECT_EQ(decide(table, 0, Level::Perch).move.kind, MoveKind::DrawTwo) << "a Perch does not save it";
}

/// A Reverse is worth more than one card. Stronger levels already play it to keep fewer cards.
TEST(RainbowFishBot, ReversesArePlayedForManyCards) {
    const auto reaction = [](const char* fives, Level level) {
        const std::string deal =
            std::string("{'hands':[['red-5','red-1'],['green-reverse','green-2',") + fives +
            "],['blue-6']],'hole':['blue-9','green-9','red-9','blue-8','red-8','blue-3','green-3','red-3',"
            "'yellow-3','blue-4','green-4','red-4','yellow-4','blue-2','red-2','yellow-2','red-6']}";
        Table table = rainbow(3, deal.c_str());
        table.play(0, "{'kind':'ask','target':1,'number':5}");
        return decide(table, 1, level).move.kind;
    };
    const char* one = "'green-5'";
    const char* two = "'green-5','blue-5'";
    const char* three = "'green-5','blue-5','yellow-5'";
    for (const Level level : {Level::Minnow, Level::Perch, Level::Pike})
        EXPECT_EQ(reaction(one, level), MoveKind::Answer) << name(level);
    EXPECT_EQ(reaction(two, Level::Pike), MoveKind::Reverse);
    EXPECT_EQ(reaction(two, Level::Perch), MoveKind::Answer);
    EXPECT_EQ(reaction(three, Level::Perch), MoveKind::Reverse);
    EXPECT_EQ(reaction(three, Level::Minnow), MoveKind::Answer) << "a Minnow does not even then";
}

TEST(RainbowFishBot, SharkStopsWhenCancelled) {
    Table table = Table::shuffled("rainbow-fish", 4, 9);
    const std::atomic<bool> cancelled = true;
    EXPECT_FALSE(
        decision<RainbowFish>(Level::Shark, Seat(table.turn().get<int>()), table, {.cancelled = &cancelled}));
}

TEST(RainbowFishBot, AnAskIsExplained) {
    Table table = rainbow(3, "{'hands':[['red-5','blue-5','red-1'],['green-5','red-2','red-3'],"
                             "['yellow-5','red-4','red-6']],'hole':['blue-9','green-9','red-9','blue-8']}");
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    table.play(0, "{'kind':'ask','target':1,'number':1}"); // misses
    table.play(1, "{'kind':'ask','target':2,'number':2}");
    const Choice<RainbowFish> choice = decide(table, 2, Level::Pike);
    const Names names{{"Ann", "Ben", "Cleo"}, kNoSeat};
    EXPECT_EQ(choice.move.kind, MoveKind::Ask);
    EXPECT_EQ(choice.move.target, 0);
    EXPECT_EQ(BotWords<RainbowFish>::rationale(choice.rationale, 2, choice.move, names).english(),
              "Ann asked for fives 2 turns ago. Ann definitely has fives. Expected total for Cleo: about 10 "
              "points.");
}

TEST(RainbowFishBot, TheExpectedScoreIsStated) {
    const Names names{{"Ann", "Ben", "Cleo"}, kNoSeat};
    EXPECT_EQ(BotWords<RainbowFish>::rationale({.motive = std::uint8_t(Motive::LaySet), .expected = 17.6}, 0,
                                               {}, names)
                  .english(),
              "A set on the table is safe. Expected total for Ann: about 18 points.");
}

TEST(RainbowFishBot, AnUnlikelyAskIsStatedAsSuch) {
    const Names names{{"Ann", "Ben", "Cleo"}, 0};
    const auto words = [&](double likely) {
        return BotWords<RainbowFish>::rationale({.motive = std::uint8_t(Motive::Ask), .likely = likely}, 0,
                                                {.kind = MoveKind::Ask, .target = 1, .number = 6}, names)
            .english();
    };
    EXPECT_EQ(words(0.02), "Ben probably doesn't have sixes, but nothing else looked better.");
    EXPECT_EQ(words(0.2), "20% chance that Ben has sixes.");
}

/// "Definitely" is only said of true hits. The weaker levels, which forget, give no percentage for their
/// guesses.
TEST(RainbowFishBot, SureHitsAreHits) {
    const Names names{{"Ann", "Bob", "Cleo", "Dan"}, kNoSeat};
    int sure = 0, guessed = 0;
    for (std::uint64_t seed = 1; seed <= std::uint64_t(gamesToPlay(6)); ++seed)
        for (const Level level : {Level::Minnow, Level::Perch, Level::Pike})
            playObserved<RainbowFish>(
                level, 4, seed, [&](const State& state, Seat seat, const Choice<RainbowFish>& choice) {
                    if (choice.move.target == kNoSeat) return;
                    const std::string why =
                        BotWords<RainbowFish>::rationale(choice.rationale, seat, choice.move, names)
                            .english();
                    const bool isSure = why.find("definitely") != std::string::npos;
                    const CardSet wanted = choice.move.kind == MoveKind::Ask
                                               ? cardsOfNumber(choice.move.number)
                                               : cardsOfColor(choice.move.color);
                    EXPECT_TRUE(!isSure || state.hands[choice.move.target].intersects(wanted))
                        << name(level) << ": " << why;
                    sure += isSure;
                    guessed += !isSure && !choice.rationale.likely && choice.rationale.motive != 0;
                });
    EXPECT_GT(sure, gamesToPlay(100));
    EXPECT_GT(guessed, gamesToPlay(100));
}

TEST(RainbowFishBot, InAPlayoutAReverseTakesTheAskersCards) {
    Table table = rainbow(2, "{'hands':[['red-5','blue-5','red-1'],['green-5','red-reverse','red-3']],"
                             "'hole':['blue-9','green-9','red-9','blue-8']}");
    const State& state = matchAt<RainbowFish>(table).state();
    Memory memory{};
    for (Seat seat = 0; seat < 2; ++seat)
        memory[seat].drew(state.hands[seat].size());
    Playout playout;
    playout.begin(state, memory, kAllSkilled);
    playout.play(0, {.kind = MoveKind::Ask, .target = 1, .number = 5});
    MoveList<Move> moves;
    RainbowFish::legalMoves(playout.state(), 1, moves);
    const auto reverse =
        std::ranges::find_if(moves, [](const Move& move) { return move.kind == MoveKind::Reverse; });
    ASSERT_NE(reverse, moves.end());
    playout.play(1, *reverse);
    EXPECT_EQ(playout.state().hands[1].size(), 4); // three fives and a three
    EXPECT_EQ(playout.memory()[0].sure[5] + playout.memory()[0].open[5], 0)
        << "the asker gave all fives away";
    EXPECT_GE(playout.memory()[1].sure[5], 2) << "everybody saw the other player take them";
}
