// The narration of Rainbow Fish: events, sentences and speech bubbles.
#include "tests/games/rainbowfish/rainbowfish_table.h"
#include "tests/support/narration.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {
std::string ask(int target, int number) {
    return "{'kind':'ask','target':" + std::to_string(target) + ",'number':" + std::to_string(number) + "}";
}
const std::string kDeal = "{'hands':[['red-5','blue-1'],['blue-5','green-5','red-1'],['red-9','green-8']],"
                          "'hole':['yellow-2','yellow-3'],'rest':'out'}";
const std::string kReacting =
    "{'hands':[['red-5','yellow-5','blue-1'],['blue-5','green-reverse'],['green-5','blue-skip','red-1']],"
    "'hole':['yellow-2','yellow-3'],'rest':'out'}";
const std::string kBlack =
    "{'hands':[['red-5','wild','wild-draw-4','wild-downpour-2'],['blue-4','blue-6','red-1'],"
    "['blue-9','green-8']],"
    "'hole':['yellow-1','yellow-2','yellow-3','yellow-4','yellow-5','yellow-6'],'rest':'out'}";
const std::string kIron = "{'hands':[['red-5','wild-draw-4'],['blue-4','blue-6'],['war-machine','green-8']],"
                          "'hole':['yellow-1','yellow-2','yellow-3','yellow-4','yellow-5'],'rest':'out'}";
} // namespace

TEST(RainbowFishNarration, ScenesAreNarrated) {
    const std::vector<NarratedScene> scenes = {
        {"a hit, then a miss",
         kDeal,
         {{0, ask(1, 5)}, {0, ask(2, 5)}},
         0,
         {"You ask Bob for fives and get the green 5 and the blue 5.", "You ask Cleo for fives. Go fish!",
          "You draw the yellow 2."},
         {"Ann: Bob, any fives?", "Bob: Here you are.", "Ann: Cleo, any fives?", "Cleo: Go fish!"}},
        {"the same to the one asked",
         kDeal,
         {{0, ask(1, 5)}, {0, ask(2, 5)}},
         1,
         {"Ann asks you for fives and gets the green 5 and the blue 5.", "Ann asks Cleo for fives. Go fish!",
          "Ann draws a card."},
         {"Ann: Bob, any fives?", "Bob: Here you are.", "Ann: Cleo, any fives?", "Cleo: Go fish!"}},
        {"a Reverse",
         kReacting,
         {{0, ask(1, 5)}, {1, "{'kind':'reverse'}"}},
         0,
         {"You ask Bob for fives.", "Bob reverses.", "Bob takes the red 5 and the yellow 5 from you."},
         {"Ann: Bob, any fives?", "Bob: Reverse!"}},
        {"a Reverse, to the one who plays it",
         kReacting,
         {{0, ask(1, 5)}, {1, "{'kind':'reverse'}"}},
         1,
         {"Ann asks you for fives.", "You reverse.", "You get the red 5 and the yellow 5 from Ann."},
         {"Ann: Bob, any fives?", "Bob: Reverse!"}},
        {"a Skip",
         kReacting,
         {{0, ask(2, 5)}, {2, "{'kind':'skip'}"}},
         0,
         {"You ask Cleo for fives.", "Cleo skips.", "You draw the yellow 2."},
         {"Ann: Cleo, any fives?", "Cleo: Skip: I keep my cards!"}},
        {"a Skip, to another",
         kReacting,
         {{0, ask(2, 5)}, {2, "{'kind':'skip'}"}},
         1,
         {"Ann asks Cleo for fives.", "Cleo skips.", "Ann draws a card."},
         {"Ann: Cleo, any fives?", "Cleo: Skip: I keep my cards!"}},
        {"a Downpour takes from all",
         kBlack,
         {{0, "{'kind':'wild-downpour-2','color':'blue'}"}},
         1,
         {"Ann plays a Wild Downpour 2 and asks everyone for all blue cards.",
          "Ann draws 2 cards, then gets the blue 4 and the blue 6 from you and the blue 9 from Cleo."},
         {"Ann: All blue cards to me!"}},
        {"four drawn, then a colour",
         kBlack,
         {{0, "{'kind':'wild-draw-4'}"}, {0, "{'kind':'name','target':1,'color':'blue'}"}, {0, ask(2, 5)}},
         1,
         {"Ann plays a Wild Draw 4.", "Ann draws 4 cards.", "Ann asks you for all blue cards.",
          "Ann takes the blue 4 and the blue 6 from you.", "Ann asks Cleo for fives. Go fish!",
          "Ann draws the yellow 5.", "A hit!"},
         {"Ann: Four more for me!", "Ann: Bob, all your blue cards!", "Bob: Here you are.",
          "Ann: Cleo, any fives?", "Cleo: Go fish!", "Ann: Just what I fished for!"}},
        {"a Wild for a colour that is not there",
         kBlack,
         {{0, "{'kind':'wild','target':2,'color':'red'}"}},
         2,
         {"Ann plays a Wild and asks you for all red cards.", "You have no card of that colour.",
          "Ann draws a card."},
         {"Ann: Cleo, all your red cards!", "Cleo: I have none."}},
        {"a War Machine",
         kIron,
         {{0, "{'kind':'wild-draw-4'}"}, {2, "{'kind':'war-machine'}"}},
         0,
         {"You play a Wild Draw 4.", "Cleo stops that with a War Machine.", "Cleo draws 4 cards."},
         {"Ann: Four more for me!", "Cleo: War Machine: stop!"}},
        {"a War Machine, to its owner",
         kIron,
         {{0, "{'kind':'wild-draw-4'}"}, {2, "{'kind':'war-machine'}"}},
         2,
         {"Ann plays a Wild Draw 4.", "You stop that with a War Machine.",
          "You draw the yellow 1, the yellow 2, the yellow 3 and the yellow 4."},
         {"Ann: Four more for me!", "Cleo: War Machine: stop!"}},
        {"who has no card is passed over",
         "{'hands':[['red-5','blue-1'],['red-1'],['red-9','green-8']],'rest':'out'}",
         {{0, ask(1, 1)}, {0, ask(2, 5)}},
         2,
         {"Ann asks Bob for ones and gets the red 1.", "Bob is out of cards.",
          "Ann asks you for fives. Go fish!", "Bob has no cards and is skipped: your turn."},
         {"Ann: Bob, any ones?", "Bob: Here you are.", "Ann: Cleo, any fives?", "Cleo: Go fish!"}},
        {"an emptied hand draws",
         "{'hands':[['red-5','blue-1'],['red-1'],['red-9','green-8']],'hole':['green-1','green-2','green-3','"
         "green-4','green-5'],'rest':'out'}",
         {{0, ask(1, 1)}},
         0,
         {"You ask Bob for ones and get the red 1.", "Bob is out of cards and draws 3."},
         {"Ann: Bob, any ones?", "Bob: Here you are."}},
    };
    for (const NarratedScene& scene : scenes) {
        Table table = rainbow(3, scene.deal, scene.deal == kIron ? "{'deck':'iron-man'}" : "{'deck':'h2o'}");
        expectNarration(table, scene);
    }
}

TEST(RainbowFishNarration, SeveralSkippedPlayersAreNotNamed) {
    const NarratedScene scene = {
        "two players without cards",
        "{'hands':[['red-5','blue-1'],[],[],['red-9','green-8']],'rest':'out'}",
        {{0, ask(3, 5)}},
        3,
        {"Ann asks you for fives. Go fish!", "Nobody in between has a card: your turn."},
        {"Ann: Dan, any fives?", "Dan: Go fish!"}};
    Table table = rainbow(4, scene.deal);
    expectNarration(table, scene);
}
