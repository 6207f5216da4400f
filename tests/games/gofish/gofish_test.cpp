// Go Fish, ruling by ruling (go-fish.md), and what each seat sees of the events.
#include "tests/games/gofish/gofish_table.h"

using namespace tacklebox;
using namespace tacklebox::testing;

// ---- the deal ----

TEST(GoFish, F01_TwoToSixPlayersPlay) {
    EXPECT_EQ(dealError("go-fish", 1, "{}").substr(0, 10), "bad-seats:");
    EXPECT_EQ(dealError("go-fish", 7, "{}").substr(0, 10), "bad-seats:");
    for (int seats = 2; seats <= 6; ++seats)
        EXPECT_EQ(dealError("go-fish", seats, "{}"), "");
}

TEST(GoFish, F02_SevenCardsForTwoAndThreeFiveForMoreAndTheRestIsThePond) {
    for (int seats = 2; seats <= 6; ++seats) {
        const Table table = Table::shuffled("go-fish", seats, 5);
        const std::size_t each = seats <= 3 ? 7 : 5;
        for (const Json& hand : table.all("hands"))
            EXPECT_EQ(hand.size(), each);
        EXPECT_EQ(table.all("pond").size(), 52 - each * std::size_t(seats));
        EXPECT_EQ(table.turn(), 1) << "the player left of the dealer begins";
        EXPECT_EQ(table.observation(0)["pond"][0], "?");
        EXPECT_EQ(table.observation(0)["hands"][1][0], "?");
        EXPECT_NE(table.observation(0)["hands"][0][0], "?");
    }
}

TEST(GoFish, F02_WithoutHandsTheUsualDealIsMadeFromThePondAsLaidOut) {
    const Table table = goFish(2, "{'pond':['AS','2S','AH','3S']}");
    EXPECT_EQ(table.all("hands")[0].size(), 7u);
    EXPECT_EQ(table.observation(0)["hands"][0], j("['AS','4S','6S','8S','10S','QS','AH']"));
    const Table shortPond = goFish(2, "{'pond':['AS','2S','AH','AD','2H'],'rest':'out'}");
    EXPECT_EQ(shortPond.all("hands"), j("[['AS','AH','2H'],['2S','AD']]"))
        << "from a pond that is too small all cards are dealt";
}

// ---- asks ----

TEST(GoFish, F03_AsksNeedARankInHandAndATargetWithCards) {
    Table table = goFish(4, "{'hands':[['7S','7H','KS'],['7D'],[],['2S']],'pond':['3S']}");
    EXPECT_EQ(table.moves(0).size(), 4u) << "two ranks, two players with cards";
    EXPECT_TRUE(table.lists(0, ask(1, "7")));
    EXPECT_TRUE(table.lists(0, ask(3, "K")));
    EXPECT_EQ(table.refused(0, ask(1, "2")), "illegal-move: You have no twos, so you can't ask for them.");
    EXPECT_EQ(table.refused(0, ask(2, "7")), "illegal-move: player 2 has no cards to ask for.");
    EXPECT_EQ(table.refused(0, ask(0, "7")), "illegal-move: You can't ask yourself. Choose another player.");
    EXPECT_EQ(table.refused(1, ask(0, "7")).substr(0, 14), "not-your-move:");
    EXPECT_EQ(table.refused(0, "{'kind':'ask','target':1,'rank':'1'}").substr(0, 12), "bad-request:");
    EXPECT_EQ(table.refused(0, "{'kind':'ask','target':4,'rank':'7'}").substr(0, 12), "bad-request:");
    EXPECT_EQ(table.refused(0, "{'kind':'ask','target':1}").substr(0, 12), "bad-request:");
    EXPECT_EQ(table.refused(0, "{'kind':'fish','target':1,'rank':'7'}").substr(0, 12), "bad-request:");
}

TEST(GoFish, F04_AHitGivesAllCardsOfTheRankOpenlyAndTheTurnContinues) {
    Table table = goFish(3, "{'hands':[['7S','KS'],['7H','7D','2S'],['3H']],'pond':['5S']}");
    const Json events = table.play(0, ask(1, "7"));
    EXPECT_EQ(count(events, "{'event':'moved','from':'hand:1','to':'hand:0'}"), 2);
    EXPECT_TRUE(has(table.seen(2), "{'event':'moved','card':'7D','from':'hand:1','to':'hand:0'}"));
    EXPECT_EQ(table.all("hands")[0], j("['7S','KS','7H','7D']"));
    EXPECT_EQ(table.all("hands")[1], j("['2S']"));
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.observation(2)["hands"][0], j("['?','?','?','?']"))
        << "visible while moving, hidden in the hand";
}

// ---- going fishing ----

TEST(GoFish, F05_AMissDrawsUnseenAndPassesTheTurn) {
    Table table = goFish(3, "{'hands':[['7S'],['2S'],['3H']],'pond':['5S','6S']}");
    table.play(0, ask(1, "7"));
    EXPECT_TRUE(has(table.seen(2), "{'event':'said','seat':1,'text':'go-fish'}"));
    EXPECT_TRUE(has(table.seen(2), "{'event':'moved','card':'?','from':'pond','to':'hand:0'}"));
    EXPECT_TRUE(has(table.seen(0), "{'event':'moved','card':'5S','from':'pond','to':'hand:0'}"));
    EXPECT_EQ(table.turn(), 1);
}

TEST(GoFish, F05_ALuckyCatchIsShownAndContinuesTheTurn) {
    Table table = goFish(2, "{'hands':[['7S'],['2S']],'pond':['7H','6S']}");
    table.play(0, ask(1, "7"));
    EXPECT_TRUE(has(table.seen(1), "{'event':'moved','card':'7H','from':'pond','to':'hand:0'}"));
    EXPECT_EQ(table.turn(), 0);
}

TEST(GoFish, F05_WithoutLuckyEveryMissPassesTheTurnUnseen) {
    Table table = goFish(2, "{'hands':[['7S'],['2S']],'pond':['7H','6S']}", "{'lucky':false}");
    table.play(0, ask(1, "7"));
    EXPECT_TRUE(has(table.seen(1), "{'event':'moved','card':'?','from':'pond','to':'hand:0'}"));
    EXPECT_EQ(table.turn(), 1);
}

TEST(GoFish, F05_WithAnEmptyPondAMissOnlyPassesTheTurn) {
    Table table = goFish(2, "{'hands':[['7S'],['2S']],'rest':'out'}");
    const Json events = table.play(0, ask(1, "7"));
    EXPECT_EQ(count(events, "{'event':'moved'}"), 0);
    EXPECT_EQ(table.turn(), 1);
}

// ---- books ----

TEST(GoFish, F06_FourOfARankAreLaidAtOnce) {
    Table table = goFish(2, "{'hands':[['7S','7H','7D','KS'],['7C','2S']],'pond':['5S']}");
    const Json events = table.play(0, ask(1, "7"));
    EXPECT_EQ(count(events, "{'event':'moved','from':'hand:0','to':'books:0'}"), 4);
    EXPECT_EQ(table.all("books"), j("[['7'],[]]"));
    EXPECT_EQ(table.all("hands")[0], j("['KS']"));
    EXPECT_EQ(table.turn(), 0) << "the asker goes again";
}

TEST(GoFish, F06_AfterTheDealBooksAreLaidFromTheDealersLeftAceFirst) {
    Table table("go-fish", 3,
                "{'hands':[['2S','2H','2D','2C','4S'],"
                "['KS','KH','KD','KC','AS','AH','AD','AC','5S'],['3S','3H','3D','3C','6S']]}",
                0);
    EXPECT_EQ(table.all("books"), j("[['2'],['A','K'],['3']]"));
    Json laid = Json::array();
    for (const Json& event : table.session().events(kOmniscient, 0))
        if (event["event"] == "moved")
            laid.push_back(event["to"].get<std::string>() + event["card"].get<std::string>());
    ASSERT_EQ(laid.size(), 16u);
    EXPECT_EQ(laid[0], "books:1AS");
    EXPECT_EQ(laid[4], "books:1KS");
    EXPECT_EQ(laid[8], "books:2"
                       "3S");
    EXPECT_EQ(laid[12], "books:0"
                        "2S");
}

TEST(GoFish, F06_AFishedCardThatMakesABookIsUnseenOnItsWayToTheHand) {
    Table table = goFish(2, "{'hands':[['7S','KS','KH','KD'],['2S']],'pond':['KC','6S']}");
    table.play(0, ask(1, "7"));
    EXPECT_TRUE(has(table.seen(1), "{'event':'moved','card':'?','from':'pond','to':'hand:0'}"));
    EXPECT_TRUE(has(table.seen(1), "{'event':'moved','card':'KC','from':'hand:0','to':'books:0'}"));
    EXPECT_EQ(table.turn(), 1) << "not the rank asked for";
}

TEST(GoFish, F06_TheRankAskedForIsShownAndThenLaid) {
    Table table = goFish(2, "{'hands':[['7S','KS','KH','KD'],['2S']],'pond':['KC','6S']}");
    table.play(0, ask(1, "K"));
    EXPECT_TRUE(has(table.seen(1), "{'event':'moved','card':'KC','from':'pond','to':'hand:0'}"));
    EXPECT_EQ(table.all("books"), j("[['K'],[]]"));
    EXPECT_EQ(table.turn(), 0);
}

// ---- without cards ----

TEST(GoFish, F07_APlayerOnTurnWithoutCardsDrawsFaceDownAndContinues) {
    const Table table = goFish(2, "{'hands':[[],['2S']],'pond':['5S','6S','8S']}");
    EXPECT_EQ(table.all("hands")[0], j("['5S']"));
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.moves(0), j("[{'kind':'ask','target':1,'rank':'5'}]"));
    EXPECT_EQ(table.observation(1)["hands"][0], j("['?']"));
}

TEST(GoFish, F07_ABookThatEmptiesTheHandInMidTurnLetsItsPlayerDraw) {
    Table table = goFish(2, "{'hands':[['7S','7H','7D'],['7C','2S']],'pond':['5S','6S']}");
    table.play(0, ask(1, "7"));
    EXPECT_EQ(table.all("hands")[0], j("['5S']"));
    EXPECT_EQ(table.turn(), 0);
    EXPECT_TRUE(has(table.seen(1), "{'event':'moved','card':'?','from':'pond','to':'hand:0'}"));
}

TEST(GoFish, F07_WithAnEmptyPondAPlayerWithoutCardsIsSkipped) {
    Table table = goFish(3, "{'hands':[['7S'],[],['2S']],'rest':'out'}");
    table.play(0, ask(2, "7"));
    EXPECT_EQ(table.turn(), 2);
    Table emptied = goFish(3, "{'hands':[['7S','7H','7D'],['7C','2S'],['2H']],'rest':'out'}");
    emptied.play(0, ask(1, "7"));
    EXPECT_EQ(emptied.turn(), 1);
}

TEST(GoFish, F08_APlayerWhoCanAskNobodyIsSkippedAndTheNextDraws) {
    Table table = goFish(2, "{'hands':[['7S','3S'],['7C']],'pond':['5S','6S']}");
    table.play(0, ask(1, "7"));
    EXPECT_EQ(table.turn(), 1);
    EXPECT_EQ(table.all("hands"), j("[['3S','7S','7C'],['5S']]"));
    const Table allEmpty = goFish(3, "{'hands':[[],[],[]],'pond':['5S','6S']}");
    EXPECT_EQ(allEmpty.all("hands")[0], j("['5S']"));
    EXPECT_EQ(allEmpty.all("hands")[1], j("['6S']"));
    EXPECT_EQ(allEmpty.turn(), 1);
}

TEST(GoFish, F09_TheTurnPassesClockwise) {
    Table table = goFish(3, "{'hands':[['7S'],['2S'],['3H']],'pond':['5S','6S','8S','9S']}");
    table.play(0, ask(2, "7"));
    table.play(1, ask(0, "2"));
    table.play(2, ask(0, "3"));
    EXPECT_EQ(table.turn(), 0);
}

// ---- the end ----

namespace {

/// Seats 0 and 1 have the books up to the queens; only the kings are left.
constexpr const char* kAllButKings = "'books':[['A','2','3','4','5','6'],['7','8','9','10','J','Q']]";

} // namespace

TEST(GoFish, F10_TheThirteenthBookEndsTheGameAndMostBooksWin) {
    Table table = goFish(2, std::string("{'hands':[['KS','KH'],['KD','KC']],") + kAllButKings + "}");
    const Json events = table.play(0, ask(1, "K"));
    EXPECT_EQ(table.phase(), "over");
    EXPECT_EQ(table.all("over"), true);
    EXPECT_EQ(table.turn(), nullptr);
    EXPECT_EQ(table.all("scores"), j("[7,6]"));
    EXPECT_EQ(table.all("winners"), j("[0]"));
    EXPECT_EQ(table.all("last"), j("{'points':[7,6],'out':null}"));
    EXPECT_TRUE(has(events, "{'event':'over'}"));
    EXPECT_EQ(table.refused(0, ask(1, "K")).substr(0, 10), "game-over:");
}

TEST(GoFish, F10_ATieSharesTheWin) {
    Table table = goFish(3, "{'hands':[['KS','KH'],['KD','KC'],[]],"
                            "'books':[['A','2','3','4','5'],['7','8','9','10','J','Q'],['6']]}");
    table.play(0, ask(1, "K"));
    EXPECT_EQ(table.all("winners"), j("[0,1]"));
}

TEST(GoFish, F10_APositionInWhichNobodyCanEverAskIsOver) {
    Table table = goFish(2, "{'hands':[['KS','2S'],['KD']],'books':[['A'],[]],'rest':'out'}");
    table.play(0, ask(1, "K"));
    EXPECT_EQ(table.all("over"), true);
    EXPECT_EQ(table.all("scores"), j("[1,0]")) << "cards left in hands do not score";
    const auto refused = [](const char* deal) {
        return dealError("go-fish", 2, deal).substr(0, 9) == "bad-deal:";
    };
    EXPECT_TRUE(refused("{'hands':[['KS'],[]],'rest':'out'}"));
    EXPECT_TRUE(refused("{'hands':[[],[]],'pond':['KS'],'rest':'out'}"));
    EXPECT_TRUE(refused("{'hands':[['KS','KH','KD','KC'],['2S']],'rest':'out'}"));
    EXPECT_TRUE(refused("{'pond':['KS','2S','KH','2H','KD','2D','KC','2C'],'rest':'out'}"));
    EXPECT_FALSE(refused("{'hands':[['KS'],['2S']],'rest':'out'}"));
    EXPECT_FALSE(refused("{'hands':[[],['2S']],'pond':['KS'],'rest':'out'}"));
}

TEST(GoFish, F10_LaidOutBooksIncludeAllCardsOfTheirRank) {
    const Table table = goFish(2, "{'hands':[['2S'],['3S']],'books':[['A'],[]]}");
    EXPECT_EQ(table.all("pond").size(), 46u);
    EXPECT_EQ(table.all("books"), j("[['A'],[]]"));
    const auto error = [](const char* deal) { return dealError("go-fish", 2, deal); };
    EXPECT_EQ(error("{'hands':[['AS'],['3S']],'books':[['A'],[]]}"),
              "bad-deal: The deal names AS more often than the deck has it.");
    EXPECT_EQ(error("{'hands':[['2S'],['3S']],'books':[['A'],['A']]}"),
              "bad-deal: The deal names two books of the rank \"A\".");
    EXPECT_EQ(error("{'hands':[['2S'],['3S']],'books':[['1'],[]]}").substr(0, 9), "bad-deal:");
    EXPECT_EQ(error("{'hands':[['2S','2S'],['3S']]}").substr(0, 9), "bad-deal:");
    EXPECT_EQ(error("{'hands':[['2S']]}").substr(0, 9), "bad-deal:");
    EXPECT_EQ(error("{'books':[[]]}").substr(0, 9), "bad-deal:");
    EXPECT_EQ(error("{'sets':[[],[]]}").substr(0, 9), "bad-deal:");
}

TEST(GoFish, F11_FortyTurnsInWhichNoCardMovesEndTheGame) {
    Table table = goFish(3, "{'hands':[['7S'],[],['2S']],'books':[[],['A'],[]],'rest':'out'}");
    for (int turn = 0; turn < 40; ++turn) {
        ASSERT_EQ(table.all("over"), false) << turn;
        const int seat = table.turn().get<int>();
        table.play(seat, ask(2 - seat, seat == 0 ? "7" : "2"));
    }
    EXPECT_EQ(table.all("over"), true) << "a skipped player has no turn";
    EXPECT_EQ(table.all("winners"), j("[1]"));
    EXPECT_EQ(table.all("hands"), j("[['7S'],[],['2S']]"));
}

TEST(GoFish, F11_ACardThatMovesRestartsTheCount) {
    Table table = goFish(2, "{'hands':[['7S','8S'],['2S','8H']],'rest':'out'}");
    const auto playMisses = [&](int turns) {
        for (; turns > 0; --turns) {
            const int seat = table.turn().get<int>();
            table.play(seat, ask(1 - seat, seat == 0 ? "7" : "2"));
        }
    };
    playMisses(38);
    table.play(0, ask(1, "8"));
    playMisses(40);
    EXPECT_EQ(table.all("over"), false)
        << "the first of the 40 misses ends the turn with the hit, which does not count";
    playMisses(1);
    EXPECT_EQ(table.all("over"), true);
}

// ---- options ----

TEST(GoFish, F12_FirstOutEndsTheGameWhenALastCardGoesIntoABook) {
    constexpr const char* kEndsWithFirstOut = "{'end':'first-out'}";
    const char* deal = "{'hands':[['7S','7H','7D'],['7C','2S']],'books':[[],['A','3']],'pond':['5S']}";
    Table table = goFish(2, deal, kEndsWithFirstOut);
    table.play(0, ask(1, "7"));
    EXPECT_EQ(table.all("over"), true);
    EXPECT_EQ(table.all("last"), j("{'points':[1,2],'out':0}"));
    EXPECT_EQ(table.all("winners"), j("[1]")) << "most books still win";
    Table allBooks = goFish(2, deal);
    allBooks.play(0, ask(1, "7"));
    EXPECT_EQ(allBooks.all("over"), false);
    Table givesLastCard = goFish(2, "{'hands':[['7S','2H'],['7C']],'pond':['5S','6S']}", kEndsWithFirstOut);
    givesLastCard.play(0, ask(1, "7"));
    EXPECT_EQ(givesLastCard.all("over"), false) << "giving the last card away does not end the game";
    EXPECT_EQ(dealError("go-fish", 2, "{'hands':[['7S'],[]],'pond':['5S','6S']}", kEndsWithFirstOut), "")
        << "nor does an empty hand at the start";
}

TEST(GoFish, F12_AFishedCardCanEndItToo) {
    Table table = goFish(2, "{'hands':[['7S','7H','7D'],['2S']],'pond':['7C','5S']}", "{'end':'first-out'}");
    table.play(0, ask(1, "7"));
    EXPECT_EQ(table.all("over"), true);
    EXPECT_EQ(table.all("last")["out"], 0);
}

TEST(GoFish, F12_TheDealsLastCardCanEndIt) {
    const Table table =
        goFish(2, "{'pond':['AS','2S','AH','2H','AD','2D','AC','3D'],'rest':'out'}", "{'end':'first-out'}");
    EXPECT_EQ(table.all("over"), true);
    EXPECT_EQ(table.all("last"), j("{'points':[1,0],'out':0}"));
    EXPECT_EQ(dealError("go-fish", 2, "{'hands':[['AS','AH','AD','AC'],['2S']]}", "{'end':'first-out'}")
                  .substr(0, 9),
              "bad-deal:");
    EXPECT_EQ(dealError("go-fish", 2, "{'hands':[['AS','AH','AD','AC'],['2S']]}"), "");
    EXPECT_EQ(dealError("go-fish", 2, "{'hands':[['AS','AH','AD','AC','3S'],['2S']]}", "{'end':'first-out'}"),
              "");
}

TEST(GoFish, F13_AMatchAddsUpItsGamesAndTheDealPassesLeft) {
    Table table("go-fish", 2, std::string("{'hands':[['KS','KH'],['KD','KC']],") + kAllButKings + "}", 1,
                "{'games':2}");
    table.play(0, ask(1, "K"));
    EXPECT_EQ(table.all("over"), false);
    EXPECT_EQ(table.all("scores"), j("[7,6]"));
    EXPECT_EQ(table.all("waiting"), j("[]"));
    EXPECT_EQ(table.chance(), j("{'kind':'deal'}"));
    table.decide(std::string("{'hands':[['KS','KH'],['KD','KC']],") + kAllButKings + "}");
    EXPECT_EQ(table.all("round"), 2);
    EXPECT_EQ(table.all("dealer"), 0);
    EXPECT_EQ(table.turn(), 1);
    table.play(1, ask(0, "K"));
    EXPECT_EQ(table.all("scores"), j("[13,13]"));
    EXPECT_EQ(table.all("winners"), j("[0,1]"));
    EXPECT_EQ(dealError("go-fish", 2, "{}", "{'games':0}").substr(0, 11), "bad-option:");
    EXPECT_EQ(dealError("go-fish", 2, "{}", "{'games':11}").substr(0, 11), "bad-option:");
    EXPECT_EQ(dealError("go-fish", 2, "{}", "{'end':'never'}").substr(0, 11), "bad-option:");
    EXPECT_EQ(dealError("go-fish", 2, "{}", "{'lucky':1}").substr(0, 11), "bad-option:");
}

TEST(GoFish, HelloNamesOptionsAndDeck) {
    for (const Json& game : gamesJson()) {
        if (game.at("id") != "go-fish") continue;
        EXPECT_EQ(game["title"], "Go Fish");
        EXPECT_EQ(game["seats"], j("[2,6]"));
        EXPECT_EQ(game["deck"].size(), 52u);
        ASSERT_EQ(game["options"].size(), 3u);
        EXPECT_EQ(game["options"][0]["name"], "lucky");
        EXPECT_EQ(game["options"][0]["default"], true);
        EXPECT_EQ(game["options"][1]["choices"], j("['all-books','first-out']"));
        EXPECT_EQ(game["options"][2]["most"], 10);
        return;
    }
    FAIL() << "no go-fish";
}
