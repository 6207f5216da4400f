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
         {"You have chosen.", "Bob has chosen.", "Cleo has chosen.", "All cards are turned over.",
          "Bob loses the two of spades to the lake.", "Cleo is highest with the king of hearts.",
          "You are highest with the king of spades."},
         {}},
        {"the same to one who loses",
         "{'hands':[['KS','2C'],['2S','3C'],['KH','4C']],'rest':'out'}",
         {{0, choose("KS")}, {1, choose("2S")}, {2, choose("KH")}},
         1,
         {"Ann has chosen.", "You have chosen.", "Cleo has chosen.", "All cards are turned over.",
          "You lose the two of spades to the lake.", "Cleo is highest with the king of hearts.",
          "Ann is highest with the king of spades."},
         {}},
        {"stocked and fished out",
         "{'hands':[['KS','2C'],['2S','3C'],['KH','4C']],'lake':['QS','3S'],'rest':'out'}",
         {{0, choose("KS")},
          {1, choose("2S")},
          {2, choose("KH")},
          {2, "{'kind':'stock'}"},
          {0, "{'kind':'fish-out'}"}},
         0,
         {"You have chosen.", "Bob has chosen.", "Cleo has chosen.", "All cards are turned over.",
          "Bob loses the two of spades to the lake.", "Cleo is highest with the king of hearts.",
          "You are highest with the king of spades.", "Cleo does not fish: the suit stays open.",
          "Cleo stocks the lake with the king of hearts.",
          "You fish out spades: two, queen, three and king."},
         {"Cleo: I do not fish: the suit stays open.", "Ann: Fished out!"}},
        {"and whose suit is spent stocks unasked",
         "{'hands':[['KS','2C'],['2S','3C'],['KH','4C']],'lake':['QS','3S'],'fished':[['S'],[],[]],'rest':'"
         "out'}",
         {{0, choose("KS")}, {1, choose("2S")}, {2, choose("KH")}, {2, "{'kind':'fish-out'}"}},
         2,
         {"Ann has chosen.", "Bob has chosen.", "You have chosen.", "All cards are turned over.",
          "Bob loses the two of spades to the lake.", "You are highest with the king of hearts.",
          "Ann is highest with the king of spades.", "You fish out hearts: king.",
          "Ann has fished that suit out before: the king of spades goes into the lake."},
         {"Cleo: Fished out!"}},
        {"the last card is no choice",
         "{'hands':[['KS'],['2S'],['KH']],'rest':'out'}",
         {{0, choose("KS")}, {1, choose("2S")}},
         0,
         {"You have chosen.", "It was your last card: there was no other to choose.", "Bob has chosen."},
         {}},
        {"the end of a deal",
         "{'hands':[['KS'],['2S'],['KH']],'fished':[['S'],[],['H']],'lake':['4D'],'rest':'out'}",
         {{0, choose("KS")}, {1, choose("2S")}, {2, choose("KH")}},
         kNoSeat,
         {"Ann has chosen.", "Bob has chosen.", "Cleo has chosen.", "All cards are turned over.",
          "Bob loses the two of spades to the lake.", "Cleo is highest with the king of hearts.",
          "Ann is highest with the king of spades.",
          "Cleo has fished that suit out before: the king of hearts goes into the lake.",
          "Ann has fished that suit out before: the king of spades goes into the lake.",
          "The deal is counted: Ann 0, Bob 0 and Cleo 0."},
         {}},
    };
    for (const NarratedScene& scene : scenes) {
        Table table = Table("great-lakes", 3, scene.deal);
        expectTold(table, scene);
    }
}
