// The narration of Go Fish: events, sentences and speech bubbles.
#include "model/engine/random.h"
#include "tests/games/gofish/gofish_table.h"
#include "tests/support/narration.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// The books of two seats; a scene adds those of the other seats.
constexpr const char* kAllButTwosAndFives = "'books':[['A','3','4','6','7'],['8','9','10','J','Q','K']";

} // namespace

TEST(GoFishNarration, ScenesAreNarrated) {
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
          "The card drawn was not what was asked for: now it is your turn."},
         {"Ann: Bob, any fives?", "Bob: Go fish!", "Ann: eights!"}},
        {"a book of the last cards, with an empty pond",
         "{'hands':[['5S','5H'],['5D','5C','2C'],['2S','2H','2D']]," + std::string(kAllButTwosAndFives) +
             ",[]]}",
         {{0, ask(1, "5")}},
         0,
         {"You ask Bob for fives and get the five of diamonds and the five of clubs.",
          "You lay a book of fives.", "You have no cards left.",
          "The pond is empty, so you are passed over: now it is Bob's turn."},
         {"Ann: Bob, any fives?", "Bob: Here you are.", "Ann: fives!"}},
        {"the pond's last card",
         "{'hands':[['5S','5H'],['2C','2D'],['2S','2H','5D']],'pond':['5C']," +
             std::string(kAllButTwosAndFives) + ",[]]}",
         {{0, ask(1, "5")}},
         1,
         {"Ann asks you for fives. Go fish!", "Ann draws the five of clubs.", "The pond is empty.",
          "Ann has caught just that."},
         {"Ann: Bob, any fives?", "Bob: Go fish!", "Ann: Just what I fished for!"}},
        {"the pond's last card is just what was asked for, and the last of a hand",
         "{'hands':[['5S','5H','5D'],['2C','2D'],['2S','2H']],'pond':['5C']," +
             std::string(kAllButTwosAndFives) + ",[]]}",
         {{0, ask(1, "5")}},
         1,
         {"Ann asks you for fives. Go fish!", "Ann draws the five of clubs.", "Ann has caught just that.",
          "Ann lays a book of fives.", "Ann has no cards left.",
          "The pond is empty, so Ann is passed over: now it is your turn."},
         {"Ann: Bob, any fives?", "Bob: Go fish!", "Ann: Just what I fished for!", "Ann: fives!"}},
    };
    for (const NarratedScene& scene : scenes) {
        Table table = goFish(3, scene.deal);
        expectTold(table, scene);
    }
}

// Without the option no catch continues the turn, and the card stays secret.
TEST(GoFishNarration, WithoutLuckyCatchesGoingFishingEndsTheTurn) {
    const std::vector<NarratedScene> scenes = {
        {"a card",
         "{'hands':[['5S','2C'],['3D','3C'],['9S','9H']],'pond':['5H','KH','3S','4D']}",
         {{0, ask(1, "5")}},
         1,
         {"Ann asks you for fives. Go fish!", "Ann draws a card.",
          "That ends the turn: now it is your turn."},
         {"Ann: Bob, any fives?", "Bob: Go fish!"}},
        {"the fourth of those asked for",
         "{'hands':[['5S','5D','5C','2C'],['3D','3C'],['9S','9H']],'pond':['5H','KH','3S','4D']}",
         {{0, ask(1, "5")}},
         2,
         {"Ann asks Bob for fives. Go fish!", "Ann draws a card.", "Ann lays a book of fives.",
          "That ends the turn: now it is Bob's turn."},
         {"Ann: Bob, any fives?", "Bob: Go fish!", "Ann: fives!"}},
        {"no card, as the pond is empty",
         "{'hands':[['5S','5H','2C'],['2S','2D'],['2H','5D','5C']]," + std::string(kAllButTwosAndFives) +
             ",[]]}",
         {{0, ask(1, "5")}},
         0,
         {"You ask Bob for fives. Go fish!", "Nothing was caught: now it is Bob's turn."},
         {"Ann: Bob, any fives?", "Bob: Go fish!"}},
    };
    for (const NarratedScene& scene : scenes) {
        Table table = goFish(3, scene.deal, "{'lucky':false}");
        expectTold(table, scene);
    }
}

TEST(GoFishNarration, SeveralPlayersWithoutCardsAreSkippedInOrder) {
    const NarratedScene scene = {
        "the next one has no card either",
        "{'hands':[['5S','5H'],['5D','5C'],['2S','2D'],['2C','2H']]," + std::string(kAllButTwosAndFives) +
            ",[],[]]}",
        {{0, ask(1, "5")}},
        kNoSeat,
        {"Ann asks Bob for fives and gets the five of diamonds and the five of clubs.",
         "Ann lays a book of fives.", "Ann has no cards left.", "Bob has no cards left.",
         "The pond is empty, so Ann is passed over: now it is Cleo's turn."},
        {"Ann: Bob, any fives?", "Bob: Here you are.", "Ann: fives!"}};
    Table table = goFish(4, scene.deal);
    expectTold(table, scene);
}

// If the first empty hand ends the game, a catch that empties the hand does not continue the turn.
TEST(GoFishNarration, ACatchThatMayEndTheGameIsNotSaidToContinueTheTurn) {
    const std::string pond = "'pond':['5H','KH','3S','4D']}";
    const Texts asked{"Ann: Bob, any fives?", "Bob: Go fish!", "Ann: Just what I fished for!"};
    const std::vector<NarratedScene> scenes = {
        {"out",
         "{'hands':[['5S','5C','5D'],['3D','3C'],['9S','9H']]," + pond,
         {{0, ask(1, "5")}},
         1,
         {"Ann asks you for fives. Go fish!", "Ann draws the five of hearts.", "Ann has caught just that.",
          "Ann lays a book of fives.", "The deal is counted: Ann 1, you 0 and Cleo 0.", "The winner is Ann."},
         {"Ann: Bob, any fives?", "Bob: Go fish!", "Ann: Just what I fished for!", "Ann: fives!"}},
        {"a card is left",
         "{'hands':[['5S','5C','5D','2C'],['3D','3C'],['9S','9H']]," + pond,
         {{0, ask(1, "5")}},
         0,
         {"You ask Bob for fives. Go fish!", "You draw the five of hearts.",
          "You have caught just that, and go on.", "You lay a book of fives."},
         {"Ann: Bob, any fives?", "Bob: Go fish!", "Ann: Just what I fished for!", "Ann: fives!"}},
        {"no book",
         "{'hands':[['5S','5C'],['3D','3C'],['9S','9H']]," + pond,
         {{0, ask(1, "5")}},
         2,
         {"Ann asks Bob for fives. Go fish!", "Ann draws the five of hearts.",
          "Ann has caught just that, and goes on."},
         asked},
    };
    for (const NarratedScene& scene : scenes) {
        Table table = goFish(3, scene.deal, "{'end':'first-out'}");
        expectTold(table, scene);
    }
}

// Random games with all options: a player announced to go again after a catch makes the next move.
TEST(GoFishNarration, AnAnnouncedExtraTurnHappens) {
    const AnyGame& game = *gameNamed("go-fish");
    int catches = 0, silent = 0, outs = 0;
    for (int seed = 1; seed <= 1500; ++seed) {
        AnySetup setup;
        setup.options = standardOptions(game.options);
        setup.options.value[1] = std::int16_t(seed % 3 > 0); // "end"
        setup.seats = game.leastSeats + seed % (game.mostSeats - game.leastSeats + 1);
        setup.seed = std::uint64_t(seed);
        setup.layout = game.drawnLayout(setup.seed, setup.options, setup.seats);
        const auto match = game.begin(setup);
        Narrator narrator(game, Names{{"Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"}, kNoSeat});
        Random random(setup.seed);
        int heard = 0;
        std::optional<bool> goesOn; // the last announcement about `catcher`, until it has been checked
        Seat catcher = kNoSeat;
        while (!match->over()) {
            const Seat seat = match->waiting().first();
            const AnyMoves moves = match->legalMoves(seat);
            ASSERT_FALSE(match->move(seat, moves[std::size_t(random.below(int(moves.size())))]));
            for (; heard < match->events(); ++heard) {
                const auto event = match->seen(kNoSeat, heard);
                if (!event) continue;
                narrator.hear(*event);
                const EventContent content = event->content();
                if (const auto* said = std::get_if<Said>(&content);
                    said && said->saying == Saying::GotWhatIFishedFor) {
                    catcher = said->seat;
                    goesOn = narrator.beats().back().words.english().ends_with("goes on.");
                    ++(*goesOn ? catches : silent);
                } else if (const auto* made = std::get_if<AnyMoveMade>(&content); made && goesOn) {
                    EXPECT_TRUE(!*goesOn || made->seat == catcher) << "seed " << seed;
                    goesOn.reset();
                } else if (std::holds_alternative<Scored>(content) && goesOn) {
                    EXPECT_FALSE(*goesOn) << "seed " << seed;
                    ++outs;
                    goesOn.reset();
                }
            }
        }
    }
    EXPECT_GT(catches, 1000);
    EXPECT_GT(silent, 100);
    EXPECT_GT(outs, 20);
}
