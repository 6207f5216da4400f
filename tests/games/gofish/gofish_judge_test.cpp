// The judge's values of asks in Go Fish.
#include "tests/games/gofish/gofish_table.h"
#include "tests/support/judgedsums.h"
#include "tests/support/judging.h"

#include "model/games/gofish/gofish.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::gofish;

TEST(GoFishJudge, MissingTheLastKingIsAGraveMistake) {
    Table table = goFish(3, "{'hands':[['KS','KH','KD','5S'],['KC','7S','8S'],['9S','7H','JS']],"
                            "'pond':['2S','3S','4S','6S'],'rest':'out'}");
    table.play(0, ask(2, "5"));
    table.play(1, ask(2, "K"));
    table.play(2, ask(1, "9"));
    const Move sureHit{MoveKind::Ask, 1, packs::kKing}, sureMiss{MoveKind::Ask, 2, packs::kKing};
    const auto verdict = judged<GoFish>(table, 0, sureMiss);
    EXPECT_EQ(verdict.values.favourite(), verdict.numberOf(sureHit));
    EXPECT_TRUE(verdict.values.cost(verdict.numberOf(sureMiss)).isSure());
    EXPECT_GT(verdict.values.cost(verdict.numberOf(sureMiss)).percent, 15);
}

TEST(GoFishJudge, ValuesOfAllSeatsAddUp) {
    JudgedSums<GoFish> sums(Level::Pike);
    sums.play(20, 30);
    sums.expectToAddUp();
}
