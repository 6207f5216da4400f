// The information state of Go Fish: facts in laid-out positions, and no false facts in random games.
#include "model/games/gofish/bot/informationstate.h"
#include "tests/games/gofish/gofish_table.h"
#include "tests/support/decisions.h"
#include "tests/support/determinizations.h"
#include "tests/support/environment.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::gofish;

namespace {

constexpr Rank kTwo = 1, kFive = 4, kSeven = 6;

/// The viewer's information on a rank of another player: "2+" for at least two, "-0" for none, "-1" for none
/// except possibly one card drawn since, "" for nothing.
std::string known(Seat viewer, Table& table, Seat seat, Rank rank) {
    for (const Fact& fact : informationStateOf<GoFish>(viewer, table).facts())
        if (fact.seat == seat && fact.topic == rank)
            return fact.kind == FactKind::HoldsSome ? std::to_string(int(fact.count)) + "+"
                                                    : "-" + std::to_string(int(fact.count));
    return "";
}

Table three() {
    return goFish(3,
                  "{'hands':[['7S','KS'],['7H','7D','2S'],['3H','2H','5H']],'pond':['5S','6S','8S','7C']}");
}

} // namespace

TEST(GoFishInformationState, F03_TheAskerHoldsTheRank) {
    Table table = three();
    table.play(0, ask(2, "7"));
    EXPECT_EQ(known(1, table, 0, kSeven), "1+");
    EXPECT_EQ(known(kNoSeat, table, 0, kSeven), "1+") << "the whole table heard it";
    EXPECT_EQ(known(1, table, 0, kTwo), "");
    EXPECT_EQ(known(0, table, 0, kSeven), "") << "nothing of the own hand";
}

TEST(GoFishInformationState, F04_TheReceiverHoldsTheCardsAndTheGiverHasNone) {
    Table table = three();
    table.play(0, ask(1, "7"));
    EXPECT_EQ(known(2, table, 0, kSeven), "3+");
    EXPECT_EQ(known(2, table, 1, kSeven), "-0");
    EXPECT_EQ(informationStateOf<GoFish>(2, table).known(0).size(), 2);
}

TEST(GoFishInformationState, F05_GoFishMeansNoneUntilTheNextDraw) {
    Table table = three();
    table.play(0, ask(2, "7")); // draws the five
    EXPECT_EQ(known(1, table, 2, kSeven), "-0");
    table.play(1, ask(2, "2"));
    table.play(1, ask(2, "7")); // draws the six
    EXPECT_EQ(known(0, table, 1, kTwo), "2+");
    table.play(2, ask(0, "5"));
    EXPECT_EQ(known(1, table, 0, kFive), "-0");
    table.play(2, ask(1, "3")); // draws the eight
    EXPECT_EQ(known(0, table, 2, kSeven), "-1");
    EXPECT_EQ(known(0, table, 2, kTwo), "-1");
}

TEST(GoFishInformationState, F05_AHiddenFishedCardIsNotTheRankAskedFor) {
    Table table = goFish(3, "{'hands':[['7S','KS'],['7H','2S'],['3H','2H']],'pond':['5S','6S','8S']}");
    table.play(0, ask(1, "7"));
    table.play(0, ask(1, "K"));
    table.play(1, ask(0, "2"));
    EXPECT_TRUE(informationStateOf<GoFish>(2, table).slots().back().barred.has(kTwo));
    EXPECT_FALSE(informationStateOf<GoFish>(2, table).slots().back().barred.has(kSeven));
    Table unlucky = goFish(3, "{'hands':[['7S','KS'],['7H','2S'],['3H','2H']],'pond':['5S','6S','8S']}",
                           "{'lucky':false}");
    unlucky.play(0, ask(2, "7"));
    EXPECT_FALSE(informationStateOf<GoFish>(1, unlucky).slots().back().barred.has(kSeven));
}

TEST(GoFishInformationState, F06_ABookIsOutOfEverybodysHand) {
    Table table = goFish(3, "{'hands':[['7S','7C','KS'],['7H','7D','2S'],['3H']],'pond':['5S','6S','8S']}");
    table.play(0, ask(2, "7"));
    table.play(1, ask(0, "7"));
    EXPECT_EQ(known(2, table, 0, kSeven), "");
    EXPECT_EQ(known(2, table, 1, kSeven), "");
}

TEST(GoFishInformationState, F06_TheCardThatMadeABookIsKnown) {
    Table table = goFish(2, "{'hands':[['7S','2S'],['KS','KH','KD','3H']],'pond':['6S','KC','8S']}");
    table.play(0, ask(1, "7"));
    table.play(1, ask(0, "3"));
    const auto informationState = informationStateOf<GoFish>(0, table);
    EXPECT_FALSE(informationState.slots().back().barred.has(12));
    EXPECT_EQ(informationState.slots().back().barred.size(), packs::kRanks - 1);
    EXPECT_EQ(known(0, table, 1, kSeven), "-0") << "the card drawn since is in the book";
}

// ---- properties ----

namespace {

void checkFacts(const InformationState<GoFish>& informationState, const State& state) {
    std::array<RankSet, kMostPlayers> spokenOf{};
    for (const Fact& fact : informationState.facts()) {
        ASSERT_NE(fact.seat, informationState.viewer());
        const int held = (state.hands[fact.seat] & cardsOfRank(fact.topic)).size();
        if (fact.kind == FactKind::HoldsSome)
            ASSERT_GE(held, fact.count) << "seat " << int(fact.seat) << ", rank " << int(fact.topic);
        else
            ASSERT_LE(held, fact.count) << "seat " << int(fact.seat) << ", rank " << int(fact.topic);
        ASSERT_FALSE(spokenOf[fact.seat].has(fact.topic)) << "two facts of one thing";
        spokenOf[fact.seat].add(fact.topic);
    }
}

} // namespace

TEST(GoFishInformationState, FactsAreTrue) {
    const int games = fromEnvironment("TACKLEBOX_LONG", 0) ? 20'000 : gamesToPlay(40);
    checkInformationStates<GoFish>(games, [](const InformationState<GoFish>& viewer, const State& state) {
        checkFacts(viewer, state);
        ASSERT_EQ(viewer.quietTurns(), state.quietTurns);
        ASSERT_EQ(viewer.cardMoved(), state.cardMoved);
    });
}
