// Twisted Fish, ruling by ruling (twisted-fish.md): asking, fishing, baskets, the end of hands and matches.
// The Zingers are in twistedfish_zingers_test.cpp.
#include "tests/games/twistedfish/twistedfish_table.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::testing::twisted;

// ---- pack and deal ----

TEST(TwistedFish, T02_ThirteenFishInFiveColoursAndEightZingersNoJokers) {
    const Table table = Table::shuffled("twisted-fish", 4, 3);
    std::size_t cards = table.all("pond").size();
    for (const Json& hand : table.all("hands")) {
        EXPECT_EQ(hand.size(), 8u);
        cards += hand.size();
    }
    EXPECT_EQ(cards, 73u);
    for (const Json& game : gamesJson()) {
        if (game["id"] != "twisted-fish") continue;
        EXPECT_EQ(game["deck"].size(), 73u);
        EXPECT_EQ(game["deck"][0], "red-card-shark");
        EXPECT_EQ(game["deck"][9], "purple-whale");
        EXPECT_EQ(game["deck"][65], "game-warden");
        EXPECT_EQ(game["deck"][72], "divine-intervention");
        EXPECT_EQ(game["seats"], j("[2,6]"));
        EXPECT_EQ(game["options"], j("[{'name':'target','default':400,'least':0,'most':2000},"
                                     "{'name':'netEndsTurn','default':false,'choices':[false,true]},"
                                     "{'name':'fishedCardGoesOut','default':true,'choices':[false,true]}]"));
    }
    EXPECT_EQ(dealError("twisted-fish", 1, "{}").substr(0, 10), "bad-seats:");
    EXPECT_EQ(dealError("twisted-fish", 7, "{}").substr(0, 10), "bad-seats:");
}

TEST(TwistedFish, X01_LeftOfTheDealerBegins) {
    EXPECT_EQ(Table("twisted-fish", 3, "{}", 0).turn(), 1);
    EXPECT_EQ(Table("twisted-fish", 3, "{}", 2).turn(), 0);
}

TEST(TwistedFish, WithoutHandsTheUsualDealIsMadeFromThePond) {
    const Table table("twisted-fish", 2, "{'pond':['red-eel','the-net','blue-eel','green-eel']}", 0);
    EXPECT_EQ(table.all("hands")[0].size(), 8u);
    EXPECT_EQ(table.all("pond").size(), 57u);
    EXPECT_EQ(table.all("hands")[1][6], "red-eel") << "the dealer's left gets the first card";
    EXPECT_EQ(table.all("hands")[1][7], "blue-eel");
    EXPECT_EQ(table.all("hands")[0][7], "the-net");
    const Json seen = Table("twisted-fish", 2, "{}", 0).session().events(0, 0);
    EXPECT_EQ(seen[0]["event"], "dealt");
    EXPECT_EQ(seen[0]["view"]["pond"].size(), 73u) << "before any card has moved";
    EXPECT_EQ(count(seen, "{'event':'moved','from':'pond','to':'hand:0'}"), 8);
    EXPECT_EQ(count(seen, "{'event':'moved','card':'?','from':'pond','to':'hand:1'}"), 8);
}

TEST(TwistedFish, AShortPondIsDealtAsFarAsItGoes) {
    const Table table("twisted-fish", 2, "{'pond':['red-eel','the-net','blue-eel'],'rest':'out'}", 0);
    EXPECT_EQ(table.all("hands"), j("[['the-net'],['red-eel','blue-eel']]"));
    EXPECT_EQ(table.all("pond"), j("[]"));
}

TEST(TwistedFish, InvalidDealsAreRefused) {
    const auto error = [](std::string_view deal) { return dealError("twisted-fish", 2, deal).substr(0, 9); };
    EXPECT_EQ(error("{'hands':[['red-eel'],['red-eel']]}"), "bad-deal:");
    EXPECT_EQ(error("{'hands':[['red-eel']]}"), "bad-deal:");
    EXPECT_EQ(error("{'pond':['joker']}"), "bad-deal:");
    EXPECT_EQ(error("{'lake':['red-eel']}"), "bad-deal:");
    EXPECT_EQ(error("{'rest':'in'}"), "bad-deal:");
    EXPECT_EQ(error("{'hands':3}"), "bad-deal:");
    EXPECT_EQ(error("{'baskets':[[],[{'fish':'eel','cards':['red-eel']}]]}"), "bad-deal:");
    EXPECT_EQ(error("{'baskets':[[],[{'fish':'eel'}]]}"), "bad-deal:");
    EXPECT_EQ(error("{'baskets':[[],[{'fish':'shark','cards':[]}]]}"), "bad-deal:");
    EXPECT_EQ(error("{'baskets':[[],[7]]}"), "bad-deal:");
    EXPECT_EQ(error("{'baskets':[[],[{'fish':'eel','cards':['red-eel','green-eel','blue-eel','yellow-eel','"
                    "red-crab']}]]}"),
              "bad-deal:");
    EXPECT_EQ(error("{'baskets':[[],[{'fish':'eel','cards':['red-eel','green-eel','blue-eel','yellow-eel','"
                    "purple-eel',"
                    "'dead-scuba-diver']}]]}"),
              "bad-deal:");
    EXPECT_EQ(error("{'baskets':[[],[{'fish':'eel','cards':['red-eel','green-eel','blue-eel','yellow-eel','"
                    "the-net']}]]}"),
              "bad-deal:");
    EXPECT_EQ(error("{'baskets':[[],[{'fish':'eel','cards':['red-eel','green-eel','blue-eel','yellow-eel',"
                    "'dead-scuba-diver']}]]}"),
              "");
    EXPECT_EQ(error("{'baskets':" + baskets(2, 13) + "}"), "bad-deal:") << "over already";
    EXPECT_EQ(error("{'baskets':" + baskets(2, 12) + "}"), "");
}

// ---- asking ----

TEST(TwistedFish, X05_HandsAndPondAreHiddenTheRestIsPublic) {
    const Table table =
        table3("{'hands':[['red-eel'],['blue-eel'],['red-crab','the-net']],'discard':['the-lure'],"
               "'baskets':[[],[{'fish':'whale','cards':[" +
               colours("whale") + "]}],[]],'pond':['red-shrimp'],'rest':'out'}");
    const Json seen = table.observation(1);
    EXPECT_EQ(seen["hands"], j("[['?'],['blue-eel'],['?','?']]"));
    EXPECT_EQ(seen["pond"], j("['?']"));
    EXPECT_EQ(seen["discard"], j("['the-lure']"));
    EXPECT_EQ(seen["baskets"][1][0]["fish"], "whale");
    EXPECT_EQ(seen["baskets"][1][0]["cards"], j("[" + colours("whale") + "]"));
    EXPECT_EQ(table.observation(0)["asked"], nullptr);
    EXPECT_EQ(table.observation(0)["aimed"], nullptr);
    EXPECT_EQ(table.all("last"), nullptr);
    EXPECT_EQ(table.all("pond"), j("['red-shrimp']"));
}

TEST(TwistedFish, AHitMovesTheCardAndGivesAnotherTurn) {
    Table table = table3(
        "{'hands':[['red-eel'],['blue-eel','red-crab'],['red-whale']],'pond':['red-shrimp'],'rest':'out'}");
    Json events = table.play(0, ask(1, "blue-eel"));
    EXPECT_EQ(table.phase(), "answer");
    EXPECT_EQ(table.playersToAct(), j("[1]"));
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.all("asked"), j("{'by':0,'target':1,'fish':'eel','card':'blue-eel'}"));
    EXPECT_EQ(table.moves(1), j("[{'kind':'answer'}]"));
    table.play(1, kAnswer);
    EXPECT_TRUE(has(table.seen(2), "{'event':'moved','card':'blue-eel','from':'hand:1','to':'hand:0'}"));
    EXPECT_EQ(table.observation(2)["hands"][0], j("['?','?']"))
        << "what a seat may see now, not what it saw before";
    EXPECT_EQ(table.phase(), "turn");
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.all("asked"), nullptr);
    EXPECT_EQ(table.all("hands")[0], j("['red-eel','blue-eel']"));
}

TEST(TwistedFish, T04_AnAskNeedsACardOfThatFishInHandNotInABasket) {
    Table table =
        table3("{'hands':[['red-eel'],['blue-whale'],['red-crab']],'baskets':[[{'fish':'whale','cards':["
               "'red-whale','green-whale','purple-whale','yellow-whale','dead-scuba-diver']}],[],[]]}");
    EXPECT_EQ(table.refused(0, ask(1, "blue-whale")),
              "illegal-move: You have no whale, so you can't ask for one.");
    EXPECT_EQ(table.refused(0, ask(1, "blue-flying-fish")),
              "illegal-move: You have no flying fish, so you can't ask for one.");
}

TEST(TwistedFish, T05_AsksForOwnAndBasketCardsAreLegalAndMiss) {
    Table table = table3("{'hands':[['red-eel'],['blue-crab'],['red-crab']],'pond':['red-shrimp','green-"
                         "shrimp'],'rest':'out'}");
    EXPECT_TRUE(table.lists(0, ask(1, "red-eel")));
    table.play(0, ask(1, "red-eel"));
    EXPECT_TRUE(has(table.play(1, kAnswer), "{'event':'said','seat':1,'text':'go-fish'}"));
    EXPECT_EQ(table.turn(), 1);

    Table laid =
        table3("{'hands':[['blue-whale'],['blue-crab'],['red-crab']],'pond':['red-shrimp'],'baskets':[[],"
               "[{'fish':'whale','cards':['red-whale','green-whale','purple-whale','yellow-whale',"
               "'dead-scuba-diver']}],[]],'rest':'out'}");
    laid.play(0, ask(1, "red-whale"));
    EXPECT_TRUE(has(laid.play(1, kAnswer), "{'event':'said','text':'go-fish'}"));
    EXPECT_EQ(laid.turn(), 1);
}

TEST(TwistedFish, T06_AnEmptyHandedPlayerMayBeAsked) {
    Table table =
        table3("{'hands':[['red-eel'],[],['red-crab']],'pond':['red-shrimp','green-shrimp'],'rest':'out'}");
    table.play(0, ask(1, "blue-eel"));
    EXPECT_EQ(table.phase(), "answer");
    EXPECT_EQ(table.playersToAct(), j("[1]"));
    table.play(1, kAnswer);
    EXPECT_EQ(table.turn(), 1);
}

TEST(TwistedFish, T08_APlayerWithAFishMustAskOrUnload) {
    Table table = table3(
        "{'hands':[['red-eel','divine-intervention'],['blue-eel'],['red-crab']],'pond':['red-shrimp']}");
    EXPECT_EQ(table.refused(0, "{'kind':'dead-in-the-water'}"),
              "illegal-move: You have a fish, so you must ask someone for a card.");
    EXPECT_EQ(table.refused(0, kGoFish),
              "illegal-move: You have a fish, so you must ask someone for a card.");
    EXPECT_EQ(table.refused(0, kEndTurn).substr(0, 13), "illegal-move:");
    EXPECT_TRUE(table.lists(0, "{'kind':'unload'}"));
    EXPECT_EQ(table.moves(0).size(), 11u) << "two opponents, five colours, and to unload";
}

TEST(TwistedFish, X02_TheEngineAnswersForThePlayerAsked) {
    Table table =
        table3("{'hands':[['red-eel'],['blue-eel'],['red-crab']],'pond':['red-shrimp'],'rest':'out'}");
    table.play(0, ask(1, "blue-eel"));
    EXPECT_EQ(table.refused(1, kGoFish), "illegal-move: You have to answer before you can do anything else.");
    EXPECT_FALSE(has(table.play(1, kAnswer), "{'event':'said','text':'go-fish'}"));
}

// ---- the pond ----

TEST(TwistedFish, T11_FishedCardIsShownAndTurnGoesOn) {
    Table table = table3(
        "{'hands':[['red-eel'],['blue-crab'],['red-crab']],'pond':['blue-eel','red-shrimp'],'rest':'out'}");
    table.play(0, ask(1, "blue-eel"));
    table.play(1, kAnswer);
    EXPECT_TRUE(has(table.seen(2), "{'event':'shown','seat':0,'card':'blue-eel'}"));
    EXPECT_TRUE(has(table.seen(2), "{'event':'moved','card':'blue-eel','from':'pond','to':'hand:0'}"));
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.phase(), "turn");
    EXPECT_EQ(table.all("asked"), nullptr);
    EXPECT_EQ(table.observation(2)["hands"][0], j("['?','?']"));
}

TEST(TwistedFish, T12_AfterANetAnyCardOfItsFishIsALuckyCatch) {
    Table table = table3(
        "{'hands':[['red-eel','the-net'],['blue-crab'],['red-crab']],'pond':['yellow-eel','red-shrimp'],"
        "'rest':'out'}");
    table.play(0, net(1, "eel"));
    table.play(1, kAnswer);
    EXPECT_TRUE(has(table.seen(2), "{'event':'shown','seat':0,'card':'yellow-eel'}"));
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.phase(), "turn");
}

TEST(TwistedFish, T13_WithAnEmptyPondAMissEndsTheTurn) {
    Table table =
        table3("{'hands':[['red-eel','glass-bottom-boat'],['blue-crab'],['red-crab']],'rest':'out'}");
    table.play(0, ask(1, "blue-eel"));
    table.play(1, kAnswer);
    EXPECT_EQ(table.turn(), 1) << "no draw, so nothing after the draw";
    EXPECT_EQ(table.phase(), "turn");
}

TEST(TwistedFish, T14_AnyOtherDrawIsHiddenAndEndsTheTurn) {
    Table table = table3(
        "{'hands':[['red-eel'],['blue-crab'],['red-crab']],'pond':['green-eel','red-shrimp'],'rest':'out'}");
    table.play(0, ask(1, "blue-eel"));
    table.play(1, kAnswer);
    EXPECT_TRUE(has(table.seen(0), "{'event':'moved','card':'green-eel','from':'pond','to':'hand:0'}"));
    EXPECT_TRUE(has(table.seen(2), "{'event':'moved','card':'?','from':'pond','to':'hand:0'}"));
    EXPECT_EQ(table.turn(), 1);
}

TEST(TwistedFish, AfterTheDrawThePlayerMayLayABasketOrPlayAZinger) {
    Table table =
        table3("{'hands':[['red-eel','green-eel','blue-eel','yellow-eel','red-whale','glass-bottom-boat'],"
               "['blue-crab'],['red-crab']],'pond':['purple-eel','red-shrimp'],'rest':'out'}");
    table.play(0, ask(1, "blue-whale"));
    table.play(1, kAnswer);
    EXPECT_EQ(table.phase(), "drawn");
    EXPECT_EQ(table.moves(0), j("[{'kind':'lay','fish':'eel'},{'kind':'glass-bottom-boat','target':1},"
                                "{'kind':'glass-bottom-boat','target':2},{'kind':'end-turn'}]"));
    EXPECT_EQ(table.observation(1)["phase"], "wait") << "what is left to do gives their hand away";
    EXPECT_EQ(table.observation(1)["waiting"], j("[]"));
    EXPECT_EQ(table.observation(1)["turn"], 0);
    EXPECT_EQ(table.observation(0)["phase"], "drawn");
    EXPECT_EQ(table.refused(0, ask(1, "blue-whale")).substr(0, 13), "illegal-move:");
    table.play(0, lay("eel"));
    EXPECT_EQ(table.phase(), "drawn") << "the Boat is left";
    table.play(0, boat(2));
    EXPECT_EQ(table.chance(), j("{'kind':'pull','from':2,'options':['red-crab']}"));
    EXPECT_EQ(table.playersToAct(), j("[]"));
    EXPECT_EQ(table.observation(1)["phase"], "wait");
    table.decide("'red-crab'");
    EXPECT_EQ(table.turn(), 1) << "nothing left to do";
    EXPECT_EQ(table.phase(), "turn");
}

TEST(TwistedFish, EndingTheTurnAfterTheDrawIsNotAnnounced) {
    Table table = table3("{'hands':[['red-whale','glass-bottom-boat'],['blue-crab'],['red-crab']],"
                         "'pond':['purple-eel','red-shrimp'],'rest':'out'}");
    table.play(0, ask(1, "blue-whale"));
    table.play(1, kAnswer);
    table.play(0, kEndTurn);
    EXPECT_TRUE(has(table.seen(0), "{'event':'move','move':{'kind':'end-turn'}}"));
    EXPECT_EQ(count(table.seen(1), "{'event':'move'}"), 0);
    EXPECT_EQ(table.turn(), 1);
}

TEST(TwistedFish, ADrawThatContinuesTheTurnIsFollowedByAnOpenMoment) {
    Table table =
        table3("{'hands':[['red-eel','green-eel','blue-eel','yellow-eel'],['blue-crab'],['red-crab']],"
               "'pond':['purple-eel','red-shrimp'],'rest':'out'}");
    table.play(0, ask(1, "purple-eel"));
    table.play(1, kAnswer);
    EXPECT_EQ(table.phase(), "turn");
    EXPECT_TRUE(table.lists(0, lay("eel")));
    EXPECT_EQ(table.observation(1)["phase"], "turn");
}

// ---- dead in the water ----

TEST(TwistedFish, T15_APlayerWithoutCardsIsNotOutAndMayFish) {
    Table table =
        table3("{'hands':[[],['blue-crab'],['red-crab']],'pond':['purple-eel','red-shrimp'],'rest':'out'}");
    EXPECT_EQ(table.playersToAct(), j("[0]"));
    EXPECT_EQ(table.moves(0), j("[{'kind':'go-fish'},{'kind':'dead-in-the-water'}]"));
    table.play(0, kGoFish);
    EXPECT_EQ(table.all("hands")[0], j("['purple-eel']"));
}

TEST(TwistedFish, T16_T17_APlayerWithoutAFishMayPassWhateverThePond) {
    Table table =
        table3("{'hands':[['no-fishing'],['blue-crab'],['red-crab']],'pond':['purple-eel'],'rest':'out'}");
    const Json events = table.play(0, kDead);
    EXPECT_TRUE(has(events, "{'event':'said','seat':0,'text':'dead-in-the-water'}"));
    EXPECT_EQ(table.turn(), 1);
    EXPECT_EQ(table.all("pond"), j("['purple-eel']"));

    Table dry = table3("{'hands':[['no-fishing'],['blue-crab'],['red-crab']],'rest':'out'}");
    EXPECT_EQ(dry.refused(0, kGoFish), "illegal-move: The pond is empty, so you can't fish.");
    EXPECT_EQ(dry.moves(0), j("[{'kind':'dead-in-the-water'}]"));
    dry.play(0, kDead);
    EXPECT_EQ(dry.turn(), 1);
}

TEST(TwistedFish, T17_APlayerWithoutAFishMayFirstPlayZingers) {
    Table table =
        table3("{'hands':[['glass-bottom-boat','the-net','two-fisted-fisherman'],['blue-crab'],['red-crab']],"
               "'pond':['purple-eel'],'rest':'out'}");
    EXPECT_EQ(table.moves(0),
              j("[{'kind':'go-fish'},{'kind':'dead-in-the-water'},{'kind':'glass-bottom-boat','target':1},"
                "{'kind':'glass-bottom-boat','target':2}]"));
    table.play(0, boat(1));
    table.decide("'blue-crab'");
    EXPECT_EQ(table.turn(), 0);
    EXPECT_TRUE(table.lists(0, kDead));
}

TEST(TwistedFish, T18_TheirDrawEndsTheTurnWithNothingMore) {
    Table table = table3(
        "{'hands':[['glass-bottom-boat'],['blue-crab'],['red-crab']],'pond':['purple-eel'],'rest':'out'}");
    table.play(0, kGoFish);
    EXPECT_TRUE(has(table.seen(1), "{'event':'move','seat':0,'move':{'kind':'go-fish'}}"));
    EXPECT_TRUE(has(table.seen(1), "{'event':'moved','card':'?','from':'pond','to':'hand:0'}"));
    EXPECT_EQ(table.turn(), 1) << "no Boat after the draw";
    EXPECT_EQ(table.phase(), "turn");
}

// ---- baskets ----

TEST(TwistedFish, X06_LayingIsAMoveOfThePlayerOnTurn) {
    Table table = table3("{'hands':[['red-crab'],[" + colours("eel") +
                         ",'red-whale'],['blue-crab']],"
                         "'pond':['red-shrimp','green-shrimp'],'rest':'out'}");
    EXPECT_EQ(table.refused(1, lay("eel")).substr(0, 14), "not-your-move:")
        << "from the deal, but not before their turn";
    table.play(0, ask(2, "green-crab"));
    table.play(2, kAnswer);
    EXPECT_TRUE(table.lists(1, ask(0, "red-eel"))) << "holding the set back keeps the right to ask";
    const Json events = table.play(1, lay("eel"));
    EXPECT_EQ(count(events, "{'event':'moved','from':'hand:1','to':'baskets:1'}"), 5);
    EXPECT_EQ(table.all("baskets")[1], j("[{'fish':'eel','cards':[" + colours("eel") + "]}]"));
    EXPECT_EQ(table.all("hands")[1], j("['red-whale']"));
    EXPECT_EQ(table.turn(), 1);
    EXPECT_EQ(table.refused(1, ask(0, "red-eel")),
              "illegal-move: You have no eel, so you can't ask for one.");
    EXPECT_EQ(table.refused(1, lay("whale")),
              "illegal-move: You have 1 card of the whale basket. You need all five.");
}

TEST(TwistedFish, BasketsKeepTheOrderLaid) {
    Table table = table3("{'hands':[[" + colours("eel") + "," + colours("whale") + ",'red-crab'],[],[]]}");
    table.play(0, lay("eel"));
    table.play(0, lay("whale"));
    EXPECT_EQ(table.all("baskets")[0][0]["fish"], "eel");
    EXPECT_EQ(table.all("baskets")[0][1]["fish"], "whale");
}

// ---- the end of a hand ----

TEST(TwistedFish, T39_LayingTheCardAskedForWithTheLastOfTheHandGoesOut) {
    Table table = table3(
        "{'hands':[['red-eel','green-eel','blue-eel','yellow-eel'],['purple-eel','red-crab','the-net'],"
        "['red-whale']],'pond':['red-shrimp'],'rest':'out'}");
    table.play(0, ask(1, "purple-eel"));
    table.play(1, kAnswer);
    const Json events = table.play(0, lay("eel"));
    EXPECT_TRUE(has(events, "{'event':'scored','points':[25,-30,-10],'scores':[25,-30,-10],'out':0}"));
    EXPECT_EQ(table.all("last"), j("{'points':[25,-30,-10],'out':0}"));
    EXPECT_EQ(table.chance(), j("{'kind':'deal'}"));
    EXPECT_EQ(table.playersToAct(), j("[]"));
    EXPECT_EQ(table.all("over"), false);
    EXPECT_EQ(table.all("round"), 1);
    EXPECT_EQ(table.all("hands")[1], j("['red-crab','the-net']")) << "the finished hand";
}

TEST(TwistedFish, T39_AFishedCardGoesOutUnlessTheOptionSaysNo) {
    const std::string deal =
        "{'hands':[['red-eel','green-eel','blue-eel','yellow-eel'],['red-crab'],['red-whale']],"
        "'pond':['purple-eel','red-shrimp'],'rest':'out'}";
    for (const bool goesOut : {true, false}) {
        Table table = table3(deal, goesOut ? "{}" : "{'fishedCardGoesOut':false}");
        table.play(0, ask(1, "purple-eel"));
        table.play(1, kAnswer);
        EXPECT_EQ(table.phase(), "turn");
        table.play(0, lay("eel"));
        EXPECT_EQ(table.all("last").is_null(), !goesOut);
        if (!goesOut) {
            EXPECT_EQ(table.moves(0), j("[{'kind':'go-fish'},{'kind':'dead-in-the-water'}]"));
        }
    }
}

TEST(TwistedFish, T39_AnotherBasketMayBeTheOneThatEmptiesTheHand) {
    Table table = table3("{'hands':[['red-eel','green-eel','blue-eel','yellow-eel'," + colours("crab") +
                         "],['purple-eel'],['red-whale']],'pond':['red-shrimp'],'rest':'out'}");
    table.play(0, ask(1, "purple-eel"));
    table.play(1, kAnswer);
    table.play(0, lay("eel"));
    EXPECT_EQ(table.phase(), "turn");
    EXPECT_TRUE(table.all("last").is_null());
    table.play(0, lay("crab"));
    EXPECT_EQ(table.all("last")["out"], 0);
}

TEST(TwistedFish, T39_TheWonCardMustBeInABasket) {
    Table table = table3("{'hands':[[" + colours("eel") +
                         ",'red-crab'],['blue-crab'],['red-whale','game-warden']],"
                         "'pond':['red-shrimp'],'rest':'out'}");
    table.play(0, ask(1, "blue-crab"));
    table.play(1, kAnswer);
    table.play(0, lay("eel"));
    EXPECT_TRUE(table.all("last").is_null()) << "the crabs are still in hand";
}

TEST(TwistedFish, T39_ABasketFromTheDealThatEmptiesTheHandEndsNothing) {
    Table table = table3("{'hands':[[" + colours("eel") +
                         "],['blue-crab'],['red-whale']],'pond':['red-shrimp'],'rest':'out'}");
    table.play(0, lay("eel"));
    EXPECT_TRUE(table.all("last").is_null());
    EXPECT_EQ(table.moves(0), j("[{'kind':'go-fish'},{'kind':'dead-in-the-water'}]"));
}

TEST(TwistedFish, T39_TheCardOfAnEarlierAskDoesNotCount) {
    Table table = table3(
        "{'hands':[['red-eel','green-eel','blue-eel','yellow-eel','red-crab'],['purple-eel'],['red-whale']],"
        "'pond':['red-shrimp'],'rest':'out'}");
    table.play(0, ask(1, "purple-eel"));
    table.play(1, kAnswer);
    table.play(0, ask(2, "blue-crab")); // the next ask: the eel no longer counts as won by it
    table.play(2, kAnswer);
    EXPECT_EQ(table.phase(), "drawn");
    table.play(0, lay("eel"));
    EXPECT_EQ(table.turn(), 1);
    EXPECT_TRUE(table.all("last").is_null());
}

TEST(TwistedFish, T39_AZingerInHandPreventsGoingOut) {
    Table table = table3("{'hands':[['red-eel','green-eel','blue-eel','yellow-eel','glass-bottom-boat'],['"
                         "purple-eel','red-crab'],"
                         "['red-whale']],'pond':['red-shrimp'],'rest':'out'}");
    table.play(0, ask(1, "purple-eel"));
    table.play(1, kAnswer);
    table.play(0, lay("eel"));
    table.play(0, boat(1));
    table.decide("'red-crab'");
    EXPECT_TRUE(table.all("last").is_null()) << "a Zinger has emptied the hand, not laying";
    EXPECT_EQ(table.all("hands")[0], j("[]"));
    EXPECT_TRUE(table.lists(0, kDead));

    Table first = table3("{'hands':[['red-eel','green-eel','blue-eel','yellow-eel','glass-bottom-boat'],['"
                         "purple-eel','red-crab'],"
                         "['red-whale']],'pond':['red-shrimp'],'rest':'out'}");
    first.play(0, ask(1, "purple-eel"));
    first.play(1, kAnswer);
    first.play(0, boat(1));
    first.decide("'red-crab'");
    first.play(0, lay("eel"));
    EXPECT_EQ(first.all("last")["out"], 0) << "the Zinger first, then laying empties the hand";
}

TEST(TwistedFish, T39_ALastCardAskedAwayEndsNothing) {
    Table table =
        table3("{'hands':[['red-eel'],['purple-eel'],['red-whale']],'pond':['red-shrimp'],'rest':'out'}");
    table.play(0, ask(1, "purple-eel"));
    table.play(1, kAnswer);
    EXPECT_EQ(table.all("hands")[1], j("[]"));
    EXPECT_TRUE(table.all("last").is_null());
}

TEST(TwistedFish, T37_ValuesCountPerCardAndZingersInHandCost25) {
    Table table = table3(
        "{'hands':[['red-eel','green-eel','blue-eel','yellow-eel'],"
        "['purple-eel','red-card-shark','red-whale','blue-blowfish','red-starfish','red-clownfish',"
        "'red-barnacle','red-jellyfish','red-shrimp','red-crab','red-dogfish','red-hammerhead',"
        "'red-flying-fish','no-fishing','the-net'],[]],'baskets':[[],[],[{'fish':'card-shark','cards':["
        "'yellow-card-shark','green-card-shark','blue-card-shark','purple-card-shark','dead-scuba-diver']}]],"
        "'rest':'out'}");
    table.play(0, ask(1, "purple-eel"));
    table.play(1, kAnswer);
    table.play(0, lay("eel"));
    EXPECT_EQ(table.all("last")["points"], j("[25,-140,60]"))
        << "15 + 4x10 + 7x5 + 2x25; the Diver counts nothing";
}

TEST(TwistedFish, T42_EveryFishInItsBasketEndsTheHandWithNobodyOut) {
    Table table = table3("{'hands':[[" + colours("flying-fish") +
                         "],['the-net'],[]],'baskets':" + baskets(3, 12) + ",'rest':'out'}");
    table.play(0, lay("flying-fish"));
    EXPECT_EQ(table.all("last")["out"], nullptr);
    EXPECT_EQ(table.all("last")["points"], j("[475,-25,0]"));
}

TEST(TwistedFish, T42_GoingOutComesFirst) {
    Table table =
        table3("{'hands':[['red-flying-fish','blue-flying-fish','green-flying-fish','yellow-flying-fish'],"
               "['purple-flying-fish'],[]],'baskets':" +
               baskets(3, 12) + ",'rest':'out'}");
    table.play(0, ask(1, "purple-flying-fish"));
    table.play(1, kAnswer);
    table.play(0, lay("flying-fish"));
    EXPECT_EQ(table.all("last")["out"], 0);
}

TEST(TwistedFish, T42_ADiverBasketCountsAsOneAlsoLaidByAnother) {
    Table table =
        table3("{'hands':[['red-flying-fish'],['blue-flying-fish','green-flying-fish','yellow-flying-fish',"
               "'purple-flying-fish','dead-scuba-diver'],[]],'baskets':" +
               baskets(3, 12) + ",'rest':'out'}");
    EXPECT_EQ(table.playersToAct(), j("[0,1]"));
    table.play(1, diver("flying-fish"));
    EXPECT_EQ(table.all("last")["out"], nullptr);
    EXPECT_EQ(table.all("last")["points"], j("[445,20,0]"));
}

TEST(TwistedFish, T42_SixRoundsOfQuietTurnsOnAnEmptyPondEndTheHand) {
    Table table = table3("{'hands':[['red-eel'],['red-crab'],['red-whale']],'rest':'out'}");
    const char* fish[] = {"eel", "crab", "whale"};
    for (int turn = 0; turn < 18; ++turn) {
        EXPECT_TRUE(table.all("last").is_null()) << turn;
        const int seat = turn % 3, other = (seat + 1) % 3;
        table.play(seat, ask(other, std::string("blue-") + fish[seat]));
        table.play(other, kAnswer);
    }
    EXPECT_EQ(table.all("last"), j("{'points':[-5,-5,-10],'out':null}"));
}

TEST(TwistedFish, T42_AZingerOrABasketBreaksTheQuiet) {
    Table table =
        table3("{'hands':[['red-eel','glass-bottom-boat'],['red-crab'],['red-whale']],'rest':'out'}");
    const char* fish[] = {"eel", "crab", "whale"};
    for (int turn = 0; turn < 17; ++turn) {
        const int seat = turn % 3, other = (seat + 1) % 3;
        table.play(seat, ask(other, std::string("blue-") + fish[seat]));
        table.play(other, kAnswer);
    }
    table.play(0, boat(1)); // in the eighteenth turn, which belongs to another player
    table.decide("'red-crab'");
    table.play(2, ask(0, "blue-whale"));
    table.play(0, kAnswer);
    EXPECT_TRUE(table.all("last").is_null());
    EXPECT_EQ(table.turn(), 0);
}

TEST(TwistedFish, T42_ARoundOfDeadInTheWaterEndsTheHand) {
    Table table = table3("{'hands':[['no-fishing'],['the-net'],[]],'pond':['red-eel'],'rest':'out'}");
    table.play(0, kDead);
    table.play(1, kDead);
    EXPECT_TRUE(table.all("last").is_null());
    table.play(2, kDead);
    EXPECT_EQ(table.all("last"), j("{'points':[-25,-25,0],'out':null}"));

    Table drawn =
        table3("{'hands':[['no-fishing'],['the-net'],[]],'pond':['red-eel','the-lure'],'rest':'out'}");
    drawn.play(0, kDead);
    drawn.play(1, kDead);
    drawn.play(2, kGoFish); // a draw: not a round of passes
    drawn.play(0, kDead);
    drawn.play(1, kDead);
    EXPECT_TRUE(drawn.all("last").is_null());
}

TEST(TwistedFish, X09_AClockEndsTheHandTheScoreDecides) {
    Table table = table3("{'hands':[['no-fishing'],[],[]],'scores':[30,0,0],'rest':'out'}", "{'target':0}");
    table.play(0, kDead);
    table.play(1, kDead);
    table.play(2, kDead);
    EXPECT_EQ(table.all("over"), true);
    EXPECT_EQ(table.all("scores"), j("[5,0,0]"));
    EXPECT_EQ(table.all("winners"), j("[0]"));
}

// ---- the match ----

namespace {
/// Three seats without fish: three passes end the hand, and nobody scores.
Table idle(const std::string& scores, const char* options) {
    Table table =
        table3("{'hands':[[],[],[]],'discard':['red-eel'],'scores':" + scores + ",'rest':'out'}", options);
    table.play(0, kDead);
    table.play(1, kDead);
    table.play(2, kDead);
    return table;
}
} // namespace

TEST(TwistedFish, X08_ATargetOf0IsASingleHandATieIsShared) {
    Table table = idle("[0,5,5]", "{'target':0}");
    EXPECT_EQ(table.all("over"), true);
    EXPECT_EQ(table.all("winners"), j("[1,2]"));
    EXPECT_EQ(table.phase(), "over");
    EXPECT_EQ(table.turn(), nullptr);
    EXPECT_EQ(table.refused(0, kDead).substr(0, 10), "game-over:");
}

TEST(TwistedFish, X08_AtTheTargetATieAtTheTopPlaysOneMoreHand) {
    EXPECT_EQ(idle("[400,399,0]", "{}").all("winners"), j("[0]"));
    EXPECT_EQ(idle("[400,420,0]", "{}").all("winners"), j("[1]"));
    EXPECT_EQ(idle("[399,0,0]", "{}").chance(), j("{'kind':'deal'}"));
    EXPECT_EQ(idle("[400,400,0]", "{}").chance(), j("{'kind':'deal'}"));
    EXPECT_EQ(idle("[50,0,-7]", "{'target':50}").all("over"), true);
}

TEST(TwistedFish, TheDealPassesLeft) {
    Table table = idle("[1,2,-3]", "{}");
    EXPECT_EQ(table.observation(1)["phase"], "turn");
    EXPECT_EQ(table.all("dealer"), 2);
    table.decide("{'hands':[['red-eel'],['blue-eel'],['green-eel']],'pond':['red-crab'],'rest':'out'}");
    EXPECT_EQ(table.all("dealer"), 0);
    EXPECT_EQ(table.turn(), 1);
    EXPECT_EQ(table.all("round"), 2);
    EXPECT_EQ(table.all("scores"), j("[1,2,-3]"));
    EXPECT_EQ(table.all("discard"), j("[]"));
    EXPECT_EQ(table.all("last"), j("{'points':[0,0,0],'out':null}"));
    EXPECT_EQ(table.playersToAct(), j("[1]"));
}

TEST(TwistedFish, AGreatLossIsCountedWithoutOverflow) {
    EXPECT_EQ(idle("[-10000,-10000,-9999]", "{'target':0}").all("winners"), j("[2]"));
    EXPECT_NE(dealError("twisted-fish", 3, "{'scores':[-10001,0,0]}"), "");
}

// ---- refused requests ----

TEST(TwistedFish, UnknownWordsAreBadRequests) {
    Table table = table3("{'hands':[['red-eel'],['blue-eel'],['red-crab']]}");
    for (const char* move :
         {"{'kind':'sing'}", "{'kind':'ask','target':1}", "{'kind':'ask','target':1,'card':'pink-eel'}",
          "{'kind':'ask','target':3,'card':'red-eel'}", "{'kind':'ask','target':-1,'card':'red-eel'}",
          "{'kind':'ask','target':'1','card':'red-eel'}",
          "{'kind':'ask','target':1,'card':'red-eel','fish':'eel'}", "{'kind':'lay','fish':'shark'}",
          "{'kind':'lay'}", "{'kind':'lay','fish':3}", "{'kind':'the-net','target':1}",
          "{'kind':'divine-intervention'}", "{'kind':'divine-intervention','keep':'yes'}",
          "{'kind':'give','card':'?'}", "{'kind':'go-fish','card':'red-eel'}", "{}", "[]"})
        EXPECT_EQ(table.refused(0, move).substr(0, 12), "bad-request:") << move;
}

TEST(TwistedFish, IllegalMovesAreRefusedWithTheirReason) {
    Table table =
        table3("{'hands':[['red-eel'],['blue-eel','glass-bottom-boat'],['red-crab']],'pond':['red-shrimp']}");
    EXPECT_EQ(table.refused(0, ask(0, "red-eel")),
              "illegal-move: You can't choose yourself. Choose another player.");
    EXPECT_EQ(table.refused(0, ask(1, "the-net")), "illegal-move: You can only ask for a fish, not the Net.");
    EXPECT_EQ(table.refused(0, net(1, "eel")), "illegal-move: You don't have the Net.");
    EXPECT_EQ(table.refused(0, "{'kind':'no-fishing'}"), "illegal-move: Nobody is asking you for a card.");
    EXPECT_EQ(table.refused(0, kAnswer), "illegal-move: Nobody is asking you for a card.");
    EXPECT_EQ(table.refused(0, "{'kind':'allow'}"), "illegal-move: Nobody has played a Zinger against you.");
    EXPECT_EQ(table.refused(0, kTwoFisted),
              "illegal-move: You can only play Two Fisted Fisherman right after an ask that missed.");
    EXPECT_EQ(table.refused(1, ask(0, "red-eel")), "illegal-move: It's player 0's turn. You can only play a "
                                                   "Game Warden, a Glass Bottom Boat or a Dead Scuba Diver.");
    EXPECT_EQ(table.refused(2, ask(0, "red-eel")).substr(0, 14), "not-your-move:");
}
