// The narration of What the Fish!: events, sentences and speech bubbles.
#include "model/games/whatthefish/words.h"
#include "tests/games/whatthefish/whatthefish_table.h"
#include "tests/support/narration.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {
const std::string kDeal = "{'hands':[['fish-8','protection-10','kill-3'],['kill-9','fish-2','kill-4'],"
                          "['kill-1','mugger-croc','fish-3']],'draw':['fish-1','kill-2'],'rest':'out'}";
const std::string kWtf =
    "{'hands':[['wtf-tax','fish-4'],['mrs-crabite','snapper-snatch','kill-4'],"
    "['fish-3','fish-5','elvis-effect']],'discard':['fish-12'],'draw':['fish-1'],'rest':'out'}";

std::string dive(const std::string& card) {
    return "{'kind':'dive','card':'" + card + "'}";
}
std::string kill(const std::string& card) {
    return "{'kind':'kill','cards':['" + card + "']}";
}
} // namespace

TEST(WhatTheFishNarration, ScenesAreNarrated) {
    const std::vector<NarratedScene> scenes = {
        {"attacked, saved and free",
         kDeal,
         {{0, dive("fish-8")},
          {1, kill("kill-9")},
          {0, "{'kind':'protect','cards':['protection-10']}"},
          {1, kPass},
          {2, kPass}},
         0,
         {"You dive with Fish 8.", "Bob attacks with Kill 9.", "You protect your fish with Protection 10.",
          "Bob passes.", "Cleo passes.", "Your fish swims free and wins the game!", "You win the match!"},
         {"Ann: Dive!", "Bob: I attack with Kill 9!", "Ann: Not with me!", "Bob: I pass.", "Cleo: I pass."}},
        {"an owner who passes",
         kDeal,
         {{0, dive("fish-8")}, {0, kPass}, {1, kill("kill-9")}},
         0,
         {"You dive with Fish 8.", "Bob attacks with Kill 9."},
         {"Ann: Dive!", "Ann: Swim on!", "Bob: I attack with Kill 9!"}},
        {"a pass without a choice",
         "{'hands':[['fish-8'],['kill-9','fish-2'],['fish-3','protection-4']],'rest':'out'}",
         {{0, dive("fish-8")}, {1, kPass}, {2, kPass}},
         2,
         {"Ann dives with Fish 8.", "Bob passes.", "You have no KILL, so you pass.",
          "Ann's fish swims free and wins the game!", "Ann wins the match!"},
         {"Ann: Dive!", "Bob: I pass.", "Cleo: I pass."}},
        {"the same with a choice",
         "{'hands':[['fish-8'],['kill-9','fish-2'],['fish-3','beaver-buddha']],'rest':'out'}",
         {{0, dive("fish-8")}, {1, kPass}, {2, kPass}},
         2,
         {"Ann dives with Fish 8.", "Bob passes.", "You pass.", "Ann's fish swims free and wins the game!",
          "Ann wins the match!"},
         {"Ann: Dive!", "Bob: I pass.", "Cleo: I pass."}},
        {"a Flint Flush",
         "{'hands':[['kill-3'],['kill-9','fish-2'],['fish-3']],'draw':['fish-1','kill-2','kill-5','kill-6',"
         "'kill-7','fish-4','fish-5','fish-6'],'rest':'out'}",
         {{0, "{'kind':'flush'}"}},
         1,
         {"Ann makes a Flint Flush.", "Ann flushes Kill 3.", "Ann draws 7 cards."},
         {"Ann: Flint Flush! No fish: all new cards."}},
        {"belly up",
         kDeal,
         {{0, dive("fish-8")}, {1, kill("kill-9")}, {0, "{'kind':'belly-up'}"}},
         1,
         {"Ann dives with Fish 8.", "You attack with Kill 9.", "Ann gives the fish up.",
          "Belly up: Ann's fish is dead."},
         {"Ann: Dive!", "Bob: I attack with Kill 9!", "Ann: I give my fish up.", "Ann: Belly up."}},
        {"Mugger Croc, to the one robbed",
         kDeal,
         {{2, "{'kind':'mugger-croc','target':1}"}, {kDecided, "'kill-9'"}, {kDecided, "'fish-2'"}},
         1,
         {"Cleo sends the Mugger Croc to you.", "Cleo takes Kill 9 and Fish 2 from you."},
         {"Cleo: Bob, your cards or your life!"}},
        {"Mugger Croc, to another",
         kDeal,
         {{2, "{'kind':'mugger-croc','target':1}"}, {kDecided, "'kill-9'"}, {kDecided, "'fish-2'"}},
         0,
         {"Cleo sends the Mugger Croc to Bob.", "Cleo gets 2 cards from Bob."},
         {"Cleo: Bob, your cards or your life!"}},
        {"Mrs. Crabite, to the one who looks",
         kWtf,
         {{1, "{'kind':'mrs-crabite','target':2}"}},
         1,
         {"Mrs. Crabite shows you Cleo's hand.",
          "You see Fish 3, Fish 5 and The Elvis Effect in Cleo's hand."},
         {"Bob: Cleo, let me have a look!"}},
        {"Mrs. Crabite, to another",
         kWtf,
         {{1, "{'kind':'mrs-crabite','target':2}"}},
         0,
         {"Mrs. Crabite shows Bob Cleo's hand."},
         {"Bob: Cleo, let me have a look!"}},
        {"the tax is chosen",
         kWtf,
         {{0, "{'kind':'wtf-tax','target':2}"}, {2, "{'kind':'give','card':'fish-3'}"}},
         2,
         {"Ann demands the WTF Tax from you.", "You pay the tax.", "Ann takes Fish 3 from you."},
         {"Ann: Cleo, a FISH for the tax!", "Cleo: Here's your tax."}},
        {"the tax, to another",
         kWtf,
         {{0, "{'kind':'wtf-tax','target':2}"}, {2, "{'kind':'give','card':'fish-3'}"}},
         1,
         {"Ann demands the WTF Tax from Cleo.", "Cleo pays the tax.", "Ann gets a card from Cleo."},
         {"Ann: Cleo, a FISH for the tax!", "Cleo: Here's your tax."}},
        {"Snapper Snatch",
         kWtf,
         {{1, "{'kind':'snapper-snatch','target':0}"}},
         2,
         {"Bob swaps hands with Ann by Snapper Snatch.", "Ann gets 2 cards from Bob.",
          "Bob gets 2 cards from Ann."},
         {"Bob: Ann, let's swap hands!"}},
        {"Ben Franklin, against an attack of two cards",
         "{'hands':[['fish-8'],['kill-3','kill-4','fish-2'],['ben-franklin','fish-3']],'rest':'out'}",
         {{0, dive("fish-8")},
          {1, "{'kind':'kill','cards':['kill-3','kill-4']}"},
          {2, "{'kind':'ben-franklin'}"}},
         0,
         {"You dive with Fish 8.", "Bob attacks with Kill 3 and Kill 4.",
          "Cleo undoes the last action with Ben Franklin.", "Frozen until a swim ends: Kill 3 and Kill 4."},
         {"Ann: Dive!", "Bob: I attack with Kill 3 and Kill 4!", "Cleo: That never happened."}},
        {"The Elvis Effect",
         kWtf,
         {{2, "{'kind':'elvis-effect','card':'fish-12'}"}},
         0,
         {"Cleo brings Fish 12 back to life with The Elvis Effect."},
         {"Cleo: I bring Fish 12 back to life!"}},
    };
    for (const NarratedScene& scene : scenes) {
        Table table = Table("what-the-fish", 3, scene.deal);
        expectNarration(table, scene);
    }
}

TEST(WhatTheFishNarration, GameAndMatchAreWonInOneSpokenSentence) {
    Table table("what-the-fish", 3, kDeal);
    playSteps(table, {{0, dive("fish-8")}, {1, kPass}, {2, kPass}});
    EXPECT_EQ(spokenTo(0, table).back(), "Your fish swims free and wins the match!");
    EXPECT_EQ(spokenTo(1, table).back(), "Ann's fish swims free and wins the match!");
}

// The narrator of key moments speaks to a player but sees all hands.
TEST(WhatTheFishNarration, OnlyAPlayerHasAReasonToPass) {
    whatthefish::Observation observation;
    observation.match.seats = 3;
    observation.status.swim.seat = 0;
    observation.viewer = 1;
    observation.hands[1].add(Face(1)); // FISH 2
    EXPECT_FALSE(Words<WhatTheFish>::onlyPass(observation).empty());
    observation.viewer = kOmniscient;
    EXPECT_TRUE(Words<WhatTheFish>::onlyPass(observation).empty());
}
