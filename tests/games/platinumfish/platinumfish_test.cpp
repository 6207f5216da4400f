// Platinum Fish, ruling by ruling (platinum-fish.md).
#include "tests/support/table.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// Laid-out hands; dealer 0 unless given, so seat 1 begins.
Table fish(int seats, std::string_view deal, int dealer = 0, std::string_view options = "{}") {
    return Table("platinum-fish", seats, deal, dealer, options);
}

/// Two seats; seat 1 is about to roll after drawing a 9H without a match.
Table aboutToRoll(std::string_view hands, std::string_view deck) {
    Table table = fish(2, "{'hands':" + std::string(hands) + ",'deck':['9H'," + std::string(deck) +
                              "],'discard':[],'rest':'out'}");
    table.play(1, "{'kind':'draw'}");
    return table;
}

/// The choices of seat 1 after that roll, with the 13 ranks, all spades, in the deck.
Json choicesOf(std::string_view roll) {
    Table table =
        aboutToRoll("[['2C'],['3C']]", "'AS','2S','3S','4S','5S','6S','7S','8S','9S','10S','JS','QS','KS'");
    table.decide(roll);
    return table.all("choices");
}

} // namespace

// ---- equipment and start ----

TEST(PlatinumFish, P01_TwoToSixSeats) {
    EXPECT_EQ(dealError("platinum-fish", 1, "{}").substr(0, 10), "bad-seats:");
    EXPECT_EQ(dealError("platinum-fish", 7, "{}").substr(0, 10), "bad-seats:");
    for (int seats = 2; seats <= 6; ++seats)
        EXPECT_EQ(dealError("platinum-fish", seats, "{}"), "");
}

TEST(PlatinumFish, EquipmentIsTwoPacksFirstOneThenTheOther) {
    for (const Json& game : gamesJson()) {
        if (game["id"] != "platinum-fish") continue;
        const Json& deck = game["deck"];
        ASSERT_EQ(deck.size(), 104u);
        EXPECT_EQ(deck[0], "AS");
        EXPECT_EQ(deck[12], "KS");
        EXPECT_EQ(deck[13], "AH");
        EXPECT_EQ(deck[26], "AD");
        EXPECT_EQ(deck[51], "KC");
        EXPECT_EQ(deck[52], "AS");
        EXPECT_EQ(deck[103], "KC");
        EXPECT_EQ(game["options"],
                  j("[{'name':'discardAfterRefill','default':'any','choices':['any','top']}]"));
        return;
    }
    FAIL() << "no such game";
}

TEST(PlatinumFish, P02_EachIsDealtTheRollOfADieAtLeastThree_X01_FromTheDealersLeft) {
    Table table =
        fish(3, "{'deck':['AS','2S','3S', '4S','5S','6S','7S','8S', '9S','10S','JS', 'QH','KH']}", 1);
    EXPECT_EQ(table.chance(), j("{'kind':'roll','dice':1}"));
    EXPECT_EQ(table.playersToAct(), j("[]"));
    EXPECT_EQ(table.all("phase"), "draw");
    Json events = table.decide("[1]");
    EXPECT_TRUE(has(events, "{'event':'rolled','seat':2,'dice':[1]}"));
    EXPECT_EQ(table.all("dice"), j("[1]"));
    EXPECT_EQ(table.all("hands"), j("[[],[],['AS','2S','3S']]"));
    table.decide("[5]");
    EXPECT_EQ(table.all("hands")[0], j("['4S','5S','6S','7S','8S']"));
    EXPECT_EQ(table.all("discard"), j("[]"));
    events = table.decide("[3]");
    EXPECT_TRUE(has(events, "{'event':'rolled','seat':1,'dice':[3]}"));
    EXPECT_EQ(table.all("hands")[1], j("['9S','10S','JS']"));
    EXPECT_TRUE(has(events, "{'event':'moved','card':'QH','from':'deck','to':'discard'}"));
    EXPECT_EQ(table.all("discard"), j("['QH']"));
    EXPECT_EQ(table.all("deck")[0], "KH");
    EXPECT_EQ(table.turn(), 2) << "left of the dealer begins";
    EXPECT_EQ(table.playersToAct(), j("[2]"));
    EXPECT_EQ(table.all("dice"), nullptr) << "a turn has begun";
    EXPECT_EQ(table.chance(), nullptr);
}

TEST(PlatinumFish, P03_SuitsNeverMatter) {
    Table table = fish(2, "{'hands':[['2S'],['7S','4S']],'deck':['7D','KS'],'discard':['9H'],'rest':'out'}");
    table.play(1, "{'kind':'draw'}");
    EXPECT_EQ(table.all("matches"), j("[[],['7']]"));
    Table twins = fish(2, "{'hands':[['2S'],['7S','4S']],'deck':['7S','KS'],'discard':['9H'],'rest':'out'}");
    twins.play(1, "{'kind':'draw'}");
    EXPECT_EQ(twins.all("matches"), j("[[],['7']]"));
}

TEST(PlatinumFish, P04_StartingMatchesAreLaidTwoByTwoFirstInDeckOrder) {
    Table table = fish(3, "{'hands':[['7C','7D','7S'],['KC','KS','KH','KD','2S'],['AS','AH','AS','3S']]}");
    EXPECT_EQ(table.all("matches"), j("[['7'],['K','K'],['A']]"));
    EXPECT_EQ(table.all("hands"), j("[['7C'],['2S'],['3S','AH']]"));
    const Json events = table.session().events(kOmniscient, 0);
    EXPECT_TRUE(has(events, "{'event':'moved','card':'7S','from':'hand:0','to':'matches:0'}"));
    EXPECT_TRUE(has(events, "{'event':'moved','card':'7D','from':'hand:0','to':'matches:0'}"));
    EXPECT_EQ(count(events, "{'event':'moved','card':'AS','from':'hand:2','to':'matches:2'}"), 2);
}

TEST(PlatinumFish, P04_FirstAllAreDealtThenAllLay) {
    Table table = fish(2, "{'deck':['7S','7H','2S','3S','3H','4S']}");
    table.decide("[3]");
    EXPECT_EQ(table.all("matches"), j("[[],[]]"));
    EXPECT_EQ(table.all("hands")[1], j("['2S','7S','7H']"));
    table.decide("[2]");
    EXPECT_EQ(table.all("matches"), j("[['3'],['7']]"));
    EXPECT_EQ(table.all("hands"), j("[['4S'],['2S']]"));
}

TEST(PlatinumFish, P05_AnEmptiedStartingHandIsRefilledUntilACardStays) {
    Table table = fish(3,
                       "{'deck':['AS','2S','3S', '4S','4H','5S','5H', '6S','6H','7S','7H',"
                       " '8S','8H','9S','9H', '10S','JS','QS', 'KS','KH','2H', 'AD','KD']}",
                       2);
    table.decide("[1]");
    table.decide("[4]");
    table.decide("[4]");
    EXPECT_EQ(table.all("matches"), j("[[],['4','5'],['6','7']]"));
    EXPECT_EQ(table.chance(), j("{'kind':'roll','dice':1}"));
    EXPECT_TRUE(has(table.decide("[4]"), "{'event':'rolled','seat':1,'dice':[4]}"));
    EXPECT_EQ(table.all("matches")[1], j("['4','5','8','9']")) << "emptied again";
    EXPECT_TRUE(has(table.decide("[1]"), "{'event':'rolled','seat':1,'dice':[1]}"));
    EXPECT_EQ(table.all("hands")[1], j("['10S','JS','QS']"));
    EXPECT_TRUE(has(table.decide("[3]"), "{'event':'rolled','seat':2,'dice':[3]}"));
    EXPECT_EQ(table.all("hands")[2], j("['2H']"));
    EXPECT_EQ(table.all("discard"), j("['AD']"));
    EXPECT_EQ(table.turn(), 0);
}

TEST(PlatinumFish, P05_EmptyHandsOfADealAreRefilledBeforePlayBegins) {
    Table table =
        fish(2, "{'hands':[['7S','7H'],[]],'discard':['KS'],'deck':['KH','2S','3S','KD','4S','5S','6S']}");
    EXPECT_EQ(table.all("matches"), j("[['7'],[]]"));
    EXPECT_TRUE(has(table.decide("[3]"), "{'event':'rolled','seat':1}"));
    EXPECT_EQ(table.all("hands")[1], j("['2S','3S','KH']"));
    table.decide("[3]");
    EXPECT_EQ(table.phase(), "draw") << "the discard pile is matched in play only";
    EXPECT_EQ(table.turn(), 1);
    EXPECT_EQ(table.all("discard"), j("['KS']")) << "none is turned up where one is given";
    EXPECT_EQ(table.all("deck")[0], "6S");
}

TEST(PlatinumFish, TheFirstDiscardIsTurnedUnlessOneIsGiven) {
    EXPECT_EQ(fish(2, "{'hands':[['2S'],['3S']],'deck':['4S']}").all("discard"), j("['4S']"));
    EXPECT_EQ(fish(2, "{'hands':[['2S'],['3S']],'deck':['4S'],'discard':[]}").all("discard"), j("[]"));
    EXPECT_EQ(fish(2, "{'hands':[['2S'],['3S']],'deck':['4S'],'discard':['5S','6S']}").all("discard"),
              j("['5S','6S']"));
}

// ---- draw ----

TEST(PlatinumFish, P06_TheTopDiscardMayBeTakenOnlyIfItsRankIsInHand) {
    Table table =
        fish(2, "{'hands':[['2S'],['7S','4S','5S']],'deck':['KD','KS'],'discard':['7D','4H'],'rest':'out'}");
    EXPECT_EQ(table.moves(1), j("[{'kind':'draw'},{'kind':'take-discard'}]"));
    const Json events = table.play(1, "{'kind':'take-discard'}");
    EXPECT_TRUE(has(events, "{'event':'moved','card':'7D','from':'discard','to':'hand:1'}"));
    EXPECT_TRUE(has(events, "{'event':'moved','card':'7S','from':'hand:1','to':'matches:1'}"));
    EXPECT_TRUE(has(events, "{'event':'moved','card':'7D','from':'hand:1','to':'matches:1'}"));
    EXPECT_EQ(table.all("matches"), j("[[],['7']]"));
    EXPECT_EQ(table.phase(), "draw");
    table.play(1, "{'kind':'take-discard'}");
    EXPECT_EQ(table.refused(1, "{'kind':'take-discard'}"), "illegal-move: The discard pile is empty.");
    EXPECT_EQ(table.moves(1), j("[{'kind':'draw'}]"));

    Table other = fish(2, "{'hands':[['2S'],['7S']],'deck':['KD','KS'],'discard':['4H','7D'],'rest':'out'}");
    EXPECT_EQ(other.moves(1), j("[{'kind':'draw'}]"));
    EXPECT_EQ(other.refused(1, "{'kind':'take-discard'}"),
              "illegal-move: You have no card that pairs with the four of hearts.");
}

TEST(PlatinumFish, P07_P09_ADrawnMatchIsLaidAtOnceAndTheTurnStartsOver) {
    Table table =
        fish(2, "{'hands':[['2S'],['7S','4S']],'deck':['7D','KS','QS'],'discard':['9H'],'rest':'out'}");
    const Json events = table.play(1, "{'kind':'draw'}");
    EXPECT_TRUE(has(events, "{'event':'moved','card':'7D','from':'deck','to':'hand:1'}"));
    EXPECT_TRUE(has(table.seen(0), "{'event':'moved','card':'7D','from':'deck','to':'hand:1'}"))
        << "shown to all";
    EXPECT_TRUE(has(table.seen(0), "{'event':'moved','card':'7S','from':'hand:1','to':'matches:1'}"));
    EXPECT_EQ(table.all("hands")[1], j("['4S']"));
    EXPECT_EQ(table.phase(), "draw");
    EXPECT_EQ(table.turn(), 1);
    EXPECT_EQ(table.chance(), nullptr);
    EXPECT_EQ(table.all("discard"), j("['9H']"));
}

TEST(PlatinumFish, P08_ADrawnCardWithoutMatchGoesOntoTheDiscardPileAndTheDiceRoll) {
    Table table =
        fish(2, "{'hands':[['2S'],['7S','4S']],'deck':['8D','KS','QS'],'discard':['9H'],'rest':'out'}");
    table.play(1, "{'kind':'draw'}");
    EXPECT_EQ(table.seen(0),
              j("[{'event':'move','seat':1,'move':{'kind':'draw'}},"
                "{'event':'moved','card':'8D','from':'deck','to':'discard'},"
                "{'event':'turn','turn':1,'phase':'draw','waiting':[],'dice':null,'choices':null}]"));
    EXPECT_EQ(table.all("discard"), j("['8D','9H']"));
    EXPECT_EQ(table.chance(), j("{'kind':'roll','dice':2}"));
    EXPECT_EQ(table.playersToAct(), j("[]"));
    EXPECT_EQ(table.refused(1, "{'kind':'draw'}").substr(0, 11), "chance-due:");
}

// ---- roll ----

TEST(PlatinumFish, P10_TheDiceGiveTwoRanksAndTheirSum) {
    EXPECT_EQ(choicesOf("[3,4]"), j("['3','4','7']"));
    EXPECT_EQ(choicesOf("[4,3]"), j("['3','4','7']"));
    EXPECT_EQ(choicesOf("[1,1]"), j("['A','2']"));
    EXPECT_EQ(choicesOf("[2,1]"), j("['A','2','3']"));
    EXPECT_EQ(choicesOf("[5,5]"), j("['5','10']"));
    EXPECT_EQ(choicesOf("[4,6]"), j("['4','6','10']"));
    EXPECT_EQ(choicesOf("[5,6]"), j("['5','6','J']"));
    EXPECT_EQ(choicesOf("[6,6]"), j("['6','J','Q','K']"));
}

TEST(PlatinumFish, P11_ACardMustBeTakenOfTheRanksThatAreThere) {
    Table table = aboutToRoll("[['2C'],['3C']]", "'KS','4D','7S','7D'");
    const Json events = table.decide("[3,4]");
    EXPECT_TRUE(has(events, "{'event':'rolled','seat':1,'dice':[3,4]}"));
    EXPECT_EQ(table.phase(), "take");
    EXPECT_EQ(table.all("dice"), j("[3,4]"));
    EXPECT_EQ(table.all("choices"), j("['4','7']"));
    EXPECT_EQ(table.moves(1), j("[{'kind':'take','rank':'4'},{'kind':'take','rank':'7'}]"));
    EXPECT_EQ(table.refused(1, "{'kind':'take','rank':'3'}"),
              "illegal-move: There are no threes left in the deck.");
    EXPECT_EQ(table.refused(1, "{'kind':'take','rank':'K'}"),
              "illegal-move: You didn't roll kings, so you can't take any.");
    EXPECT_EQ(table.refused(1, "{'kind':'decline'}").substr(0, 13), "illegal-move:");
    EXPECT_EQ(table.refused(1, "{'kind':'draw'}"),
              "illegal-move: The deck has a card you rolled, so you must take it.");
}

TEST(PlatinumFish, P11_OneChoiceIsStillTakenByThePlayer) {
    Table table = aboutToRoll("[['2C'],['3C']]", "'KS','4D'");
    table.decide("[3,4]");
    EXPECT_EQ(table.phase(), "take");
    EXPECT_EQ(table.playersToAct(), j("[1]"));
    EXPECT_EQ(table.moves(1), j("[{'kind':'take','rank':'4'}]"));
}

TEST(PlatinumFish, TheChoicesAreForThePlayerInTurnAlone) {
    Table table = aboutToRoll("[['2C'],['3C']]", "'KS','4D','7S','7D'");
    table.decide("[3,4]");
    EXPECT_EQ(table.observation(1)["choices"], j("['4','7']"));
    EXPECT_EQ(table.observation(0)["choices"], nullptr);
    EXPECT_EQ(table.observation(0)["phase"], "take");
    EXPECT_EQ(table.observation(0)["waiting"], j("[1]"));
    EXPECT_EQ(table.observation(0)["dice"], j("[3,4]"));
    EXPECT_TRUE(has(table.seen(0), "{'event':'turn','phase':'take','choices':null}"));
    EXPECT_EQ(table.observation(1)["deck"], j("['?','?','?','?']"));
    table.play(1, "{'kind':'take','rank':'4'}");
    EXPECT_EQ(table.all("choices"), nullptr);
}

TEST(PlatinumFish, P12_AfterASearchAnOpponentOfTheSearcherMayCallForAShuffle) {
    const auto searched = [] {
        Table table =
            fish(3, "{'hands':[['2C'],['3C'],['QC']],'deck':['9H','KS','4D','7S','8S'],'discard':['QD'],"
                    "'rest':'out'}");
        table.play(1, "{'kind':'draw'}");
        table.decide("[3,4]");
        table.play(1, "{'kind':'take','rank':'4'}");
        return table;
    };
    Table table = searched();
    EXPECT_EQ(table.turn(), 2);
    EXPECT_EQ(table.playersToAct(), j("[0,2]"));
    EXPECT_EQ(table.all("deck"), j("['KS','7S','8S']")) << "the search changes nothing in the order";
    EXPECT_EQ(table.moves(0), j("[{'kind':'shuffle'}]"));
    EXPECT_EQ(table.moves(1), j("[]"));
    EXPECT_EQ(table.moves(2), j("[{'kind':'draw'},{'kind':'shuffle'}]"));
    EXPECT_EQ(table.refused(1, "{'kind':'shuffle'}").substr(0, 14), "not-your-move:");
    EXPECT_EQ(table.refused(0, "{'kind':'draw'}"),
              "illegal-move: It's player 2's turn to draw. You can only call for a shuffle.");
    EXPECT_EQ(table.refused(0, "{'kind':'decline'}").substr(0, 13), "illegal-move:");

    table.play(0, "{'kind':'shuffle'}");
    EXPECT_TRUE(has(table.seen(1), "{'event':'move','seat':0,'move':{'kind':'shuffle'}}"));
    EXPECT_EQ(table.chance(), j("{'kind':'shuffle','pile':'deck','cards':['7S','8S','KS']}"));
    EXPECT_EQ(table.playersToAct(), j("[]"));
    EXPECT_EQ(table.observation(2)["deck"].size(), 3u);
    const Json events = table.decide("['8S','KS','7S']");
    EXPECT_TRUE(has(events, "{'event':'shuffled','pile':'deck','size':3,'cards':['8S','KS','7S']}"));
    EXPECT_TRUE(has(table.seen(2), "{'event':'shuffled','pile':'deck','size':3}"));
    EXPECT_FALSE(table.seen(2)[0].contains("cards"));
    EXPECT_EQ(table.all("deck"), j("['8S','KS','7S']"));
    EXPECT_EQ(table.playersToAct(), j("[2]")) << "one shuffle";
    EXPECT_EQ(table.refused(2, "{'kind':'shuffle'}"),
              "illegal-move: You can call for a shuffle once after a search, before the next card is drawn.");

    Table drawn = searched();
    drawn.play(2, "{'kind':'draw'}");
    EXPECT_EQ(drawn.playersToAct(), j("[]")) << "too late";
    drawn.decide("[1,1]");
    EXPECT_EQ(drawn.playersToAct(), j("[2]"));

    Table taken = searched();
    taken.play(2, "{'kind':'shuffle'}");
    taken.decide("['KS','7S','8S']");
    EXPECT_EQ(taken.playersToAct(), j("[2]")) << "the player in turn may call for it as well";
}

TEST(PlatinumFish, P12_TakingTheDiscardEndsTheTimeForAShuffle) {
    Table table =
        fish(3, "{'hands':[['2C'],['3C'],['9C','QC']],'deck':['9H','KS','4D','7S','8S'],'discard':[],"
                "'rest':'out'}");
    table.play(1, "{'kind':'draw'}");
    table.decide("[3,4]");
    table.play(1, "{'kind':'take','rank':'4'}");
    EXPECT_EQ(table.playersToAct(), j("[0,2]"));
    table.play(2, "{'kind':'take-discard'}");
    EXPECT_EQ(table.playersToAct(), j("[2]"));
    EXPECT_EQ(table.moves(2), j("[{'kind':'draw'}]"));
}

TEST(PlatinumFish, P12_NoShuffleWithoutASearch) {
    Table table = fish(2, "{'hands':[['2C'],['3C']],'deck':['9H','KS'],'discard':['QD'],'rest':'out'}");
    EXPECT_EQ(table.playersToAct(), j("[1]"));
    EXPECT_EQ(table.refused(1, "{'kind':'shuffle'}").substr(0, 13), "illegal-move:");
    table.play(1, "{'kind':'draw'}");
    table.decide("[1,1]");
    table.play(1, "{'kind':'decline'}");
    EXPECT_EQ(table.playersToAct(), j("[0]"));
}

TEST(PlatinumFish, P12_ADeckOfOneCardIsShuffledWithoutChance) {
    Table table = aboutToRoll("[['2C'],['3C']]", "'4D','7S'");
    table.decide("[3,4]");
    table.play(1, "{'kind':'take','rank':'4'}");
    EXPECT_TRUE(has(table.play(0, "{'kind':'shuffle'}"), "{'event':'shuffled','pile':'deck','size':1}"));
    EXPECT_EQ(table.chance(), nullptr);
    EXPECT_EQ(table.moves(0), j("[{'kind':'draw'}]"));
}

TEST(PlatinumFish, P13_TheCopyNearestTheTopIsTakenAndShownToAll) {
    Table table = aboutToRoll("[['2C'],['3C']]", "'KS','4D','4S','KH','4D'");
    table.decide("[2,4]");
    table.play(1, "{'kind':'take','rank':'4'}");
    EXPECT_TRUE(has(table.seen(0), "{'event':'moved','card':'4D','from':'deck','to':'hand:1'}"));
    EXPECT_EQ(table.all("deck"), j("['KS','4S','KH','4D']"));
}

TEST(PlatinumFish, P14_ATakenCardMatchesOrStaysInTheHand) {
    Table kept = aboutToRoll("[['2C'],['3C']]", "'KS','4D','7S'");
    kept.decide("[2,4]");
    kept.play(1, "{'kind':'take','rank':'4'}");
    EXPECT_EQ(kept.all("hands")[1], j("['4D','3C']"));
    EXPECT_EQ(kept.all("matches"), j("[[],[]]"));
    EXPECT_EQ(kept.observation(0)["hands"][1], j("['?','?']")) << "shown once, then in the hand";

    Table matched = aboutToRoll("[['2C'],['3C','4C']]", "'KS','4D','7S'");
    matched.decide("[2,4]");
    matched.play(1, "{'kind':'take','rank':'4'}");
    EXPECT_EQ(matched.all("hands")[1], j("['3C']"));
    EXPECT_EQ(matched.all("matches"), j("[[],['4']]"));
}

TEST(PlatinumFish, P15_WithoutARolledRankAnyOpponentMayBeAskedForAnyRank) {
    Table table =
        fish(3, "{'hands':[['2C','5C'],['3C','8C'],['QC','KC']],'deck':['9H','KS','QD'],'discard':[],"
                "'rest':'out'}");
    table.play(1, "{'kind':'draw'}");
    table.decide("[3,4]");
    EXPECT_EQ(table.phase(), "ask");
    EXPECT_EQ(table.all("choices"), nullptr);
    EXPECT_EQ(table.moves(1).size(), 2u * 13 + 1);
    EXPECT_TRUE(table.lists(1, "{'kind':'ask','target':0,'rank':'A'}"));
    EXPECT_TRUE(table.lists(1, "{'kind':'ask','target':2,'rank':'10'}"));
    EXPECT_TRUE(table.lists(1, "{'kind':'decline'}"));
    EXPECT_EQ(table.refused(1, "{'kind':'ask','target':1,'rank':'K'}"),
              "illegal-move: You can't ask yourself.");
    EXPECT_EQ(
        table.refused(1, "{'kind':'take','rank':'K'}"),
        "illegal-move: None of your rolled ranks are left in the deck. Ask an opponent, or ask nobody.");
    EXPECT_EQ(table.refused(1, "{'kind':'ask','target':3,'rank':'K'}").substr(0, 12), "bad-request:");
    EXPECT_EQ(table.refused(1, "{'kind':'ask','target':0,'rank':'1'}").substr(0, 12), "bad-request:");

    table.play(1, "{'kind':'ask','target':2,'rank':'K'}"); // a rank that seat 2 does not hold
    EXPECT_TRUE(has(table.seen(0), "{'event':'move','seat':1,'move':{'kind':'ask','target':2,'rank':'K'}}"));
    EXPECT_TRUE(has(table.seen(0), "{'event':'moved','card':'KC','from':'hand:2','to':'hand:1'}"))
        << "shown to all";
    EXPECT_EQ(table.all("hands"), j("[['2C','5C'],['3C','8C','KC'],['QC']]"));
    EXPECT_EQ(table.turn(), 2);
    EXPECT_EQ(table.phase(), "draw");
    EXPECT_EQ(table.playersToAct(), j("[2]"));
}

TEST(PlatinumFish, P15_AnAskedCardThatMatchesIsLaid) {
    Table table = aboutToRoll("[['2C','8D'],['3C','8C']]", "'KS','QD'");
    table.decide("[3,4]");
    const Json events = table.play(1, "{'kind':'ask','target':0,'rank':'8'}");
    EXPECT_EQ(count(events, "{'event':'moved','from':'hand:1','to':'matches:1'}"), 2);
    EXPECT_EQ(table.all("matches"), j("[[],['8']]"));
    EXPECT_EQ(table.all("hands"), j("[['2C'],['3C']]"));
    EXPECT_EQ(table.turn(), 0);
}

TEST(PlatinumFish, P15_X02_AFailedAskIsAnsweredTrulyAndEndsTheTurn) {
    Table table = aboutToRoll("[['2C','8D'],['3C','8C']]", "'KS','QD'");
    table.decide("[3,4]");
    const Json events = table.play(1, "{'kind':'ask','target':0,'rank':'3'}");
    EXPECT_TRUE(has(events, "{'event':'said','seat':0,'text':'none-to-give'}"));
    EXPECT_EQ(count(events, "{'event':'moved'}"), 0);
    EXPECT_EQ(table.turn(), 0);

    Table declined = aboutToRoll("[['2C','8D'],['3C','8C']]", "'KS','QD'");
    declined.decide("[3,4]");
    declined.play(1, "{'kind':'decline'}");
    EXPECT_TRUE(has(declined.seen(0), "{'event':'move','seat':1,'move':{'kind':'decline'}}"));
    EXPECT_EQ(declined.turn(), 0);
}

TEST(PlatinumFish, P16_TheTurnEndsAfterTheRollStepMatchOrNot) {
    for (const char* hand : {"'3C','4C'", "'3C','8C'"}) {
        Table table = aboutToRoll("[['2C'],[" + std::string(hand) + "]]", "'KS','4D','7S'");
        table.decide("[2,4]");
        table.play(1, "{'kind':'take','rank':'4'}");
        EXPECT_EQ(table.turn(), 0) << hand;
        EXPECT_EQ(table.phase(), "draw");
        EXPECT_EQ(table.all("dice"), nullptr) << "the next turn has begun";
    }
}

// ---- empty hands ----

TEST(PlatinumFish, P17_DealtHandsAreNeverShown) {
    Table start = fish(2, "{'deck':['AS','2S','3S','4S','5S','6S']}");
    start.decide("[3]");
    EXPECT_EQ(count(start.seen(0), "{'event':'moved','card':'?','from':'deck','to':'hand:1'}"), 3);
    EXPECT_TRUE(has(start.seen(1), "{'event':'moved','card':'AS','from':'deck','to':'hand:1'}"));
    EXPECT_EQ(start.observation(0)["hands"], j("[[],['?','?','?']]"));

    Table refill =
        fish(2, "{'hands':[['2C'],['3C']],'deck':['3D','AS','5S','6S','KS'],'discard':['QH'],'rest':'out'}");
    refill.play(1, "{'kind':'draw'}");
    EXPECT_EQ(refill.chance(), j("{'kind':'roll','dice':1}"));
    refill.decide("[2]");
    EXPECT_EQ(count(refill.seen(0), "{'event':'moved','card':'?','from':'deck','to':'hand:1'}"), 3);
    EXPECT_TRUE(has(refill.seen(1), "{'event':'moved','card':'AS','from':'deck','to':'hand:1'}"));
    EXPECT_TRUE(has(refill.seen(0), "{'event':'rolled','seat':1,'dice':[2]}"));
    EXPECT_EQ(refill.observation(0)["hands"][1], j("['?','?','?']"));
}

TEST(PlatinumFish, P18_ANewHandMayMatchCardsAnywhereInTheDiscardPile) {
    Table table = fish(2, "{'hands':[['2C'],['3C']],'deck':['3D','AS','5S','6S','KS'],"
                          "'discard':['QH','5D','AH','5D','9S'],'rest':'out'}");
    table.play(1, "{'kind':'draw'}");
    table.decide("[3]");
    EXPECT_EQ(table.phase(), "refill");
    EXPECT_EQ(table.turn(), 1);
    EXPECT_EQ(table.playersToAct(), j("[1]"));
    EXPECT_EQ(table.all("dice"), j("[3]"));
    EXPECT_EQ(
        table.moves(1),
        j("[{'kind':'match-discard','card':'AH'},{'kind':'match-discard','card':'5D'},{'kind':'done'}]"));
    EXPECT_EQ(table.refused(1, "{'kind':'match-discard','card':'QH'}"),
              "illegal-move: You have no card that pairs with the queen of hearts.");
    EXPECT_EQ(table.refused(1, "{'kind':'match-discard','card':'6H'}"),
              "illegal-move: The discard pile doesn't have the six of hearts.");
    EXPECT_EQ(table.refused(1, "{'kind':'draw'}").substr(0, 13), "illegal-move:");
    const Json events = table.play(1, "{'kind':'match-discard','card':'5D'}");
    EXPECT_TRUE(has(events, "{'event':'moved','card':'5D','from':'discard','to':'hand:1'}"));
    EXPECT_EQ(count(table.seen(0), "{'event':'moved','from':'hand:1','to':'matches:1'}"), 2);
    EXPECT_EQ(table.all("discard"), j("['QH','AH','5D','9S']")) << "of equal cards the one nearest the top";
    EXPECT_EQ(table.phase(), "refill");
    table.play(1, "{'kind':'match-discard','card':'AH'}");
    EXPECT_EQ(table.all("matches"), j("[[],['3','5','A']]"));
    EXPECT_EQ(table.turn(), 0) << "nothing matches any more";
}

TEST(PlatinumFish, P18_WithTheOptionOnlyTheTopCardAgainAndAgain) {
    Table table = fish(2,
                       "{'hands':[['2C'],['3C']],'deck':['3D','AS','5S','6S','8S','KS'],"
                       "'discard':['5D','6H','9S','AH'],'rest':'out'}",
                       0, "{'discardAfterRefill':'top'}");
    table.play(1, "{'kind':'draw'}");
    table.decide("[4]");
    EXPECT_EQ(table.moves(1), j("[{'kind':'match-discard','card':'5D'},{'kind':'done'}]"));
    EXPECT_EQ(table.refused(1, "{'kind':'match-discard','card':'6H'}"),
              "illegal-move: You can only pair the top card of the discard pile, not the six of hearts.");
    table.play(1, "{'kind':'match-discard','card':'5D'}");
    EXPECT_EQ(table.moves(1), j("[{'kind':'match-discard','card':'6H'},{'kind':'done'}]"));
    table.play(1, "{'kind':'match-discard','card':'6H'}");
    EXPECT_EQ(table.turn(), 0) << "the nine on top matches nothing, though the ace below would";

    Table covered = fish(2,
                         "{'hands':[['2C'],['3C']],'deck':['3D','AS','5S','6S','KS'],'discard':['9S','AH'],"
                         "'rest':'out'}",
                         0, "{'discardAfterRefill':'top'}");
    covered.play(1, "{'kind':'draw'}");
    covered.decide("[3]");
    EXPECT_EQ(covered.turn(), 0);
}

TEST(PlatinumFish, P18_MatchingANewHandIsHiddenFromTheOthers) {
    Table table =
        fish(3, "{'hands':[['2C'],['3C'],['4C']],'deck':['3D','AS','5S','6S','KS'],'discard':['QH','AH'],"
                "'rest':'out'}");
    table.play(1, "{'kind':'draw'}");
    table.decide("[3]");
    for (int other : {0, 2}) {
        EXPECT_EQ(table.observation(other)["phase"], "wait");
        EXPECT_EQ(table.observation(other)["waiting"], j("[]"));
        EXPECT_EQ(table.observation(other)["turn"], 1);
        EXPECT_EQ(table.moves(other), j("[]"));
        EXPECT_TRUE(has(table.seen(other), "{'event':'turn','phase':'wait','waiting':[]}"));
    }
    EXPECT_EQ(table.observation(1)["phase"], "refill");
    EXPECT_EQ(table.observation(1)["waiting"], j("[1]"));
    table.play(1, "{'kind':'done'}");
    EXPECT_TRUE(has(table.seen(1), "{'event':'move','seat':1,'move':{'kind':'done'}}"));
    EXPECT_EQ(count(table.seen(0), "{'event':'move'}"), 0);
    EXPECT_EQ(table.all("hands")[1], j("['AS','5S','6S']"));
    EXPECT_EQ(table.turn(), 2);
}

TEST(PlatinumFish, P19_ANewHandOnTurnEndsTheTurnWithoutARoll) {
    Table table =
        fish(2, "{'hands':[['2C'],['3C']],'deck':['KD','AS','5S','6S','KS'],'discard':['3D'],'rest':'out'}");
    table.play(1, "{'kind':'take-discard'}");
    EXPECT_EQ(table.all("phase"), "draw");
    EXPECT_EQ(table.playersToAct(), j("[]"));
    table.decide("[3]");
    EXPECT_EQ(table.turn(), 0);
    EXPECT_EQ(table.phase(), "draw");
    EXPECT_EQ(table.chance(), nullptr);
}

TEST(PlatinumFish, P19_ASearchThatEmptiesTheHandLeavesTheShuffleOpen) {
    Table table = aboutToRoll("[['2C'],['4C']]", "'4D','AS','5S','6S','KS'");
    table.decide("[2,4]");
    table.play(1, "{'kind':'take','rank':'4'}");
    EXPECT_EQ(table.chance(), j("{'kind':'roll','dice':1}"));
    table.decide("[1]");
    EXPECT_EQ(table.turn(), 0);
    EXPECT_TRUE(table.lists(0, "{'kind':'shuffle'}")) << "nobody has drawn since";
}

TEST(PlatinumFish, P19_TheChoicesOfASearchAreGoneBeforeTheNewHandThatFollowsIt) {
    Table table = fish(2, "{'hands':[['2C'],['4C']],'deck':['9H','4D','AS','5S','6S','KS'],"
                          "'discard':['AD'],'rest':'out'}");
    table.play(1, "{'kind':'draw'}");
    table.decide("[2,4]");
    table.play(1, "{'kind':'take','rank':'4'}");
    EXPECT_EQ(table.all("choices"), nullptr) << "nothing is left to take";
    EXPECT_NE(table.phase(), "take");
    EXPECT_EQ(table.all("dice"), j("[2,4]"));
    table.decide("[3]");
    EXPECT_EQ(table.phase(), "refill");
    EXPECT_EQ(table.all("choices"), nullptr);
    EXPECT_EQ(table.observation(1)["choices"], nullptr);
}

TEST(PlatinumFish, P20_EmptiedAgainRefilledAgain) {
    Table pairs = fish(2, "{'hands':[['2C'],['3C']],'deck':['3D','5S','5H','6S','6H','8S','9S','10S','KS'],"
                          "'discard':['QH'],'rest':'out'}");
    pairs.play(1, "{'kind':'draw'}");
    pairs.decide("[4]");
    EXPECT_EQ(pairs.all("matches")[1], j("['3','5','6']"));
    EXPECT_EQ(pairs.chance(), j("{'kind':'roll','dice':1}"));
    pairs.decide("[1]");
    EXPECT_EQ(pairs.all("hands")[1], j("['8S','9S','10S']"));
    EXPECT_EQ(pairs.turn(), 0);

    Table discards = fish(2, "{'hands':[['2C'],['3C']],'deck':['3D','5S','5H','6S','8S','9S','10S','KS'],"
                             "'discard':['6H','9H'],'rest':'out'}");
    discards.play(1, "{'kind':'draw'}");
    discards.decide("[3]");
    discards.play(1, "{'kind':'match-discard','card':'6H'}");
    EXPECT_EQ(discards.chance(), j("{'kind':'roll','dice':1}"));
    EXPECT_EQ(discards.playersToAct(), j("[]"));
    discards.decide("[2]");
    EXPECT_EQ(discards.phase(), "refill") << "and the discard pile may be matched again";
    EXPECT_EQ(discards.moves(1), j("[{'kind':'match-discard','card':'9H'},{'kind':'done'}]"));
    discards.play(1, "{'kind':'done'}");
    EXPECT_EQ(discards.turn(), 0);
}

TEST(PlatinumFish, P21_AHandEmptiedInAnotherTurnIsRefilledBeforeThatTurnContinues) {
    Table table =
        fish(3, "{'hands':[['2C'],['3C'],['8C']],'deck':['9H','AS','QD','10S','KS'],'discard':['AH'],"
                "'rest':'out'}");
    table.play(1, "{'kind':'draw'}");
    table.decide("[3,4]");
    table.play(1, "{'kind':'ask','target':0,'rank':'2'}");
    EXPECT_EQ(table.chance(), j("{'kind':'roll','dice':1}"));
    EXPECT_TRUE(has(table.decide("[3]"), "{'event':'rolled','seat':0}"));
    EXPECT_EQ(table.phase(), "refill");
    EXPECT_EQ(table.turn(), 1) << "the turn stays with the player in turn";
    EXPECT_EQ(table.playersToAct(), j("[0]"));
    EXPECT_EQ(table.observation(1)["phase"], "wait");
    EXPECT_EQ(table.observation(1)["waiting"], j("[]"));
    EXPECT_EQ(table.observation(0)["phase"], "refill");
    table.play(0, "{'kind':'match-discard','card':'AH'}");
    EXPECT_EQ(table.all("matches"), j("[['A'],[],[]]"));
    EXPECT_EQ(table.turn(), 2);
}

TEST(PlatinumFish, P21_OfTwoEmptiedHandsThePlayerOnTurnComesFirstWithDiscardMatches) {
    Table table = fish(3, "{'hands':[['3D'],['3C'],['8C']],'deck':['9H','AS','2D','10S','AD','5S','7S','5D'],"
                          "'discard':['AH','7H'],'rest':'out'}");
    table.play(1, "{'kind':'draw'}");
    table.decide("[6,6]");
    table.play(1, "{'kind':'ask','target':0,'rank':'3'}");
    EXPECT_TRUE(has(table.decide("[3]"), "{'event':'rolled','seat':1}"));
    EXPECT_EQ(table.playersToAct(), j("[1]"));
    EXPECT_EQ(table.all("hands"), j("[[],['AS','10S','2D'],['8C']]"));
    table.play(1, "{'kind':'match-discard','card':'AH'}");
    EXPECT_TRUE(has(table.decide("[3]"), "{'event':'rolled','seat':0}"));
    EXPECT_EQ(table.playersToAct(), j("[0]"));
    EXPECT_EQ(table.turn(), 1);
    table.play(0, "{'kind':'done'}");
    EXPECT_EQ(table.turn(), 2);
}

TEST(PlatinumFish, P22_ADeckShorterThanTheRollDealsItsLastCards) {
    Table table = fish(2, "{'hands':[['2C'],['3C']],'deck':['3D','5S','5H'],'discard':['QH'],'rest':'out'}");
    table.play(1, "{'kind':'draw'}");
    table.decide("[6]");
    EXPECT_EQ(table.all("deck"), j("[]"));
    EXPECT_EQ(table.all("matches"), j("[[],['3','5']]")) << "the pairs of the new hand are laid";
    EXPECT_EQ(table.all("over"), true);
}

// ---- the end ----

TEST(PlatinumFish, P23_TheLastCardIsDealtWithInFullThenTheGameEnds) {
    Table matched = fish(2, "{'hands':[['2C'],['3C']],'deck':['3D'],'discard':['2H'],'rest':'out'}");
    matched.play(1, "{'kind':'draw'}");
    EXPECT_EQ(matched.all("matches"), j("[[],['3']]"));
    EXPECT_EQ(matched.all("over"), true) << "no new hand";
    EXPECT_EQ(matched.chance(), nullptr);
    EXPECT_EQ(matched.playersToAct(), j("[]"));
    EXPECT_EQ(matched.phase(), "over");
    EXPECT_EQ(matched.turn(), nullptr);

    Table discarded = fish(2, "{'hands':[['2C'],['3C']],'deck':['5D'],'discard':['2H'],'rest':'out'}");
    const Json events = discarded.play(1, "{'kind':'draw'}");
    EXPECT_EQ(discarded.all("discard"), j("['5D','2H']"));
    EXPECT_EQ(discarded.all("over"), true) << "no roll";
    EXPECT_TRUE(has(events, "{'event':'over','winners':[0,1]}"));

    Table kept = aboutToRoll("[['2C'],['3C']]", "'4D'");
    kept.decide("[2,4]");
    kept.play(1, "{'kind':'take','rank':'4'}");
    EXPECT_EQ(kept.all("hands")[1], j("['4D','3C']"));
    EXPECT_EQ(kept.all("over"), true);
    EXPECT_EQ(kept.all("dice"), j("[2,4]")) << "everything else stays";

    Table refilled =
        fish(2, "{'hands':[['2C'],['3C']],'deck':['3D','5S','6S','7S'],'discard':['7H'],'rest':'out'}");
    refilled.play(1, "{'kind':'draw'}");
    refilled.decide("[3]");
    EXPECT_EQ(refilled.all("over"), true) << "no discard matches";
    EXPECT_EQ(refilled.all("hands")[1], j("['5S','6S','7S']"));
    EXPECT_EQ(refilled.refused(1, "{'kind':'done'}").substr(0, 10), "game-over:");
}

TEST(PlatinumFish, P23_ADeckMayRunOutBeforePlayBegins) {
    Table table = fish(2, "{'hands':[['2C'],[]],'deck':['3D','5S','3S','7S','8S'],'rest':'out'}");
    table.decide("[6]");
    EXPECT_EQ(table.all("over"), true);
    EXPECT_EQ(table.all("matches"), j("[[],['3']]"));
    EXPECT_EQ(table.all("winners"), j("[1]"));
    EXPECT_EQ(table.all("discard"), j("[]"));
}

TEST(PlatinumFish, P24_X08_MostMatchesWinATieIsShared) {
    Table alone = fish(3, "{'hands':[['2C'],['3C'],['4C']],'deck':['3D'],'discard':['2H'],"
                          "'matches':[['A'],['A'],['K']],'rest':'out'}");
    const Json events = alone.play(1, "{'kind':'draw'}");
    EXPECT_EQ(alone.all("winners"), j("[1]"));
    EXPECT_EQ(alone.all("last"), j("{'points':[1,2,1],'out':null}"));
    EXPECT_EQ(alone.all("scores"), j("[1,2,1]"));
    EXPECT_TRUE(has(events, "{'event':'scored','points':[1,2,1],'scores':[1,2,1],'out':null}"));
    EXPECT_TRUE(has(events, "{'event':'over','winners':[1]}"));

    Table shared = fish(3, "{'hands':[['2C'],['3C'],['4C']],'deck':['3D'],'discard':['2H'],"
                           "'matches':[['A'],[],['K']],'scores':[5,0,0],'rest':'out'}");
    EXPECT_EQ(shared.all("scores"), j("[5,0,0]")) << "finished games only";
    shared.play(1, "{'kind':'draw'}");
    EXPECT_EQ(shared.all("winners"), j("[0,1,2]"));
    EXPECT_EQ(shared.all("scores"), j("[6,1,1]"));
}

TEST(PlatinumFish, P25_X09_EveryTurnUsesUpACardOfTheDeck) {
    Table table = Table::shuffled("platinum-fish", 4, 11);
    int turns = 0;
    std::size_t deck = table.all("deck").size();
    for (int moves = 0; table.all("over") == false; ++moves) {
        ASSERT_LT(moves, 2000);
        const Json turn = table.turn();
        const int actor = table.playersToAct()[0].get<int>() == turn || table.playersToAct().size() == 1
                              ? table.playersToAct()[0].get<int>()
                              : turn.get<int>();
        table.play(actor, table.moves(actor).front().dump());
        if (table.turn() == turn || table.all("over") == true) continue;
        ++turns;
        EXPECT_LT(table.all("deck").size(), deck);
        deck = table.all("deck").size();
    }
    EXPECT_LE(turns, 104);
    EXPECT_EQ(table.all("deck"), j("[]"));
}

// ---- public information and records ----

TEST(PlatinumFish, X05_HandSizesPilesAndMatchesArePublicHandsAndDeckAreNot) {
    Table table = fish(2, "{'hands':[['2C','5C'],['3C']],'deck':['9H','KS'],'discard':['QD','JD'],"
                          "'matches':[['A','7'],['A']],'rest':'out'}");
    const Json observation = table.observation(0);
    EXPECT_EQ(observation["hands"], j("[['2C','5C'],['?']]"));
    EXPECT_EQ(observation["deck"], j("['?','?']"));
    EXPECT_EQ(observation["discard"], j("['QD','JD']"));
    EXPECT_EQ(observation["matches"], j("[['A','7'],['A']]"));
    EXPECT_EQ(table.all("deck"), j("['9H','KS']"));
}

TEST(PlatinumFish, X06_MatchesAreLaidAutomatically) {
    Table table = Table::shuffled("platinum-fish", 6, 3);
    for (const Json& hand : table.all("hands")) {
        std::set<std::string> ranks;
        for (const Json& card : hand) {
            const std::string name = card.get<std::string>();
            EXPECT_TRUE(ranks.insert(name.substr(0, name.size() - 1)).second) << hand;
        }
        EXPECT_FALSE(hand.empty());
    }
}

TEST(PlatinumFish, X11_ARecordReplaysWithoutTheGenerator) {
    Table table = fish(
        2,
        "{'hands':[['2C'],['4C','4D']],'deck':['4S','AS','5S','6S','KS','QS','JS'],'matches':[['7'],['7']],"
        "'rest':'out'}");
    table.decide("[1]");
    table.play(1, "{'kind':'draw'}");
    table.decide("[6,5]");
    const Json record = table.session().record();
    EXPECT_EQ(record["deal"]["rest"], "out");
    EXPECT_FALSE(record["deal"].contains("discard"));
    const auto again = loadSession(record);
    EXPECT_EQ(again->observation(kOmniscient), table.all());
    EXPECT_EQ(again->record(), record);
    EXPECT_EQ(again->events(kOmniscient, 0), table.session().events(kOmniscient, 0));
}

// ---- the vocabulary and laid-out deals ----

TEST(PlatinumFish, UnknownWordsAreBadRequests) {
    Table table = fish(2, "{'hands':[['2C'],['3C']],'deck':['9H','KS'],'discard':['QD'],'rest':'out'}");
    for (const char* move :
         {"{'kind':'fish'}", "{}", "{'kind':'draw','card':'9H'}", "{'kind':'take'}",
          "{'kind':'take','rank':7}", "{'kind':'take','rank':'11'}", "{'kind':'ask','target':0}",
          "{'kind':'ask','rank':'K'}", "{'kind':'ask','target':'0','rank':'K'}",
          "{'kind':'ask','target':2,'rank':'K'}", "{'kind':'match-discard'}",
          "{'kind':'match-discard','card':'1S'}", "{'kind':'done','rank':'K'}", "[]"})
        EXPECT_EQ(table.refused(1, move).substr(0, 12), "bad-request:") << move;
}

TEST(PlatinumFish, IllegalMovesAreRefusedWithTheirReason) {
    Table table = fish(2, "{'hands':[['2C'],['3C']],'deck':['9H','KS'],'discard':['QD'],'rest':'out'}");
    for (const char* move : {"{'kind':'take','rank':'K'}", "{'kind':'ask','target':0,'rank':'K'}",
                             "{'kind':'decline'}", "{'kind':'match-discard','card':'QD'}", "{'kind':'done'}"})
        EXPECT_EQ(table.refused(1, move),
                  "illegal-move: Draw a card first, from the deck or the discard pile.");
    EXPECT_EQ(table.refused(0, "{'kind':'draw'}").substr(0, 14), "not-your-move:");
}

TEST(PlatinumFish, LaidOutMatchesTakeCardsNotNamedElsewhere) {
    Table table =
        fish(2, "{'hands':[['2S'],['3S']],'discard':['AS','AH'],'matches':[['A'],['K']],'deck':['5S']}");
    const Json deck = table.all("deck");
    EXPECT_EQ(deck.size(), 104u - 8);
    EXPECT_EQ(std::count(deck.begin(), deck.end(), "AD"), 1);
    EXPECT_EQ(std::count(deck.begin(), deck.end(), "AC"), 1);
    EXPECT_EQ(std::count(deck.begin(), deck.end(), "AS"), 1) << "the other pack's";
    EXPECT_EQ(std::count(deck.begin(), deck.end(), "KS"), 1);
    EXPECT_EQ(std::count(deck.begin(), deck.end(), "KH"), 1);
    EXPECT_EQ(deck[0], "5S");
    EXPECT_EQ(deck[1], "4S") << "then the rest in deck order";
    EXPECT_EQ(deck.back(), "KC");
}

TEST(PlatinumFish, InvalidDealsAreRefused) {
    const auto error = [](std::string_view deal) { return dealError("platinum-fish", 2, deal).substr(0, 9); };
    EXPECT_EQ(error("{'hands':[['2S'],['3S']],'deck':['4S'],'discard':[],'rest':'out'}"), "");
    EXPECT_EQ(error("{'hands':[['2S'],['3S']],'rest':'out'}"), "bad-deal:") << "over already";
    EXPECT_EQ(error("{'hands':[['2S'],['3S']],'deck':['4S'],'rest':'out'}"), "bad-deal:")
        << "its only card is turned";
    EXPECT_EQ(error("{'hands':[['2S'],[]],'deck':['4S','5S','6S'],'discard':[],'rest':'out'}"), "bad-deal:");
    EXPECT_EQ(error("{'hands':[['2S'],[]],'deck':['4S','5S','6S','7S'],'discard':[],'rest':'out'}"), "");
    EXPECT_EQ(error("{'deck':['4S','5S','6S','7S','8S','9S','10S'],'rest':'out'}"), "bad-deal:");
    EXPECT_EQ(error("{'hands':[['2S']]}"), "bad-deal:");
    EXPECT_EQ(error("{'hands':[['2S','2S','2S'],['3S']]}"), "bad-deal:");
    EXPECT_EQ(error("{'hands':[['2X'],['3S']]}"), "bad-deal:");
    EXPECT_EQ(error("{'matches':[['2']]}"), "bad-deal:");
    EXPECT_EQ(error("{'matches':[['1'],[]]}"), "bad-deal:");
    EXPECT_EQ(error("{'matches':[[2],[]]}"), "bad-deal:");
    EXPECT_EQ(error("{'matches':[['2','2','2'],['2','2']]}"), "bad-deal:") << "only eight twos";
    EXPECT_EQ(error("{'matches':[['2','2'],['2','2']]}"), "");
    EXPECT_EQ(error("{'pond':['2S']}"), "bad-deal:");
    EXPECT_EQ(error("{'rest':'under'}"), "bad-deal:");
    EXPECT_EQ(dealError("platinum-fish", 2, "{}", "{'discardAfterRefill':'all'}").substr(0, 11),
              "bad-option:");
    EXPECT_EQ(dealError("platinum-fish", 2, "{}", "{'discardAfterRefill':1}").substr(0, 11), "bad-option:");
    EXPECT_EQ(dealError("platinum-fish", 2, "{}", "{'target':50}").substr(0, 11), "bad-option:");
}

TEST(PlatinumFish, AHandOfNearlyTheWholeDeckIsLaidAtOnce) {
    Json hand = Json::array();
    for (const Json& game : gamesJson())
        if (game["id"] == "platinum-fish") hand = game["deck"];
    hand.erase(hand.begin(), hand.begin() + 12);
    Table table = fish(2, Json({{"hands", {Json::array({"AS"}), hand}}, {"discard", Json::array()}}).dump());
    EXPECT_EQ(table.all("matches")[1].size(), 40u);
    EXPECT_EQ(table.all("deck").size(), 11u);
}
