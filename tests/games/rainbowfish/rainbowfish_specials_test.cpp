// Rainbow Fish, ruling by ruling (rainbow-fish.md): special cards, hands of special cards only, endings and
// matches.
#include "model/games/rainbowfish/tabletraits.h"
#include "model/games/rainbowfish/words.h"
#include "tests/games/rainbowfish/rainbowfish_table.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::rainbowfish;

namespace {
constexpr const char* kH2o = "{'deck':'h2o'}";
constexpr const char* kIronMan = "{'deck':'iron-man'}";
} // namespace

// ---- draw-2 and the discard pile ----

TEST(RainbowFishSpecials, R27_ADrawTwoDrawsTwoHiddenAndTheTurnContinues) {
    Table table = rainbow(
        2, "{'hands':[['red-5','red-draw-2','blue-draw-2'],['blue-7']],'hole':['red-1','red-2','red-3']}");
    EXPECT_TRUE(table.lists(0, "{'kind':'draw-2','card':'red-draw-2'}"));
    EXPECT_TRUE(table.lists(0, "{'kind':'draw-2','card':'blue-draw-2'}"));
    table.play(0, "{'kind':'draw-2','card':'blue-draw-2'}");
    EXPECT_EQ(table.all("hands")[0], j("['red-1','red-2','red-5','red-draw-2']"));
    EXPECT_EQ(count(table.seen(1), "{'event':'moved','card':'?','from':'hole','to':'hand:0'}"), 2);
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.phase(), "turn");
}

TEST(RainbowFishSpecials, R28_AnyNumberOfSpecialsBeforeAnAsk) {
    Table table = rainbow(
        2, "{'hands':[['red-5','red-draw-2','blue-draw-2','wild'],['blue-7','red-1']],'hole':['red-9']}");
    table.play(0, "{'kind':'draw-2'}");
    EXPECT_EQ(table.all("discard"), j("['red-draw-2']")) << "not named: the first in deck order";
    table.play(0, "{'kind':'wild','target':1,'color':'blue'}");
    table.play(0, "{'kind':'draw-2'}");
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    EXPECT_EQ(table.all("discard"), j("['blue-draw-2','wild','red-draw-2']"));
}

TEST(RainbowFishSpecials, R12_PlayedSpecialsNeverReturn) {
    Table table =
        rainbow(2, "{'hands':[['red-5','red-draw-2','red-1'],['blue-7']],'hole':['red-2'],'rest':'out'}");
    table.play(0, "{'kind':'draw-2'}");
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    EXPECT_EQ(table.all("discard"), j("['red-draw-2']")) << "also with an empty hole";
    EXPECT_EQ(table.all("hole"), j("[]"));
}

TEST(RainbowFishSpecials, ADrawTwoDrawsTheLastCardButIsNotPlayableOnAnEmptyHole) {
    Table one = rainbow(2, "{'hands':[['red-5','red-draw-2'],['blue-7']],'hole':['red-2'],'rest':'out'}");
    one.play(0, "{'kind':'draw-2'}");
    EXPECT_EQ(one.all("hands")[0], j("['red-2','red-5']"));
    Table none = rainbow(2, "{'hands':[['red-5','red-draw-2'],['blue-7']],'rest':'out'}");
    EXPECT_EQ(none.refused(0, "{'kind':'draw-2','card':'red-draw-2'}"),
              "illegal-move: The hole is empty, so you can't draw.");
}

// ---- wild ----

TEST(RainbowFishSpecials, R29_AWildTakesAllCardsOfAColourNumbersAndSpecials) {
    Table table = rainbow(
        3, "{'hands':[['red-5','wild'],['blue-5','blue-skip','blue-draw-2','wild','red-1'],['blue-9']]}");
    table.play(0, "{'kind':'wild','target':1,'color':'blue'}");
    EXPECT_EQ(table.all("hands"),
              j("[['red-5','blue-5','blue-skip','blue-draw-2'],['red-1','wild'],['blue-9']]"));
    EXPECT_EQ(count(table.seen(2), "{'event':'moved','from':'hand:1','to':'hand:0'}"), 3);
    EXPECT_TRUE(has(table.seen(2), "{'event':'moved','card':'blue-skip','from':'hand:1','to':'hand:0'}"));
    EXPECT_EQ(table.all("discard"), j("['wild']"));
}

TEST(RainbowFishSpecials, R31_AHitContinuesTheTurn) {
    Table table = rainbow(2, "{'hands':[['red-5','wild'],['blue-5','red-1']]}");
    table.play(0, "{'kind':'wild','target':1,'color':'red'}");
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.phase(), "turn");
}

TEST(RainbowFishSpecials, R30_AMissGoesFishingAndACardOfTheColourCounts) {
    Table hit = rainbow(2, "{'hands':[['red-5','wild'],['blue-5']],'hole':['green-skip']}");
    hit.play(0, "{'kind':'wild','target':1,'color':'green'}");
    EXPECT_TRUE(has(hit.seen(1), "{'event':'moved','card':'green-skip','from':'hole','to':'hand:0'}"));
    EXPECT_EQ(hit.turn(), 0);
    Table miss = rainbow(2, "{'hands':[['red-5','wild'],['blue-5']],'hole':['wild']}");
    miss.play(0, "{'kind':'wild','target':1,'color':'green'}");
    EXPECT_TRUE(has(miss.seen(1), "{'event':'moved','card':'?','from':'hole','to':'hand:0'}"))
        << "black has no colour";
    EXPECT_EQ(miss.turn(), 1);
    Table empty = rainbow(2, "{'hands':[['red-5','wild'],['blue-5']],'rest':'out'}");
    empty.play(0, "{'kind':'wild','target':1,'color':'green'}");
    EXPECT_EQ(empty.turn(), 1);
}

TEST(RainbowFishSpecials, X07_AWildIsNotAimedAtAnEmptyHand) {
    Table table = rainbow(3, "{'hands':[['red-5','wild'],[],['blue-5']],'rest':'out'}");
    EXPECT_EQ(table.refused(0, "{'kind':'wild','target':1,'color':'red'}").substr(0, 13), "illegal-move:");
    EXPECT_TRUE(table.lists(0, "{'kind':'wild','target':2,'color':'red'}"));
    Table nobody = rainbow(2, "{'hands':[['red-5','wild','wild-draw-4'],[]],'rest':'out'}");
    EXPECT_EQ(nobody.moves(0), j("[{'kind':'ask','target':1,'number':5}]"));
    EXPECT_EQ(nobody.refused(0, "{'kind':'wild','target':1,'color':'red'}"),
              "illegal-move: Nobody else has any cards, so there's no colour to take.");
    EXPECT_EQ(nobody.refused(0, "{'kind':'wild-draw-4'}").substr(0, 13), "illegal-move:");
}

TEST(RainbowFishSpecials, R09_ASpecialIsCarriedOutInFullBeforeAnEmptyHandDraws) {
    Table got = rainbow(2, "{'hands':[['wild'],['blue-5','red-1']],'hole':['red-2']}");
    got.play(0, "{'kind':'wild','target':1,'color':'red'}");
    EXPECT_EQ(got.all("hands")[0], j("['red-1']")) << "their hand is not empty any more";
    EXPECT_EQ(got.all("hole")[0], "red-2");
    Table fished = rainbow(2, "{'hands':[['wild'],['blue-5']],'hole':['red-2','red-3']}");
    fished.play(0, "{'kind':'wild','target':1,'color':'green'}");
    EXPECT_EQ(fished.all("hands")[0], j("['red-2']")) << "fishing is part of it";
    EXPECT_EQ(fished.all("hole")[0], "red-3");
    Table out = rainbow(2, "{'hands':[['wild'],['blue-5']],'rest':'out'}");
    out.play(0, "{'kind':'wild','target':1,'color':'green'}");
    EXPECT_EQ(out.turn(), 1);
    EXPECT_EQ(out.all("hands")[0], j("[]"));
}

TEST(RainbowFishSpecials, R09_ATargetEmptiedByAWildDrawsThree) {
    Table table = rainbow(2, "{'hands':[['red-5','wild'],['blue-5']],'hole':['red-1','red-2','red-3']}");
    table.play(0, "{'kind':'wild','target':1,'color':'blue'}");
    EXPECT_EQ(table.all("hands"), j("[['red-5','blue-5'],['red-1','red-2','red-3']]"));
}

// ---- wild-draw-4 ----

TEST(RainbowFishSpecials, R32_AWildDrawFourDrawsFourThenNamesColourAndOpponent) {
    Table table = rainbow(
        3, "{'hands':[['red-5','wild-draw-4'],['blue-5'],['red-9']],'hole':['green-1','green-2','green-3',"
           "'green-4']}");
    EXPECT_TRUE(table.lists(0, "{'kind':'wild-draw-4'}"));
    table.play(0, "{'kind':'wild-draw-4'}");
    EXPECT_EQ(table.phase(), "color");
    EXPECT_EQ(table.observation(1)["phase"], "color") << "everybody knows what comes";
    EXPECT_EQ(table.all("hands")[0].size(), 5u);
    EXPECT_EQ(count(table.seen(1), "{'event':'moved','card':'?','from':'hole','to':'hand:0'}"), 4);
    EXPECT_EQ(table.moves(0).size(), 8u);
    EXPECT_EQ(table.refused(0, "{'kind':'ask','target':1,'number':5}").substr(0, 13), "illegal-move:");
    table.play(0, "{'kind':'name','target':1,'color':'blue'}");
    EXPECT_TRUE(
        has(table.seen(2), "{'event':'move','seat':0,'move':{'kind':'name','target':1,'color':'blue'}}"));
    EXPECT_EQ(table.phase(), "turn");
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.all("hands")[0].size(), 6u);
}

TEST(RainbowFishSpecials, R32_AMissAfterAWildDrawFourGoesFishing) {
    Table table = rainbow(
        2, "{'hands':[['red-5','wild-draw-4'],['blue-5']],'hole':['green-1','green-2','green-3','green-4',"
           "'yellow-1']}");
    table.play(0, "{'kind':'wild-draw-4'}");
    table.play(0, "{'kind':'name','target':1,'color':'red'}");
    EXPECT_EQ(table.turn(), 1);
    EXPECT_EQ(table.all("hands")[0].size(), 6u);
}

TEST(RainbowFishSpecials, R32_OnAShortOrEmptyHole) {
    Table two = rainbow(
        2,
        "{'hands':[['red-5','wild-draw-4'],['blue-5','red-1']],'hole':['green-1','green-2'],'rest':'out'}");
    two.play(0, "{'kind':'wild-draw-4'}");
    EXPECT_EQ(two.all("hands")[0].size(), 3u);
    EXPECT_EQ(two.phase(), "color");
    Table none = rainbow(3, "{'hands':[['red-5','wild-draw-4'],['blue-5','red-1'],[]],'rest':'out'}");
    none.play(0, "{'kind':'wild-draw-4'}");
    EXPECT_EQ(none.phase(), "color") << "only the colour part";
    EXPECT_EQ(none.moves(0).size(), 4u) << "only those who hold cards";
    EXPECT_EQ(none.refused(0, "{'kind':'name','target':2,'color':'red'}").substr(0, 13), "illegal-move:");
    EXPECT_EQ(none.refused(0, "{'kind':'name','target':0,'color':'red'}").substr(0, 13), "illegal-move:");
}

// ---- downpours ----

TEST(RainbowFishSpecials, R35_ADownpourTakesTheColourOfEverybody) {
    Table table = rainbow(
        3,
        "{'hands':[['red-5','wild-downpour-1'],['blue-5','red-1'],['blue-skip','red-9']],'hole':['green-1',"
        "'green-2']}",
        kH2o);
    EXPECT_TRUE(table.lists(0, "{'kind':'wild-downpour-1','color':'blue'}"));
    EXPECT_FALSE(table.lists(0, "{'kind':'wild-downpour-2','color':'blue'}"));
    const Json events = table.play(0, "{'kind':'wild-downpour-1','color':'blue'}");
    EXPECT_EQ(table.all("hands"), j("[['red-5','green-1','blue-5','blue-skip'],['red-1'],['red-9']]"));
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(count(events, "{'event':'moved','from':'hole'}"), 1);
}

TEST(RainbowFishSpecials, R35_FishingOnlyIfNobodyHadAny) {
    Table table =
        rainbow(3,
                "{'hands':[['red-5','wild-downpour-2'],['blue-5'],['blue-skip']],'hole':['green-1','green-2',"
                "'yellow-9']}",
                kH2o);
    table.play(0, "{'kind':'wild-downpour-2','color':'green'}");
    EXPECT_EQ(table.all("hands")[0], j("['red-5','yellow-9','green-1','green-2']"));
    EXPECT_EQ(table.turn(), 1);
    EXPECT_TRUE(has(table.seen(1), "{'event':'moved','card':'?','from':'hole','to':'hand:0'}"));
    Table lucky = rainbow(
        2, "{'hands':[['red-5','wild-downpour-2'],['blue-5']],'hole':['red-1','red-2','yellow-9']}", kH2o);
    lucky.play(0, "{'kind':'wild-downpour-2','color':'yellow'}");
    EXPECT_TRUE(has(lucky.seen(1), "{'event':'moved','card':'yellow-9','from':'hole','to':'hand:0'}"));
    EXPECT_EQ(lucky.turn(), 0);
}

TEST(RainbowFishSpecials, R35_EverybodyGivesFirstThenEmptyHandsDrawFromTheLeft) {
    Table table = rainbow(
        4,
        "{'hands':[['red-5','wild-downpour-1'],['blue-5'],['red-9'],['blue-1']],'hole':['green-1','green-2',"
        "'green-3','green-4','green-5','green-6'],'rest':'out'}",
        kH2o);
    table.play(0, "{'kind':'wild-downpour-1','color':'blue'}");
    EXPECT_EQ(table.all("hands"),
              j("[['red-5','green-1','blue-1','blue-5'],['green-2','green-3','green-4'],['red-9'],"
                "['green-5','green-6']]"));
}

TEST(RainbowFishSpecials, ADownpourWithAnEmptyHoleTakesTheColourOnlyWhileAnOpponentHoldsACard) {
    Table table = rainbow(2, "{'hands':[['red-5','wild-downpour-2'],['blue-5','red-1']],'rest':'out'}", kH2o);
    table.play(0, "{'kind':'wild-downpour-2','color':'blue'}");
    EXPECT_EQ(table.all("hands")[0], j("['red-5','blue-5']"));
    Table nobody = rainbow(2, "{'hands':[['red-5','wild-downpour-2'],[]],'rest':'out'}", kH2o);
    EXPECT_EQ(nobody.refused(0, "{'kind':'wild-downpour-2','color':'blue'}").substr(0, 13), "illegal-move:");
}

// ---- war-machine ----

TEST(RainbowFishSpecials, R36_AWarMachineStopsADrawTwoAndDrawsItsCards) {
    Table table = rainbow(
        3,
        "{'hands':[['red-5','red-draw-2'],['blue-5'],['war-machine','red-9']],'hole':['green-1','green-2']}",
        kIronMan);
    table.play(0, "{'kind':'draw-2'}");
    EXPECT_EQ(table.phase(), "block");
    EXPECT_EQ(table.playersToAct(), j("[2]"));
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.observation(0)["phase"], "wait");
    EXPECT_EQ(table.observation(1)["phase"], "wait");
    EXPECT_EQ(table.moves(2), j("[{'kind':'war-machine'},{'kind':'allow'}]"));
    table.play(2, "{'kind':'war-machine'}");
    EXPECT_EQ(table.all("hands"), j("[['red-5'],['blue-5'],['red-9','green-1','green-2']]"));
    EXPECT_EQ(table.all("discard"), j("['war-machine','red-draw-2']"));
    EXPECT_EQ(table.turn(), 1);
    EXPECT_TRUE(has(table.seen(1), "{'event':'move','seat':2,'move':{'kind':'war-machine'}}"));
    EXPECT_TRUE(has(table.seen(1), "{'event':'moved','card':'?','from':'hole','to':'hand:2'}"));
}

TEST(RainbowFishSpecials, R36_AWarMachineStopsAWildDrawFourForFour) {
    Table table = rainbow(2, "{'hands':[['red-5','wild-draw-4'],['war-machine','red-9']]}", kIronMan);
    table.play(0, "{'kind':'wild-draw-4'}");
    table.play(1, "{'kind':'war-machine'}");
    EXPECT_EQ(table.all("hands")[0], j("['red-5']"));
    EXPECT_EQ(table.all("hands")[1].size(), 5u);
    EXPECT_EQ(table.turn(), 1);
}

TEST(RainbowFishSpecials, X03_HoldersAreAskedInOrderAndTheFirstReactionCounts) {
    Table table =
        rainbow(4,
                "{'hands':[['war-machine','red-draw-2'],['war-machine'],['blue-5'],['war-machine','red-9']],"
                "'hole':['green-1','green-2']}",
                kIronMan);
    table.play(0, "{'kind':'draw-2'}");
    EXPECT_EQ(table.playersToAct(), j("[1]"));
    table.play(1, "{'kind':'allow'}");
    EXPECT_EQ(table.playersToAct(), j("[3]"));
    EXPECT_EQ(count(table.seen(0), "{'event':'move'}"), 0) << "declining is not told";
    EXPECT_EQ(table.seen(2).size(), 0u) << "to others it still is the same wait";
    EXPECT_EQ(table.observation(1)["phase"], "wait");
    table.play(3, "{'kind':'allow'}");
    EXPECT_EQ(table.all("hands")[0], j("['green-1','green-2','war-machine']"))
        << "their own War Machine does not matter";
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.phase(), "turn");
}

TEST(RainbowFishSpecials, R36_AnAllowedWildDrawFourContinuesWithItsColour) {
    Table table = rainbow(2, "{'hands':[['red-5','wild-draw-4'],['war-machine','red-9']]}", kIronMan);
    table.play(0, "{'kind':'wild-draw-4'}");
    EXPECT_EQ(table.all("hands")[0].size(), 1u) << "nothing is drawn before it is allowed";
    table.play(1, "{'kind':'allow'}");
    EXPECT_EQ(table.phase(), "color");
    EXPECT_EQ(table.playersToAct(), j("[0]"));
    EXPECT_EQ(table.all("hands")[0].size(), 5u);
}

TEST(RainbowFishSpecials, R36_APlayerEmptiedByAStoppedCardDrawsAfterTheStopper) {
    Table table = rainbow(
        2,
        "{'hands':[['red-draw-2'],['war-machine','red-9']],'hole':['green-1','green-2','green-3','green-4']}",
        kIronMan);
    table.play(0, "{'kind':'draw-2'}");
    EXPECT_EQ(table.all("hands")[0], j("[]")) << "the card is carried out in full first";
    table.play(1, "{'kind':'war-machine'}");
    EXPECT_EQ(table.all("hands")[1], j("['red-9','green-1','green-2']"));
    EXPECT_EQ(table.all("hands")[0].size(), 3u);
    EXPECT_EQ(table.turn(), 1);
}

TEST(RainbowFishSpecials, R36_AStoppedPlayerMayStillLaySets) {
    Table table = rainbow(
        2, "{'hands':[['red-draw-2','red-5','red-5','blue-5','blue-5'],['war-machine','red-9']]}", kIronMan);
    table.play(0, "{'kind':'draw-2'}");
    table.play(1, "{'kind':'war-machine'}");
    EXPECT_EQ(table.phase(), "lay");
    EXPECT_EQ(table.playersToAct(), j("[0]"));
}

TEST(RainbowFishSpecials, R37_WithAnEmptyHoleAWarMachineOnlyStops) {
    Table table =
        rainbow(2, "{'hands':[['red-5','wild-draw-4'],['war-machine','red-9']],'rest':'out'}", kIronMan);
    table.play(0, "{'kind':'wild-draw-4'}");
    EXPECT_EQ(table.phase(), "block");
    table.play(1, "{'kind':'war-machine'}");
    EXPECT_EQ(table.all("hands"), j("[['red-5'],['red-9']]"));
    EXPECT_EQ(table.turn(), 1);
}

TEST(RainbowFishSpecials, AWarMachineIsNotPlayedInOnesOwnTurnNorAgainstAWild) {
    Table table = rainbow(2, "{'hands':[['red-5','war-machine','wild'],['war-machine','red-9']]}", kIronMan);
    EXPECT_EQ(table.refused(0, "{'kind':'war-machine'}"),
              "illegal-move: A War Machine only stops another player's Draw 2 or Wild Draw 4.");
    table.play(0, "{'kind':'wild','target':1,'color':'red'}");
    EXPECT_EQ(table.phase(), "turn");
    EXPECT_EQ(table.all("hands")[0], j("['red-5','red-9','war-machine']"));
}

// ---- only special cards in hand ----

TEST(RainbowFishSpecials, R13_AHandOfSpecialsMustPlayOneThatDraws) {
    Table table = rainbow(
        2,
        "{'hands':[['red-skip','red-draw-2','wild'],['blue-5']],'hole':['blue-skip','green-skip','red-1']}");
    EXPECT_EQ(table.moves(0).size(), 1u + 4u);
    EXPECT_EQ(table.refused(0, "{'kind':'draw'}"), "illegal-move: You have to play a special card first.");
    EXPECT_EQ(table.refused(0, "{'kind':'ask','target':1,'number':5}").substr(0, 13), "illegal-move:");
    table.play(0, "{'kind':'draw-2'}");
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.moves(0).size(), 4u) << "still no number card: the wild must be played too";
    table.play(0, "{'kind':'wild','target':1,'color':'blue'}");
    EXPECT_TRUE(table.lists(0, "{'kind':'ask','target':1,'number':5}"));
}

TEST(RainbowFishSpecials, R14_WithNoPlayableSpecialThePlayerDrawsOneAndTheTurnEnds) {
    Table table = rainbow(2, "{'hands':[['red-skip','red-reverse'],['blue-5']],'hole':['red-1']}");
    EXPECT_EQ(table.moves(0), j("[{'kind':'draw'}]"));
    EXPECT_EQ(table.refused(0, "{'kind':'lay-special'}"),
              "illegal-move: You can only lay a Special Set when the hole is empty.");
    table.play(0, "{'kind':'draw'}");
    EXPECT_EQ(table.all("hands")[0], j("['red-1','red-skip','red-reverse']"));
    EXPECT_TRUE(has(table.seen(1), "{'event':'moved','card':'?','from':'hole','to':'hand:0'}"));
    EXPECT_EQ(table.turn(), 1);
}

TEST(RainbowFishSpecials, R14_AWarMachineIsNothingToPlay) {
    Table table = rainbow(2, "{'hands':[['war-machine'],['blue-5']]}", kIronMan);
    EXPECT_EQ(table.moves(0), j("[{'kind':'draw'}]"));
}

TEST(RainbowFishSpecials, R15_WithAnEmptyHoleAWildInHandMustBePlayed) {
    Table table =
        rainbow(2, "{'hands':[['red-skip','red-draw-2','wild','wild-draw-4'],['blue-5']],'rest':'out'}");
    EXPECT_EQ(table.moves(0).size(), 4u + 1u) << "a draw-2 cannot be played";
    EXPECT_EQ(table.refused(0, "{'kind':'lay-special'}"),
              "illegal-move: You have to play a special card first.");
    EXPECT_EQ(table.refused(0, "{'kind':'discard-wild','card':'wild'}"),
              "illegal-move: Others still have cards. Name a colour instead of discarding the Wild.");
    Table downpour = rainbow(2, "{'hands':[['red-skip','wild-downpour-1'],['blue-5']],'rest':'out'}", kH2o);
    EXPECT_EQ(downpour.moves(0).size(), 4u);
}

TEST(RainbowFishSpecials, R16_OtherwiseTheWholeHandIsLaidAsASpecialSetAndThePlayerIsOut) {
    Table table =
        rainbow(2, "{'hands':[['red-skip','red-draw-2','war-machine'],['blue-5']],'rest':'out'}", kIronMan);
    EXPECT_EQ(table.moves(0), j("[{'kind':'lay-special'}]"));
    const Json events = table.play(0, "{'kind':'lay-special'}");
    EXPECT_EQ(count(events, "{'event':'moved','to':'sets:0'}"), 3);
    EXPECT_EQ(table.all("sets"), j("[['special'],[]]"));
    EXPECT_EQ(table.observation(1)["sets"], j("[['special'],[]]"));
    EXPECT_EQ(table.all("hands"), j("[[],['blue-5']]"));
    EXPECT_EQ(table.turn(), 1);
    table.play(1, "{'kind':'ask','target':0,'number':5}");
    EXPECT_EQ(table.turn(), 1);
}

TEST(RainbowFishSpecials, R17_ASpecialSetCountsFivePoints) {
    Table table = rainbow(2, "{'hands':[['red-skip'],[]],'rest':'out','sets':[[],['0','5']]}");
    table.play(0, "{'kind':'lay-special'}");
    EXPECT_EQ(table.all("last"), j("{'points':[5,4],'out':null}")) << "a set counts a point, the zeros 3";
    EXPECT_EQ(table.all("winners"), j("[0]"));
}

TEST(RainbowFishSpecials, R17_OnlyASpecialSetIsCountedApart_ASetOfZerosIsOneOfTheSets) {
    rainbowfish::Observation observation{};
    for (const Number number : {Number(0), Number(5), kSpecialSet})
        observation.sets.add({0, number});
    EXPECT_EQ(TableTraits<RainbowFish>::laidPoints(observation, 0), 9);
    EXPECT_EQ(TableTraits<RainbowFish>::specialPoints(observation, 0), 5);
}

TEST(RainbowFishSpecials, R16_MoreSpecialSetsThanAGameCouldHaveAreCarried) {
    std::string sets =
        "[['0','1','1','2','2','3','3','4','4','5','5','6','6','7','7','8','8','9','9','special']";
    std::string hands = "[['red-skip']";
    for (const char* hand :
         {"red-skip", "blue-skip", "blue-skip", "green-skip", "green-skip", "red-reverse", "red-reverse"}) {
        sets += ",['special']";
        hands += std::string(",['") + hand + "']";
    }
    Table table = rainbow(8, "{'hands':" + hands + "],'sets':" + sets + "],'rest':'out'}");
    for (int seat = 0; seat < 8; ++seat)
        table.play(seat, "{'kind':'lay-special'}");
    EXPECT_EQ(table.all("scores"), j("[31,10,10,10,10,10,10,10]"));
}

TEST(RainbowFishSpecials, R33_IfNobodyHoldsACardAWildIsDiscardedWithoutEffect) {
    Table table =
        rainbow(2, "{'hands':[['red-skip','wild','wild-draw-4','wild-downpour-2'],[]],'rest':'out'}", kH2o);
    EXPECT_EQ(table.moves(0),
              j("[{'kind':'discard-wild','card':'wild'},{'kind':'discard-wild','card':'wild-draw-4'},"
                "{'kind':'discard-wild','card':'wild-downpour-2'}]"));
    EXPECT_EQ(table.refused(0, "{'kind':'discard-wild','card':'red-skip'}"),
              "illegal-move: You can only discard wild cards, not the red Skip.");
    EXPECT_EQ(table.refused(0, "{'kind':'discard-wild','card':'wild-downpour-1'}").substr(0, 13),
              "illegal-move:");
    EXPECT_EQ(table.refused(0, "{'kind':'wild-downpour-2','color':'red'}").substr(0, 13), "illegal-move:");
    table.play(0, "{'kind':'discard-wild','card':'wild-draw-4'}");
    EXPECT_EQ(table.turn(), 0) << "the turn continues";
    table.play(0, "{'kind':'discard-wild','card':'wild'}");
    table.play(0, "{'kind':'discard-wild','card':'wild-downpour-2'}");
    EXPECT_EQ(table.moves(0), j("[{'kind':'lay-special'}]"));
}

TEST(RainbowFishSpecials, R33_WithTheLastCardDiscardedTheGameIsOver) {
    Table table = rainbow(2, "{'hands':[['wild'],[]],'rest':'out','sets':[['1'],[]]}");
    table.play(0, "{'kind':'discard-wild','card':'wild'}");
    EXPECT_EQ(table.all("over"), true);
    EXPECT_EQ(table.all("winners"), j("[0]"));
}

// ---- the end ----

TEST(RainbowFishSpecials, R38_TheGameEndsWhenTheHoleAndAllHandsAreEmpty) {
    Table table =
        rainbow(2, "{'hands':[['red-0','blue-0'],['green-0','yellow-0']],'rest':'out','sets':[[],['5']]}");
    table.play(0, "{'kind':'ask','target':1,'number':0}");
    EXPECT_EQ(table.all("over"), false);
    const Json events = table.play(0, "{'kind':'lay','number':0}");
    EXPECT_EQ(table.all("over"), true);
    EXPECT_EQ(table.phase(), "over");
    EXPECT_EQ(table.turn(), nullptr);
    EXPECT_EQ(table.playersToAct(), j("[]"));
    EXPECT_EQ(table.all("scores"), j("[3,1]"));
    EXPECT_EQ(table.all("last"), j("{'points':[3,1],'out':null}"));
    EXPECT_EQ(table.all("winners"), j("[0]"));
    EXPECT_TRUE(has(events, "{'event':'scored','points':[3,1]}"));
    EXPECT_TRUE(has(events, "{'event':'over','winners':[0]}"));
    EXPECT_EQ(table.refused(0, "{'kind':'done'}").substr(0, 10), "game-over:");
}

TEST(RainbowFishSpecials, X08_ATieIsShared) {
    Table table = rainbow(3, "{'hands':[['red-0','blue-0','green-0','yellow-0'],[],[]],'rest':'out','sets':[["
                             "],['5','6','7'],[]]}");
    table.play(0, "{'kind':'lay','number':0}");
    EXPECT_EQ(table.all("winners"), j("[0,1]"));
}

TEST(RainbowFishSpecials, R40_SixQuietTurnsASeatEndTheGameAndCardsInHandCountNothing) {
    Table table =
        rainbow(3, "{'hands':[['red-0'],['red-1','red-1'],['red-2']],'rest':'out','sets':[['3'],['4'],[]]}");
    for (int turn = 0; turn < 18; ++turn) {
        EXPECT_EQ(table.all("over"), false) << turn;
        const int seat = turn % 3;
        table.play(seat, table.moves(seat).at(0).dump());
    }
    EXPECT_EQ(table.all("over"), true);
    EXPECT_EQ(table.all("winners"), j("[0,1]"));
    EXPECT_EQ(table.all("hands"), j("[['red-0'],['red-1','red-1'],['red-2']]"));
}

TEST(RainbowFishSpecials, R40_PlayersWhoAreOutHaveNoTurnButTheirSeatsCount) {
    Table table = rainbow(2, "{'hands':[['red-0'],[]],'rest':'out'}");
    for (int turn = 0; turn < 12; ++turn) {
        EXPECT_EQ(table.all("over"), false) << turn;
        table.play(0, "{'kind':'ask','target':1,'number':0}");
    }
    EXPECT_EQ(table.all("over"), true);
}

TEST(RainbowFishSpecials, R40_AnyEventRestartsTheCount) {
    const auto quiet = [](Table& table, int turns) {
        for (; turns > 0 && !table.all("over"); --turns) {
            const int seat = table.turn();
            for (const Json& move : table.moves(seat))
                if (move.at("kind") == "ask") {
                    table.play(seat, move.dump());
                    break;
                }
            if (table.phase() == "lay") table.play(table.playersToAct()[0], "{'kind':'done'}");
        }
    };
    // A card changes hands.
    Table given = rainbow(2, "{'hands':[['red-0','red-5'],['red-1','blue-5','red-9']],'rest':'out'}");
    for (int turn = 0; turn < 11; ++turn)
        given.play(turn % 2, turn % 2 ? "{'kind':'ask','target':0,'number':1}"
                                      : "{'kind':'ask','target':1,'number':0}");
    given.play(1, "{'kind':'ask','target':0,'number':5}");
    quiet(given, 1);
    EXPECT_EQ(given.all("over"), false);
    quiet(given, 11);
    EXPECT_EQ(given.all("over"), false);
    quiet(given, 1);
    EXPECT_EQ(given.all("over"), true);
    // A set is laid, here at the last chance of the twelfth turn.
    Table laid = rainbow(2, "{'hands':[['red-0'],['red-1','red-1','blue-1','blue-1','red-9']],'rest':'out'}");
    quiet(laid, 11);
    laid.play(1, "{'kind':'ask','target':0,'number':9}");
    laid.play(1, "{'kind':'lay','number':1}");
    EXPECT_EQ(laid.all("over"), false);
    // A special card leaves a hand without any effect.
    Table played = rainbow(2, "{'hands':[['red-0'],['red-1','wild']],'rest':'out'}");
    quiet(played, 11);
    played.play(1, "{'kind':'wild','target':0,'color':'blue'}");
    EXPECT_EQ(played.all("over"), false);
}

TEST(RainbowFishSpecials, R40_TurnsCountOnlyOnceTheHoleIsEmpty) {
    Table table = rainbow(2, "{'hands':[['red-0'],['red-1']],'hole':['red-3','red-4'],'rest':'out'}");
    table.play(0, "{'kind':'ask','target':1,'number':0}");
    table.play(1, "{'kind':'ask','target':0,'number':1}");
    for (int turn = 0; turn < 12; ++turn) {
        EXPECT_EQ(table.all("over"), false)
            << "turn " << turn << ": the one that emptied the hole had begun with a card in it";
        const int seat = turn % 2;
        table.play(seat, table.moves(seat).at(0).dump());
    }
    EXPECT_EQ(table.all("over"), true);
}

TEST(RainbowFishSpecials, X09_TheClockEndsTheDealButThePointsDecide) {
    Table table = rainbow(2, "{'hands':[['red-0'],['red-1']],'rest':'out','sets':[[],['special']]}");
    for (int turn = 0; turn < 12; ++turn)
        table.play(turn % 2, table.moves(turn % 2).at(0).dump());
    EXPECT_EQ(table.all("winners"), j("[1]"));
}

// ---- matches ----

TEST(RainbowFishSpecials, SeriesAddUpPointsAndTheDealPassesLeft) {
    const char* deal = "{'hands':[['red-skip'],[],[]],'rest':'out','scores':[0,6,0]}";
    Table table = rainbow(3, deal, "{'games':2}");
    EXPECT_EQ(table.all("dealer"), 2);
    table.play(0, "{'kind':'lay-special'}");
    EXPECT_EQ(table.all("over"), false);
    EXPECT_EQ(table.all("scores"), j("[5,6,0]"));
    EXPECT_EQ(table.all("last"), j("{'points':[5,0,0],'out':null}"));
    EXPECT_EQ(table.playersToAct(), j("[]"));
    EXPECT_EQ(table.all("round"), 1);
    EXPECT_EQ(table.all("sets"), j("[['special'],[],[]]")) << "the finished game is still on the table";
    EXPECT_EQ(table.chance(), j("{'kind':'deal'}"));
    EXPECT_EQ(table.refused(0, "{'kind':'draw'}").substr(0, 11), "chance-due:");
    table.decide("{'hands':[[],['red-skip'],[]],'rest':'out'}");
    EXPECT_EQ(table.all("dealer"), 0);
    EXPECT_EQ(table.all("round"), 2);
    EXPECT_EQ(table.turn(), 1);
    EXPECT_EQ(table.all("sets"), j("[[],[],[]]"));
    table.play(1, "{'kind':'lay-special'}");
    EXPECT_EQ(table.all("over"), true);
    EXPECT_EQ(table.all("scores"), j("[5,11,0]"));
    EXPECT_EQ(table.all("winners"), j("[1]"));
}

TEST(RainbowFishSpecials, X11_TheNextDealIsAChanceStepWithARecordedOutcome) {
    Table table = rainbow(2, "{'hands':[['red-skip'],[]],'rest':'out'}", "{'games':2}");
    table.play(0, "{'kind':'lay-special'}");
    EXPECT_THROW(table.session().decideChance(j("{'hands':[[],[]],'rest':'out','discard':['red-1']}")),
                 WireError);
    EXPECT_THROW(table.session().decideChance(j("{'scores':[1,2]}")), WireError);
    table.decide("{}");
    EXPECT_EQ(table.all("hands")[0].size(), 7u);
    EXPECT_EQ(table.all("dealer"), 0);
    const auto again = loadSession(parseJson(table.session().record().dump()));
    EXPECT_EQ(again->observation(kOmniscient), table.all());
}

// ---- words ----

TEST(RainbowFishSpecials, MovesAndEventsHaveSentences) {
    using namespace rainbowfish;
    const Names names{{"Nick", "Susan", ""}, kNoSeat};
    EXPECT_EQ(Words<RainbowFish>::move({.kind = MoveKind::Ask, .target = 1, .number = 5}, names).english(),
              "Ask Susan for fives");
    EXPECT_EQ(Words<RainbowFish>::move({.kind = MoveKind::Reverse, .card = reverseOf(3)}, names).english(),
              "Take their cards with the blue Reverse");
    for (int kind = 0; kind <= int(MoveKind::Done); ++kind)
        EXPECT_FALSE(Words<RainbowFish>::move({MoveKind(kind), 1, 5, 0, kWild}, names).empty()) << kind;

    const Options options = standardOptions(RainbowFish::kOptions);
    Random random(3);
    EventLog<RainbowFish> log;
    State state;
    RainbowFish::newInitialState(state, options, 3, 2, RainbowFish::shuffled(options, 3, random), log);
    const auto sentence = [&](const auto& event) {
        log.clear();
        log.add(event);
        return Words<RainbowFish>::event(*SeenEvent<RainbowFish>::seenBy(2, log, 0), names).english();
    };
    EXPECT_EQ(sentence(MoveMade<Move>{0, {.kind = MoveKind::Ask, .target = 1, .number = 5}}),
              "Nick asks Susan for fives.");
    EXPECT_EQ(sentence(Moved{numberFace(5, 0), handOf(1), handOf(0)}), "Susan gives the red 5 to Nick.");
    EXPECT_EQ(sentence(Moved{kWild, {PileKind::Hole}, handOf(0), SeatSet::of(0)}), "Nick draws a card.");
    EXPECT_EQ(sentence(Said{1, Saying::GoFishing}), "Susan says: Go fish!");
    EXPECT_EQ(sentence(Over{SeatSet::of(0).with(2)}), "Nick and player 2 share the win.");
}
