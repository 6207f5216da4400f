// The narration of Twisted Fish: events, sentences and speech bubbles.
#include "tests/games/twistedfish/twistedfish_table.h"
#include "tests/support/narration.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::testing::twisted;

namespace {

const std::string kDeal = "{'hands':[['red-eel','blue-eel','the-net','two-fisted-fisherman'],"
                          "['green-eel','red-crab','no-fishing','divine-intervention'],"
                          "['red-whale','the-lure','game-warden','glass-bottom-boat']],"
                          "'pond':['yellow-eel','red-shrimp','blue-shrimp'],'rest':'out'}";
const std::string kPlain = "{'hands':[['red-eel','blue-eel'],['green-eel','red-crab'],['red-whale']],"
                           "'pond':['yellow-eel','red-shrimp','blue-shrimp'],'rest':'out'}";

} // namespace

TEST(TwistedFishNarration, ScenesAreNarrated) {
    const std::vector<NarratedScene> scenes = {
        {"a hit goes again, a miss fishes",
         kPlain,
         {{0, ask(1, "green-eel")}, {1, kAnswer}, {0, ask(2, "green-eel")}, {2, kAnswer}},
         0,
         {"You ask Bob for the green eel and get it.", "You ask Cleo for the green eel. Go fish!",
          "You fish the yellow eel."},
         {"Ann: Bob, any green eels?", "Bob: Here you are.", "Ann: Cleo, any green eels?", "Cleo: Go fish!"}},
        {"the same to the one asked",
         kPlain,
         {{0, ask(1, "green-eel")}, {1, kAnswer}, {0, ask(2, "purple-eel")}, {2, kAnswer}},
         1,
         {"Ann asks you for the green eel and gets it.", "Ann asks Cleo for the purple eel. Go fish!",
          "Ann fishes a card."},
         {"Ann: Bob, any green eels?", "Bob: Here you are.", "Ann: Cleo, any purple eels?",
          "Cleo: Go fish!"}},
        {"caught",
         kPlain,
         {{0, ask(1, "yellow-eel")}, {1, kAnswer}, {0, ask(1, "green-eel")}, {1, kAnswer}},
         2,
         {"Ann asks Bob for the yellow eel. Go fish!", "Ann fishes the yellow eel.",
          "Ann shows the yellow eel: a hit!", "Ann asks Bob for the green eel and gets it."},
         {"Ann: Bob, any yellow eels?", "Bob: Go fish!", "Ann: Just what I fished for!",
          "Ann: Bob, any green eels?", "Bob: Here you are."}},
        {"net",
         kDeal,
         {{0, net(1, "eel")}, {1, kAllow}, {1, kAnswer}},
         0,
         {"You cast the Net at Bob for any eel.", "You get the green eel from Bob."},
         {"Ann: Bob, any eels at all?", "Bob: Here you are."}},
        {"net seen by a third",
         kDeal,
         {{0, net(1, "eel")}, {1, kAllow}, {1, kAnswer}},
         2,
         {"Ann casts the Net at Bob for any eel.", "Ann gets a card from Bob."},
         {"Ann: Bob, any eels at all?", "Bob: Here you are."}},
        {"stopped and kept",
         kDeal,
         {{0, net(1, "eel")}, {1, kStopAndKeep}},
         0,
         {"You cast the Net at Bob for any eel.",
          "Bob stops it with Divine Intervention and keeps the Zinger."},
         {"Ann: Bob, any eels at all?", "Bob: Not today."}},
        {"no fishing",
         kDeal,
         {{0, ask(1, "green-eel")}, {1, kPlayNoFishing}, {0, kGoFish}},
         1,
         {"Ann asks you for the green eel.", "You play No Fishing.", "Ann fishes a card."},
         {"Ann: Bob, any green eels?", "Bob: No fishing here!"}},
        {"two fists",
         kDeal,
         {{0, ask(2, "green-eel")}, {2, kAnswer}, {0, kTwoFisted}, {0, ask(1, "green-eel")}, {1, kAnswer}},
         2,
         {"Ann asks you for the green eel. Go fish!", "Ann plays Two Fisted Fisherman and asks again.",
          "Ann asks Bob for the green eel and gets it."},
         {"Ann: Cleo, any green eels?", "Cleo: Go fish!", "Ann: Not so fast: one more ask!",
          "Ann: Bob, any green eels?", "Bob: Here you are."}},
        {"warden",
         kDeal,
         {{2, warden(0)},
          {kDecided, "'red-eel'"},
          {kDecided, "['yellow-eel','red-eel','red-shrimp','blue-shrimp']"}},
         0,
         {"Cleo sends the Game Warden to you.", "the red eel from your hand goes into the pond.",
          "The pond is shuffled."},
         {"Cleo: Ann, throw one back!"}},
        {"a card drawn that was not asked for, and then a Zinger",
         "{'hands':[['red-eel','game-warden'],['green-eel','red-crab'],['red-whale']],"
         "'pond':['yellow-eel','red-shrimp','blue-shrimp'],'rest':'out'}",
         {{0, ask(2, "green-eel")},
          {2, kAnswer},
          {0, warden(1)},
          {kDecided, "'red-crab'"},
          {kDecided, "['red-crab','red-shrimp','blue-shrimp']"}},
         1,
         {"Ann asks Cleo for the green eel. Go fish!", "Ann fishes a card.",
          "Ann sends the Game Warden to you.", "the red crab from your hand goes into the pond.",
          "The pond is shuffled."},
         {"Ann: Cleo, any green eels?", "Cleo: Go fish!", "Ann: Bob, throw one back!"}},
        {"boat",
         kDeal,
         {{2, boat(0)}, {kDecided, "'red-eel'"}},
         1,
         {"Cleo visits Ann in the Glass Bottom Boat.", "Cleo sees a card in Ann's hand."},
         {"Cleo: Ann, let me have a look!"}},
        {"lay",
         "{'hands':[[" + colours("eel") +
             ",'red-crab'],['red-whale'],['blue-whale']],'pond':['red-shrimp'],'rest':'out'}",
         {{0, lay("eel")}},
         1,
         {"Ann lays the eel basket, 25 points."},
         {"Ann: A basket of eels!"}},
    };
    for (const NarratedScene& scene : scenes) {
        Table table = table3(scene.deal);
        expectNarration(table, scene);
    }
}
