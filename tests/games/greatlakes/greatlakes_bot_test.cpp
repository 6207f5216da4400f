// The bots of The Great Lakes Fish-Out: common behaviour, and differences between the levels.
#include "model/games/greatlakes/bot/odds.h"
#include "model/games/greatlakes/bot/words.h"
#include "model/games/greatlakes/json.h"
#include "tests/games/greatlakes/greatlakes_table.h"
#include "tests/support/botgames.h"

#include <map>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::greatlakes;

namespace {

constexpr Level kLevels[] = {Level::Minnow, Level::Perch, Level::Pike, Level::Shark};
const Names kNames{{"Ann", "Ben", "Cleo"}, kNoSeat};

/// How often a level chooses each card of a position, over many bots.
std::map<std::string, int> choices(LaidGame& game, Level level, Seat seat, int bots) {
    std::map<std::string, int> count;
    for (int seed = 1; seed <= bots; ++seed)
        ++count[std::string(packs::standardName(game.decision(level, seat, std::uint64_t(seed))->move.card))];
    return count;
}

std::string wordsOf(const tacklebox::Choice<GreatLakes>& choice, Seat seat) {
    return BotWords<GreatLakes>::rationale(choice.rationale, seat, choice.move, kNames).english();
}

} // namespace

TEST(GreatLakesBots, TheExpectedCatchIsStated) {
    const auto words = [](double expected) {
        return BotWords<GreatLakes>::rationale(
                   {.motive = std::uint8_t(greatlakes::Motive::Fish), .expected = expected}, 0, {}, kNames)
            .english();
    };
    const std::string why = "Fishing out now is worth more than waiting for a bigger pile. ";
    EXPECT_EQ(words(12.4), why + "Expected total for Ann: about 12 fish.");
    EXPECT_EQ(words(1.2), why + "Expected total for Ann: about one fish.");
}

TEST(GreatLakesBots, AnyLevelBeatsRandomPlayersClearly) {
    for (const Level level : {Level::Minnow, Level::Perch, Level::Pike}) {
        for (int seats = 3; seats <= 5; ++seats) {
            const double share =
                winRateAgainstRandom<GreatLakes>(level, seats, standardOptions(GreatLakes::kOptions), 30);
            RecordProperty(std::string(name(level)) + "_of_" + std::to_string(seats), std::to_string(share));
            EXPECT_GT(share, 1.5 / seats) << name(level) << ", " << seats << " seats";
        }
    }
}

TEST(GreatLakesBots, NoLevelStocksASuitAtTheLastChance) {
    LaidGame game(dealWithOnlyHands("[['KS','2C','3C'],['KH','4C','5C'],['KD','6C','7C']]", "'3S','4S'"));
    game.choose({"KS", "KH", "KD"});
    game.table.play(1, "{'kind':'stock'}");
    game.table.play(2, "{'kind':'stock'}");
    for (const Level level : kLevels) {
        const auto choice = game.decision(level, 0, 1);
        EXPECT_EQ(choice->move.kind, MoveKind::FishOut) << name(level);
        EXPECT_EQ(choice->rationale.motive, std::uint8_t(Motive::LastChance)) << name(level);
        EXPECT_FALSE(choice->rationale.likely) << "nothing is uncertain";
    }
}

TEST(GreatLakesBots, NoLevelMissesASureAndFullSuit) {
    // The king of spades cannot be beaten, and six spades are in the lake; the other cards are of closed
    // suits.
    LaidGame game(dealWithOnlyHands("[['KS','2C'],['5H','9C'],['6H','8C']]", "'AS','4S','5S','6S','7S','8S'",
                                    "['C','H'],['C'],['C']"));
    for (const Level level : kLevels)
        EXPECT_EQ(choices(game, level, 0, 20)["KS"], 20) << name(level);
}

TEST(GreatLakesBots, MinnowForgetsThatTheHigherCardsAreGone) {
    // Ace and king of spades have been caught; the caught cards are public.
    LaidGame game(dealWithOnlyHands("[['QS','2C','3C','4C'],['5S','9C','3H','4H'],['6S','8C','5H','6H']]",
                                    "'3S','4S','7S','8S','9S'"));
    const auto beginner = game.decision(Level::Minnow, 0, 1), skilled = game.decision(Level::Pike, 0, 1);
    ASSERT_EQ(packs::standardName(beginner->move.card), "QS");
    ASSERT_EQ(packs::standardName(skilled->move.card), "QS");
    ASSERT_TRUE(beginner->rationale.likely);
    EXPECT_LT(*beginner->rationale.likely, 1);
    EXPECT_FALSE(skilled->rationale.likely) << "Pike counts: nothing can beat it";
    EXPECT_EQ(wordsOf(*skilled, 0), "Nothing can beat the queen of spades, so it wins spades.");
}

TEST(GreatLakesBots, TheClueForAStrongCardIsStated) {
    LaidGame game(
        dealWithOnlyHands("[['QS','2C','4H'],['AS','9C','KS'],['6S','8C','5H']]", "'3S','4S','7S','8S'"));
    game.choose({"4H", "KS", "5H"});
    game.table.play(1, "{'kind':'stock'}");
    game.table.play(2, "{'kind':'stock'}");
    const Card queen = packs::faceOf(packs::kQueen, 0);
    const auto clue = clueFor(game.informationStateOf(0), queen);
    ASSERT_TRUE(clue);
    EXPECT_EQ(BotWords<GreatLakes>::fact(*clue, kNames).english(),
              "Ben showed the king of spades last round.");
    const tacklebox::Choice<GreatLakes> choice{
        {MoveKind::Choose, queen}, {.motive = std::uint8_t(Motive::Win), .likely = 0.617, .clue = clue}};
    EXPECT_EQ(wordsOf(choice, 0), "62% chance that the queen of spades is highest and wins spades. Ben "
                                  "showed the king of spades last round.");
}

TEST(GreatLakesBots, SharkStopsWhenCancelled) {
    LaidGame game("{}");
    const std::atomic<bool> cancelled = true;
    EXPECT_FALSE(game.decision(Level::Shark, 1, 7, {.cancelled = &cancelled}));
}

TEST(GreatLakesBots, EveryReasonIsAWholeSentence) {
    for (int seed = 1; seed <= gamesToPlay(12); ++seed) {
        LaidGame game("{}");
        const Match<GreatLakes>& match = matchAt<GreatLakes>(game.table);
        while (!match.chanceIsDue()) {
            const Seat seat = GreatLakes::playersToAct(match.state()).first();
            const bool forced = match.state().hands[seat].size() == 1;
            const Level level = kLevels[(seat + seed) % 4];
            const auto choice = game.decision(level, seat, std::uint64_t(seed), {.effort = 5});
            const std::string words = wordsOf(*choice, seat);
            EXPECT_TRUE(words.ends_with('.') || (words.empty() && forced)) << words;
            EXPECT_EQ(words.find("%1"), std::string::npos) << words;
            game.table.play(seat, Codec<GreatLakes>::move(choice->move).dump());
        }
    }
}
