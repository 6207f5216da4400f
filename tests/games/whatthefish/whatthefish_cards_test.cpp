// The WTF cards, Flint Flush and the piles of What the Fish!, ruling by ruling (what-the-fish.md).
#include "tests/games/whatthefish/whatthefish_moves.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::testing::wtf;

// ---- Flint Flush ----

TEST(WhatTheFish, W25_AFlushIsForHandsWithoutAFish) {
    Table table = two("{'hands':[['fish-3'],['kill-6']]}");
    EXPECT_EQ(table.refused(0, "{'kind':'flush'}"), "illegal-move: You have a FISH, so you can't flush.");
    EXPECT_FALSE(table.lists(0, "{'kind':'flush'}"));
    EXPECT_TRUE(table.lists(1, "{'kind':'flush'}"));
}

TEST(WhatTheFish, W26_W28_TheHandIsShownGoesUnderTheDiscardPileAndAFullHandIsDrawn) {
    Table table =
        three("{'hands':[['fish-3'],['protection-9','kill-6','kill-6'],[]],'discard':['fish-1','kill-2'],"
              "'draw':['kill-9']}");
    const Json events = flush(table, 1);
    EXPECT_EQ(count(events, "{'event':'shown','seat':1}"), 3);
    EXPECT_EQ(table.all("discard"), j("['fish-1','kill-2','kill-6','kill-6','protection-9']"))
        << "in deck order";
    EXPECT_EQ(table.all("hands")[1].size(), 7u);
    EXPECT_TRUE(has(events, "{'event':'moved','card':'kill-9','from':'draw','to':'hand:1'}"));
    EXPECT_FALSE(has(table.seen(0), "{'event':'moved','card':'kill-9'}"));
    EXPECT_EQ(count(table.seen(0), "{'event':'moved','card':'?','from':'draw','to':'hand:1'}"), 7);
    EXPECT_TRUE(table.lists(2, "{'kind':'flush'}")) << "an empty hand too";
    flush(table, 2);
    EXPECT_EQ(table.all("hands")[2].size(), 7u);
    Table pair = two("{'hands':[['fish-3'],[]]}");
    flush(pair, 1);
    EXPECT_EQ(pair.all("hands")[1].size(), 10u);
}

TEST(WhatTheFish, W27_TheFishInPlayIsNotInHandSoItsOwnerMayFlushEvenEndangered) {
    Table table = two("{'hands':[['fish-3'],['kill-6']]}");
    dive(table, 0, "fish-3");
    EXPECT_TRUE(table.lists(0, "{'kind':'flush'}"));
    kill(table, 1, {"kill-6"});
    flush(table, 0);
    EXPECT_EQ(table.all("hands")[0].size(), 10u);
    EXPECT_EQ(table.all("swim")["endangered"], true);
}

TEST(WhatTheFish, Flush_ThatWouldDrawNoCardIsRefused) {
    Table table = two("{'hands':[['fish-3'],[]],'rest':'out'}");
    EXPECT_EQ(table.refused(1, "{'kind':'flush'}"),
              "illegal-move: There are no cards to draw, so you can't flush.");
    Table own = two("{'hands':[['fish-3'],['kill-1']],'rest':'out'}");
    flush(own, 1);
    EXPECT_EQ(own.all("hands")[1], j("['kill-1']")) << "their own card comes back";
}

TEST(WhatTheFish, X09_TwentyFlushesBetweenTwoDives) {
    Table table = two("{'hands':[['fish-3','fish-4'],['kill-13']],'rest':'out'}");
    for (int i = 0; i < 20; ++i)
        flush(table, 1);
    EXPECT_EQ(table.refused(1, "{'kind':'flush'}"),
              "illegal-move: You've already flushed 20 times since the last dive.");
    EXPECT_FALSE(table.lists(1, "{'kind':'flush'}"));
    dive(table, 0, "fish-3");
    flush(table, 1);
}

TEST(WhatTheFish, X09_AnUndoneFlushIsNotCountedAndAnUndoneDiveRestartsNoCount) {
    Table table = three("{'hands':[['ben-franklin'],['kill-13'],[]],'rest':'out'}");
    for (int i = 0; i < 20; ++i)
        flush(table, 1);
    franklin(table, 0);
    flush(table, 1); // draws Franklin and the 13, which are all
    EXPECT_EQ(table.chance()["kind"], "shuffle");
    table.decide("['kill-13','ben-franklin']");
    EXPECT_EQ(code(table.refused(1, "{'kind':'flush'}")), "illegal-move");

    Table dived = three("{'hands':[['fish-3'],['kill-13'],['ben-franklin']],'rest':'out'}");
    for (int i = 0; i < 20; ++i)
        flush(dived, 1);
    dive(dived, 0, "fish-3");
    franklin(dived, 2);
    EXPECT_EQ(code(dived.refused(1, "{'kind':'flush'}")), "illegal-move");
}

// ---- WTF cards ----

TEST(WhatTheFish, W29_W39_AWtfCardGoesUnderTheDiscardPile) {
    Table table = two("{'hands':[['mrs-crabite'],['kill-13']],'discard':['kill-1','kill-2'],'rest':'out'}");
    const Json events = at(table, 0, "mrs-crabite", 1);
    EXPECT_TRUE(has(events, "{'event':'moved','card':'mrs-crabite','from':'hand:0','to':'discard'}"));
    EXPECT_EQ(table.all("discard"), j("['kill-1','kill-2','mrs-crabite']"));
}

TEST(WhatTheFish, W30_MuggerCrocTakesTwoRandomCardsOneAfterAnother) {
    Table table = three("{'hands':[['mugger-croc'],['kill-13','kill-1','kill-1'],['kill-2']],'rest':'out'}");
    at(table, 0, "mugger-croc", 1);
    EXPECT_EQ(table.chance(), j("{'kind':'pull','from':1,'options':['kill-1','kill-1','kill-13']}"));
    EXPECT_EQ(table.session().chance(2), j("{'kind':'pull'}"));
    EXPECT_EQ(table.playersToAct(), j("[]"));
    EXPECT_EQ(code(table.refused(1, "{'kind':'pass'}")), "chance-due");
    table.decide("'kill-1'");
    EXPECT_EQ(table.chance(), j("{'kind':'pull','from':1,'options':['kill-1','kill-13']}"));
    const Json events = table.decide("'kill-13'");
    EXPECT_TRUE(has(events, "{'event':'moved','card':'kill-13','from':'hand:1','to':'hand:0'}"));
    EXPECT_TRUE(has(table.seen(1), "{'event':'moved','card':'kill-13','from':'hand:1','to':'hand:0'}"));
    EXPECT_TRUE(has(table.seen(2), "{'event':'moved','card':'?','from':'hand:1','to':'hand:0'}"));
    EXPECT_EQ(table.all("hands")[0], j("['kill-1','kill-13']"));
    EXPECT_EQ(table.playersToAct(), j("[0,1,2]"));

    Table one = two("{'hands':[['mugger-croc'],['kill-13']],'rest':'out'}");
    at(one, 0, "mugger-croc", 1);
    EXPECT_EQ(one.chance(), j("{'kind':'pull','from':1,'options':['kill-13']}"))
        << "asked even with one card";
    one.decide("'kill-13'");
    EXPECT_EQ(one.chance(), nullptr);
}

TEST(WhatTheFish, W31_SnapperSnatchSwapsHandsWithoutThisCard) {
    Table table = three("{'hands':[['snapper-snatch','kill-3','fish-4'],['fish-9'],[]],'rest':'out'}");
    dive(table, 1, "fish-9");
    EXPECT_TRUE(table.lists(0, "{'kind':'snapper-snatch','target':2}"));
    const Json events = at(table, 0, "snapper-snatch", 1);
    EXPECT_TRUE(has(events, "{'event':'moved','card':'kill-3','from':'hand:0','to':'hand:1'}"));
    EXPECT_EQ(table.all("hands"), j("[[],['fish-4','kill-3'],[]]")) << "empty hands count too";
    EXPECT_EQ(table.all("swim")["seat"], 1) << "a FISH in play stays its owner's";
    EXPECT_TRUE(has(table.seen(1), "{'event':'moved','card':'kill-3','from':'hand:0','to':'hand:1'}"));
    EXPECT_FALSE(has(table.seen(2), "{'event':'moved','card':'kill-3'}"));
}

TEST(WhatTheFish, W32_MrsCrabiteShowsTheWholeHandToHerPlayerAlone) {
    Table table = three("{'hands':[['mrs-crabite'],['kill-13','kill-1'],['kill-2']],'rest':'out'}");
    const Json events = at(table, 0, "mrs-crabite", 1);
    EXPECT_EQ(count(events, "{'event':'seen','seat':0,'from':'hand:1'}"), 2);
    EXPECT_TRUE(has(table.seen(0), "{'event':'seen','seat':0,'from':'hand:1','card':'kill-13'}"));
    EXPECT_EQ(count(table.seen(2), "{'event':'seen','card':'?'}"), 2);
    EXPECT_EQ(table.observation(0)["hands"][1], j("['?','?']"))
        << "an observation shows cards visible now, not cards seen earlier";
}

TEST(WhatTheFish, W33_TheTargetOfAWtfTaxChoosesItsGift) {
    Table table = three("{'hands':[['wtf-tax'],['fish-13','fish-1','kill-1'],['kill-2']],'rest':'out'}");
    pass(table, 2);
    at(table, 0, "wtf-tax", 1);
    EXPECT_EQ(table.phase(), "tax");
    EXPECT_EQ(table.playersToAct(), j("[1]"));
    EXPECT_EQ(table.moves(1), j("[{'kind':'give','card':'fish-1'},{'kind':'give','card':'fish-13'}]"));
    EXPECT_EQ(table.refused(1, "{'kind':'pass'}"), "illegal-move: You have to give player 0 a FISH first.");
    EXPECT_EQ(code(table.refused(0, "{'kind':'pass'}")), "not-your-move");
    EXPECT_EQ(code(table.refused(1, "{'kind':'give','card':'kill-1'}")), "illegal-move");
    EXPECT_EQ(code(table.refused(1, "{'kind':'give','card':'fish-2'}")), "illegal-move");
    const Json events = table.play(1, "{'kind':'give','card':'fish-1'}");
    EXPECT_TRUE(has(events, "{'event':'move','seat':1,'move':{'kind':'give','card':'fish-1'}}"));
    EXPECT_TRUE(has(table.seen(0), "{'event':'moved','card':'fish-1','from':'hand:1','to':'hand:0'}"));
    EXPECT_TRUE(has(table.seen(2), "{'event':'move','seat':1,'move':{'kind':'give','card':'?'}}"));
    EXPECT_TRUE(has(table.seen(2), "{'event':'moved','card':'?','from':'hand:1','to':'hand:0'}"));
    EXPECT_EQ(table.phase(), "open");
    EXPECT_EQ(table.playersToAct(), j("[0,1,2]"));
    EXPECT_EQ(code(table.refused(1, "{'kind':'give','card':'fish-13'}")), "illegal-move");
}

TEST(WhatTheFish, W33_WithoutAFishNothingIsGivenAndWithOneKindTheGiftIsAutomatic) {
    Table none = three("{'hands':[['wtf-tax'],['kill-1'],['kill-2']],'rest':'out'}");
    at(none, 0, "wtf-tax", 1);
    EXPECT_TRUE(has(none.seen(2), "{'event':'said','seat':1,'text':'none-to-give'}"));
    EXPECT_EQ(none.phase(), "open");
    Table one = three("{'hands':[['wtf-tax'],['fish-5','fish-5','kill-1'],['kill-2']],'rest':'out'}");
    at(one, 0, "wtf-tax", 1);
    EXPECT_EQ(one.all("hands")[0], j("['fish-5']"));
    EXPECT_EQ(one.all("hands")[1], j("['fish-5','kill-1']"));
    EXPECT_FALSE(has(one.seen(2), "{'event':'moved','card':'fish-5'}"));
}

TEST(WhatTheFish, W34_CommunistManifestoMovesACardBetweenTwoOthers) {
    Table table = three("{'hands':[['communist-manifesto'],['kill-13','kill-1'],['kill-2']],'rest':'out'}");
    for (const auto& [from, to] : {std::pair{0, 1}, {1, 0}, {1, 1}})
        EXPECT_EQ(table.refused(0, "{'kind':'communist-manifesto','from':" + std::to_string(from) +
                                       ",'to':" + std::to_string(to) + "}"),
                  "illegal-move: The card has to go from one opponent to another.");
    manifesto(table, 0, 1, 2);
    EXPECT_EQ(table.chance(), j("{'kind':'pull','from':1,'options':['kill-1','kill-13']}"));
    table.decide("'kill-13'");
    EXPECT_TRUE(has(table.seen(0), "{'event':'moved','card':'?','from':'hand:1','to':'hand:2'}"));
    EXPECT_TRUE(has(table.seen(1), "{'event':'moved','card':'kill-13'}"));
    EXPECT_TRUE(has(table.seen(2), "{'event':'moved','card':'kill-13'}"));
    EXPECT_EQ(table.all("order"), j("[1,2,0]"));
}

TEST(WhatTheFish, W34_CommunistManifestoForTwoTakesFromTheOpponent) {
    Table table = two("{'hands':[['communist-manifesto'],['kill-13']],'rest':'out'}");
    EXPECT_EQ(table.refused(0, "{'kind':'communist-manifesto','from':0,'to':1}"),
              "illegal-move: With two players, you take the card yourself.");
    EXPECT_TRUE(table.lists(0, "{'kind':'communist-manifesto','from':1,'to':0}"));
    manifesto(table, 0, 1, 0);
    table.decide("'kill-13'");
    EXPECT_EQ(table.all("hands"), j("[['kill-13'],[]]"));
}

TEST(WhatTheFish, W35_ElvisTakesAFishFromTheDiscardPileNotTheOneInPlay) {
    Table table = two("{'hands':[['elvis-effect','elvis-effect'],['fish-13']],"
                      "'discard':['kill-1','fish-5','kill-2','fish-5','fish-7'],'rest':'out'}");
    dive(table, 1, "fish-13");
    EXPECT_EQ(table.refused(0, "{'kind':'elvis-effect','card':'fish-13'}"),
              "illegal-move: The discard pile doesn't have Fish 13.");
    EXPECT_EQ(code(table.refused(0, "{'kind':'elvis-effect','card':'kill-1'}")), "illegal-move");
    EXPECT_TRUE(table.lists(0, "{'kind':'elvis-effect','card':'fish-7'}"));
    const Json events = table.play(0, "{'kind':'elvis-effect','card':'fish-5'}");
    EXPECT_TRUE(has(table.seen(1), "{'event':'moved','card':'fish-5','from':'discard','to':'hand:0'}"));
    EXPECT_EQ(table.all("discard"), j("['kill-1','kill-2','fish-5','fish-7','elvis-effect']"));
    EXPECT_EQ(table.all("hands")[0], j("['fish-5','elvis-effect']"));
}

TEST(WhatTheFish, W36_BeaverBuddhaEndsTheSwimWithNoResult) {
    Table table = two("{'hands':[['fish-3'],['kill-6','beaver-buddha']],'discard':['kill-1'],'rest':'out'}");
    EXPECT_EQ(table.refused(1, "{'kind':'beaver-buddha'}"), "illegal-move: No fish is swimming.");
    dive(table, 0, "fish-3");
    kill(table, 1, {"kill-6"});
    simply(table, 1, "beaver-buddha");
    EXPECT_EQ(table.phase(), "open");
    EXPECT_EQ(table.all("discard"), j("['kill-6','fish-3','kill-1','beaver-buddha']"));
    EXPECT_EQ(table.all("over"), false);
    EXPECT_EQ(table.all("swims"), 1);
}

TEST(WhatTheFish, X07_NoCardTargetsAnEmptyHandOrItsPlayer) {
    Table table =
        three("{'hands':[['mugger-croc','snapper-snatch','mrs-crabite','wtf-tax','communist-manifesto'],"
              "[],['kill-1']],'rest':'out'}");
    for (const char* kind : {"mugger-croc", "mrs-crabite", "wtf-tax"}) {
        const std::string move = "{'kind':'" + std::string(kind) + "','target':";
        EXPECT_EQ(table.refused(0, move + "1}"), "illegal-move: player 1 has no cards.");
        EXPECT_EQ(table.refused(0, move + "0}"), "illegal-move: You can't aim that at yourself.");
        EXPECT_TRUE(table.lists(0, move + "2}"));
    }
    EXPECT_EQ(code(table.refused(0, "{'kind':'snapper-snatch','target':0}")), "illegal-move");
    EXPECT_EQ(code(table.refused(0, "{'kind':'communist-manifesto','from':1,'to':2}")), "illegal-move");
    EXPECT_TRUE(table.lists(0, "{'kind':'communist-manifesto','from':2,'to':1}"));
}

// ---- Ben Franklin ----

TEST(WhatTheFish, W37_UndoneKillsFreezeUntilTheSwimEnds) {
    Table table =
        three("{'hands':[['fish-3','ben-franklin'],['kill-6','kill-4','kill-1'],['kill-2']],'rest':'out'}");
    dive(table, 0, "fish-3");
    kill(table, 1, {"kill-6", "kill-4"});
    pass(table, 2); // passes in between do not count
    const Json events = franklin(table, 0);
    EXPECT_TRUE(has(events, "{'event':'moved','card':'kill-6','from':'swim','to':'frozen'}"));
    EXPECT_TRUE(has(events, "{'event':'moved','card':'ben-franklin','from':'hand:0','to':'discard'}"));
    EXPECT_EQ(table.observation(2)["frozen"], j("[{'seat':1,'cards':['kill-6','kill-4'],'thaws':1}]"))
        << "open to all";
    EXPECT_EQ(table.all("swim"), j("{'seat':0,'fish':'fish-3','bar':3,'attack':0,'endangered':false,"
                                   "'cards':['fish-3']}"));
    EXPECT_EQ(table.all("hands")[1], j("['kill-1']"));
    EXPECT_EQ(table.all("discard"), j("['ben-franklin']"));
    EXPECT_EQ(table.playersToAct(), j("[0,1,2]"));
    EXPECT_EQ(table.all("order"), j("[1,2,0]"));
    kill(table, 1, {"kill-1"});
    kill(table, 2, {"kill-2"});
    EXPECT_EQ(table.all("swim")["endangered"], false);
    pass(table, 1);
    pass(table, 2);
    EXPECT_EQ(table.all("hands")[1], j("['kill-4','kill-6']")) << "the swim has ended";
    EXPECT_EQ(table.all("frozen"), j("[]"));
}

TEST(WhatTheFish, W37_AnUndoneProtectionEndangersTheFishAgain) {
    Table table = two("{'hands':[['fish-3','protection-9'],['kill-6','ben-franklin']],'rest':'out'}");
    dive(table, 0, "fish-3");
    kill(table, 1, {"kill-6"});
    protect(table, 0, {"protection-9"});
    franklin(table, 1);
    EXPECT_EQ(table.all("swim"), j("{'seat':0,'fish':'fish-3','bar':3,'attack':6,'endangered':true,"
                                   "'cards':['fish-3','kill-6']}"));
    EXPECT_EQ(table.all("frozen"), j("[{'seat':0,'cards':['protection-9'],'thaws':1}]"));
    const Json events = bellyUp(table, 0);
    EXPECT_TRUE(has(events, "{'event':'moved','card':'protection-9','from':'frozen','to':'hand:0'}"));
    EXPECT_EQ(table.all("hands")[0], j("['protection-9']"));
}

TEST(WhatTheFish, W37_AnUndoneDiveIsNoSwimAndItsFishStaysFrozenThroughTheNext) {
    Table table = three("{'hands':[['fish-3','fish-9'],['kill-6'],['ben-franklin','fish-1']],'rest':'out'}");
    dive(table, 0, "fish-3");
    franklin(table, 2);
    EXPECT_EQ(table.phase(), "open");
    EXPECT_EQ(table.all("swim"), nullptr);
    EXPECT_EQ(table.all("swims"), 0);
    EXPECT_EQ(table.all("order"), j("[1,2,0]")) << "from the left of the seat that had played the FISH";
    EXPECT_EQ(table.all("frozen"), j("[{'seat':0,'cards':['fish-3'],'thaws':1}]"));
    dive(table, 2, "fish-1");
    EXPECT_EQ(table.all("frozen")[0]["thaws"], 1);
    kill(table, 1, {"kill-6"});
    bellyUp(table, 2);
    EXPECT_EQ(table.all("hands")[0], j("['fish-3','fish-9']"));
    EXPECT_EQ(table.all("frozen"), j("[]"));
}

TEST(WhatTheFish, W37_AnUndoneWtfCardFreezesAndItsCardsGoBack) {
    Table croc = three("{'hands':[['mugger-croc'],['kill-1','kill-2'],['ben-franklin']],'rest':'out'}");
    at(croc, 0, "mugger-croc", 1);
    croc.decide("'kill-1'");
    croc.decide("'kill-2'");
    const Json events = franklin(croc, 2);
    EXPECT_TRUE(has(events, "{'event':'moved','card':'mugger-croc','from':'discard','to':'frozen'}"));
    EXPECT_TRUE(has(croc.seen(1), "{'event':'moved','card':'kill-1','from':'hand:0','to':'hand:1'}"));
    EXPECT_TRUE(has(croc.seen(2), "{'event':'moved','card':'?','from':'hand:0','to':'hand:1'}"));
    EXPECT_EQ(croc.all("hands"), j("[[],['kill-1','kill-2'],[]]"));
    EXPECT_EQ(croc.all("frozen"), j("[{'seat':0,'cards':['mugger-croc'],'thaws':1}]"))
        << "until the next swim ends";

    Table elvis =
        two("{'hands':[['elvis-effect'],['ben-franklin']],'discard':['kill-1','fish-5','kill-2','fish-5'],"
            "'rest':'out'}");
    elvis.play(0, "{'kind':'elvis-effect','card':'fish-5'}");
    franklin(elvis, 1);
    EXPECT_EQ(elvis.all("discard"), j("['kill-1','fish-5','kill-2','fish-5','ben-franklin']"));

    Table tax = two("{'hands':[['wtf-tax'],['ben-franklin','fish-1','fish-2']],'rest':'out'}");
    at(tax, 0, "wtf-tax", 1);
    tax.play(1, "{'kind':'give','card':'fish-1'}");
    franklin(tax, 1);
    EXPECT_EQ(tax.all("hands"), j("[[],['fish-1','fish-2']]"));
}

TEST(WhatTheFish, W37_AnUndoneBuddhaRestoresTheSwimAndFrozenCards) {
    Table table =
        three("{'hands':[['fish-3','beaver-buddha'],['kill-6','mrs-crabite'],['ben-franklin','kill-2']],"
              "'rest':'out'}");
    dive(table, 0, "fish-3");
    kill(table, 1, {"kill-6"});
    simply(table, 0, "beaver-buddha");
    EXPECT_EQ(table.phase(), "open");
    const Json events = franklin(table, 2);
    EXPECT_TRUE(has(events, "{'event':'moved','card':'kill-6','from':'discard','to':'swim'}"));
    EXPECT_EQ(table.phase(), "swim");
    EXPECT_EQ(table.all("swim")["attack"], 6);
    EXPECT_EQ(table.all("swim")["cards"], j("['fish-3','kill-6']"));
    EXPECT_EQ(table.all("frozen"), j("[{'seat':0,'cards':['beaver-buddha'],'thaws':1}]"));
    EXPECT_EQ(table.all("discard"), j("['ben-franklin']"));
}

TEST(WhatTheFish, W37_AnUndoneFlushRestoresHandAndPilesAlsoAfterAReshuffle) {
    Table table = three(
        "{'hands':[['kill-1','fish-2'],['kill-5','kill-6'],['ben-franklin']],'draw':['kill-7','kill-8'],"
        "'discard':['kill-9','protection-1','kill-10','elvis-effect','kill-11'],'rest':'out'}");
    flush(table, 1);
    ASSERT_EQ(table.chance()["kind"], "shuffle");
    table.decide("['kill-5','kill-9','protection-1','kill-10','elvis-effect','kill-11','kill-6']");
    EXPECT_EQ(table.all("hands")[1].size(), 7u);
    EXPECT_EQ(table.all("draw"), j("['kill-11','kill-6']"));
    franklin(table, 2);
    EXPECT_EQ(table.all("hands"), j("[['fish-2','kill-1'],['kill-5','kill-6'],[]]"));
    EXPECT_EQ(table.all("draw"), j("['kill-7','kill-8']"));
    EXPECT_EQ(table.all("discard"),
              j("['kill-9','protection-1','kill-10','elvis-effect','kill-11','ben-franklin']"));
    EXPECT_EQ(table.all("frozen"), j("[]")) << "nothing frozen";
}

TEST(WhatTheFish, W37_FranklinGoesUnderTheDiscardPileFromAnyHand) {
    Table snatch = two("{'hands':[['snapper-snatch','kill-1'],['ben-franklin','kill-2']],'rest':'out'}");
    at(snatch, 0, "snapper-snatch", 1);
    franklin(snatch, 0); // undoes the snatch that brought this Franklin
    EXPECT_EQ(snatch.all("hands"), j("[['kill-1'],['kill-2']]"));
    EXPECT_EQ(snatch.all("discard"), j("['ben-franklin']"));
    EXPECT_EQ(snatch.all("frozen"), j("[{'seat':0,'cards':['snapper-snatch'],'thaws':1}]"));

    Table drawn = three("{'hands':[['kill-1'],['kill-5'],[]],'draw':['kill-2','ben-franklin','kill-3'],"
                        "'discard':['kill-9'],'rest':'out'}");
    flush(drawn, 1);
    drawn.decide("['kill-5','kill-9']");
    franklin(drawn, 1);
    EXPECT_EQ(drawn.all("hands")[1], j("['kill-5']"));
    EXPECT_EQ(drawn.all("draw"), j("['kill-2','kill-3']"));
    EXPECT_EQ(drawn.all("discard"), j("['kill-9','ben-franklin']"));
}

TEST(WhatTheFish, W37_NeitherBellyUpNorAnUndoNorNothingIsUndone) {
    Table table = two("{'hands':[['fish-3'],['kill-6','ben-franklin']],'rest':'out'}");
    EXPECT_EQ(table.refused(1, "{'kind':'ben-franklin'}"), "illegal-move: There's nothing to undo.");
    dive(table, 0, "fish-3");
    kill(table, 1, {"kill-6"});
    bellyUp(table, 0);
    EXPECT_FALSE(table.lists(1, "{'kind':'ben-franklin'}"));
    EXPECT_EQ(code(table.refused(1, "{'kind':'ben-franklin'}")), "illegal-move");
}

TEST(WhatTheFish, W37_AnUndoneSnatchDoesNotRevealHowTheHandsCompare) {
    const auto undone = [](const std::string& one, const std::string& other) {
        Table table = three("{'hands':[['ben-franklin'],['snapper-snatch','" + one + "'],['" + other +
                            "']],'rest':'out'}");
        at(table, 1, "snapper-snatch", 2);
        const int played = table.session().eventCount(0);
        franklin(table, 0);
        return table.session().events(0, played);
    };
    EXPECT_EQ(undone("kill-1", "kill-2"), undone("kill-2", "kill-1"));
}

TEST(WhatTheFish, W38_FrozenCardsCanBeNeitherPlayedNorTaken) {
    Table table = three(
        "{'hands':[['fish-3','ben-franklin'],['kill-6'],['mugger-croc','snapper-snatch']],'rest':'out'}");
    dive(table, 0, "fish-3");
    kill(table, 1, {"kill-6"});
    franklin(table, 0);
    EXPECT_EQ(code(table.refused(1, "{'kind':'kill','cards':['kill-6']}")), "illegal-move");
    EXPECT_EQ(table.refused(2, "{'kind':'mugger-croc','target':1}"), "illegal-move: player 1 has no cards.");
    at(table, 2, "snapper-snatch", 1);
    EXPECT_EQ(table.all("frozen")[0]["seat"], 1) << "it stays its player's";
    EXPECT_EQ(table.all("hands"), j("[[],['mugger-croc'],[]]"));
}

// ---- piles ----

TEST(WhatTheFish, W21_TheTopAndBottomOfTheDiscardPile) {
    Table table = two("{'hands':[['fish-3','mrs-crabite'],['kill-6','kill-2']],'discard':['kill-1']}");
    dive(table, 0, "fish-3");
    at(table, 0, "mrs-crabite", 1);
    flush(table, 1);
    EXPECT_EQ(table.all("discard"), j("['kill-1','mrs-crabite','kill-2','kill-6']"));
}

TEST(WhatTheFish, W22_ADrawPileThatRunsOutIsReshuffledAtOnceAlsoInTheMiddleOfADraw) {
    Table table = three("{'hands':[['fish-3'],['kill-5'],['kill-6']],'draw':['kill-7'],"
                        "'discard':['kill-9','kill-10'],'rest':'out'}");
    flush(table, 1);
    EXPECT_EQ(table.chance(), j("{'kind':'shuffle','pile':'draw','cards':['kill-5','kill-9','kill-10']}"));
    EXPECT_EQ(table.all("hands")[1], j("['kill-7']")) << "in the middle of the draw";
    const Json events = table.decide("['kill-9','kill-5','kill-10']");
    EXPECT_TRUE(has(events, "{'event':'shuffled','pile':'draw','size':3}"));
    EXPECT_FALSE(table.seen(0).dump().find("\"cards\":[\"kill-9\"") != std::string::npos)
        << "the order is nobody's";
    EXPECT_EQ(table.all("hands")[1], j("['kill-5','kill-7','kill-9','kill-10']"));

    Table exact =
        three("{'hands':[['fish-3'],['kill-5'],['kill-6']],'draw':['kill-1','kill-2','kill-3','kill-4',"
              "'kill-7','kill-8','kill-9'],'discard':['kill-10'],'rest':'out'}");
    flush(exact, 1);
    EXPECT_EQ(exact.all("hands")[1].size(), 7u);
    EXPECT_EQ(exact.chance()["cards"], j("['kill-5','kill-10']")) << "at once, when the last card is drawn";
    exact.decide("['kill-10','kill-5']");
    EXPECT_EQ(exact.all("draw"), j("['kill-10','kill-5']"));
}

TEST(WhatTheFish, W23_ProtectionsOfTheSwimGoAlongAndTheirNumbersStayInForce) {
    Table table =
        two("{'hands':[['fish-3','protection-9'],['kill-6','kill-7']],'draw':['kill-1'],'discard':['kill-2'],"
            "'rest':'out'}");
    dive(table, 0, "fish-3");
    kill(table, 1, {"kill-6"});
    protect(table, 0, {"protection-9"});
    flush(table, 0);
    EXPECT_EQ(table.chance()["cards"], j("['kill-2','protection-9']"))
        << "not the FISH nor the KILLs of the swim";
    const Json events = table.decide("['kill-2','protection-9']");
    EXPECT_TRUE(has(events, "{'event':'moved','card':'protection-9','from':'swim','to':'draw'}"));
    EXPECT_EQ(table.all("swim"), j("{'seat':0,'fish':'fish-3','bar':9,'attack':0,'endangered':false,"
                                   "'cards':['fish-3','kill-6']}"));
    EXPECT_EQ(table.all("hands")[0], j("['kill-1','kill-2','protection-9']"));
}

TEST(WhatTheFish, W24_AShortPileGivesItsLastCardsAndIsShuffledAtTheNextDraw) {
    Table table = three("{'hands':[['fish-3'],[],['kill-6']],'draw':['kill-7','kill-8'],'rest':'out'}");
    flush(table, 1);
    EXPECT_EQ(table.all("hands")[1], j("['kill-7','kill-8']"));
    EXPECT_EQ(table.chance(), nullptr);
    EXPECT_EQ(table.all("draw"), j("[]"));
    dive(table, 0, "fish-3");
    kill(table, 1, {"kill-8"});
    bellyUp(table, 0);
    flush(table, 2);
    EXPECT_EQ(table.chance()["cards"], j("['fish-3','kill-6','kill-8']")) << "the next draw does it";
}
