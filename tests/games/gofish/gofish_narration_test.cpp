// The narration of Go Fish: its sentences and speech bubbles.
//
// A NarratedScene is a name, a start position, steps, the viewer (Ann, Bob and Cleo are seats 0, 1 and 2),
// and the expected sentences and bubbles.
#include "tests/games/gofish/gofish_table.h"
#include "tests/support/narration.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// The list of books, beginning with those of two seats. The scene adds those of the others and closes it.
constexpr const char* kBooksExceptTwosAndFives = "'books':[['A','3','4','6','7'],['8','9','10','J','Q','K']";

} // namespace

TEST(GoFishNarration, TurnsAreNarrated) {
    const std::vector<NarratedScene> scenes = {
        {"a book, an empty hand and a miss",
         "{'hands':[['5S','5H','2C'],['5D','5C'],['9S','9H']],'pond':['KS','KH','3D','4D']}",
         {{0, ask(1, "5")}, {0, ask(2, "2")}},
         0,
         {"You ask Bob for fives and get the five of diamonds and the five of clubs.",
          "You lay a book of fives.", "Bob is out of cards.", "You ask Cleo for twos. Go fish!",
          "You draw the king of spades.", "Bob draws a card."},
         {"Ann: Bob, any fives?", "Bob: Here you are.", "Ann: fives!", "Ann: Cleo, any twos?",
          "Cleo: Go fish!"}},
        {"the same for the player asked",
         "{'hands':[['5S','5H','2C'],['5D','5C'],['9S','9H']],'pond':['KS','KH','3D','4D']}",
         {{0, ask(1, "5")}, {0, ask(2, "2")}},
         1,
         {"Ann asks you for fives and gets the five of diamonds and the five of clubs.",
          "Ann lays a book of fives.", "You are out of cards.", "Ann asks Cleo for twos. Go fish!",
          "Ann draws a card.", "You draw the king of hearts."},
         {"Ann: Bob, any fives?", "Bob: Here you are.", "Ann: fives!", "Ann: Cleo, any twos?",
          "Cleo: Go fish!"}},
        {"a lucky catch",
         "{'hands':[['5S','2C'],['3D','3C'],['9S','9H']],'pond':['5H','KH','3S','4D']}",
         {{0, ask(1, "5")}, {0, ask(2, "2")}},
         2,
         {"Ann asks Bob for fives. Go fish!", "Ann draws the five of hearts.", "A hit!",
          "Ann asks you for twos. Go fish!", "Ann draws a card."},
         {"Ann: Bob, any fives?", "Bob: Go fish!", "Ann: Just what I fished for!", "Ann: Cleo, any twos?",
          "Cleo: Go fish!"}},
        {"another card than asked for, which completes a book",
         "{'hands':[['5S','8S','8H','8D'],['3D','3C'],['9S','9H']],'pond':['8C','KH','3S','4D']}",
         {{0, ask(1, "5")}},
         1,
         {"Ann asks you for fives. Go fish!", "Ann draws a card.", "Ann lays a book of eights."},
         {"Ann: Bob, any fives?", "Bob: Go fish!", "Ann: eights!"}},
        {"the player lays the last cards of the hand, with an empty pond",
         "{'hands':[['5S','5H'],['5D','5C','2C'],['2S','2H','2D']]," + std::string(kBooksExceptTwosAndFives) +
             ",[]]}",
         {{0, ask(1, "5")}},
         0,
         {"You ask Bob for fives and get the five of diamonds and the five of clubs.",
          "You lay a book of fives.", "You are out of cards.",
          "The pond is empty, so you are skipped: Bob's turn."},
         {"Ann: Bob, any fives?", "Bob: Here you are.", "Ann: fives!"}},
        {"the pond's last card",
         "{'hands':[['5S','5H'],['2C','2D'],['2S','2H','5D']],'pond':['5C']," +
             std::string(kBooksExceptTwosAndFives) + ",[]]}",
         {{0, ask(1, "5")}},
         1,
         {"Ann asks you for fives. Go fish!", "Ann draws the five of clubs.", "The pond is empty.", "A hit!"},
         {"Ann: Bob, any fives?", "Bob: Go fish!", "Ann: Just what I fished for!"}},
        {"the pond's last card is a lucky catch, and the player lays the whole hand",
         "{'hands':[['5S','5H','5D'],['2C','2D'],['2S','2H']],'pond':['5C']," +
             std::string(kBooksExceptTwosAndFives) + ",[]]}",
         {{0, ask(1, "5")}},
         1,
         {"Ann asks you for fives. Go fish!", "Ann draws the five of clubs.", "A hit!",
          "Ann lays a book of fives.", "Ann is out of cards.",
          "The pond is empty, so Ann is skipped: your turn."},
         {"Ann: Bob, any fives?", "Bob: Go fish!", "Ann: Just what I fished for!", "Ann: fives!"}},
    };
    for (const NarratedScene& scene : scenes) {
        Table table = goFish(3, scene.deal);
        expectNarration(table, scene);
    }
}

// Without the option, fishing the rank asked for does not continue the turn, so the card stays hidden.
TEST(GoFishNarration, WithoutLuckyCatchesGoingFishingEndsTheTurn) {
    const std::vector<NarratedScene> scenes = {
        {"the fished card goes to the hand",
         "{'hands':[['5S','2C'],['3D','3C'],['9S','9H']],'pond':['5H','KH','3S','4D']}",
         {{0, ask(1, "5")}},
         1,
         {"Ann asks you for fives. Go fish!", "Ann draws a card."},
         {"Ann: Bob, any fives?", "Bob: Go fish!"}},
        {"the fished card completes a book",
         "{'hands':[['5S','5D','5C','2C'],['3D','3C'],['9S','9H']],'pond':['5H','KH','3S','4D']}",
         {{0, ask(1, "5")}},
         2,
         {"Ann asks Bob for fives. Go fish!", "Ann draws a card.", "Ann lays a book of fives."},
         {"Ann: Bob, any fives?", "Bob: Go fish!", "Ann: fives!"}},
        {"no card to fish: the pond is empty",
         "{'hands':[['5S','5H','2C'],['2S','2D'],['2H','5D','5C']]," + std::string(kBooksExceptTwosAndFives) +
             ",[]]}",
         {{0, ask(1, "5")}},
         0,
         {"You ask Bob for fives. Go fish!"},
         {"Ann: Bob, any fives?", "Bob: Go fish!"}},
    };
    for (const NarratedScene& scene : scenes) {
        Table table = goFish(3, scene.deal, "{'lucky':false}");
        expectNarration(table, scene);
    }
}

TEST(GoFishNarration, SeveralPlayersWithoutCardsAreSkippedInOrder) {
    const NarratedScene scene = {
        "the next player has no cards either",
        "{'hands':[['5S','5H'],['5D','5C'],['2S','2D'],['2C','2H']]," +
            std::string(kBooksExceptTwosAndFives) + ",[],[]]}",
        {{0, ask(1, "5")}},
        kNoSeat,
        {"Ann asks Bob for fives and gets the five of diamonds and the five of clubs.",
         "Ann lays a book of fives.", "Ann is out of cards.", "Bob is out of cards.",
         "The pond is empty, so Ann is skipped: Cleo's turn."},
        {"Ann: Bob, any fives?", "Bob: Here you are.", "Ann: fives!"}};
    Table table = goFish(4, scene.deal);
    expectNarration(table, scene);
}

TEST(GoFishNarration, HitHasTheSameBubblesWhetherOrNotItEndsTheGame) {
    const std::string pond = "'pond':['5H','KH','3S','4D']}";
    const Texts bubblesOfHit{"Ann: Bob, any fives?", "Bob: Go fish!", "Ann: Just what I fished for!"};
    const std::vector<NarratedScene> scenes = {
        {"the book takes the last cards of the hand, which ends the game",
         "{'hands':[['5S','5C','5D'],['3D','3C'],['9S','9H']]," + pond,
         {{0, ask(1, "5")}},
         1,
         {"Ann asks you for fives. Go fish!", "Ann draws the five of hearts.", "A hit!",
          "Ann lays a book of fives.", "Books: Ann 1, you 0 and Cleo 0.", "Ann wins the match!"},
         {"Ann: Bob, any fives?", "Bob: Go fish!", "Ann: Just what I fished for!", "Ann: fives!"}},
        {"the book leaves a card in the hand",
         "{'hands':[['5S','5C','5D','2C'],['3D','3C'],['9S','9H']]," + pond,
         {{0, ask(1, "5")}},
         0,
         {"You ask Bob for fives. Go fish!", "You draw the five of hearts.", "A hit!",
          "You lay a book of fives."},
         {"Ann: Bob, any fives?", "Bob: Go fish!", "Ann: Just what I fished for!", "Ann: fives!"}},
        {"no book",
         "{'hands':[['5S','5C'],['3D','3C'],['9S','9H']]," + pond,
         {{0, ask(1, "5")}},
         2,
         {"Ann asks Bob for fives. Go fish!", "Ann draws the five of hearts.", "A hit!"},
         bubblesOfHit},
    };
    for (const NarratedScene& scene : scenes) {
        Table table = goFish(3, scene.deal, "{'end':'first-out'}");
        expectNarration(table, scene);
    }
}

TEST(GoFishNarration, PointsAndWinnerOfAMatchAreOneSpokenSentence) {
    Table table =
        goFish(3, "{'hands':[['5S','5C','5D'],['3D','3C'],['9S','9H']],'pond':['5H','KH','3S','4D']}",
               "{'end':'first-out'}");
    table.play(0, ask(1, "5"));
    EXPECT_EQ(spokenTo(0, table).back(), "You win the match with 1 book; Bob has 0 and Cleo has 0.");
    EXPECT_EQ(spokenTo(2, table).back(), "Ann wins the match with 1 book; Bob has 0 and you have 0.");
}
