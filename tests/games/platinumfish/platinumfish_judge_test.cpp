// The values of moves in Platinum Fish.
#include "model/games/platinumfish/platinumfish.h"
#include "tests/support/judgedsums.h"
#include "tests/support/judging.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::platinumfish;

namespace {

/// Seat 1 is on turn, level with seat 0, and the last card of the deck ends the game. All other cards are in
/// matches and on the discard pile.
Table lastCard(std::string_view hand, std::string_view discard) {
    const auto each = [](int times, std::string_view ranks) {
        std::string list;
        for (; times > 0; --times)
            list += std::string(list.empty() ? "" : ",") + std::string(ranks);
        return "[" + list + "]";
    };
    return Table("platinum-fish", 3,
                 "{'hands':[['KS'],[" + std::string(hand) + "],['5S','QS']],'deck':['4S'],'discard':[" +
                     std::string(discard) + "],'matches':[" + each(3, "'K','3','9','5','Q'") + "," +
                     each(3, "'4','A','2','6','7'") + "," + each(4, "'8','10','J'") + "]}");
}

} // namespace

TEST(PlatinumFishJudge, MissingASureMatchAtTheEndIsAGraveMistake) {
    Table table =
        lastCard("'3S','9S'", "'9H','KH','3H','5H','QH','4H','AS','AH','2S','2H','6S','6H','7S','7H'");
    const Move draw{.kind = MoveKind::Draw}, match{.kind = MoveKind::TakeDiscard};
    const auto verdict = judged<PlatinumFish>(table, 1, draw);
    const std::size_t drawn = verdict.numberOf(draw), matched = verdict.numberOf(match);
    EXPECT_EQ(verdict.values.favourite(), matched);
    EXPECT_NEAR(verdict.values.value(matched).percent, 100, 0.1);
    EXPECT_NEAR(verdict.values.value(drawn).percent, 50, 0.1); // a tie of two
    EXPECT_TRUE(verdict.values.cost(drawn).isSure());
    EXPECT_GT(verdict.values.cost(drawn).percent, 40);
    EXPECT_FALSE(verdict.values.cost(matched).isSure());
}

TEST(PlatinumFishJudge, AForcedMoveCostsNothing) {
    Table table =
        lastCard("'3S','9S'", "'KH','9H','3H','5H','QH','4H','AS','AH','2S','2H','6S','6H','7S','7H'");
    const Move draw{.kind = MoveKind::Draw};
    const auto verdict = judged<PlatinumFish>(table, 1, draw);
    EXPECT_EQ(verdict.moves.size(), 1u);
    EXPECT_FALSE(verdict.values.cost(0).isSure());
}

TEST(PlatinumFishJudge, ValuesOfAllSeatsAddUp) {
    JudgedSums<PlatinumFish> sums(Level::Pike);
    sums.play(30, 60);
    sums.expectToAddUp();
}
