// Rainbow Fish, ruling by ruling (rainbow-fish.md): deals, asks, sets, reactions, and the events of each
// seat.
#include "tests/games/rainbowfish/rainbowfish_table.h"

using namespace tacklebox;
using namespace tacklebox::testing;

// ---- the deal ----

TEST(RainbowFish, R01_TwoToEightSeatsSevenCardsEach) {
    EXPECT_EQ(dealError("rainbow-fish", 1, "{}").substr(0, 10), "bad-seats:");
    EXPECT_EQ(dealError("rainbow-fish", 9, "{}").substr(0, 10), "bad-seats:");
    for (int seats = 2; seats <= 8; ++seats) {
        const Table table = Table::shuffled("rainbow-fish", seats, 5);
        for (const Json& hand : table.all("hands"))
            EXPECT_EQ(hand.size(), 7u);
        EXPECT_EQ(table.all("hole").size(), 108u - 7u * unsigned(seats));
        EXPECT_EQ(table.turn(), 1) << "left of the dealer begins";
    }
}

TEST(RainbowFish, X01_LeftOfTheDealerBegins) {
    EXPECT_EQ(Table("rainbow-fish", 3, "{'hands':[['red-1'],['red-2'],['red-3']]}", 2).turn(), 0);
    EXPECT_EQ(Table("rainbow-fish", 3, "{'hands':[['red-1'],['red-2'],['red-3']]}", 0).turn(), 1);
}

TEST(RainbowFish, DeckOptionsGiveTheSpecialEditions) {
    EXPECT_EQ(Table::shuffled("rainbow-fish", 4, 5, "{'deck':'h2o'}").all("hole").size(), 112u - 28u);
    EXPECT_EQ(Table::shuffled("rainbow-fish", 4, 5, "{'deck':'iron-man'}").all("hole").size(), 112u - 28u);
    EXPECT_EQ(dealError("rainbow-fish", 2, "{'hands':[['war-machine'],[]]}").substr(0, 9), "bad-deal:");
    EXPECT_EQ(dealError("rainbow-fish", 2, "{'hands':[['war-machine'],[]]}", "{'deck':'iron-man'}"), "");
    EXPECT_EQ(dealError("rainbow-fish", 2, "{}", "{'deck':'uno'}").substr(0, 11), "bad-option:");
    EXPECT_EQ(dealError("rainbow-fish", 2, "{}", "{'games':0}").substr(0, 11), "bad-option:");
    EXPECT_EQ(dealError("rainbow-fish", 2, "{}", "{'games':21}").substr(0, 11), "bad-option:");
}

TEST(RainbowFish, HelloListsTheThreeDecksInDeckOrder) {
    for (const Json& game : gamesJson()) {
        if (game.at("id") != "rainbow-fish") continue;
        EXPECT_EQ(game["deck"].size(), 108u);
        EXPECT_EQ(game["deck"], game["decks"]["classic"]);
        const Json& h2o = game["decks"]["h2o"];
        const Json& ironMan = game["decks"]["iron-man"];
        EXPECT_EQ(
            Json(h2o.begin() + 104, h2o.end()).dump(),
            j("['wild-draw-4','wild-draw-4','wild-draw-4','wild-draw-4','wild-downpour-1','wild-downpour-1',"
              "'wild-downpour-2','wild-downpour-2']")
                .dump());
        EXPECT_EQ(std::count(ironMan.begin(), ironMan.end(), "war-machine"), 4);
        EXPECT_EQ(ironMan.size(), 112u);
        EXPECT_EQ(
            Json(h2o.begin(), h2o.begin() + 26).dump(),
            j("['red-0','red-1','red-1','red-2','red-2','red-3','red-3','red-4','red-4','red-5','red-5','red-"
              "6',"
              "'red-6','red-7','red-7','red-8','red-8','red-9','red-9','red-skip','red-skip','red-reverse',"
              "'red-reverse','red-draw-2','red-draw-2','yellow-0']")
                .dump());
        return;
    }
    FAIL() << "the game is not there";
}

TEST(RainbowFish, WithoutHandsTheUsualDealIsMadeFromTheHoleAsLaidOut) {
    const Table table = rainbow(2, "{'hole':['red-1','red-2','blue-1','blue-2']}");
    EXPECT_EQ(table.all("hands")[0].size(), 7u);
    EXPECT_EQ(table.all("hands")[0][0], "red-0") << "the rest lies under what was named, in deck order";
    EXPECT_EQ(table.all("hole").size(), 108u - 14u);

    const Table short_ = rainbow(2, "{'hole':['red-1','red-2','blue-1'],'rest':'out'}");
    EXPECT_EQ(short_.all("hands"), j("[['red-1','blue-1'],['red-2']]"))
        << "a hole that is too short deals all it has";
    EXPECT_EQ(short_.turn(), 0);
}

TEST(RainbowFish, InvalidDealsAreRefused) {
    const auto refused = [](const char* deal) {
        return dealError("rainbow-fish", 2, deal).substr(0, 9) == "bad-deal:";
    };
    EXPECT_TRUE(refused("{'hands':[['red-0','red-0'],[]]}"));
    EXPECT_TRUE(refused("{'hands':[['red-1']]}"));
    EXPECT_TRUE(refused("{'hands':[['purple-1'],[]]}"));
    EXPECT_TRUE(refused("{'hands':[['?'],[]]}"));
    EXPECT_TRUE(refused("{'pond':[]}"));
    EXPECT_TRUE(refused("{'rest':'in'}"));
    EXPECT_TRUE(refused("{'hands':[[],[]],'discard':['red-1'],'rest':'out'}")) << "over already";
    EXPECT_TRUE(refused("{'discard':['red-1'],'rest':'out'}")) << "over already";
    EXPECT_TRUE(refused("{'sets':[['0','0'],[]]}"));
    EXPECT_TRUE(refused("{'sets':[['0'],[]],'hands':[['red-0'],['red-1']]}"));
    EXPECT_TRUE(refused("{'sets':[['5','5'],['5']]}"));
    EXPECT_TRUE(refused("{'sets':[[5],[]]}"));
    EXPECT_TRUE(refused("{'sets':[['10'],[]]}"));
    EXPECT_TRUE(refused("{'sets':['5',[]]}"));
    EXPECT_TRUE(refused("{'sets':[['5']]}"));
    EXPECT_TRUE(refused("{'sets':[['special','special'],[]]}"));
    EXPECT_TRUE(refused("{'sets':[['fives'],[]]}"));
    EXPECT_EQ(dealError("rainbow-fish", 2, "{'scores':[3,-4]}"), "");
}

TEST(RainbowFish, LaidOutSetsTakeTheFirstCardsNotNamedElsewhere) {
    const Table table =
        rainbow(2, "{'sets':[['5','special'],['0']],'hands':[['red-5'],['red-1']],'discard':['red-5']}");
    EXPECT_EQ(table.all("sets"), j("[['5','special'],['0']]"));
    const Json hole = table.all("hole");
    EXPECT_EQ(hole.size(), 108u - 3u - 8u) << "a Special Set stands for no card";
    EXPECT_EQ(std::count(hole.begin(), hole.end(), "yellow-5"), 0);
    EXPECT_EQ(std::count(hole.begin(), hole.end(), "green-5"), 0);
    EXPECT_EQ(std::count(hole.begin(), hole.end(), "blue-5"), 2);
    EXPECT_EQ(std::count(hole.begin(), hole.end(), "red-0"), 0);
}

TEST(RainbowFish, RecordsOfLaidOutPositionsReplay) {
    for (const char* deal :
         {"{'sets':[['5','special'],['0']],'hands':[['red-5'],['red-1']],'discard':['red-5']}",
          "{'sets':[['5'],[]],'hands':[['red-5'],['red-1']],'rest':'out','scores':[4,2]}",
          "{'hole':['red-1','red-2','blue-1'],'rest':'out'}",
          "{'hole':['wild'],'sets':[['special'],['5','4','5']]}"}) {
        Table table = rainbow(2, deal);
        table.play(0, table.moves(0).at(0).dump());
        const Json record = table.session().record();
        const auto again = loadSession(parseJson(record.dump()));
        EXPECT_EQ(again->observation(kOmniscient), table.all()) << deal;
        EXPECT_EQ(again->events(kOmniscient, 0), table.session().events(kOmniscient, 0)) << deal;
    }
}

// ---- asking ----

TEST(RainbowFish, R02_AsksOnlyForANumberInHand) {
    Table table = rainbow(2, "{'hands':[['red-5','red-skip'],['blue-7']]}");
    EXPECT_EQ(table.moves(0), j("[{'kind':'ask','target':1,'number':5}]"));
    EXPECT_EQ(table.refused(0, "{'kind':'ask','target':1,'number':7}"),
              "illegal-move: You have no sevens, so you can't ask for them.");
    EXPECT_EQ(table.refused(0, "{'kind':'ask','target':0,'number':5}").substr(0, 13), "illegal-move:");
}

TEST(RainbowFish, AHitBringsAllCardsOfTheNumberOpenlyAndTheTurnContinues) {
    Table table = rainbow(3, "{'hands':[['red-5'],['blue-5','blue-5','green-5','blue-7'],['yellow-5']]}");
    const Json events = table.play(0, "{'kind':'ask','target':1,'number':5}");
    EXPECT_EQ(table.all("hands"), j("[['red-5','green-5','blue-5','blue-5'],['blue-7'],['yellow-5']]"));
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.phase(), "turn");
    EXPECT_EQ(count(table.seen(2), "{'event':'moved','card':'blue-5','from':'hand:1','to':'hand:0'}"), 2);
    EXPECT_EQ(count(table.seen(2), "{'event':'moved','card':'green-5','from':'hand:1','to':'hand:0'}"), 1);
    EXPECT_EQ(count(events, "{'event':'moved'}"), 3);
    EXPECT_EQ(table.observation(2)["hands"][0], j("['?','?','?','?']"))
        << "a view shows what may be seen now";
}

TEST(RainbowFish, AFishedCardOfTheNumberIsShownAndTheTurnContinues) {
    Table table = rainbow(2, "{'hands':[['red-5'],['blue-7']],'hole':['green-5']}");
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    EXPECT_TRUE(has(table.seen(1), "{'event':'moved','card':'green-5','from':'hole','to':'hand:0'}"));
    EXPECT_TRUE(has(table.seen(1), "{'event':'said','seat':1,'text':'go-fish'}"));
    EXPECT_EQ(table.turn(), 0);
}

TEST(RainbowFish, R04_AnyOtherFishedCardIsHiddenAndTheTurnEnds) {
    Table table = rainbow(2, "{'hands':[['red-5'],['blue-7']],'hole':['green-7']}");
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    EXPECT_TRUE(has(table.seen(0), "{'event':'moved','card':'green-7','from':'hole','to':'hand:0'}"));
    EXPECT_TRUE(has(table.seen(1), "{'event':'moved','card':'?','from':'hole','to':'hand:0'}"));
    EXPECT_EQ(table.turn(), 1);
}

TEST(RainbowFish, R05_LastChanceToLaySetsBeforeTheTurnPasses) {
    Table table =
        rainbow(2, "{'hands':[['red-5','red-7','green-7','yellow-7'],['blue-8']],'hole':['blue-7','red-1']}");
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    EXPECT_EQ(table.phase(), "lay");
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.playersToAct(), j("[0]"));
    EXPECT_EQ(table.moves(0), j("[{'kind':'lay','number':7},{'kind':'done'}]"));
    EXPECT_EQ(table.refused(0, "{'kind':'ask','target':1,'number':5}").substr(0, 13), "illegal-move:");
    table.play(0, "{'kind':'lay','number':7}");
    EXPECT_EQ(table.all("sets"), j("[['7'],[]]"));
    EXPECT_EQ(table.turn(), 1) << "no set is left to lay: the turn passes by itself";
    EXPECT_EQ(table.phase(), "turn");
}

TEST(RainbowFish, R05_TheLastChanceAndDecliningItAreHiddenFromOthers) {
    Table table =
        rainbow(2, "{'hands':[['red-5','red-7','green-7','yellow-7'],['blue-8']],'hole':['blue-7']}");
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    EXPECT_EQ(table.observation(1)["phase"], "wait");
    EXPECT_EQ(table.observation(1)["waiting"], j("[]"));
    EXPECT_EQ(table.observation(1)["turn"], 0);
    EXPECT_EQ(table.observation(0)["phase"], "lay");
    EXPECT_TRUE(has(table.seen(1), "{'event':'turn','phase':'wait','waiting':[]}"));
    table.play(0, "{'kind':'done'}");
    EXPECT_EQ(count(table.seen(1), "{'event':'move'}"), 0);
    EXPECT_TRUE(has(table.seen(0), "{'event':'move','seat':0,'move':{'kind':'done'}}"));
    EXPECT_EQ(table.turn(), 1);
    EXPECT_EQ(table.all("sets"), j("[[],[]]"));
}

TEST(RainbowFish, R05_SeveralSetsCanBeLaidOneAfterAnother) {
    Table table =
        rainbow(2, "{'hands':[['red-5','red-7','green-7','yellow-7','blue-7','red-1','red-1','blue-1',"
                   "'blue-1'],['blue-8']],'hole':['red-2']}");
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    EXPECT_EQ(table.phase(), "lay");
    table.play(0, "{'kind':'lay','number':7}");
    EXPECT_EQ(table.phase(), "lay");
    table.play(0, "{'kind':'lay','number':1}");
    EXPECT_EQ(table.all("sets"), j("[['7','1'],[]]"));
    EXPECT_EQ(table.turn(), 1);
}

TEST(RainbowFish, R11_WithAnEmptyHoleAMissEndsTheTurn) {
    Table table = rainbow(2, "{'hands':[['red-5'],['blue-7']],'rest':'out'}");
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    EXPECT_EQ(table.turn(), 1);
    Table holding =
        rainbow(2, "{'hands':[['red-5','red-7','green-7','yellow-7','blue-7'],['blue-8']],'rest':'out'}");
    holding.play(0, "{'kind':'ask','target':1,'number':5}");
    EXPECT_EQ(holding.phase(), "lay");
}

TEST(RainbowFish, R03_AnEmptyHandIsAskedOnlyWhenNoOpponentHoldsACard) {
    Table some = rainbow(3, "{'hands':[['red-5'],[],['blue-7']],'rest':'out'}");
    EXPECT_EQ(some.moves(0), j("[{'kind':'ask','target':2,'number':5}]"));
    EXPECT_EQ(some.refused(0, "{'kind':'ask','target':1,'number':5}"),
              "illegal-move: player 1 has no cards. Ask someone who does.");
    Table none = rainbow(3, "{'hands':[['red-5'],[],[]],'rest':'out'}");
    EXPECT_EQ(none.moves(0),
              j("[{'kind':'ask','target':1,'number':5},{'kind':'ask','target':2,'number':5}]"));
    none.play(0, "{'kind':'ask','target':2,'number':5}");
    EXPECT_EQ(none.turn(), 0) << "who is out has no turn";
}

TEST(RainbowFish, R07_APlayerWithNumberCardsMustAsk) {
    Table table = rainbow(2, "{'hands':[['red-5','red-draw-2'],['blue-7']]}");
    EXPECT_EQ(table.refused(0, "{'kind':'draw'}"),
              "illegal-move: You have a number card, so you must ask for a number.");
    EXPECT_EQ(table.refused(0, "{'kind':'lay-special'}").substr(0, 13), "illegal-move:");
    EXPECT_EQ(table.refused(0, "{'kind':'done'}").substr(0, 13), "illegal-move:");
}

TEST(RainbowFish, X02_TheEngineAnswersForAnAskedPlayerWithoutAChoice) {
    Table table = rainbow(2, "{'hands':[['red-5'],['blue-5','red-1']]}");
    const Json events = table.play(0, "{'kind':'ask','target':1,'number':5}");
    EXPECT_EQ(count(events, "{'event':'move'}"), 1) << "the answer is no move of its own";
    EXPECT_EQ(table.phase(), "turn");
}

// ---- sets ----

TEST(RainbowFish, R06_ASetIsExactlyFourCardsOfANumber) {
    Table table = rainbow(
        2, "{'hands':[['red-5','red-5','blue-5','green-5','yellow-5','yellow-5','blue-9','red-1','red-1',"
           "'green-1'],['blue-7']]}");
    EXPECT_TRUE(table.lists(0, "{'kind':'lay','number':5}"));
    EXPECT_EQ(table.refused(0, "{'kind':'lay','number':1}"),
              "illegal-move: A set is four cards; of ones you hold 3.");
    EXPECT_EQ(table.refused(0, "{'kind':'lay','number':9}"),
              "illegal-move: A set is four cards; of nines you hold only one.");
    EXPECT_EQ(
        table.refused(0, "{'kind':'lay','number':5,'cards':['red-5','red-5','blue-5','green-5','yellow-5']}"),
        "illegal-move: A set of fives is exactly four cards.");
    EXPECT_EQ(table.refused(0, "{'kind':'lay','number':5,'cards':['red-5','red-5','blue-5']}"),
              "illegal-move: A set of fives is exactly four cards.");
    EXPECT_EQ(table.refused(0, "{'kind':'lay','number':5,'cards':['red-5','red-5','blue-5','blue-9']}"),
              "illegal-move: You can't lay the blue 9 in a set of fives.");
    EXPECT_EQ(table.refused(0, "{'kind':'lay','number':5,'cards':['red-5','red-5','blue-5','blue-5']}"),
              "illegal-move: You don't have that many copies of the blue 5.");
    const Json events = table.play(0, "{'kind':'lay','number':5}");
    EXPECT_EQ(count(events, "{'event':'moved','from':'hand:0','to':'sets:0'}"), 4);
    EXPECT_EQ(table.all("hands")[0], j("['red-1','red-1','green-1','green-5','blue-5','blue-9']"))
        << "those first in deck order are laid";
    EXPECT_EQ(table.turn(), 0);
}

TEST(RainbowFish, R06_ALayMayNameItsCards) {
    Table table =
        rainbow(2, "{'hands':[['red-5','red-5','blue-5','blue-5','green-5','yellow-5'],['blue-7']]}");
    table.play(0, "{'kind':'lay','number':5,'cards':['blue-5','yellow-5','blue-5','red-5']}");
    EXPECT_EQ(table.all("hands")[0], j("['red-5','green-5']"));
    EXPECT_EQ(table.all("sets"), j("[['5'],[]]"));
    EXPECT_EQ(table.observation(1)["sets"], j("[['5'],[]]"));
}

TEST(RainbowFish, R06_LongOrStrangeListsOfCardsAreAnswered) {
    Table table = rainbow(2, "{'hands':[['red-5','red-5','blue-5','blue-5'],['blue-7']]}");
    std::string many = "'red-5'";
    for (int i = 0; i < 500; ++i)
        many += ",'red-5','blue-5','wild'";
    EXPECT_EQ(table.refused(0, "{'kind':'lay','number':5,'cards':[" + many + "]}").substr(0, 13),
              "illegal-move:");
    EXPECT_EQ(table.refused(0, "{'kind':'lay','number':5,'cards':[]}").substr(0, 12), "bad-request:");
    EXPECT_EQ(table.refused(0, "{'kind':'lay','number':5,'cards':'red-5'}").substr(0, 12), "bad-request:");
    EXPECT_EQ(
        table.refused(0, "{'kind':'lay','number':5,'cards':['red-5','red-5','blue-5',5]}").substr(0, 12),
        "bad-request:");
    EXPECT_EQ(table.refused(0, "{'kind':'lay','number':5,'cards':['pink-5']}").substr(0, 12), "bad-request:");
}

TEST(RainbowFish, X06_HoldingASetBackKeepsTheRightToAsk) {
    Table table = rainbow(2, "{'hands':[['red-5','red-5','blue-5','blue-5'],['blue-7','green-5']]}");
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    EXPECT_EQ(table.all("sets"), j("[[],[]]"));
    EXPECT_EQ(table.all("hands")[0].size(), 5u);
}

TEST(RainbowFish, ASetInHandFromTheDealCountsNothingUntilLaid) {
    Table table = rainbow(2, "{'hands':[['red-0'],['red-5']],'rest':'out','sets':[[],[]]}");
    table.play(0, "{'kind':'ask','target':1,'number':0}");
    EXPECT_EQ(table.all("scores"), j("[0,0]"));
}

// ---- empty hands ----

TEST(RainbowFish, R09_AnEmptiedHandDrawsThreeAtOnceInAnyTurn) {
    Table table = rainbow(3, "{'hands':[['red-5'],['blue-5'],['red-1']],'hole':['red-2','red-3','red-4']}");
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    EXPECT_EQ(table.all("hands")[1], j("['red-2','red-3','red-4']"));
    EXPECT_EQ(count(table.seen(2), "{'event':'moved','card':'?','from':'hole','to':'hand:1'}"), 3);
    EXPECT_EQ(count(table.seen(1), "{'event':'moved','card':'red-3','from':'hole','to':'hand:1'}"), 1);
    EXPECT_EQ(table.turn(), 0);
}

TEST(RainbowFish, R09_APlayerEmptiedInTheirTurnContinues) {
    Table table = rainbow(
        2, "{'hands':[['red-5','red-5','blue-5','blue-5'],['blue-7']],'hole':['red-2','red-3','red-4']}");
    table.play(0, "{'kind':'lay','number':5}");
    EXPECT_EQ(table.all("hands")[0], j("['red-2','red-3','red-4']"));
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.phase(), "turn");
}

TEST(RainbowFish, R10_AShortHoleGivesItsLastCardsAndAnEmptyOneNothing) {
    Table two = rainbow(2, "{'hands':[['red-5'],['blue-5']],'hole':['red-2','red-3'],'rest':'out'}");
    two.play(0, "{'kind':'ask','target':1,'number':5}");
    EXPECT_EQ(two.all("hands")[1], j("['red-2','red-3']"));
    Table none = rainbow(3, "{'hands':[['red-5'],['blue-5'],['red-1']],'rest':'out'}");
    none.play(0, "{'kind':'ask','target':1,'number':5}");
    EXPECT_EQ(none.all("hands")[1], j("[]"));
    none.play(0, "{'kind':'ask','target':2,'number':5}");
    EXPECT_EQ(none.turn(), 2) << "player 1 is out and skipped";
}

TEST(RainbowFish, R10_GoingOutInTheTurnLeavesNoLastChance) {
    Table table = rainbow(2, "{'hands':[['red-5','red-5','blue-5','blue-5'],['blue-7']],'rest':'out'}");
    table.play(0, "{'kind':'lay','number':5}");
    EXPECT_EQ(table.turn(), 1);
    EXPECT_EQ(table.phase(), "turn");
}

TEST(RainbowFish, R09_EmptyHandsOfALaidOutDealAreRefilledFromTheLeftOfTheFirstPlayer) {
    const Table table = rainbow(
        3, "{'hands':[[],['blue-7'],[]],'hole':['red-1','red-2','red-3','red-4','red-5'],'rest':'out'}");
    EXPECT_EQ(table.all("hands"), j("[['red-4','red-5'],['blue-7'],['red-1','red-2','red-3']]"));
    EXPECT_EQ(table.turn(), 0);
    const Table out =
        rainbow(3, "{'hands':[[],['blue-7'],[]],'hole':['red-1','red-2','red-3'],'rest':'out'}");
    EXPECT_EQ(out.all("hands"), j("[[],['blue-7'],['red-1','red-2','red-3']]"));
    EXPECT_EQ(out.turn(), 1) << "the first player is out before they begin";
}

// ---- reactions ----

TEST(RainbowFish, R20_OnlyThePlayerAskedMayReact) {
    Table table = rainbow(3, "{'hands':[['red-5'],['blue-5','red-1'],['red-skip','green-5']]}");
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    EXPECT_EQ(table.phase(), "turn") << "another's skip is no reaction";
    table.play(0, "{'kind':'ask','target':2,'number':5}");
    EXPECT_EQ(table.phase(), "answer");
    EXPECT_EQ(table.playersToAct(), j("[2]"));
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.all("asked"), j("{'by':0,'target':2,'number':5}"));
}

TEST(RainbowFish, R23_AReactionNeedsTheNumberInHand) {
    Table table = rainbow(2, "{'hands':[['red-5'],['red-skip','red-reverse','red-1']],'hole':['red-2']}");
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    EXPECT_EQ(table.turn(), 1) << "there was nothing to decide";
    EXPECT_TRUE(has(table.seen(0), "{'event':'said','seat':1,'text':'go-fish'}"));
}

TEST(RainbowFish, X04_TheChoiceToReactIsHiddenFromAllOthers) {
    Table table = rainbow(3, "{'hands':[['red-5'],['blue-5','red-skip'],['red-1']]}");
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    for (const int other : {0, 2}) {
        EXPECT_EQ(table.observation(other)["phase"], "wait");
        EXPECT_EQ(table.observation(other)["waiting"], j("[]"));
        EXPECT_EQ(table.observation(other)["asked"], j("{'by':0,'target':1,'number':5}")) << "said aloud";
    }
    EXPECT_EQ(table.observation(1)["phase"], "answer");
    EXPECT_EQ(table.observation(1)["asked"], j("{'by':0,'target':1,'number':5}"));
    EXPECT_EQ(table.refused(0, "{'kind':'ask','target':1,'number':5}").substr(0, 14), "not-your-move:");
    table.play(1, "{'kind':'answer'}");
    EXPECT_EQ(count(table.seen(0), "{'event':'move'}"), 0) << "nobody learns that they had a choice";
    EXPECT_EQ(count(table.seen(1), "{'event':'move','seat':1,'move':{'kind':'answer'}}"), 1);
    EXPECT_TRUE(has(table.seen(2), "{'event':'moved','card':'blue-5','from':'hand:1','to':'hand:0'}"));
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.all("asked"), nullptr);
    EXPECT_EQ(table.observation(2)["asked"], nullptr);
}

TEST(RainbowFish, R24_OneReactionOfAnyColour) {
    Table table = rainbow(
        2, "{'hands':[['red-5'],['blue-5','green-skip','yellow-reverse','yellow-reverse','red-skip']]}");
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    EXPECT_EQ(table.moves(1), j("[{'kind':'answer'},{'kind':'reverse','card':'yellow-reverse'},"
                                "{'kind':'skip','card':'red-skip'},{'kind':'skip','card':'green-skip'}]"));
    EXPECT_EQ(table.refused(1, "{'kind':'skip','card':'blue-skip'}"),
              "illegal-move: You don't have the blue Skip.");
    EXPECT_EQ(table.refused(1, "{'kind':'skip','card':'yellow-reverse'}"),
              "illegal-move: You can't play the yellow Reverse as a Skip.");
    table.play(1, "{'kind':'skip'}");
    EXPECT_EQ(table.all("discard"), j("['red-skip']")) << "not named: the first in deck order";
    EXPECT_NE(table.phase(), "answer");
}

TEST(RainbowFish, R19_AReverseTakesAllTheAskersCardsOfTheNumberInstead) {
    Table table = rainbow(
        3, "{'hands':[['red-5','yellow-5','red-1'],['blue-5','red-reverse'],['red-9']],'hole':['red-2']}");
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    table.play(1, "{'kind':'reverse','card':'red-reverse'}");
    EXPECT_EQ(table.all("hands"), j("[['red-1'],['red-5','yellow-5','blue-5'],['red-9']]"));
    EXPECT_EQ(table.all("discard"), j("['red-reverse']"));
    EXPECT_TRUE(
        has(table.seen(2), "{'event':'move','seat':1,'move':{'kind':'reverse','card':'red-reverse'}}"));
    EXPECT_EQ(count(table.seen(2), "{'event':'moved','from':'hand:0','to':'hand:1'}"), 2);
    EXPECT_EQ(table.all("hole")[0], "red-2") << "without fishing";
}

TEST(RainbowFish, R21_AfterAReverseThePlayerLeftOfTheAskerIsNext) {
    Table table = rainbow(3, "{'hands':[['red-5','red-1'],['red-9'],['blue-5','red-reverse']]}");
    table.play(0, "{'kind':'ask','target':2,'number':5}");
    table.play(2, "{'kind':'reverse'}");
    EXPECT_EQ(table.turn(), 1);
    Table left = rainbow(3, "{'hands':[['red-5','red-1'],['blue-5','red-reverse'],['red-9']]}");
    left.play(0, "{'kind':'ask','target':1,'number':5}");
    left.play(1, "{'kind':'reverse'}");
    EXPECT_EQ(left.turn(), 1);
}

TEST(RainbowFish, R21_TheReversingPlayerMayLayAtOnceAndTheAskerMayNot) {
    Table table = rainbow(3, "{'hands':[['red-5','yellow-5','red-1','red-1','blue-1','blue-1'],['red-9'],"
                             "['blue-5','blue-5','red-reverse','red-8']],'hole':['red-2']}");
    table.play(0, "{'kind':'ask','target':2,'number':5}");
    table.play(2, "{'kind':'reverse'}");
    EXPECT_EQ(table.phase(), "lay");
    EXPECT_EQ(table.playersToAct(), j("[2]"));
    EXPECT_EQ(table.turn(), 0) << "the turn stays with the asker until then";
    EXPECT_EQ(table.observation(0)["phase"], "wait");
    EXPECT_EQ(table.moves(2), j("[{'kind':'lay','number':5},{'kind':'done'}]"));
    table.play(2, "{'kind':'lay','number':5}");
    EXPECT_EQ(table.all("sets"), j("[[],[],['5']]"));
    EXPECT_EQ(table.turn(), 1) << "the asker, who holds four ones, gets no last chance";
    EXPECT_EQ(table.phase(), "turn");
}

TEST(RainbowFish, R21_AnAskerEmptiedByAReverseDrawsBeforeSetsAreLaid) {
    Table table = rainbow(
        2,
        "{'hands':[['red-5','yellow-5'],['blue-5','blue-5','red-reverse']],'hole':['red-2','red-3','red-4',"
        "'red-6','red-7','red-8']}");
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    table.play(1, "{'kind':'reverse'}");
    EXPECT_EQ(table.all("hands")[0], j("['red-2','red-3','red-4']"));
    table.play(1, "{'kind':'lay','number':5}");
    EXPECT_EQ(table.all("hands")[1], j("['red-6','red-7','red-8']"))
        << "and so does a player who lays the last card";
    EXPECT_EQ(table.turn(), 1);
}

TEST(RainbowFish, R22_ASkipKeepsTheCardsAndTheAskerGoesFishing) {
    Table table = rainbow(2, "{'hands':[['red-5'],['blue-5','red-skip']],'hole':['red-2']}");
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    table.play(1, "{'kind':'skip','card':'red-skip'}");
    EXPECT_EQ(table.all("hands"), j("[['red-2','red-5'],['blue-5']]"));
    EXPECT_TRUE(has(table.seen(0), "{'event':'move','seat':1,'move':{'kind':'skip','card':'red-skip'}}"));
    EXPECT_EQ(table.turn(), 1);

    Table lucky = rainbow(2, "{'hands':[['red-5'],['blue-5','red-skip']],'hole':['green-5']}");
    lucky.play(0, "{'kind':'ask','target':1,'number':5}");
    lucky.play(1, "{'kind':'skip'}");
    EXPECT_TRUE(has(lucky.seen(1), "{'event':'moved','card':'green-5','from':'hole','to':'hand:0'}"));
    EXPECT_EQ(lucky.turn(), 0) << "they fished what they had asked for";
}

TEST(RainbowFish, R25_ReactionsAreNotPlayedInOnesOwnTurn) {
    Table table = rainbow(2, "{'hands':[['red-5','red-skip','red-reverse'],['blue-7']]}");
    for (const char* kind : {"{'kind':'skip'}", "{'kind':'reverse'}", "{'kind':'skip','card':'red-skip'}"})
        EXPECT_EQ(table.refused(0, kind),
                  "illegal-move: You can only play Reverse and Skip when someone asks you for a number.");
}

TEST(RainbowFish, R26_NoReactionToSpecialCards) {
    Table table = rainbow(2, "{'hands':[['red-5','wild'],['blue-5','blue-skip','red-reverse','red-9']]}");
    table.play(0, "{'kind':'wild','target':1,'color':'blue'}");
    EXPECT_EQ(table.phase(), "turn");
    EXPECT_EQ(table.all("hands")[0], j("['red-5','blue-5','blue-skip']"));
}

// ---- public information ----

TEST(RainbowFish, X05_HandsAndTheHoleAreHiddenSetsAndDiscardAreNot) {
    const Table table =
        rainbow(2, "{'hands':[['red-5'],['blue-5','wild']],'hole':['red-1','red-2'],'discard':['red-skip',"
                   "'red-draw-2'],'sets':[['special'],['0']],'rest':'out'}");
    const Json observation = table.observation(0);
    EXPECT_EQ(observation["hands"], j("[['red-5'],['?','?']]"));
    EXPECT_EQ(observation["hole"], j("['?','?']"));
    EXPECT_EQ(observation["discard"], j("['red-skip','red-draw-2']"));
    EXPECT_EQ(observation["sets"], j("[['special'],['0']]"));
    EXPECT_EQ(observation["asked"], nullptr);
    EXPECT_EQ(table.all("hole"), j("['red-1','red-2']"));
}

TEST(RainbowFish, UnknownWordsAreBadRequests) {
    Table table = rainbow(2, "{'hands':[['red-5','wild','red-draw-2'],['blue-7']]}");
    for (const char* move : {"{'kind':'fish'}",
                             "{'kind':'ask','target':1}",
                             "{'kind':'ask','number':5}",
                             "{'kind':'ask','target':2,'number':5}",
                             "{'kind':'ask','target':-1,'number':5}",
                             "{'kind':'ask','target':1,'number':10}",
                             "{'kind':'ask','target':1,'number':'5'}",
                             "{'kind':'ask','target':1,'number':5,'card':'red-5'}",
                             "{'kind':'ask','target':1,'number':5.0}",
                             "{'kind':'wild','target':1,'color':'purple'}",
                             "{'kind':'wild','target':1}",
                             "{'kind':'wild','color':'red'}",
                             "{'kind':'draw-2','card':'pink-draw-2'}",
                             "{'kind':'draw-2','card':null}",
                             "{'kind':'discard-wild'}",
                             "{'kind':'wild-draw-4','color':'red'}",
                             "{'kind':'wild-downpour-1'}",
                             "{'kind':'lay'}",
                             "{}",
                             "[]",
                             "'ask'"})
        EXPECT_EQ(table.refused(0, move).substr(0, 12), "bad-request:") << move;
    for (const char* move :
         {"{'kind':'wild-downpour-1','color':'red'}", "{'kind':'war-machine'}",
          "{'kind':'draw-2','card':'red-5'}", "{'kind':'draw-2','card':'blue-draw-2'}",
          "{'kind':'name','target':1,'color':'red'}", "{'kind':'answer'}", "{'kind':'allow'}",
          "{'kind':'wild','target':0,'color':'red'}", "{'kind':'discard-wild','card':'wild'}",
          "{'kind':'discard-wild','card':'red-5'}", "{'kind':'discard-wild','card':'war-machine'}"})
        EXPECT_EQ(table.refused(0, move).substr(0, 13), "illegal-move:") << move;
}
