// The narration of Platinum Fish: events, sentences and speech bubbles.
#include "tests/support/narration.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {
constexpr const char* kDraw = "{'kind':'draw'}";
} // namespace

TEST(PlatinumFishNarration, ScenesAreNarrated) {
    const std::vector<NarratedScene> scenes = {
        {"a pair drawn, then none, a search",
         "{'hands':[['7S','KD'],['2S','3H'],['4S']],'deck':['7D','9H','3C','QS','QD','5S'],'discard':['AH'],'"
         "rest':'out'}",
         {{0, kDraw}, {0, kDraw}, {kDecided, "[1,2]"}, {0, "{'kind':'take','rank':'3'}"}},
         0,
         {"You draw the seven of diamonds.", "You lay the seven of spades and the seven of diamonds.",
          "You draw the nine of hearts.", "You roll 1 and 2.", "You take the three of clubs."},
         {"Ann: I'm after threes."}},
        {"a search that makes a pair",
         "{'hands':[['7S','KD'],['2S','3H'],['4S']],'deck':['9H','7C','QS','QD','5S'],'discard':['AH'],'rest'"
         ":'out'}",
         {{0, kDraw}, {kDecided, "[3,4]"}, {0, "{'kind':'take','rank':'7'}"}},
         1,
         {"Ann discards the nine of hearts.", "Ann rolls 3 and 4.", "Ann takes the seven of clubs.",
          "Ann lays the seven of spades and the seven of clubs."},
         {"Ann: I'm after sevens."}},
        {"the same to another",
         "{'hands':[['7S','KD'],['2S','3H'],['4S']],'deck':['7D','9H','3C','QS','QD','5S'],'discard':['AH'],'"
         "rest':'out'}",
         {{0, kDraw}, {0, kDraw}, {kDecided, "[1,2]"}, {0, "{'kind':'take','rank':'3'}"}},
         1,
         {"Ann draws the seven of diamonds.", "Ann lays the seven of spades and the seven of diamonds.",
          "Ann discards the nine of hearts.", "Ann rolls 1 and 2.", "Ann takes the three of clubs."},
         {"Ann: I'm after threes."}},
        {"the deck is dry, an ask hits and misses",
         "{'hands':[['7S','KD'],['2S','3H'],['4S']],'deck':['9H','QS','QD','JS','JD'],'discard':['AH'],'rest'"
         ":'out'}",
         {{0, kDraw},
          {kDecided, "[1,2]"},
          {0, "{'kind':'ask','target':1,'rank':'3'}"},
          {1, kDraw},
          {kDecided, "[1,3]"},
          {1, "{'kind':'ask','target':0,'rank':'4'}"}},
         1,
         {"Ann discards the nine of hearts.", "Ann rolls 1 and 2.",
          "Ann asks you for a three and gets the three of hearts.", "You draw the queen of spades.",
          "You roll 1 and 3.", "You ask Ann for a four: no."},
         {"Ann: Bob, got a three?", "Bob: Here you are.", "Bob: Ann, got a four?", "Ann: I have none."}},
        {"nobody is asked",
         "{'hands':[['7S','KD'],['2S','3H'],['4S']],'deck':['9H','QS','QD','JS','JD'],'discard':['AH'],'rest'"
         ":'out'}",
         {{0, kDraw}, {kDecided, "[1,2]"}, {0, "{'kind':'decline'}"}},
         0,
         {"You draw the nine of hearts.", "You roll 1 and 2.", "You ask nobody."},
         {"Ann: I ask nobody."}},
        {"the discard pile, and an empty hand that is filled",
         "{'hands':[['7S'],['2S','3H'],['4S']],'deck':['9H','QS','QD','JS','JD'],'discard':['7H','AH'],'rest'"
         ":'out'}",
         {{0, "{'kind':'take-discard'}"}, {kDecided, "[3]"}},
         1,
         {"Ann takes the seven of hearts from the discards.",
          "Ann lays the seven of spades and the seven of hearts.", "Ann is out of cards.",
          "Ann rolls 3 for a hand.", "Ann draws 3 cards.",
          "Ann lays the queen of spades and the queen of diamonds."},
         {}},
        {"a new hand, and what comes to it from the discard pile",
         "{'hands':[['3C'],['2C'],['4S']],'deck':['3D','AS','5S','6S','KS'],'discard':['QH','5D','AH','5D',"
         "'9S'],'rest':'out'}",
         {{0, kDraw}, {kDecided, "[3]"}, {0, "{'kind':'match-discard','card':'5D'}"}},
         0,
         {"You draw the three of diamonds.", "You lay the three of diamonds and the three of clubs.",
          "You are out of cards.", "You roll 3 for a hand.",
          "You draw the ace of spades, the five of spades and the six of spades.",
          "You take the five of diamonds from the discards.",
          "You lay the five of spades and the five of diamonds."},
         {}},
        {"the same to another",
         "{'hands':[['3C'],['2C'],['4S']],'deck':['3D','AS','5S','6S','KS'],'discard':['QH','5D','AH','5D',"
         "'9S'],'rest':'out'}",
         {{0, kDraw}, {kDecided, "[3]"}, {0, "{'kind':'match-discard','card':'5D'}"}},
         1,
         {"Ann draws the three of diamonds.", "Ann lays the three of diamonds and the three of clubs.",
          "Ann is out of cards.", "Ann rolls 3 for a hand.", "Ann draws 3 cards.",
          "Ann takes the five of diamonds from the discards.",
          "Ann lays the five of spades and the five of diamonds."},
         {}},
        {"a shuffle is called for",
         "{'hands':[['7S','KD'],['2S','3H'],['4S']],'deck':['9H','3C','QS','QD','5S'],'discard':['AH'],'rest'"
         ":'out'}",
         {{0, kDraw},
          {kDecided, "[1,2]"},
          {0, "{'kind':'take','rank':'3'}"},
          {2, "{'kind':'shuffle'}"},
          {kDecided, "['QS','5S','QD']"}},
         2,
         {"Ann discards the nine of hearts.", "Ann rolls 1 and 2.", "Ann takes the three of clubs.",
          "You call for a shuffle."},
         {"Ann: I'm after threes.", "Cleo: Shuffle!"}},
    };
    for (const NarratedScene& scene : scenes) {
        Table table = Table("platinum-fish", 3, scene.deal, 2);
        expectNarration(table, scene);
    }
}
