// Decisions of the Go Fish bots in laid-out positions, and their reasons.
#include "model/engine/sentence.h"
#include "model/games/gofish/bot/informationstate.h"
#include "model/games/gofish/bot/words.h"
#include "model/games/gofish/json.h"
#include "model/host/matchadapter.h"
#include "tests/games/gofish/gofish_table.h"
#include "tests/support/botgames.h"
#include "tests/support/streams.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::gofish;

namespace {

const Match<GoFish>& matchAt(Table& table) {
    return matchOf<GoFish>(table.session().match());
}

tacklebox::Choice<GoFish> choice(Level level, Table& table, std::uint64_t seed = 1) {
    const Match<GoFish>& match = matchAt(table);
    const Seat seat = match.state().status.turn;
    const auto bot = makeBot<GoFish>(level, seat, seed);
    for (const auto& event : streamOf(seat, match.log()))
        bot->see(event);
    MoveList<Move> moves;
    GoFish::legalMoves(match.state(), seat, moves);
    return *bot->choose(moves.all(), {.effort = 20});
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
    InformationState<GoFish> known(0);
    for (const auto& event : streamOf(Seat(0), matchAt(table).log()))
        known.see(event);
    for (const Fact& fact : known.facts()) {
        if (fact.seat == 2) {
            EXPECT_EQ(sentence(BotWords<GoFish>::fact(fact, names)), "Cleo has some sevens.");
        }
        if (fact.seat == 1) {
            EXPECT_EQ(sentence(BotWords<GoFish>::fact(fact, names)), "Bob has no sevens.");
        }
    }
}

/// Levels that forget give no odds, but claim no certainty either.
TEST(GoFishBot, SureHitsAreHits) {
    const Names names{{"Ann", "Bob", "Cleo", "Dan"}};
    int sure = 0, guessed = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed)
        for (const Level level : {Level::Minnow, Level::Perch, Level::Pike})
            playTold<GoFish>(
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

TEST(GoFishBot, TheSameSeedGivesTheSameDecision) {
    for (const Level level : kLevels) {
        Table table = Table::shuffled("go-fish", 4, 7);
        const auto one = choice(level, table, 3), other = choice(level, table, 3);
        EXPECT_EQ(one.move, other.move);
        EXPECT_EQ(one.rationale, other.rationale);
    }
}
