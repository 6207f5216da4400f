// The narration of The Great Lakes Fish-Out: events, sentences and speech bubbles.
#include "tests/support/narration.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {
std::string choose(const std::string& card) {
    return "{'kind':'choose','card':'" + card + "'}";
}
} // namespace

TEST(GreatLakesNarration, ScenesAreNarrated) {
    const std::vector<NarratedScene> scenes = {
        {"a reveal",
         "{'hands':[['KS','2C'],['2S','3C'],['KH','4C']],'rest':'out'}",
         {{0, choose("KS")}, {1, choose("2S")}, {2, choose("KH")}},
         0,
         {"Bob's two of spades goes into the lake.", "Cleo keeps the king of hearts.",
          "You keep the king of spades."},
         {}},
        {"the same to one who loses",
         "{'hands':[['KS','2C'],['2S','3C'],['KH','4C']],'rest':'out'}",
         {{0, choose("KS")}, {1, choose("2S")}, {2, choose("KH")}},
         1,
         {"Your two of spades goes into the lake.", "Cleo keeps the king of hearts.",
          "Ann keeps the king of spades."},
         {}},
        {"stocked and fished out",
         "{'hands':[['KS','2C'],['2S','3C'],['KH','4C']],'lake':['QS','3S'],'rest':'out'}",
         {{0, choose("KS")},
          {1, choose("2S")},
          {2, choose("KH")},
          {2, "{'kind':'stock'}"},
          {0, "{'kind':'fish-out'}"}},
         0,
         {"Bob's two of spades goes into the lake.", "Cleo keeps the king of hearts.",
          "You keep the king of spades.", "Cleo puts the king of hearts back.",
          "You fish out spades: the two, queen, three and king."},
         {"Cleo: Back it goes.", "Ann: Fished out!"}},
        {"and whose suit is spent stocks unasked",
         "{'hands':[['KS','2C'],['2S','3C'],['KH','4C']],'lake':['QS','3S'],'fished':[['S'],[],[]],'rest':'"
         "out'}",
         {{0, choose("KS")}, {1, choose("2S")}, {2, choose("KH")}, {2, "{'kind':'fish-out'}"}},
         2,
         {"Bob's two of spades goes into the lake.", "You keep the king of hearts.",
          "Ann keeps the king of spades.", "You fish out hearts: the king.",
          "spades are closed to Ann: the king goes into the lake."},
         {"Cleo: Fished out!"}},
        {"the last card is no choice",
         "{'hands':[['KS'],['2S'],['KH']],'rest':'out'}",
         {{0, choose("KS")}, {1, choose("2S")}},
         0,
         {"Your last card, the king of spades, is played for you."},
         {}},
        {"the end of a deal",
         "{'hands':[['KS'],['2S'],['KH']],'fished':[['S'],[],['H']],'lake':['4D'],'rest':'out'}",
         {{0, choose("KS")}, {1, choose("2S")}, {2, choose("KH")}},
         kNoSeat,
         {"Bob's two of spades goes into the lake.", "Cleo keeps the king of hearts.",
          "Ann keeps the king of spades.", "hearts are closed to Cleo: the king goes into the lake.",
          "spades are closed to Ann: the king goes into the lake.", "Points: Ann 0, Bob 0 and Cleo 0."},
         {}},
    };
    for (const NarratedScene& scene : scenes) {
        Table table = Table("great-lakes", 3, scene.deal);
        expectNarration(table, scene);
    }
}

TEST(GreatLakesNarration, AGameBeginsWithItsRoundsAndTheLake) {
    Table dealt("great-lakes", 3,
                "{'hands':[['KS','2C'],['2S','3C'],['KH','4C']],'lake':['4D'],'rest':'out'}");
    EXPECT_EQ(spokenTo(1, dealt).front(), "Ann deals. 2 rounds. In the lake: the four of diamonds.");
    Table empty("great-lakes", 3, "{'hands':[['KS','2C'],['2S','3C'],['KH','4C']],'rest':'out'}");
    EXPECT_EQ(spokenTo(1, empty).front(), "Ann deals. 2 rounds.");
}
