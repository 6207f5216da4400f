// What is told of Go Fish: events, and the sentences and bubbles that they make.
#include "tests/games/gofish/gofish_table.h"
#include "tests/support/narration.h"

using namespace tacklebox;
using namespace tacklebox::testing;

TEST(GoFishNarration, ScenesAreToldInTheseSentences) {
    const std::vector<NarratedScene> scenes = {
        {"a book, an empty hand and a miss",
         "{'hands':[['5S','5H','2C'],['5D','5C'],['9S','9H']],'pond':['KS','KH','3D','4D']}",
         {{0, ask(1, "5")}, {0, ask(2, "2")}},
         0,
         {"You ask Bob for fives and get the five of diamonds and the five of clubs.",
          "You lay a book of fives.", "Bob has no cards left.", "You go on and ask Cleo for twos. Go fish!",
          "You draw the king of spades.", "It was not what was asked for: now it is Bob's turn.",
          "Bob draws a card."},
         {"Ann: Bob, any fives?", "Bob: Here you are.", "Ann: fives!", "Ann: Cleo, any twos?",
          "Cleo: Go fish!"}},
        {"the same to the one asked",
         "{'hands':[['5S','5H','2C'],['5D','5C'],['9S','9H']],'pond':['KS','KH','3D','4D']}",
         {{0, ask(1, "5")}, {0, ask(2, "2")}},
         1,
         {"Ann asks you for fives and gets the five of diamonds and the five of clubs.",
          "Ann lays a book of fives.", "You have no cards left.",
          "Ann goes on and asks Cleo for twos. Go fish!", "Ann draws a card.",
          "It was not what was asked for: now it is your turn.", "You draw the king of hearts."},
         {"Ann: Bob, any fives?", "Bob: Here you are.", "Ann: fives!", "Ann: Cleo, any twos?",
          "Cleo: Go fish!"}},
        {"caught",
         "{'hands':[['5S','2C'],['3D','3C'],['9S','9H']],'pond':['5H','KH','3S','4D']}",
         {{0, ask(1, "5")}, {0, ask(2, "2")}},
         2,
         {"Ann asks Bob for fives. Go fish!", "Ann draws the five of hearts.",
          "Ann has caught just that, and goes on.", "Ann asks you for twos. Go fish!", "Ann draws a card.",
          "It was not what was asked for: now it is Bob's turn."},
         {"Ann: Bob, any fives?", "Bob: Go fish!", "Ann: Just what I fished for!", "Ann: Cleo, any twos?",
          "Cleo: Go fish!"}},
        {"a book that was not asked for",
         "{'hands':[['5S','8S','8H','8D'],['3D','3C'],['9S','9H']],'pond':['8C','KH','3S','4D']}",
         {{0, ask(1, "5")}},
         1,
         {"Ann asks you for fives. Go fish!", "Ann draws a card.", "Ann lays a book of eights.",
          "It was not what was asked for: now it is your turn."},
         {"Ann: Bob, any fives?", "Bob: Go fish!", "Ann: eights!"}},
    };
    for (const NarratedScene& scene : scenes) {
        Table table = goFish(3, scene.deal);
        expectTold(table, scene);
    }
}
