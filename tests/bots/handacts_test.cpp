// Cards that players have asked for and given away, from public events.
#include "model/bots/handacts.h"
#include "model/games/gofish/bot/words.h"
#include "model/games/gofish/words.h"
#include "model/games/platinumfish/bot/words.h"
#include "model/games/platinumfish/words.h"
#include "model/games/rainbowfish/bot/words.h"
#include "model/games/rainbowfish/words.h"
#include "model/games/twistedfish/bot/words.h"
#include "model/games/twistedfish/words.h"
#include "tests/games/gofish/gofish_table.h"
#include "tests/games/rainbowfish/rainbowfish_table.h"
#include "tests/games/twistedfish/twistedfish_table.h"
#include "tests/support/decisions.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// All public asks and gifts, in order: "0?6" for an ask of seat 0 for topic 6, "1>6" for a gift;
/// "0?red-crab" for a single card.
template <class G>
std::string heard(Table& table) {
    HandActs<G> acts;
    showEvents<G>(acts, kNoSeat, table);
    std::string all;
    for (const HandAct& act : acts.acts())
        all += (all.empty() ? "" : " ") + std::to_string(act.seat) +
               (act.mark == HandMark::Asked ? '?' : '>') +
               (act.card == kNoFace ? std::to_string(act.topic) : std::string(G::faceName(act.card)));
    return all;
}

} // namespace

TEST(HandActs, F04_AnAskAndTheGift) {
    Table table =
        goFish(3, "{'hands':[['7S','KS'],['7H','7D','2S'],['3H','2H','5H']],'pond':['5S','6S','8S','7C']}");
    table.play(0, ask(1, "7"));
    EXPECT_EQ(heard<GoFish>(table), "0?6 1>6");
    table.play(0, ask(2, "K"));
    EXPECT_EQ(heard<GoFish>(table), "0?6 1>6 0?12") << "a miss is an ask, too";
    table.play(1, ask(2, "2"));
    EXPECT_EQ(heard<GoFish>(table), "0?6 1>6 0?12 1?1 2>1");
}

TEST(HandActs, F06_ABookLeavesNothingToRemember) {
    Table table = goFish(3, "{'hands':[['7S','7C','KS'],['7H','7D','2S'],['3H']],'pond':['5S','6S','8S']}");
    table.play(0, ask(1, "7"));
    EXPECT_EQ(heard<GoFish>(table), "");
}

TEST(HandActs, R02_AnAskForANumberAndTheGift) {
    Table table = rainbow(3, "{'hands':[['red-5','blue-5','red-1'],['green-5','red-2','red-3'],"
                             "['yellow-7','red-4','red-6']],'hole':['blue-9','green-9','red-9','blue-8']}");
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    EXPECT_EQ(heard<RainbowFish>(table), "0?5 1>5");
    table.play(0, "{'kind':'ask','target':2,'number':1}");
    EXPECT_EQ(heard<RainbowFish>(table), "0?5 1>5 0?1");
}

TEST(HandActs, P15_OnlyAnAskOfAPlayerIsAnAsk) {
    Table table("platinum-fish", 3,
                "{'hands':[['KS'],['3S','7S'],['5S','3H']],'deck':['4S','6H'],'discard':['9H'],"
                "'rest':'out'}");
    table.play(1, "{'kind':'draw'}");
    table.decide("[1,1]");
    EXPECT_EQ(heard<PlatinumFish>(table), "");
    table.play(1, "{'kind':'ask','target':2,'rank':'5'}");
    EXPECT_EQ(heard<PlatinumFish>(table), "1?4 2>4");
}

TEST(HandActs, T04_AnAskForASingleCardAndTheGift) {
    const char* pond = "'pond':['red-shrimp','blue-shrimp','green-shrimp'],'rest':'out'}";
    Table table = twisted::table3("{'hands':[['blue-crab','red-eel'],['red-crab','green-eel'],"
                                  "['green-whale','blue-whale']]," +
                                  std::string(pond));
    table.play(0, twisted::ask(1, "red-crab"));
    EXPECT_EQ(heard<TwistedFish>(table), "0?red-crab");
    table.play(1, twisted::kAnswer);
    EXPECT_EQ(heard<TwistedFish>(table), "0?red-crab 1>red-crab");
}
