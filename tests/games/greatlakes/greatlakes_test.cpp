// The rulings of The Great Lakes Fish-Out (great-lakes.md), one test each.
#include "tests/support/table.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// Three seats with dealer 0. So keepers decide in the order 1, 2, 0, clockwise from the dealer's left.
Table tableOfThree(std::string_view deal) {
    return Table("great-lakes", 3, deal);
}

/// Chooses a card for each seat, starting with seat 0.
void choose(Table& table, std::initializer_list<const char*> cards) {
    int seat = 0;
    for (const char* card : cards)
        table.play(seat++, std::string("{'kind':'choose','card':'") + card + "'}");
}

} // namespace

TEST(GreatLakes, G05_LeftoverCardsStockTheLake) {
    EXPECT_EQ(Table::shuffled("great-lakes", 3, 7).all("lake").size(), 1u);
    EXPECT_EQ(Table::shuffled("great-lakes", 4, 7).all("lake").size(), 0u);
    EXPECT_EQ(Table::shuffled("great-lakes", 5, 7).all("lake").size(), 2u);
    for (const auto& [seats, handSize] : {std::pair{3, 17u}, {4, 13u}, {5, 10u}})
        for (const Json& hand : Table::shuffled("great-lakes", seats, 7).all("hands"))
            EXPECT_EQ(hand.size(), handSize);
}

TEST(GreatLakes, G06_ChoicesAreSecretUntilAllHaveChosen) {
    Table table = tableOfThree("{'hands':[['KS','2H'],['QS','3H'],['JS','4H']],'rest':'out'}");
    EXPECT_EQ(table.playersToAct(), j("[0,1,2]"));
    table.play(1, "{'kind':'choose','card':'QS'}");
    EXPECT_EQ(table.playersToAct(), j("[0,2]"));
    EXPECT_EQ(table.observation(0)["chosen"], j("[null,'?',null]"));
    EXPECT_EQ(table.observation(1)["chosen"], j("[null,'QS',null]"));
    EXPECT_TRUE(has(table.seen(0), "{'event':'move','seat':1,'move':{'kind':'choose','card':'?'}}"));
    EXPECT_TRUE(has(table.seen(0), "{'event':'moved','card':'?','from':'hand:1','to':'chosen:1'}"));
    EXPECT_EQ(table.refused(1, "{'kind':'choose','card':'3H'}").substr(0, 14), "not-your-move:");
}

TEST(GreatLakes, G07_HighestOfEachSuitKeepsAndG11_OthersStockClockwise) {
    Table table =
        Table("great-lakes", 4, "{'hands':[['5S','2C'],['9S','3C'],['KH','4C'],['7S','5C']],'rest':'out'}");
    choose(table, {"5S", "9S", "KH", "7S"});
    EXPECT_EQ(table.all("kept"), j("[null,'9S','KH',null]"));
    EXPECT_EQ(table.all("lake"), j("['5S','7S']")) << "the dealer stocks last; the newest card is first";
    EXPECT_EQ(table.all("chosen"), j("[null,null,null,null]"));
    EXPECT_EQ(table.turn(), 1);
    EXPECT_EQ(table.phase(), "keep");
}

TEST(GreatLakes, G09_AceIsLowWithoutACourtCardOfItsSuit) {
    Table table = tableOfThree("{'hands':[['AS','2C'],['2S','3C'],['KH','4C']],'rest':'out'}");
    choose(table, {"AS", "2S", "KH"});
    EXPECT_EQ(table.all("kept"), j("[null,'2S','KH']"));
}

TEST(GreatLakes, G10_AceBeatsAnothersCourtCardOfItsSuit) {
    for (const char* court : {"JS", "QS", "KS"}) {
        const std::string deal =
            std::string("{'hands':[['AS','2C'],['") + court + "','3C'],['10S','4C']],'rest':'out'}";
        Table table = tableOfThree(deal);
        choose(table, {"AS", court, "10S"});
        EXPECT_EQ(table.all("kept"), j("['AS',null,null]")) << court;
    }
}

TEST(GreatLakes, G12_KeepersDecideClockwiseFromTheDealersLeft) {
    Table table = tableOfThree("{'hands':[['KS','2C'],['KH','3C'],['KD','4C']],'rest':'out'}");
    choose(table, {"KS", "KH", "KD"});
    EXPECT_EQ(table.turn(), 1);
    EXPECT_EQ(table.refused(0, "{'kind':'stock'}").substr(0, 14), "not-your-move:");
    table.play(1, "{'kind':'stock'}");
    EXPECT_EQ(table.turn(), 2);
    table.play(2, "{'kind':'stock'}");
    EXPECT_EQ(table.turn(), 0);
    table.play(0, "{'kind':'stock'}");
    EXPECT_EQ(table.phase(), "choose");
    EXPECT_EQ(table.turn(), nullptr);
}

TEST(GreatLakes, G13_FishingOutTakesTheSuitAndTheSavedGameCard) {
    Table table =
        tableOfThree("{'hands':[['KS','2C'],['KH','3C'],['5S','4C']],'lake':['9S','2H','3S'],'rest':'out'}");
    choose(table, {"KS", "KH", "5S"});
    EXPECT_EQ(table.all("lake"), j("['5S','9S','2H','3S']"));
    table.play(1, "{'kind':'stock'}");
    const Json events = table.play(0, "{'kind':'fish-out'}");
    EXPECT_EQ(count(events, "{'event':'moved','from':'lake','to':'caught:0'}"), 3);
    EXPECT_TRUE(has(events, "{'event':'moved','card':'KS','from':'kept:0','to':'caught:0'}"));
    EXPECT_EQ(table.all("caught")[0].size(), 4u);
    EXPECT_EQ(table.all("lake"), j("['KH','2H']"));
    EXPECT_EQ(table.all("fished"), j("[['S'],[],[]]"));
}

TEST(GreatLakes, G14_StockingGivesUpTheCardAndLeavesTheSuitOpen) {
    Table table = tableOfThree("{'hands':[['KS','QS'],['2H','3C'],['3H','4C']],'rest':'out'}");
    choose(table, {"KS", "2H", "3H"});
    table.play(2, "{'kind':'stock'}");
    table.play(0, "{'kind':'stock'}");
    EXPECT_EQ(table.all("fished"), j("[[],[],[]]"));
    EXPECT_EQ(table.all("caught"), j("[[],[],[]]"));
    choose(table, {"QS", "3C", "4C"});
    table.play(2, "{'kind':'stock'}");
    EXPECT_EQ(table.turn(), 0) << "spades are still open to seat 0, who decides again";
}

TEST(GreatLakes, G15_G16_AClosedSuitIsStockedInTurnWithoutAChoice) {
    Table table =
        tableOfThree("{'hands':[['2C','3C'],['KH','2H'],['KS','2S']],'fished':[[],['H'],[]],'rest':'out'}");
    table.play(0, "{'kind':'choose','card':'2C'}");
    table.play(1, "{'kind':'choose','card':'KH'}");
    const Json events = table.play(2, "{'kind':'choose','card':'KS'}");
    EXPECT_TRUE(has(events, "{'event':'moved','card':'KH','from':'chosen:1','to':'kept:1'}"));
    EXPECT_TRUE(has(events, "{'event':'moved','card':'KH','from':'kept:1','to':'lake'}"));
    EXPECT_EQ(table.turn(), 2);
}

TEST(GreatLakes, G17_AnEmptySuitMayBeFishedOut) {
    Table table = tableOfThree("{'hands':[['KS','2C'],['KH','3C'],['KD','4C']],'rest':'out'}");
    choose(table, {"KS", "KH", "KD"});
    table.play(1, "{'kind':'fish-out'}");
    EXPECT_EQ(table.all("caught")[1], j("['KH']"));
    EXPECT_EQ(table.all("fished")[1], j("['H']"));
}

TEST(GreatLakes, G18_CardsLeftInTheLakeScoreForNobody) {
    Table table = tableOfThree("{'hands':[['KS'],['2S'],['3S']],'lake':['4H'],'rest':'out'}");
    choose(table, {"KS", "2S", "3S"});
    table.play(0, "{'kind':'fish-out'}");
    EXPECT_EQ(table.all("last"), j("{'points':[3,0,0],'out':null}"));
    EXPECT_EQ(table.all("scores"), j("[3,0,0]"));
    EXPECT_EQ(table.all("lake"), j("['4H']"));
    EXPECT_EQ(table.chance(), j("{'kind':'deal'}"));
    EXPECT_EQ(table.all("over"), false);
    EXPECT_EQ(table.playersToAct(), j("[]"));
}

TEST(GreatLakes, G19_TheHighestTotalAtTheTargetWins) {
    Table table = tableOfThree("{'hands':[['KS'],['2S'],['3S']],'scores':[48,49,0],'rest':'out'}");
    choose(table, {"KS", "2S", "3S"});
    table.play(0, "{'kind':'fish-out'}");
    EXPECT_EQ(table.all("over"), true);
    EXPECT_EQ(table.all("winners"), j("[0]"));
    EXPECT_EQ(table.phase(), "over");
    EXPECT_EQ(table.turn(), nullptr);
    EXPECT_EQ(table.refused(0, "{'kind':'stock'}").substr(0, 10), "game-over:");
}

TEST(GreatLakes, G19_ATieAtTheTopPlaysAnotherGame) {
    Table table = tableOfThree("{'hands':[['KS'],['2S'],['3S']],'scores':[49,50,0],'rest':'out'}");
    choose(table, {"KS", "2S", "3S"});
    table.play(0, "{'kind':'stock'}");
    EXPECT_EQ(table.all("over"), true) << "the only leader wins with 50";

    Table tied = tableOfThree("{'hands':[['KS'],['2S'],['3S']],'scores':[49,52,0],'rest':'out'}");
    choose(tied, {"KS", "2S", "3S"});
    tied.play(0, "{'kind':'fish-out'}");
    EXPECT_EQ(tied.all("scores"), j("[52,52,0]"));
    EXPECT_EQ(tied.all("over"), false);
    EXPECT_EQ(tied.chance(), j("{'kind':'deal'}"));
}

TEST(GreatLakes, G01_TheDealPassesLeft) {
    Table table = tableOfThree("{'hands':[['KS'],['2S'],['3S']],'rest':'out'}");
    choose(table, {"KS", "2S", "3S"});
    table.play(0, "{'kind':'stock'}");
    EXPECT_EQ(table.all("dealer"), 0);
    EXPECT_EQ(table.all("round"), 1);
    table.decide("{'hands':[['KD'],['2D'],['3D']],'rest':'out'}");
    EXPECT_EQ(table.all("dealer"), 1);
    EXPECT_EQ(table.all("round"), 2);
    EXPECT_EQ(table.all("caught"), j("[[],[],[]]"));
}

TEST(GreatLakes, G23_AfterTwentyGamesTheHighestTotalWinsTiesShared) {
    Table table = tableOfThree("{'hands':[['KS'],['2S'],['3S']],'scores':[0,1,1],'rest':'out'}");
    for (int game = 1; game <= 20; ++game) {
        EXPECT_EQ(table.all("over"), false);
        choose(table, {"KS", "2S", "3S"});
        table.play(0, "{'kind':'stock'}");
        if (game < 20) table.decide("{'hands':[['KS'],['2S'],['3S']],'rest':'out'}");
    }
    EXPECT_EQ(table.all("over"), true);
    EXPECT_EQ(table.all("winners"), j("[1,2]"));
}

TEST(GreatLakes, G04_ThreeToFiveSeats) {
    EXPECT_EQ(dealError("great-lakes", 2, "{}").substr(0, 10), "bad-seats:");
    EXPECT_EQ(dealError("great-lakes", 6, "{}").substr(0, 10), "bad-seats:");
}

TEST(GreatLakes, G20_CaughtCardsAndFishedSuitsArePublic) {
    Table table = tableOfThree(
        "{'hands':[['KS','2C'],['2S','3C'],['3S','4C']],'caught':[['9H'],[],[]],'fished':[['H'],[],[]],"
        "'rest':'out'}");
    EXPECT_EQ(table.observation(2)["caught"], j("[['9H'],[],[]]"));
    EXPECT_EQ(table.observation(2)["fished"], j("[['H'],[],[]]"));
    EXPECT_EQ(table.observation(2)["hands"], j("[['?','?'],['?','?'],['3S','4C']]"));
}

TEST(GreatLakes, IllegalMovesAreRefusedWithTheirReason) {
    Table table = tableOfThree("{'hands':[['KS','2C'],['QS','3C'],['JS','4C']],'rest':'out'}");
    EXPECT_EQ(table.refused(0, "{'kind':'stock'}"), "illegal-move: Everyone has to choose a card first.");
    EXPECT_EQ(table.refused(0, "{'kind':'choose','card':'QS'}"),
              "illegal-move: You don't have the queen of spades.");
    choose(table, {"KS", "QS", "JS"});
    EXPECT_EQ(table.refused(0, "{'kind':'choose','card':'2C'}"),
              "illegal-move: You've already chosen a card and can't change it.");
}

TEST(GreatLakes, InvalidDealsAreRefused) {
    EXPECT_EQ(dealError("great-lakes", 3, "{'hands':[['KS'],['2S'],['3S']]}").substr(0, 9), "bad-deal:");
    EXPECT_EQ(dealError("great-lakes", 3, "{'hands':[['KS'],['2S'],['3S','4S']],'rest':'out'}").substr(0, 9),
              "bad-deal:");
    EXPECT_EQ(dealError("great-lakes", 3, "{'hands':[[],[],[]],'lake':['KS'],'rest':'out'}").substr(0, 9),
              "bad-deal:");
    EXPECT_EQ(dealError("great-lakes", 3, "{'hands':[['KS'],['KS'],['3S']],'rest':'out'}"),
              "bad-deal: The deal names KS more often than the deck has it.");
    EXPECT_EQ(dealError("great-lakes", 3, "{'fished':[['S','S'],[],[]]}").substr(0, 9), "bad-deal:");
    EXPECT_EQ(dealError("great-lakes", 3, "{'scores':[1,2,3]}"), "");
}
