// Decisions of the Go Fish bots in laid-out positions, and their reasons.
#include "model/engine/sentence.h"
#include "model/games/gofish/bot/informationstate.h"
#include "model/games/gofish/bot/words.h"
#include "model/games/gofish/json.h"
#include "tests/games/gofish/gofish_table.h"
#include "tests/support/botgames.h"
#include "tests/support/decisions.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::gofish;

namespace {

tacklebox::Choice<GoFish> choice(Level level, Table& table, std::uint64_t seed = 1) {
    return *decision<GoFish>(level, matchAt<GoFish>(table).state().status.turn, table, {.effort = 20}, seed);
}

constexpr Level kLevels[] = {Level::Minnow, Level::Perch, Level::Pike, Level::Shark};

} // namespace

TEST(GoFishBot, APlayerWhoJustAskedIsAskedForThatRank) {
    for (const Level level : kLevels)
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Table table("go-fish", 3,
                        "{'hands':[['7S','KS','2S'],['3S','4S'],['7H','5H','6H']],'pond':['8S','9S']}", 1);
            table.play(2, ask(1, "7"));
            ASSERT_EQ(table.turn(), 0);
            const auto chosen = choice(level, table, seed);
            EXPECT_EQ(Codec<GoFish>::move(chosen.move), j(ask(2, "7"))) << name(level);
            EXPECT_FALSE(chosen.rationale.likely) << "there is nothing to doubt";
        }
}

/// Seat 1 has drawn a card since, so a Minnow may ask again.
TEST(GoFishBot, APlayerWhoSaidGoFishIsNotAskedAgainAtOnce) {
    for (const Level level : {Level::Perch, Level::Pike, Level::Shark}) {
        Table table("go-fish", 3, "{'hands':[['7S','KS'],['3S','4S'],['7H','5H','6H']],'pond':['8S','9S']}",
                    2);
        table.play(0, ask(1, "7"));
        table.play(1, ask(2, "3"));
        table.play(2, ask(1, "5"));
        ASSERT_EQ(table.turn(), 0);
        EXPECT_NE(Codec<GoFish>::move(choice(level, table).move), j(ask(1, "7"))) << name(level);
    }
}

TEST(GoFishBot, OnlyLevelsThatRememberEverythingGiveOdds) {
    Table table = goFish(3, "{'hands':[['7S','KS','2S'],['3S','4S'],['7H','5H','6H']],'pond':['8S','9S']}");
    for (const Level level : kLevels)
        EXPECT_EQ(choice(level, table).rationale.likely.has_value(), level >= Level::Pike) << name(level);
}

TEST(GoFishBot, ReasonsAreWholeSentences) {
    Table table("go-fish", 3,
                "{'hands':[['7S','7D','7C','2S'],['3S','4S'],['7H','5H','6H']],'pond':['8S','9S']}", 1);
    table.play(2, ask(1, "7"));
    const auto chosen = choice(Level::Pike, table);
    const Names names{{"Ann", "Bob", "Cleo"}};
    const auto why = [&](const Names& listener) {
        return sentence(BotWords<GoFish>::rationale(chosen.rationale, 0, chosen.move, listener));
    };
    EXPECT_EQ(why(names),
              "Cleo asked for sevens a turn ago. Cleo definitely has sevens, and they complete a book.");
    EXPECT_EQ(why(names.to(2)),
              "You asked for sevens a turn ago. You definitely have sevens, and they complete a book.");
    const char* const facts[] = {"", "Bob has no sevens.", "Cleo has some sevens."};
    for (const Fact& fact : informationStateOf<GoFish>(0, table).facts())
        EXPECT_EQ(sentence(BotWords<GoFish>::fact(fact, names)), facts[fact.seat]);
}

/// Levels that forget give no odds, but claim no certainty either.
TEST(GoFishBot, SureHitsAreHits) {
    const Names names{{"Ann", "Bob", "Cleo", "Dan"}};
    int sure = 0, guessed = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed)
        for (const Level level : {Level::Minnow, Level::Perch, Level::Pike})
            playObserved<GoFish>(
                level, 4, seed, [&](const State& state, Seat seat, const tacklebox::Choice<GoFish>& made) {
                    const auto why = BotWords<GoFish>::rationale(made.rationale, seat, made.move, names);
                    const bool isThere =
                        state.hands[made.move.target].intersects(cardsOfRank(made.move.rank));
                    const bool isSure = sentence(why).find("definitely") != std::string::npos;
                    EXPECT_TRUE(isThere || !isSure) << name(level) << ": " << sentence(why);
                    sure += isSure;
                    guessed += !isSure && !made.rationale.likely && made.rationale.motive != 0;
                });
    EXPECT_GT(sure, 100);
    EXPECT_GT(guessed, 100);
}
