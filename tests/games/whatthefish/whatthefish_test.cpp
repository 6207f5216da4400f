// Rulings of What the Fish!, one by one (what-the-fish.md); its cards are in whatthefish_cards_test.cpp.
#include "tests/games/whatthefish/whatthefish_moves.h"

#include <map>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::testing::wtf;

// ---- the deck and the deal ----

TEST(WhatTheFish, Deck_93CardsEachValueTwiceAnd15WtfCards) {
    Table table = Table::shuffled("what-the-fish", 2, 5);
    std::map<std::string, int> count;
    const Json observation = table.all();
    for (const Json& card : observation["draw"])
        ++count[card.get<std::string>()];
    for (const Json& hand : observation["hands"])
        for (const Json& card : hand)
            ++count[card.get<std::string>()];
    EXPECT_EQ(count.size(), 47u);
    for (const auto& [name, times] : count)
        EXPECT_EQ(times, name == "ben-franklin" ? 1 : 2) << name;
}

TEST(WhatTheFish, Deck_InDeckOrder) {
    const Json game = [] {
        for (const Json& one : gamesJson())
            if (one["id"] == "what-the-fish") return one;
        return Json();
    }();
    EXPECT_EQ(game["seats"], j("[2,6]"));
    EXPECT_EQ(game["options"], j("[{'name':'wins','default':1,'least':1,'most':20}]"));
    ASSERT_EQ(game["deck"].size(), 93u);
    const std::pair<int, const char*> some[] = {
        {0, "fish-1"},          {1, "fish-1"},         {2, "fish-2"},         {25, "fish-13"},
        {26, "kill-1"},         {52, "protection-1"},  {77, "protection-13"}, {78, "mugger-croc"},
        {80, "snapper-snatch"}, {82, "mrs-crabite"},   {84, "wtf-tax"},       {86, "communist-manifesto"},
        {88, "elvis-effect"},   {91, "beaver-buddha"}, {92, "ben-franklin"}};
    for (const auto& [place, name] : some)
        EXPECT_EQ(game["deck"][place], name);
}

TEST(WhatTheFish, Deal_TenEachForTwoSevenEachForThreeToSix) {
    for (int seats = 2; seats <= 6; ++seats) {
        const Json observation = Table::shuffled("what-the-fish", seats, 7).all();
        for (const Json& hand : observation["hands"])
            EXPECT_EQ(hand.size(), seats == 2 ? 10u : 7u);
        EXPECT_EQ(observation["draw"].size(), seats == 2 ? 73u : 93u - 7 * seats);
        EXPECT_EQ(observation["discard"], j("[]"));
    }
    EXPECT_EQ(dealError("what-the-fish", 7, "{}").substr(0, 10), "bad-seats:");
    EXPECT_EQ(dealError("what-the-fish", 1, "{}").substr(0, 10), "bad-seats:");
}

TEST(WhatTheFish, Deal_FromTheDrawPileAsLaidOutOneCardEachFromTheDealersLeft) {
    Table table = two("{'draw':['fish-1','fish-2','kill-1','kill-2']}");
    EXPECT_EQ(table.all("hands")[1].dump().find("fish-1") != std::string::npos, true);
    EXPECT_EQ(table.all("hands")[0].dump().find("fish-2") != std::string::npos, true);
    EXPECT_EQ(table.all("hands")[1].size(), 10u);
}

TEST(WhatTheFish, W44_HandsAreRevealedAfterTheGame) {
    Table table = Table::shuffled("what-the-fish", 3, 7);
    const Json hands = table.observation(1)["hands"];
    EXPECT_EQ(hands[1], table.all("hands")[1]);
    EXPECT_EQ(hands[0], j("['?','?','?','?','?','?','?']"));
    const Json draw = table.observation(1)["draw"];
    EXPECT_EQ(draw.size(), 72u);
    for (const Json& card : draw)
        EXPECT_EQ(card, "?");
    EXPECT_EQ(table.playersToAct(), j("[0,1,2]")) << "everybody may act at once";
}

// ---- who may act ----

TEST(WhatTheFish, W01_APlayerWhoPassedWaitsForTheNextAction) {
    Table table = three("{'hands':[['fish-8'],['kill-4','kill-5'],['fish-1']],'rest':'out'}");
    EXPECT_EQ(table.turn(), nullptr);
    pass(table, 1);
    EXPECT_EQ(table.playersToAct(), j("[0,2]"));
    EXPECT_EQ(table.all("passed"), j("[1]"));
    EXPECT_EQ(code(table.refused(1, "{'kind':'pass'}")), "not-your-move");
    dive(table, 0, "fish-8");
    EXPECT_EQ(table.playersToAct(), j("[0,1,2]"));
    EXPECT_EQ(table.all("passed"), j("[]"));
}

TEST(WhatTheFish, W01_RoundTheTableTheSeatAfterTheActorsComesFirst) {
    Table table =
        three("{'hands':[['fish-8','wtf-tax'],['kill-4','kill-5'],['fish-1','fish-2']],'rest':'out'}");
    EXPECT_EQ(table.all("order"), j("[1,2,0]"));
    dive(table, 0, "fish-8");
    EXPECT_EQ(table.all("order"), j("[1,2,0]"));
    kill(table, 1, {"kill-4"});
    EXPECT_EQ(table.all("order"), j("[2,0,1]"));
    pass(table, 2);
    EXPECT_EQ(table.all("order"), j("[2,0,1]")) << "a pass is no action";
    at(table, 0, "wtf-tax", 2);
    EXPECT_EQ(table.all("order"), j("[1,2,0]"));
    table.play(2, "{'kind':'give','card':'fish-1'}");
    EXPECT_EQ(table.all("order"), j("[1,2,0]")) << "the Tax is its player's action, though another chose";
}

// ---- open water ----

TEST(WhatTheFish, W02_AtTheStartTheOrderIsFromTheDealersLeft) {
    EXPECT_EQ(Table("what-the-fish", 4, "{}", 2).all("order"), j("[3,0,1,2]"));
}

TEST(WhatTheFish, W03_AnybodyMayDiveFirst) {
    Table table = three("{'hands':[['fish-8'],['fish-4','kill-5'],['fish-1']],'rest':'out'}");
    const Json events = dive(table, 2, "fish-1");
    EXPECT_TRUE(has(events, "{'event':'move','seat':2,'move':{'kind':'dive','card':'fish-1'}}"));
    EXPECT_TRUE(has(events, "{'event':'moved','card':'fish-1','from':'hand:2','to':'swim'}"));
    EXPECT_EQ(table.phase(), "swim");
    EXPECT_EQ(table.all("swim"), j("{'seat':2,'fish':'fish-1','bar':1,'attack':0,'endangered':false,"
                                   "'cards':['fish-1']}"));
    EXPECT_EQ(table.all("swims"), 1);
}

TEST(WhatTheFish, W04_AfterADeathTheOwnerComesLastAndMayDiveAgain) {
    Table table = three("{'hands':[['fish-8'],['fish-4','fish-5'],['kill-6']],'rest':'out'}");
    dive(table, 1, "fish-4");
    kill(table, 2, {"kill-6"});
    const Json events = bellyUp(table, 1);
    EXPECT_TRUE(has(events, "{'event':'said','seat':1,'text':'belly-up'}"));
    EXPECT_EQ(table.phase(), "open");
    EXPECT_EQ(table.all("order"), j("[2,0,1]"));
    EXPECT_EQ(table.all("swim"), nullptr);
    dive(table, 1, "fish-5");
}

TEST(WhatTheFish, W04_AfterBeaverBuddhaItsPlayersLeftComesFirst) {
    Table table = three("{'hands':[['fish-8'],['beaver-buddha'],['kill-6']],'rest':'out'}");
    dive(table, 0, "fish-8");
    simply(table, 1, "beaver-buddha");
    EXPECT_EQ(table.all("order"), j("[2,0,1]"));
}

TEST(WhatTheFish, W05_WhenAllHavePassedTheHighestFishMustDive) {
    Table table = three("{'hands':[['fish-8','kill-1'],['fish-4'],['kill-6']],'rest':'out'}");
    pass(table, 0);
    pass(table, 1);
    const Json events = pass(table, 2);
    EXPECT_EQ(count(events, "{'event':'shown'}"), 4) << "all hands are shown";
    EXPECT_TRUE(has(events, "{'event':'shown','seat':2,'card':'kill-6'}"));
    EXPECT_TRUE(has(events, "{'event':'moved','card':'fish-8','from':'hand:0','to':'swim'}"));
    EXPECT_TRUE(has(table.seen(1), "{'event':'shown','seat':0,'card':'kill-1'}"));
    EXPECT_EQ(table.observation(1)["hands"][0], j("['?']")) << "the hands are hidden again";
    EXPECT_EQ(table.all("swim")["seat"], 0);
    EXPECT_EQ(table.all("swims"), 1);
    EXPECT_EQ(table.all("order"), j("[1,2,0]"));
    EXPECT_EQ(table.playersToAct(), j("[0,1,2]"));
}

TEST(WhatTheFish, W06_OfEqualFishTheFirstInOrderMustDive) {
    Table table = three("{'hands':[['fish-8'],['fish-4'],['fish-8']],'rest':'out'}");
    for (int seat = 0; seat < 3; ++seat)
        pass(table, seat);
    EXPECT_EQ(table.all("swim")["seat"], 2);
}

TEST(WhatTheFish, W07_WithoutAFishAllFlushInOrderUntilOneMustDive) {
    Table table = three("{'hands':[['kill-8'],['kill-4'],['kill-6']],"
                        "'draw':['kill-1','kill-2','kill-3','kill-4','kill-5','kill-7','kill-9',"
                        "'fish-3','kill-10','fish-9','kill-11','kill-12','kill-13','kill-1']}");
    for (int seat = 0; seat < 3; ++seat)
        pass(table, seat);
    EXPECT_EQ(table.phase(), "flush");
    EXPECT_EQ(table.playersToAct(), j("[1]"));
    EXPECT_EQ(table.moves(1), j("[{'kind':'flush'}]"));
    EXPECT_EQ(table.refused(1, "{'kind':'pass'}"), "illegal-move: Nobody has a FISH, so you have to flush.");
    EXPECT_EQ(code(table.refused(2, "{'kind':'flush'}")), "not-your-move");
    flush(table, 1);
    EXPECT_EQ(table.playersToAct(), j("[2]"));
    EXPECT_EQ(table.all("discard"), j("['kill-4']"));
    const Json events = flush(table, 2);
    EXPECT_TRUE(has(events, "{'event':'moved','card':'fish-9','from':'hand:2','to':'swim'}"))
        << "the highest drawn";
    EXPECT_EQ(table.phase(), "swim");
    EXPECT_EQ(table.all("order"), j("[0,1,2]"));
}

TEST(WhatTheFish, W07_ForcedFlushesAndDivesCannotBeUndone) {
    Table table = two("{'hands':[['kill-8'],['ben-franklin']],'draw':['fish-3'],'rest':'out'}");
    pass(table, 0);
    pass(table, 1);
    EXPECT_EQ(table.playersToAct(), j("[1]"));
    EXPECT_EQ(code(table.refused(1, "{'kind':'ben-franklin'}")), "illegal-move");
    flush(table, 1); // draws the FISH, and Franklin again, the only card to shuffle
    EXPECT_EQ(table.phase(), "swim");
    EXPECT_EQ(table.all("hands")[1], j("['ben-franklin']"));
    EXPECT_EQ(code(table.refused(1, "{'kind':'ben-franklin'}")), "illegal-move");

    Table forced = two("{'hands':[['fish-8'],['ben-franklin']],'rest':'out'}");
    pass(forced, 0);
    pass(forced, 1);
    EXPECT_EQ(forced.phase(), "swim");
    EXPECT_EQ(forced.refused(1, "{'kind':'ben-franklin'}"), "illegal-move: There's nothing to undo.");
}

TEST(WhatTheFish, W07_FlushesRepeatWhileAPileHoldsAFishAndSkipPlayersWithNothingToDraw) {
    Table table = two("{'hands':[['kill-8'],['kill-9']],'draw':['kill-1'],'rest':'out'}");
    pass(table, 0);
    pass(table, 1);
    flush(table, 1); // draws kill-1; the discarded kill-9 is the only card to shuffle, and is drawn as well
    EXPECT_EQ(table.all("hands")[1], j("['kill-1','kill-9']"));
    EXPECT_EQ(table.playersToAct(), j("[0]"));
    flush(table, 0);
    EXPECT_EQ(table.all("hands")[0], j("['kill-8']"));
    EXPECT_EQ(table.chance(), j("{'kind':'deal'}")) << "no pile holds a FISH: nobody can win this game";

    Table empty = two("{'hands':[[],['kill-9']],'rest':'out'}");
    pass(empty, 0);
    pass(empty, 1);
    EXPECT_EQ(empty.playersToAct(), j("[1]"));
    flush(empty, 1);
    EXPECT_EQ(empty.chance(), j("{'kind':'deal'}")) << "seat 0 would draw nothing";

    Table longer =
        two("{'hands':[['kill-8'],['kill-9']],'draw':['kill-1','kill-2','kill-3','kill-4','kill-5','kill-6',"
            "'kill-7','kill-10','kill-11','kill-12','kill-1','kill-2','kill-3','kill-4','kill-5','kill-6',"
            "'kill-7','kill-10','kill-11','kill-12','kill-13','fish-2'],'rest':'out'}");
    pass(longer, 0);
    pass(longer, 1);
    flush(longer, 1);
    flush(longer, 0);
    EXPECT_EQ(longer.playersToAct(), j("[1]")) << "the second round";
}

TEST(WhatTheFish, W07_AGameWithoutAWinnerIsFollowedByTheNextDeal) {
    Table table = two("{'hands':[['kill-8'],['kill-9']],'rest':'out'}");
    pass(table, 0);
    pass(table, 1);
    flush(table, 1);
    const Json events = flush(table, 0);
    EXPECT_TRUE(has(events, "{'event':'scored','points':[0,0],'scores':[0,0],'out':null}"));
    EXPECT_EQ(table.all("last"), j("{'points':[0,0],'out':null}"));
    EXPECT_EQ(table.all("over"), false);
    EXPECT_EQ(table.playersToAct(), j("[]"));
    EXPECT_EQ(table.all("round"), 1);
    table.decide("{}");
    EXPECT_EQ(table.all("round"), 2);
    EXPECT_EQ(table.all("dealer"), 1) << "the deal passes left";
    EXPECT_EQ(table.all("swims"), 0);
    EXPECT_EQ(table.all("hands")[0].size(), 10u);
}

TEST(WhatTheFish, W08_OnlyOneFishIsInPlayAtATime) {
    Table table = two("{'hands':[['fish-8','fish-9'],['fish-4']],'rest':'out'}");
    dive(table, 0, "fish-8");
    EXPECT_EQ(table.refused(1, "{'kind':'dive','card':'fish-4'}"),
              "illegal-move: player 0's fish is swimming. Only one fish can swim at a time.");
    EXPECT_EQ(code(table.refused(0, "{'kind':'dive','card':'fish-9'}")), "illegal-move");
}

// ---- a swim ----

TEST(WhatTheFish, W10_AnAttackEqualToTheBarIsNotEnough) {
    Table table = two("{'hands':[['fish-8'],['kill-8','kill-1']],'rest':'out'}");
    dive(table, 0, "fish-8");
    kill(table, 1, {"kill-8"});
    EXPECT_EQ(table.all("swim")["endangered"], false);
    kill(table, 1, {"kill-1"});
    EXPECT_EQ(table.all("swim")["endangered"], true);
}

TEST(WhatTheFish, W11_W12_ProtectionSetsANewBarAndBeginsANewWave) {
    Table table =
        two("{'hands':[['fish-8','protection-11'],['kill-4','kill-6','kill-11','kill-12']],'rest':'out'}");
    dive(table, 0, "fish-8");
    kill(table, 1, {"kill-6", "kill-4"});
    EXPECT_EQ(table.all("swim")["attack"], 10);
    protect(table, 0, {"protection-11"});
    EXPECT_EQ(table.all("swim"), j("{'seat':0,'fish':'fish-8','bar':11,'attack':0,'endangered':false,"
                                   "'cards':['fish-8','kill-6','kill-4','protection-11']}"));
    kill(table, 1, {"kill-11"});
    EXPECT_EQ(table.all("swim")["endangered"], false) << "the KILLs of the first wave count no longer";
    kill(table, 1, {"kill-12"});
    EXPECT_EQ(table.all("swim")["attack"], 23);
}

TEST(WhatTheFish, W13_KillsMayFallShortAndWaitForOthers) {
    Table table = three("{'hands':[['fish-8'],['kill-4'],['kill-5']],'rest':'out'}");
    dive(table, 0, "fish-8");
    kill(table, 1, {"kill-4"});
    EXPECT_EQ(table.all("swim")["endangered"], false);
    kill(table, 2, {"kill-5"});
    EXPECT_EQ(table.all("swim")["endangered"], true);
}

TEST(WhatTheFish, W14_OpponentsMayPileOn) {
    Table table = three("{'hands':[['fish-3'],['kill-4'],['kill-5']],'rest':'out'}");
    dive(table, 0, "fish-3");
    kill(table, 1, {"kill-4"});
    kill(table, 2, {"kill-5"});
    EXPECT_EQ(table.all("swim")["attack"], 9);
}

TEST(WhatTheFish, W15_ProtectionOnlyWhileEndangered) {
    Table table = two("{'hands':[['fish-8','protection-11'],['kill-4']],'rest':'out'}");
    EXPECT_EQ(table.refused(0, "{'kind':'protect','cards':['protection-11']}"),
              "illegal-move: No fish is swimming.");
    dive(table, 0, "fish-8");
    EXPECT_EQ(table.refused(0, "{'kind':'protect','cards':['protection-11']}"),
              "illegal-move: Your fish isn't in danger.");
    EXPECT_EQ(code(table.refused(0, "{'kind':'belly-up'}")), "illegal-move");
}

TEST(WhatTheFish, W16_ProtectionThatFallsShortIsRefused) {
    Table table =
        two("{'hands':[['fish-3','protection-2','protection-4','protection-3'],['kill-6']],'rest':'out'}");
    dive(table, 0, "fish-3");
    kill(table, 1, {"kill-6"});
    EXPECT_EQ(table.refused(0, "{'kind':'protect','cards':['protection-2','protection-4']}"),
              "illegal-move: That only protects against less than 6, but the attack is 6.");
    EXPECT_EQ(table.moves(0), j("[{'kind':'protect','cards':['protection-3','protection-4']},"
                                "{'kind':'belly-up'},{'kind':'flush'}]"));
    protect(table, 0, {"protection-4", "protection-2", "protection-3"});
    EXPECT_EQ(table.all("swim")["bar"], 9) << "more than needed may be played";
}

TEST(WhatTheFish, W17_OnlyTheOwnerMayProtectOrGiveUp) {
    Table table = three("{'hands':[['fish-3'],['kill-6'],['protection-9']],'rest':'out'}");
    dive(table, 0, "fish-3");
    kill(table, 1, {"kill-6"});
    EXPECT_EQ(table.refused(2, "{'kind':'protect','cards':['protection-9']}"),
              "illegal-move: It's player 0's fish. Only player 0 may save it or give it up.");
    EXPECT_EQ(code(table.refused(1, "{'kind':'belly-up'}")), "illegal-move");
}

TEST(WhatTheFish, W18_NobodyKillsTheirOwnFish) {
    Table table = two("{'hands':[['fish-3','kill-9'],['kill-6']],'rest':'out'}");
    dive(table, 0, "fish-3");
    EXPECT_EQ(table.refused(0, "{'kind':'kill','cards':['kill-9']}"),
              "illegal-move: You can't attack your own fish.");
}

TEST(WhatTheFish, W19_W40_TheFirstFreedFishWinsTheGameAtOnce) {
    Table table = three("{'hands':[['fish-3','fish-5'],['kill-6'],['kill-2']],'rest':'out'}");
    dive(table, 0, "fish-3");
    kill(table, 2, {"kill-2"});
    pass(table, 2);
    const Json events = pass(table, 1);
    EXPECT_TRUE(has(events, "{'event':'moved','card':'fish-3','from':'swim','to':'discard'}"));
    EXPECT_TRUE(has(events, "{'event':'over','winners':[0]}"));
    EXPECT_EQ(table.all("over"), true);
    EXPECT_EQ(table.all("winners"), j("[0]"));
    EXPECT_EQ(table.all("last"), j("{'points':[1,0,0],'out':null}"));
    EXPECT_EQ(table.all("scores"), j("[1,0,0]"));
    EXPECT_EQ(table.all("discard"), j("['kill-2','fish-3']"));
    EXPECT_EQ(table.all("swim"), nullptr);
    EXPECT_EQ(table.phase(), "over");
    EXPECT_EQ(code(table.refused(0, "{'kind':'pass'}")), "game-over");
}

TEST(WhatTheFish, W19_TheOwnersOwnPassChangesNothingAndAnEndangeredOwnerCannotPass) {
    Table table = two("{'hands':[['fish-3'],['kill-6','kill-1']],'rest':'out'}");
    dive(table, 0, "fish-3");
    pass(table, 0);
    EXPECT_EQ(table.playersToAct(), j("[1]"));
    EXPECT_EQ(table.phase(), "swim");
    kill(table, 1, {"kill-6"});
    EXPECT_EQ(table.refused(0, "{'kind':'pass'}"),
              "illegal-move: Your fish is in danger, so you can't pass. Save it or give it up.");
    pass(table, 1);
    EXPECT_EQ(table.playersToAct(), j("[0]")) << "an endangered fish does not go free";
}

TEST(WhatTheFish, Swim_ItsCardsGoOntoTheDiscardPileInTheOrderPlayed) {
    Table table =
        two("{'hands':[['fish-3','protection-7'],['kill-6','kill-1','kill-9']],'discard':['fish-1'],"
            "'rest':'out'}");
    dive(table, 0, "fish-3");
    kill(table, 1, {"kill-6", "kill-1"});
    EXPECT_EQ(table.all("discard"), j("['fish-1']")) << "while the swim lasts its cards lie apart";
    EXPECT_EQ(code(table.refused(0, "{'kind':'protect','cards':['protection-7']}")), "illegal-move");
    bellyUp(table, 0);
    EXPECT_EQ(table.all("discard"), j("['kill-1','kill-6','fish-3','fish-1']"));
}

TEST(WhatTheFish, Moves_EverySingleKillAndEverySmallestSufficientSet) {
    Table table = two("{'hands':[['fish-3','protection-2','protection-2','protection-5','protection-6'],"
                      "['kill-6','kill-6','kill-1']],'rest':'out'}");
    dive(table, 0, "fish-3");
    EXPECT_TRUE(table.lists(1, "{'kind':'kill','cards':['kill-6']}"));
    EXPECT_EQ(table.moves(1).size(), 4u) << "two KILLs by face, flush, pass";
    kill(table, 1, {"kill-6"});
    EXPECT_TRUE(table.lists(0, "{'kind':'protect','cards':['protection-2','protection-5']}"));
    EXPECT_TRUE(table.lists(0, "{'kind':'protect','cards':['protection-2','protection-6']}"));
    EXPECT_TRUE(table.lists(0, "{'kind':'protect','cards':['protection-5','protection-6']}"));
    EXPECT_EQ(table.moves(0).size(), 5u) << "and belly-up and flush: 2, 2 and 5 can spare a card";
}

TEST(WhatTheFish, Moves_AllProtectionsInOneHandAreListedAndPlayed) {
    std::string all;
    for (int value = 1; value <= 13; ++value)
        all += ",'protection-" + std::to_string(value) + "','protection-" + std::to_string(value) + "'";
    std::string kills;
    for (int value = 1; value <= 13; ++value)
        kills += (value > 1 ? ",'kill-" : "'kill-") + std::to_string(value) + "'";
    Table table = two("{'hands':[['fish-3'" + all + "],[" + kills + "]],'rest':'out'}");
    dive(table, 0, "fish-3");
    table.play(1, "{'kind':'kill','cards':[" + kills + "]}");
    EXPECT_EQ(table.all("swim")["attack"], 91);
    EXPECT_GT(table.moves(0).size(), 10000u);
    const std::string everything = all.substr(1);
    EXPECT_EQ(code(table.refused(0, "{'kind':'protect','cards':[" + everything + ",'protection-1']}")),
              "illegal-move");
    EXPECT_EQ(code(table.refused(0, "{'kind':'protect','cards':[" + everything + "," + everything + "]}")),
              "illegal-move");
    table.play(0, "{'kind':'protect','cards':[" + everything + "]}");
    EXPECT_EQ(table.all("swim")["bar"], 182);
}

// ---- the end ----

TEST(WhatTheFish, Match_FirstToTheWinsAndTheDealPassesLeft) {
    Table table = waters(2, "{'hands':[['fish-3'],['kill-1']],'scores':[1,1],'rest':'out'}", "{'wins':3}");
    dive(table, 0, "fish-3");
    pass(table, 1);
    EXPECT_EQ(table.all("scores"), j("[2,1]"));
    EXPECT_EQ(table.all("over"), false);
    EXPECT_EQ(table.chance(), j("{'kind':'deal'}"));
    EXPECT_EQ(table.all("waiting"), j("[]"));
    EXPECT_EQ(table.all("swim"), nullptr);
    EXPECT_EQ(table.all("discard"), j("['fish-3']"));
    EXPECT_EQ(table.all("dealer"), 0);
    table.decide("{'hands':[['fish-5'],['kill-2']],'rest':'out'}");
    EXPECT_EQ(table.all("dealer"), 1);
    EXPECT_EQ(table.all("round"), 2);
    EXPECT_EQ(table.all("order"), j("[0,1]"));
    EXPECT_EQ(table.all("swims"), 0);
    dive(table, 0, "fish-5");
    pass(table, 1);
    EXPECT_EQ(table.all("over"), true);
    EXPECT_EQ(table.all("scores"), j("[3,1]"));
}

namespace {

std::string listed(const std::string& kind, int from, int to) {
    std::string list;
    for (int value = from; value <= to; ++value)
        list += (value > from ? ",'" : "'") + kind + "-" + std::to_string(value) + "'";
    return list;
}

/// A FISH n of seat 0 dies of a KILL n + 1 of seat 1.
void swimAndDie(Table& table, int value) {
    wtf::dive(table, 0, "fish-" + std::to_string(value));
    wtf::kill(table, 1, {("kill-" + std::to_string(value + 1)).c_str()});
    bellyUp(table, 0);
}

/// Forty swims that all end with a death. Then seat 0 also holds `inHand`, and the other FISH can be drawn.
Table fortySwims(const std::string& inHand, const std::string& drawnNext) {
    const std::string fish = listed("fish", 1, 12), kills = listed("kill", 2, 13);
    Table table = two("{'hands':[[" + fish + "," + fish + "],[" + kills + "," + kills + "]],'rest':'out'}");
    for (int value = 1; value <= 12; ++value)
        for (int twice = 0; twice < 2; ++twice)
            swimAndDie(table, value);
    flush(table, 0);
    const std::string ten = listed("fish", 1, 10) + "," + listed("kill", 2, 11);
    table.decide("[" + ten + "," + listed("fish", 1, 6) + "," + inHand + "," + listed("kill", 2, 11) + "," +
                 drawnNext + "]");
    flush(table, 1);
    for (int value = 1; value <= 10; ++value)
        swimAndDie(table, value);
    flush(table, 0);
    flush(table, 1);
    for (int value = 1; value <= 6; ++value)
        swimAndDie(table, value);
    return table;
}

} // namespace

TEST(WhatTheFish, W42_AfterFortySwimsTheHighestFishWins) {
    Table table =
        fortySwims("'fish-7','fish-8','fish-9','fish-10'",
                   "'fish-11','fish-11','fish-12','fish-12','kill-12','kill-12','kill-13','kill-13'");
    EXPECT_EQ(table.all("swims"), 40);
    EXPECT_EQ(table.all("over"), true) << "the open water after the last swim ends the game";
    EXPECT_EQ(table.all("winners"), j("[0]"));
    EXPECT_EQ(table.all("hands")[0].size(), 4u) << "without a dive";
}

TEST(WhatTheFish, W42_WithoutAFishTheSeatsFlushUntilOneHasIt) {
    Table table = fortySwims("'kill-12','kill-12','kill-13','kill-13'",
                             "'fish-7','fish-8','fish-9','fish-10','fish-11','fish-11','fish-12','fish-12'");
    EXPECT_EQ(table.phase(), "flush");
    EXPECT_EQ(table.all("order"), j("[1,0]"));
    EXPECT_EQ(table.playersToAct(), j("[1]"));
    EXPECT_TRUE(has(table.seen(1), "{'event':'shown','seat':0,'card':'kill-13'}"));
    flush(table, 1);
    Json order = table.chance()["cards"];
    table.decide(order.dump());
    EXPECT_EQ(table.all("over"), true);
    EXPECT_EQ(table.all("winners"), j("[1]"));
    EXPECT_EQ(table.all("swim"), nullptr);
    EXPECT_EQ(table.all("swims"), 40);
}

// ---- the example on the sheet ----

TEST(WhatTheFish, TheExampleOfTheSheetFromItsFirstCardToItsLast) {
    enum { A, B, C };
    // As printed, C plays the only KILL in hand, the 9, but the hand that A takes from C must have the 13 of
    // A's last card. C's FISH 11 came from A's hand.
    Table game = three("{'hands':[['fish-8','protection-11','snapper-snatch','fish-11','protection-5'],"
                       "['kill-4','kill-6','kill-13'],['kill-9','kill-13','protection-3']],"
                       "'draw':['fish-1','fish-2','fish-3','fish-4','fish-5','fish-6','fish-7','fish-9']}");
    dive(game, A, "fish-8");
    kill(game, B, {"kill-4", "kill-6"});
    EXPECT_EQ(game.all("swim")["endangered"], true);
    protect(game, A, {"protection-11"});
    kill(game, C, {"kill-9"});
    EXPECT_EQ(game.all("swim")["endangered"], false) << "9 against 11: they hope for another KILL";
    at(game, A, "snapper-snatch", C);
    EXPECT_EQ(game.all("hands")[A], j("['kill-13','protection-3']"));
    kill(game, B, {"kill-13"});
    EXPECT_EQ(game.all("swim"),
              j("{'seat':0,'fish':'fish-8','bar':11,'attack':22,'endangered':true,"
                "'cards':['fish-8','kill-4','kill-6','protection-11','kill-9','kill-13']}"));
    EXPECT_FALSE(game.moves(A).dump().find("protect\"") != std::string::npos)
        << "nothing she holds exceeds 22";
    bellyUp(game, A);
    EXPECT_EQ(game.all("order"), j("[1,2,0]"));
    dive(game, C, "fish-11");
    kill(game, A, {"kill-13"});
    EXPECT_EQ(game.all("swim")["endangered"], true);
    flush(game, C);
    EXPECT_EQ(game.all("hands")[C].size(), 7u);
    EXPECT_EQ(game.playersToAct(), j("[0,1,2]")) << "play continues";
}

// ---- malformed moves and deals ----

TEST(WhatTheFish, Vocabulary_UnknownWordsAreBadRequests) {
    Table table = two("{'hands':[['fish-3'],['kill-1']]}");
    for (const char* move :
         {"{'kind':'swim'}", "{'kind':'dive'}", "{'kind':'dive','card':'fish-14'}",
          "{'kind':'dive','card':'?'}", "{'kind':'dive','cards':['fish-3']}", "{'kind':'kill','cards':[]}",
          "{'kind':'kill','cards':'kill-1'}", "{'kind':'kill','cards':['kill-0']}",
          "{'kind':'kill','cards':[3]}", "{'kind':'pass','card':'fish-3'}", "{'kind':'mugger-croc'}",
          "{'kind':'mugger-croc','target':2}", "{'kind':'mugger-croc','target':-1}",
          "{'kind':'mugger-croc','target':'1'}", "{'kind':'communist-manifesto','from':1}",
          "{'kind':'ben-franklin','target':1}", "{}", "[]", "'pass'"})
        EXPECT_EQ(code(table.refused(0, move)), "bad-request") << move;
    EXPECT_EQ(code(table.refused(0, "{'kind':'dive','card':'kill-1'}")), "illegal-move");
    EXPECT_EQ(table.refused(0, "{'kind':'dive','card':'fish-4'}"), "illegal-move: You don't have Fish 4.");
    EXPECT_EQ(code(table.refused(0, "{'kind':'give','card':'fish-3'}")), "illegal-move");
    dive(table, 0, "fish-3");
    EXPECT_EQ(table.refused(1, "{'kind':'kill','cards':['kill-1','kill-1']}"),
              "illegal-move: You don't have that many copies of Kill 1.");
    EXPECT_EQ(table.refused(1, "{'kind':'kill','cards':['fish-1']}"),
              "illegal-move: You can only attack with KILL cards, not Fish 1.");
}

TEST(WhatTheFish, InvalidDealsAreRefused) {
    const auto error = [](std::string_view deal, std::string_view options = "{}") {
        return dealError("what-the-fish", 2, deal, options);
    };
    EXPECT_EQ(code(error("{'hands':[['fish-1']]}")), "bad-deal");
    EXPECT_EQ(error("{'hands':[['fish-1','fish-1'],['fish-1']]}"),
              "bad-deal: The deal names fish-1 more often than the deck has it.");
    EXPECT_EQ(code(error("{'hands':[['fish-14'],[]]}")), "bad-deal");
    EXPECT_EQ(code(error("{'swim':null}")), "bad-deal");
    EXPECT_EQ(code(error("{'frozen':[]}")), "bad-deal");
    EXPECT_EQ(code(error("{'rest':'in'}")), "bad-deal");
    EXPECT_EQ(code(error("{'draw':['fish-1'],'rest':'out'}")), "bad-deal")
        << "no usual deal can be made of it";
    EXPECT_EQ(code(error("{'scores':[1,0]}")), "bad-deal") << "that match would be over already";
    EXPECT_EQ(error("{'scores':[1,0]}", "{'wins':2}"), "");
    EXPECT_EQ(code(error("{}", "{'wins':21}")), "bad-option");
    EXPECT_EQ(code(error("{}", "{'wins':0}")), "bad-option");
}

TEST(WhatTheFish, X11_ARecordReplaysWithoutTheGenerator) {
    Table table = two("{'hands':[['fish-3','mugger-croc'],['kill-6','kill-7']],'discard':['kill-1']}");
    at(table, 0, "mugger-croc", 1);
    table.decide("'kill-7'");
    table.decide("'kill-6'");
    dive(table, 0, "fish-3");
    const Json record = table.session().record();
    const auto again = loadSession(parseJson(record.dump()));
    EXPECT_EQ(again->observation(kOmniscient), table.all());
    EXPECT_EQ(again->record(), record);
    for (const char* change : {"kill-8", "fish-3"}) {
        Json other = record;
        other["steps"][1]["chance"] = change;
        EXPECT_THROW(loadSession(other), WireError);
    }
}
