// The Zingers of Twisted Fish, ruling by ruling (twisted-fish.md).
#include "tests/games/twistedfish/twistedfish_table.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::testing::twisted;

// ---- the open moment ----

TEST(TwistedFish, T20_AtAnOpenMomentAnybodyMayPlayWardenBoatOrDiver) {
    Table table = table3(
        "{'hands':[['red-eel','blue-eel'],['red-crab','game-warden'],['red-whale','glass-bottom-boat']],"
        "'pond':['red-shrimp'],'rest':'out'}");
    EXPECT_EQ(table.playersToAct(), j("[0,1,2]"));
    EXPECT_EQ(table.observation(0)["waiting"], j("[0]")) << "not those who are there by what they hold";
    EXPECT_EQ(table.observation(1)["waiting"], j("[0,1]"));
    EXPECT_EQ(table.observation(2)["waiting"], j("[0,2]"));
    EXPECT_EQ(table.moves(1), j("[{'kind':'game-warden','target':0},{'kind':'game-warden','target':2}]"));
    table.play(2, boat(0));
    table.decide("'blue-eel'");
    EXPECT_EQ(table.playersToAct(), j("[0,1]"));
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.phase(), "turn");
    EXPECT_EQ(table.all("discard"), j("['glass-bottom-boat']"));
}

TEST(TwistedFish, T21_NeverBetweenAnAskAndItsResult) {
    Table table =
        table3("{'hands':[['red-eel','two-fisted-fisherman'],['red-crab','game-warden'],"
               "['red-whale','glass-bottom-boat']],'pond':['red-shrimp','green-shrimp'],'rest':'out'}");
    table.play(0, ask(1, "blue-eel"));
    EXPECT_EQ(table.playersToAct(), j("[1]"));
    EXPECT_EQ(table.refused(1, warden(0)),
              "illegal-move: You have to answer before you can do anything else.");
    EXPECT_EQ(table.refused(2, boat(0)).substr(0, 14), "not-your-move:");
    table.play(1, kAnswer);
    EXPECT_EQ(table.phase(), "miss");
    EXPECT_EQ(table.refused(2, boat(0)).substr(0, 14), "not-your-move:");
    table.play(0, kTwoFisted);
    EXPECT_EQ(table.playersToAct(), j("[0]"));
}

TEST(TwistedFish, T20_AfterADrawTheOpenMomentIsForThePlayerOnTurnAlone) {
    Table table =
        table3("{'hands':[['red-eel','game-warden'],['red-crab'],['red-whale','glass-bottom-boat']],"
               "'pond':['red-shrimp','green-shrimp'],'rest':'out'}");
    table.play(0, ask(1, "blue-eel"));
    table.play(1, kAnswer);
    EXPECT_EQ(table.phase(), "drawn");
    EXPECT_EQ(table.playersToAct(), j("[0]"));
    EXPECT_EQ(table.refused(2, boat(0)).substr(0, 14), "not-your-move:");
}

TEST(TwistedFish, X03_FirstComeFirstServed) {
    Table table =
        table3("{'hands':[['red-eel'],['red-crab','game-warden'],['red-whale','glass-bottom-boat']],"
               "'pond':['red-shrimp'],'rest':'out'}");
    table.play(1, warden(0));
    EXPECT_EQ(table.refused(2, boat(0)).substr(0, 11), "chance-due:");
    EXPECT_EQ(table.chance()["options"], j("['red-eel']"));
}

TEST(TwistedFish, X07_NoPullFromAnEmptyHand) {
    Table table = table3(
        "{'hands':[['red-eel','glass-bottom-boat','game-warden'],[],['red-whale']],'pond':['red-shrimp'],"
        "'rest':'out'}");
    EXPECT_EQ(table.refused(0, boat(1)), "illegal-move: player 1 has no cards.");
    EXPECT_EQ(table.refused(0, warden(1)), "illegal-move: player 1 has no cards.");
    EXPECT_FALSE(table.lists(0, boat(1)));
    EXPECT_TRUE(table.lists(0, boat(2)));
    EXPECT_EQ(table.refused(0, boat(0)), "illegal-move: You can't choose yourself. Choose another player.");

    Table alone = table3("{'hands':[['red-eel'],['glass-bottom-boat'],[]],'rest':'out'}");
    EXPECT_EQ(alone.playersToAct(), j("[0,1]"));
    Table nobody = table3("{'hands':[[],['glass-bottom-boat'],[]],'rest':'out'}");
    EXPECT_EQ(nobody.playersToAct(), j("[0]")) << "nobody to aim at";
}

// ---- Game Warden ----

TEST(TwistedFish, T22_T23_WardenPutsARandomCardIntoThePondThatOnlyTheTargetKnows) {
    Table table = table3(
        "{'hands':[['red-eel','game-warden'],['red-crab','blue-crab'],['red-whale']],'pond':['red-shrimp'],"
        "'rest':'out'}");
    table.play(0, warden(1));
    EXPECT_EQ(table.chance(), j("{'kind':'pull','from':1,'options':['red-crab','blue-crab']}"));
    EXPECT_EQ(table.session().chance(1), j("{'kind':'pull'}"));
    EXPECT_EQ(table.all("discard"), j("['game-warden']"));
    table.decide("'blue-crab'");
    EXPECT_TRUE(has(table.seen(1), "{'event':'moved','card':'blue-crab','from':'hand:1','to':'pond'}"));
    EXPECT_TRUE(has(table.seen(0), "{'event':'moved','card':'?','from':'hand:1','to':'pond'}"));
    EXPECT_TRUE(has(table.seen(2), "{'event':'moved','card':'?','from':'hand:1','to':'pond'}"));
    EXPECT_EQ(table.chance(), j("{'kind':'shuffle','pile':'pond','cards':['red-shrimp','blue-crab']}"));
    table.decide("['red-shrimp','blue-crab']");
    EXPECT_TRUE(has(table.seen(1), "{'event':'shuffled','pile':'pond','size':2}"));
    EXPECT_FALSE(table.seen(1)[0].contains("cards"));
    EXPECT_EQ(table.all("pond"), j("['red-shrimp','blue-crab']"));
    EXPECT_EQ(table.phase(), "turn");
    EXPECT_EQ(table.turn(), 0);
}

TEST(TwistedFish, T22_WardenNeedsAPond) {
    Table table = table3("{'hands':[['red-eel','game-warden'],['red-crab'],['red-whale']],'rest':'out'}");
    EXPECT_EQ(table.refused(0, warden(1)),
              "illegal-move: The pond is empty, so you can't play the Game Warden.");
    Table other = table3("{'hands':[['red-eel'],['red-crab','game-warden'],['red-whale']],'rest':'out'}");
    EXPECT_EQ(other.playersToAct(), j("[0]"));
}

TEST(TwistedFish, WardenMayTakeTheLastFishOfThePlayerOnTurn) {
    Table table = table3("{'hands':[['red-eel'],['red-crab','game-warden'],['red-whale']],'pond':['red-"
                         "shrimp'],'rest':'out'}");
    table.play(1, warden(0));
    table.decide("'red-eel'");
    table.decide("['red-eel','red-shrimp']");
    EXPECT_EQ(table.moves(0), j("[{'kind':'go-fish'},{'kind':'dead-in-the-water'}]"));
}

TEST(TwistedFish, X11_ARandomCardIsAChanceStepThatRejectsOtherOutcomes) {
    Table table = table3(
        "{'hands':[['red-eel','game-warden'],['red-crab','blue-crab'],['red-whale']],'pond':['red-shrimp']}");
    table.play(0, warden(1));
    EXPECT_THROW(table.session().decideChance("red-eel"), WireError);
    EXPECT_THROW(table.session().decideChance(j("['red-crab']")), WireError);
    EXPECT_EQ(table.chance()["kind"], "pull") << "it stays due until a good outcome";
    table.decide("'red-crab'");
    EXPECT_THROW(table.session().decideChance(j("['red-crab']")), WireError);
}

// ---- Glass Bottom Boat ----

TEST(TwistedFish, BoatShowsOneRandomCardToTheTwoOnly) {
    Table table = table3(
        "{'hands':[['red-eel','glass-bottom-boat'],['red-crab','blue-crab'],['red-whale']],'rest':'out'}");
    table.play(0, boat(1));
    table.decide("'blue-crab'");
    for (const int seat : {0, 1})
        EXPECT_TRUE(has(table.seen(seat), "{'event':'seen','seat':0,'from':'hand:1','card':'blue-crab'}"));
    EXPECT_TRUE(has(table.seen(2), "{'event':'seen','seat':0,'from':'hand:1','card':'?'}"));
    EXPECT_EQ(table.observation(0)["hands"][1], j("['?','?']"));
    EXPECT_EQ(table.phase(), "turn");
    EXPECT_EQ(table.turn(), 0);
}

// ---- Dead Scuba Diver ----

TEST(TwistedFish, DiverLaysExactlyFourOfAFishAndScoresNothing) {
    Table table =
        table3("{'hands':[['red-eel'],['red-crab','blue-crab','green-crab','yellow-crab','red-whale',"
               "'dead-scuba-diver'],['purple-crab']],'rest':'out'}");
    EXPECT_EQ(table.refused(1, diver("whale")),
              "illegal-move: You have 1 card of the whale basket. The Dead Scuba Diver needs exactly four.");
    const Json events = table.play(1, diver("crab"));
    EXPECT_EQ(count(events, "{'event':'moved','from':'hand:1','to':'baskets:1'}"), 5);
    EXPECT_EQ(table.observation(0)["baskets"][1],
              j("[{'fish':'crab','cards':['red-crab','green-crab','blue-crab','"
                "yellow-crab','dead-scuba-diver']}]"));
    EXPECT_EQ(table.all("hands")[1], j("['red-whale']"));
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.all("discard"), j("[]"));

    Table five = table3("{'hands':[[" + colours("eel") + ",'dead-scuba-diver'],[],[]],'rest':'out'}");
    EXPECT_EQ(five.refused(0, diver("eel")).substr(0, 13), "illegal-move:");
}

TEST(TwistedFish, DiverCanGoOutAfterAHit) {
    Table table = table3(
        "{'hands':[['red-eel','green-eel','blue-eel','dead-scuba-diver'],['yellow-eel'],['red-whale']],"
        "'rest':'out'}");
    table.play(0, ask(1, "yellow-eel"));
    table.play(1, kAnswer);
    table.play(0, diver("eel"));
    EXPECT_EQ(table.all("last"), j("{'points':[20,0,-10],'out':0}"));
}

TEST(TwistedFish, DiverAfterADrawThatMissedIsLaidButEndsNothing) {
    Table table =
        table3("{'hands':[['red-eel','green-eel','blue-eel','dead-scuba-diver'],['red-crab'],['red-whale']],"
               "'pond':['yellow-eel','red-shrimp'],'rest':'out'}");
    table.play(0, ask(1, "purple-eel"));
    table.play(1, kAnswer);
    EXPECT_EQ(table.moves(0), j("[{'kind':'dead-scuba-diver','fish':'eel'},{'kind':'end-turn'}]"));
    table.play(0, diver("eel"));
    EXPECT_TRUE(table.all("last").is_null());
    EXPECT_EQ(table.turn(), 1);
}

TEST(TwistedFish, T35_TheOwnerOfADiverBasketMayAddTheSixthCard) {
    const std::string laid =
        "'baskets':[[{'fish':'whale','cards':['red-whale','green-whale','purple-whale','yellow-whale',"
        "'dead-scuba-diver']}],[],[]]";
    Table table = table3(
        "{'hands':[['red-eel','blue-whale'],['red-crab'],['red-whale']],'pond':['red-shrimp'],'rest':'out'}");
    EXPECT_EQ(table.refused(0, sixth("whale")),
              "illegal-move: You have no whale basket with the Dead Scuba Diver in it.");

    Table owner = table3("{'hands':[['red-eel','blue-whale'],['red-crab'],[]],'pond':['red-shrimp']," + laid +
                         ",'rest':'out'}");
    const Json events = owner.play(0, sixth("whale"));
    EXPECT_TRUE(has(events, "{'event':'moved','card':'blue-whale','from':'hand:0','to':'baskets:0'}"));
    EXPECT_TRUE(has(events, "{'event':'moved','card':'dead-scuba-diver','from':'baskets:0','to':'discard'}"));
    EXPECT_EQ(owner.all("baskets")[0], j("[{'fish':'whale','cards':[" + colours("whale") + "]}]"));
    EXPECT_EQ(owner.all("discard"), j("['dead-scuba-diver']"));
    EXPECT_EQ(owner.phase(), "turn");

    Table none =
        table3("{'hands':[['red-eel'],['blue-whale'],[]],'pond':['red-shrimp']," + laid + ",'rest':'out'}");
    EXPECT_EQ(none.refused(0, sixth("whale")), "illegal-move: You don't have the blue whale.");
    EXPECT_EQ(none.refused(0, ask(1, "blue-whale")),
              "illegal-move: You have no whale, so you can't ask for one.");
}

TEST(TwistedFish, T35_ASixthCardDrawnWaitsForTheNextTurnAndOthersCannotAddIt) {
    Table table =
        table3("{'hands':[['red-eel'],['red-crab'],[]],'pond':['blue-whale','red-shrimp'],"
               "'baskets':[[{'fish':'whale','cards':['red-whale','green-whale','purple-whale','yellow-whale',"
               "'dead-scuba-diver']}],[],[]],'rest':'out'}");
    table.play(0, ask(1, "blue-eel"));
    table.play(1, kAnswer);
    EXPECT_EQ(table.turn(), 1) << "nothing to do after the draw";
    EXPECT_EQ(table.refused(1, sixth("whale")),
              "illegal-move: You have no whale basket with the Dead Scuba Diver in it.");
}

TEST(TwistedFish, T35_T39_TheSixthCardWonByTheLureGoesOut) {
    Table table =
        table3("{'hands':[['the-lure'],['blue-whale'],['red-crab']],'pond':['red-shrimp'],"
               "'baskets':[[{'fish':'whale','cards':['red-whale','green-whale','purple-whale','yellow-whale',"
               "'dead-scuba-diver']}],[],[]],'rest':'out'}");
    table.play(0, lure(1, "blue-whale"));
    table.play(1, kAnswer);
    EXPECT_EQ(table.phase(), "turn");
    table.play(0, sixth("whale"));
    EXPECT_EQ(table.all("last"), j("{'points':[50,0,-5],'out':0}"));
}

TEST(TwistedFish, T35_ASixthCardThatWasNotAskedForEndsNothing) {
    Table table =
        table3("{'hands':[['blue-whale'],['red-crab'],[]],'pond':['red-shrimp'],"
               "'baskets':[[{'fish':'whale','cards':['red-whale','green-whale','purple-whale','yellow-whale',"
               "'dead-scuba-diver']}],[],[]],'rest':'out'}");
    table.play(0, sixth("whale"));
    EXPECT_TRUE(table.all("last").is_null());
    EXPECT_TRUE(table.lists(0, kDead));
}

// ---- The Net ----

TEST(TwistedFish, T24_TheNetIsTheAskAHitGivesAnotherTurn) {
    Table table = table3("{'hands':[['red-eel','the-net'],['blue-eel','red-crab'],['red-whale']],'pond':['"
                         "red-shrimp'],'rest':'out'}");
    EXPECT_EQ(table.refused(0, net(1, "crab")), "illegal-move: You have no crab, so you can't ask for one.");
    table.play(0, net(1, "eel"));
    EXPECT_EQ(table.phase(), "answer");
    EXPECT_EQ(table.all("asked"), j("{'by':0,'target':1,'fish':'eel','card':null}"));
    EXPECT_EQ(table.all("aimed"), nullptr);
    table.play(1, kAnswer);
    EXPECT_EQ(table.phase(), "turn");
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.all("hands")[0], j("['red-eel','blue-eel']"));
    EXPECT_TRUE(has(table.seen(2), "{'event':'moved','card':'?','from':'hand:1','to':'hand:0'}"));
    EXPECT_TRUE(has(table.seen(0), "{'event':'moved','card':'blue-eel','from':'hand:1','to':'hand:0'}"));
}

TEST(TwistedFish, T25_AMissedNetGoesFishing) {
    Table table = table3(
        "{'hands':[['red-eel','the-net'],['red-crab'],['red-whale']],'pond':['red-shrimp','green-shrimp'],"
        "'rest':'out'}");
    table.play(0, net(1, "eel"));
    EXPECT_TRUE(
        has(table.play(1, kAnswer), "{'event':'moved','card':'red-shrimp','from':'pond','to':'hand:0'}"));
    EXPECT_EQ(table.turn(), 1);
}

TEST(TwistedFish, T26_TheTargetChoosesWhichCardAndOthersLearnOnlyTheFish) {
    Table table = table3("{'hands':[['red-eel','the-net'],['blue-eel','green-eel','red-crab'],['red-whale']],"
                         "'pond':['red-shrimp'],'rest':'out'}");
    table.play(0, net(1, "eel"));
    table.play(1, kAnswer);
    EXPECT_EQ(table.phase(), "give");
    EXPECT_EQ(table.moves(1), j("[{'kind':'give','card':'green-eel'},{'kind':'give','card':'blue-eel'}]"));
    EXPECT_EQ(table.observation(1)["phase"], "give");
    for (const int seat : {0, 2}) {
        EXPECT_EQ(table.observation(seat)["phase"], "wait");
        EXPECT_EQ(table.observation(seat)["waiting"], j("[]"));
    }
    EXPECT_EQ(table.observation(2)["asked"], j("{'by':0,'target':1,'fish':'eel','card':null}"));
    EXPECT_EQ(table.refused(1, give("red-crab")),
              "illegal-move: The Net wants a card of the eel basket. Give one of those.");
    EXPECT_EQ(table.refused(1, give("yellow-eel")), "illegal-move: You don't have the yellow eel.");
    table.play(1, give("blue-eel"));
    EXPECT_EQ(count(table.seen(2), "{'event':'move'}"), 0) << "nobody else learns that they had a choice";
    EXPECT_TRUE(has(table.seen(2), "{'event':'moved','card':'?','from':'hand:1','to':'hand:0'}"));
    EXPECT_TRUE(has(table.seen(0), "{'event':'moved','card':'blue-eel','from':'hand:1','to':'hand:0'}"));
    EXPECT_EQ(table.all("hands")[0], j("['red-eel','blue-eel']"));
    EXPECT_EQ(table.phase(), "turn");
}

TEST(TwistedFish, T39_ANetsCatchGoesOut) {
    for (const bool fromPond : {false, true}) {
        Table table =
            table3(std::string("{'hands':[['red-eel','green-eel','blue-eel','yellow-eel','the-net'],[") +
                   (fromPond ? "'red-crab'],['red-whale']],'pond':['purple-eel','red-shrimp']"
                             : "'purple-eel'],['red-whale']]") +
                   ",'rest':'out'}");
        table.play(0, net(1, "eel"));
        table.play(1, kAnswer);
        table.play(0, lay("eel"));
        EXPECT_EQ(table.all("last")["out"], 0) << fromPond;
    }
}

TEST(TwistedFish, T24_NetEndsTurnHitOrMiss) {
    const char* strict = "{'netEndsTurn':true}";
    Table hit = table3("{'hands':[['red-eel','the-net'],['blue-eel','red-crab'],['red-whale']],'pond':['red-"
                       "shrimp'],'rest':'out'}",
                       strict);
    hit.play(0, net(1, "eel"));
    hit.play(1, kAnswer);
    EXPECT_EQ(hit.turn(), 1);
    EXPECT_EQ(hit.all("hands")[0], j("['red-eel','blue-eel']"));

    Table miss = table3("{'hands':[['red-eel','the-net','two-fisted-fisherman'],['red-crab'],['red-whale']],"
                        "'pond':['green-eel'],'rest':'out'}",
                        strict);
    miss.play(0, net(1, "eel"));
    miss.play(1, kAnswer);
    EXPECT_EQ(miss.turn(), 1) << "no draw, no Two Fisted Fisherman";
    EXPECT_EQ(miss.all("pond"), j("['green-eel']"));

    Table out = table3("{'hands':[['red-eel','green-eel','blue-eel','yellow-eel','the-net'],['purple-eel'],['"
                       "red-whale']],'rest':'out'}",
                       strict);
    out.play(0, net(1, "eel"));
    out.play(1, kAnswer);
    EXPECT_EQ(out.phase(), "drawn");
    EXPECT_EQ(out.moves(0), j("[{'kind':'lay','fish':'eel'},{'kind':'end-turn'}]"));
    EXPECT_EQ(out.observation(1)["phase"], "wait");
    out.play(0, lay("eel"));
    EXPECT_EQ(out.all("last")["out"], 0);

    Table stopped = table3("{'hands':[['red-eel','the-net'],['divine-intervention'],['red-whale']],'pond':['"
                           "green-eel'],'rest':'out'}",
                           strict);
    stopped.play(0, net(1, "eel"));
    stopped.play(1, kStop);
    EXPECT_EQ(stopped.phase(), "turn") << "the Net has not been used";
    EXPECT_EQ(stopped.turn(), 0);

    Table plain = table3("{'hands':[['red-eel'],['blue-eel'],['red-whale']],'rest':'out'}", strict);
    plain.play(0, ask(1, "blue-eel"));
    plain.play(1, kAnswer);
    EXPECT_EQ(plain.turn(), 0) << "a hit with any other ask goes again";
}

// ---- The Lure ----

TEST(TwistedFish, T27_TheLureAsksForAnyFishHitAndMissAsUsual) {
    Table table = table3(
        "{'hands':[['red-eel','the-lure'],['blue-crab'],['red-whale']],'pond':['red-shrimp','green-crab'],"
        "'rest':'out'}");
    EXPECT_TRUE(table.lists(0, lure(1, "red-eel"))) << "their own too";
    EXPECT_EQ(table.refused(0, lure(1, "the-net")),
              "illegal-move: You can only ask for a fish, not the Net.");
    table.play(0, lure(1, "blue-crab"));
    EXPECT_EQ(table.all("asked"), j("{'by':0,'target':1,'fish':'crab','card':'blue-crab'}"));
    table.play(1, kAnswer);
    EXPECT_TRUE(has(table.seen(2), "{'event':'moved','card':'blue-crab','from':'hand:1','to':'hand:0'}"));
    EXPECT_EQ(table.turn(), 0);

    Table miss = table3("{'hands':[['the-lure'],['blue-crab'],['red-whale']],'pond':['red-shrimp','green-"
                        "crab'],'rest':'out'}");
    miss.play(0, lure(1, "red-shrimp")); // without a fish in hand
    miss.play(1, kAnswer);
    EXPECT_TRUE(has(miss.seen(1), "{'event':'shown','card':'red-shrimp'}"));
    EXPECT_EQ(miss.turn(), 0);
}

TEST(TwistedFish, T07_TheLureCannotNameACardInABasket) {
    Table table = table3(
        "{'hands':[['red-eel','the-lure'],['blue-crab'],[]],'baskets':[[],[],[{'fish':'whale','cards':["
        "'red-whale','green-whale','purple-whale','yellow-whale','dead-scuba-diver']}]],'rest':'out'}");
    EXPECT_EQ(table.refused(0, lure(1, "red-whale")),
              "illegal-move: You can't lure the red whale out of a basket.");
    EXPECT_FALSE(table.lists(0, lure(1, "red-whale")));
    EXPECT_TRUE(table.lists(0, lure(1, "blue-whale")));
}

TEST(TwistedFish, T06_NetAndLureMayBeAimedAtAnEmptyHand) {
    Table table = table3("{'hands':[['red-eel','the-lure','the-net'],[],['red-whale']],'pond':['red-shrimp','"
                         "green-crab'],'rest':'out'}");
    EXPECT_TRUE(table.lists(0, lure(1, "blue-eel")));
    table.play(0, net(1, "eel"));
    EXPECT_EQ(table.phase(), "answer");
    table.play(1, kAnswer);
    EXPECT_EQ(table.turn(), 1);
}

// ---- Two Fisted Fisherman ----

TEST(TwistedFish, T28_TwoFistedAsksOnceMoreUnderTheUsualCondition) {
    Table table = table3("{'hands':[['red-eel','two-fisted-fisherman','the-net','the-lure'],['blue-eel','red-"
                         "crab'],['red-whale']],"
                         "'pond':['green-eel','red-shrimp'],'rest':'out'}");
    table.play(0, ask(2, "blue-eel"));
    table.play(2, kAnswer);
    EXPECT_EQ(table.phase(), "miss");
    EXPECT_EQ(table.all("asked"), j("{'by':0,'target':2,'fish':'eel','card':'blue-eel'}"));
    EXPECT_EQ(table.moves(0), j("[{'kind':'go-fish'},{'kind':'two-fisted-fisherman'}]"));
    EXPECT_EQ(table.observation(0)["phase"], "miss");
    EXPECT_EQ(table.observation(1)["phase"], "wait");
    EXPECT_EQ(table.observation(1)["waiting"], j("[]"));
    table.play(0, kTwoFisted);
    EXPECT_EQ(table.phase(), "again");
    EXPECT_EQ(table.observation(1)["phase"], "again");
    EXPECT_EQ(table.observation(1)["asked"], j("{'by':0,'target':2,'fish':'eel','card':'blue-eel'}"));
    EXPECT_EQ(table.moves(0).size(), 10u) << "asks only";
    EXPECT_EQ(table.refused(0, net(1, "eel")),
              "illegal-move: Two Fisted Fisherman lets you ask again, nothing else.");
    EXPECT_EQ(table.refused(0, lure(1, "blue-eel")).substr(0, 13), "illegal-move:");
    EXPECT_EQ(table.refused(0, ask(1, "red-crab")),
              "illegal-move: You have no crab, so you can't ask for one.");
    table.play(0, ask(1, "green-eel")); // the last ask counts for the draw
    table.play(1, kAnswer);
    EXPECT_TRUE(has(table.seen(2), "{'event':'shown','seat':0,'card':'green-eel'}"));
    EXPECT_EQ(table.turn(), 0);
}

TEST(TwistedFish, T28_GoFishDeclinesTwoFistedSecretly) {
    Table table = table3("{'hands':[['red-eel','two-fisted-fisherman'],['red-crab'],['red-whale']],"
                         "'pond':['green-eel','red-shrimp'],'rest':'out'}");
    table.play(0, ask(1, "blue-eel"));
    table.play(1, kAnswer);
    table.play(0, kGoFish);
    EXPECT_EQ(count(table.seen(1), "{'event':'move'}"), 0);
    EXPECT_TRUE(has(table.seen(0), "{'event':'move','move':{'kind':'go-fish'}}"));
    EXPECT_TRUE(has(table.seen(1), "{'event':'moved','card':'?','from':'pond','to':'hand:0'}"));
    EXPECT_EQ(table.turn(), 1);
}

TEST(TwistedFish, T28_TwoFistedAlsoWithAnEmptyPondButNotWithoutAFish) {
    Table dry =
        table3("{'hands':[['red-eel','two-fisted-fisherman'],['red-crab'],['red-whale']],'rest':'out'}");
    dry.play(0, ask(1, "blue-eel"));
    dry.play(1, kAnswer);
    EXPECT_EQ(dry.phase(), "miss");
    dry.play(0, kGoFish);
    EXPECT_EQ(dry.turn(), 1) << "nothing to draw";

    Table fishless = table3("{'hands':[['the-lure','two-fisted-fisherman'],['red-crab'],['red-whale']],'pond'"
                            ":['red-eel'],'rest':'out'}");
    fishless.play(0, lure(1, "blue-eel"));
    fishless.play(1, kAnswer);
    EXPECT_EQ(fishless.turn(), 1) << "no fish to ask with, so the draw was made at once";
}

// ---- No Fishing ----

TEST(TwistedFish, T33_NoFishingIsAMissAndHidesTheTruthAlsoAsABluff) {
    for (const bool bluff : {false, true}) {
        Table table =
            table3(std::string("{'hands':[['red-eel'],['no-fishing','") + (bluff ? "red-crab" : "blue-eel") +
                   "'],['red-whale']],'pond':['red-shrimp','green-shrimp'],'rest':'out'}");
        table.play(0, ask(1, "blue-eel"));
        EXPECT_EQ(table.moves(1), j("[{'kind':'answer'},{'kind':'no-fishing'}]"));
        table.play(1, kPlayNoFishing);
        EXPECT_EQ(count(table.seen(2), "{'event':'said'}"), 0);
        EXPECT_TRUE(has(table.seen(2), "{'event':'move','seat':1,'move':{'kind':'no-fishing'}}"));
        EXPECT_EQ(table.all("discard"), j("['no-fishing']"));
        EXPECT_EQ(table.all("hands")[0].size(), 2u) << "they went fishing";
        EXPECT_EQ(table.turn(), 1);
    }
}

TEST(TwistedFish, T28_TwoFistedAlsoAfterNoFishing) {
    Table table = table3("{'hands':[['red-eel','two-fisted-fisherman'],['no-fishing','blue-eel'],['red-whale'"
                         "]],'rest':'out'}");
    table.play(0, ask(1, "blue-eel"));
    table.play(1, kPlayNoFishing);
    EXPECT_EQ(table.phase(), "miss");
    table.play(0, kTwoFisted);
    table.play(0, ask(1, "blue-eel"));
    table.play(1, kAnswer);
    EXPECT_EQ(table.all("hands")[0], j("['red-eel','blue-eel']"));
    EXPECT_EQ(table.turn(), 0);
}

TEST(TwistedFish, NoFishingAgainstNetAndLure) {
    for (const bool useNet : {true, false}) {
        Table table = table3(
            std::string("{'hands':[['red-eel','") + (useNet ? "the-net" : "the-lure") +
            "'],['no-fishing','blue-eel'],['red-whale']],'pond':['red-shrimp','green-shrimp'],'rest':'out'}");
        table.play(0, useNet ? net(1, "eel") : lure(1, "blue-eel"));
        table.play(1, kPlayNoFishing);
        EXPECT_EQ(table.turn(), 1);
        EXPECT_EQ(table.all("hands")[1], j("['blue-eel']"));
    }
}

// ---- Divine Intervention ----

TEST(TwistedFish, T29_T30_DivineInterventionStopsAWardenAndMayTakeIt) {
    for (const bool keep : {true, false}) {
        Table table =
            table3("{'hands':[['red-eel','game-warden'],['red-crab','divine-intervention'],['red-whale']],"
                   "'pond':['red-shrimp'],'rest':'out'}");
        table.play(0, warden(1));
        EXPECT_EQ(table.phase(), "zinger");
        EXPECT_EQ(table.playersToAct(), j("[1]"));
        EXPECT_EQ(table.all("aimed"), j("{'zinger':'game-warden','by':0,'target':1}"));
        EXPECT_EQ(table.observation(1)["aimed"], j("{'zinger':'game-warden','by':0,'target':1}"));
        for (const int seat : {0, 2}) {
            EXPECT_EQ(table.observation(seat)["phase"], "wait");
            EXPECT_EQ(table.observation(seat)["waiting"], j("[]"));
            EXPECT_EQ(table.observation(seat)["aimed"], nullptr);
        }
        EXPECT_EQ(table.all("discard"), j("['game-warden']"));
        EXPECT_EQ(table.refused(1, ask(0, "red-eel")),
                  "illegal-move: First decide: stop the Zinger with Divine Intervention, or let it happen?");
        table.play(1, keep ? kStopAndKeep : kStop);
        EXPECT_TRUE(has(table.seen(2), "{'event':'move','seat':1}"));
        EXPECT_EQ(table.all("discard"),
                  keep ? j("['divine-intervention']") : j("['divine-intervention','game-warden']"));
        EXPECT_EQ(table.all("hands")[1], keep ? j("['red-crab','game-warden']") : j("['red-crab']"));
        EXPECT_EQ(table.phase(), "turn");
        EXPECT_EQ(table.turn(), 0);
        EXPECT_EQ(table.playersToAct(), keep ? j("[0,1]") : j("[0]"));
        EXPECT_EQ(table.all("aimed"), nullptr);
        EXPECT_EQ(table.chance(), nullptr);
    }
}

TEST(TwistedFish, T29_AllowingIsSecret) {
    Table table =
        table3("{'hands':[['red-eel','glass-bottom-boat'],['red-crab','divine-intervention'],['red-whale']],"
               "'pond':['red-shrimp'],'rest':'out'}");
    table.play(0, boat(1));
    table.play(1, kAllow);
    EXPECT_EQ(count(table.seen(0), "{'event':'move'}"), 0);
    EXPECT_EQ(count(table.seen(2), "{'event':'move'}"), 0);
    EXPECT_TRUE(has(table.seen(1), "{'event':'move','move':{'kind':'allow'}}"));
    EXPECT_EQ(table.chance()["options"], j("['red-crab','divine-intervention']"));
    EXPECT_EQ(table.phase(), "turn");
    EXPECT_EQ(table.all("aimed"), nullptr);
    table.decide("'divine-intervention'");
    EXPECT_EQ(table.turn(), 0);
}

TEST(TwistedFish, T29_APlayerWithoutDivineInterventionIsNotAsked) {
    Table table = table3("{'hands':[['red-eel','glass-bottom-boat'],['red-crab'],['red-whale','divine-"
                         "intervention']],'rest':'out'}");
    table.play(0, boat(1));
    EXPECT_EQ(table.chance()["kind"], "pull");
}

TEST(TwistedFish, T31_AfterAStoppedNetOrLureThePlayerMayAskAgain) {
    for (const bool useNet : {true, false}) {
        Table table = table3(std::string("{'hands':[['red-eel','") + (useNet ? "the-net" : "the-lure") +
                             "'],['blue-eel','divine-intervention'],['red-whale','glass-bottom-boat']],'pond'"
                             ":['red-shrimp'],'rest':'out'}");
        table.play(0, useNet ? net(1, "eel") : lure(1, "blue-eel"));
        EXPECT_EQ(table.phase(), "zinger");
        EXPECT_EQ(table.all("asked")["target"], 1) << "the Net is the ask, until it is stopped";
        table.play(1, kStopAndKeep);
        EXPECT_EQ(table.phase(), "turn");
        EXPECT_EQ(table.all("asked"), nullptr);
        EXPECT_EQ(table.playersToAct(), j("[0,2]")) << "an open moment with all its moves";
        EXPECT_TRUE(table.lists(0, ask(1, "blue-eel")));
        EXPECT_EQ(table.all("hands")[1].size(), 2u);
    }
}

TEST(TwistedFish, T31_T39_AStoppedNetLeavesTheCardWonBeforeItGoingOut) {
    Table table = table3("{'hands':[['red-eel','green-eel','blue-eel','yellow-eel','the-net'],['purple-eel','"
                         "divine-intervention'],"
                         "['red-whale']],'pond':['red-shrimp'],'rest':'out'}");
    table.play(0, ask(1, "purple-eel"));
    table.play(1, kAnswer);
    table.play(0, net(1, "eel"));
    table.play(1, kStop);
    table.play(0, lay("eel"));
    EXPECT_EQ(table.all("last")["out"], 0) << "the Net had no effect, so it was no next ask";
}

TEST(TwistedFish, T32_AfterAStoppedNoFishingTheAskIsAnsweredTruthfully) {
    for (const bool keep : {true, false}) {
        Table table =
            table3("{'hands':[['red-eel','divine-intervention'],['no-fishing','blue-eel'],['red-whale']],"
                   "'pond':['red-shrimp'],'rest':'out'}");
        table.play(0, ask(1, "blue-eel"));
        table.play(1, kPlayNoFishing);
        EXPECT_EQ(table.phase(), "zinger");
        EXPECT_EQ(table.playersToAct(), j("[0]"));
        EXPECT_EQ(table.all("aimed"), j("{'zinger':'no-fishing','by':1,'target':0}"));
        EXPECT_EQ(table.observation(2)["asked"], j("{'by':0,'target':1,'fish':'eel','card':'blue-eel'}"));
        EXPECT_EQ(table.observation(1)["phase"], "wait");
        table.play(0, keep ? kStopAndKeep : kStop);
        EXPECT_EQ(table.phase(), "answer");
        EXPECT_EQ(table.moves(1), j("[{'kind':'answer'}]"));
        EXPECT_EQ(table.refused(1, kPlayNoFishing), "illegal-move: You don't have No Fishing.");
        table.play(1, kAnswer);
        EXPECT_EQ(table.all("hands")[0],
                  keep ? j("['red-eel','blue-eel','no-fishing']") : j("['red-eel','blue-eel']"));
        EXPECT_EQ(table.turn(), 0);
    }
}

TEST(TwistedFish, T32_ANoFishingThatIsAllowedIsAMiss) {
    Table table =
        table3("{'hands':[['red-eel','divine-intervention'],['no-fishing','blue-eel'],['red-whale']],"
               "'pond':['red-shrimp','green-shrimp'],'rest':'out'}");
    table.play(0, ask(1, "blue-eel"));
    table.play(1, kPlayNoFishing);
    table.play(0, kAllow);
    EXPECT_EQ(count(table.seen(2), "{'event':'move'}"), 0);
    EXPECT_EQ(table.turn(), 1);
    EXPECT_EQ(table.all("hands")[0].size(), 3u);
}

TEST(TwistedFish, ANetOrLureThatMeetsBothZingerFirstThenAnswer) {
    Table table = table3(
        "{'hands':[['red-eel','the-net'],['no-fishing','divine-intervention','blue-eel'],['red-whale']],"
        "'pond':['red-shrimp','green-shrimp'],'rest':'out'}");
    table.play(0, net(1, "eel"));
    EXPECT_EQ(table.phase(), "zinger");
    EXPECT_EQ(table.refused(1, kPlayNoFishing).substr(0, 13), "illegal-move:");
    table.play(1, kAllow);
    EXPECT_EQ(table.phase(), "answer");
    EXPECT_EQ(table.moves(1), j("[{'kind':'answer'},{'kind':'no-fishing'}]"));
    EXPECT_EQ(table.refused(1, kStop), "illegal-move: You have to answer before you can do anything else.");
    table.play(1, kPlayNoFishing);
    EXPECT_EQ(table.turn(), 1);
}

TEST(TwistedFish, T29_APlainAskAndADiverCannotBeStopped) {
    Table table = table3(
        "{'hands':[['red-eel'],['blue-eel','divine-intervention'],['red-crab','blue-crab','green-crab',"
        "'yellow-crab','dead-scuba-diver']],'rest':'out'}");
    table.play(2, diver("crab"));
    EXPECT_EQ(table.phase(), "turn");
    table.play(0, ask(1, "blue-eel"));
    EXPECT_EQ(table.phase(), "answer");
}

TEST(TwistedFish, T34_UnloadingEndsTheTurnWithoutADraw) {
    Table table = table3("{'hands':[['red-eel','divine-intervention'],['blue-eel'],['red-crab']],'pond':['"
                         "red-shrimp'],'rest':'out'}");
    table.play(0, kUnload);
    EXPECT_EQ(table.all("discard"), j("['divine-intervention']"));
    EXPECT_EQ(table.all("pond"), j("['red-shrimp']"));
    EXPECT_EQ(table.turn(), 1);
    EXPECT_EQ(table.refused(1, kUnload), "illegal-move: You don't have Divine Intervention.");
}

TEST(TwistedFish, T34_OnlyWhileAnotherZingerIsNotUsedUp) {
    const std::string others =
        "'game-warden','no-fishing','glass-bottom-boat','the-net','two-fisted-fisherman'";
    const std::string diverBasket =
        "'baskets':[[],[{'fish':'whale','cards':['red-whale','green-whale','purple-whale',"
        "'yellow-whale','dead-scuba-diver']}],[]]";
    const std::string hands = "'hands':[['red-eel','divine-intervention'],['blue-eel'],['red-crab']]";
    Table late =
        table3("{" + hands + ",'discard':[" + others + ",'the-lure']," + diverBasket + ",'rest':'out'}");
    EXPECT_EQ(late.refused(0, kUnload),
              "illegal-move: All other Zingers are used up, so it's too late to unload Divine Intervention.");
    EXPECT_FALSE(late.lists(0, kUnload));
    Table leftOut = table3("{" + hands + ",'discard':[" + others + "]," + diverBasket + ",'rest':'out'}");
    EXPECT_TRUE(leftOut.lists(0, kUnload)) << "a Zinger out of the game is not used up";
    Table dead = table3("{'hands':[['divine-intervention'],['blue-eel'],['red-crab']],'rest':'out'}");
    EXPECT_EQ(dead.moves(0), j("[{'kind':'unload'},{'kind':'dead-in-the-water'}]"));
}

TEST(TwistedFish, T34_UnloadingIsNotAQuietTurn) {
    Table table = table3("{'hands':[['divine-intervention'],[],[]],'rest':'out'}");
    table.play(0, kUnload);
    table.play(1, kDead);
    table.play(2, kDead);
    EXPECT_TRUE(table.all("last").is_null());
    table.play(0, kDead);
    EXPECT_EQ(table.all("last")["out"], nullptr);
    EXPECT_FALSE(table.all("last").is_null());
}

TEST(TwistedFish, AStoppedWardenAfterTheDrawReturnsToThatPhase) {
    Table table = table3("{'hands':[['red-eel','game-warden','glass-bottom-boat'],['red-crab','divine-"
                         "intervention'],['red-whale']],"
                         "'pond':['red-shrimp','green-shrimp'],'rest':'out'}");
    table.play(0, ask(2, "blue-eel"));
    table.play(2, kAnswer);
    table.play(0, warden(1));
    table.play(1, kStopAndKeep);
    EXPECT_EQ(table.phase(), "drawn");
    EXPECT_EQ(table.playersToAct(), j("[0]")) << "the Warden's new owner waits for an open moment";
    table.play(0, boat(1));
    table.decide("'red-crab'");
    EXPECT_EQ(table.turn(), 1);
}
