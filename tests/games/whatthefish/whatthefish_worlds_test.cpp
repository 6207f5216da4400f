// Sampled worlds of WTF against the rules.
#include "model/games/whatthefish/bot/worldsampler.h"
#include "tests/games/whatthefish/whatthefish_table.h"
#include "tests/support/worlds.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::whatthefish;

namespace {

/// Everybody moves at random; Ben Franklin more often than he would.
Move anyMove(const MoveList<Move>& moves, Random& random) {
    for (const Move& move : moves)
        if (move.kind == MoveKind::BenFranklin && random.below(2)) return move;
    return moves[random.below(moves.size())];
}

/// What the judge has against the position itself, which surely has a history.
std::string faultOfTruth(Table& table, Seat seat) {
    const auto& match = matchOf(table);
    return worldFault(streamOf(seat, match.log()), seat, match.state());
}

} // namespace

// ---- the judge finds the history of what really happened ----

TEST(WhatTheFishJudge, W37_FranklinDrawnBeforeTheReshuffleOfTheFlushHeUndoes) {
    Table table = fishTable(2, "{'hands':[['kill-2'],['kill-1']],'draw':['kill-5','ben-franklin'],"
                               "'discard':['fish-1','fish-2','fish-3','fish-4','fish-5','fish-6','fish-7',"
                               "'fish-8','fish-9'],'rest':'out'}");
    table.play(1, "{'kind':'flush'}");
    table.decide("['fish-1','fish-2','fish-3','fish-4','fish-5','fish-6','fish-7','fish-8','fish-9',"
                 "'kill-1']");
    table.play(1, "{'kind':'ben-franklin'}");
    EXPECT_EQ(faultOfTruth(table, 0), "");
    EXPECT_EQ(faultOfTruth(table, 1), "");
}

TEST(WhatTheFishJudge, W37_FranklinDrawnByAFlushAfterManyUnseenPulls) {
    Table table =
        fishTable(4, "{'hands':[['mugger-croc','mugger-croc','kill-1','kill-2','kill-3','kill-4'],"
                     "['fish-1','fish-2','fish-3','fish-4','fish-5','fish-6','fish-7'],"
                     "['communist-manifesto','communist-manifesto','fish-8'],['kill-13']],"
                     "'draw':['kill-5','kill-6','kill-7','ben-franklin','kill-8','kill-9','kill-10',"
                     "'kill-11']}");
    for (const char* pulls : {"'fish-1'", "'fish-3'"}) {
        table.play(0, "{'kind':'mugger-croc','target':1}");
        table.decide(pulls);
        table.decide(pulls == std::string("'fish-1'") ? "'fish-2'" : "'fish-4'");
    }
    for (const char* pulled : {"'kill-1'", "'fish-2'"}) {
        table.play(2, "{'kind':'communist-manifesto','from':0,'to':1}");
        table.decide(pulled);
    }
    table.play(3, "{'kind':'flush'}");
    table.play(3, "{'kind':'ben-franklin'}");
    for (const Seat seat : {Seat(0), Seat(1), Seat(2), Seat(3)})
        EXPECT_EQ(faultOfTruth(table, seat), "") << "seat " << int(seat);
}

TEST(WhatTheFishJudge, W37_AFlushThatDrewACardOfItsOwnHandAgainAndTheOneThatLooksLikeIt) {
    Table table = fishTable(2, "{'hands':[['ben-franklin'],['kill-1','kill-2','kill-3']],'draw':['kill-5'],"
                               "'discard':['fish-1','fish-2','fish-3','fish-4','fish-5','fish-6','kill-3'],"
                               "'rest':'out'}");
    table.play(1, "{'kind':'flush'}");
    table.decide("['fish-1','fish-2','fish-3','fish-4','fish-5','kill-2','kill-3','kill-3','fish-6',"
                 "'kill-1']");
    table.play(0, "{'kind':'ben-franklin'}");
    EXPECT_EQ(faultOfTruth(table, 0), "");
    EXPECT_EQ(faultOfTruth(table, 1), "");
}

TEST(WhatTheFishJudge, W22_UnseenPullsBeforeAndAfterAReshuffle) {
    Table table = fishTable(4, "{'hands':[['mugger-croc','mugger-croc','kill-1','kill-2','kill-3','kill-4'],"
                               "['fish-1','fish-2','fish-3','fish-4','fish-5','fish-6','fish-7'],"
                               "['communist-manifesto','communist-manifesto','fish-8'],['kill-13']],"
                               "'draw':['kill-5','kill-6','kill-7','kill-8','kill-9','kill-10','kill-11'],'"
                               "discard':['protection-1','protection-2','protection-3',"
                               "'protection-4','protection-5','protection-6','protection-7'],'rest':'out'}");
    for (int fish = 1; fish <= 4; ++fish) {
        if (fish % 2) table.play(0, "{'kind':'mugger-croc','target':1}");
        table.decide("'fish-" + std::to_string(fish) + "'");
    }
    table.play(3, "{'kind':'flush'}");
    table.decide("['protection-1','protection-2','protection-3','protection-4','protection-5','protection-6',"
                 "'protection-7','kill-13','mugger-croc','mugger-croc']");
    table.play(3, "{'kind':'flush'}");
    for (const char* pulled : {"'protection-3'", "'protection-4'"}) {
        table.play(2, "{'kind':'communist-manifesto','from':3,'to':1}");
        table.decide(pulled);
    }
    EXPECT_EQ(faultOfTruth(table, 2), "");
}

TEST(WhatTheFishJudge, W33_WhoPaidATaxWithoutChoiceThatWasUndoneHadOneKindOfFish) {
    Table table =
        fishTable(5, "{'hands':[['mugger-croc','kill-1','kill-2','kill-3','kill-4','kill-5','fish-7',"
                     "'fish-8'],['mugger-croc','fish-6','kill-6','kill-7','kill-8','kill-9'],"
                     "['communist-manifesto','communist-manifesto','ben-franklin'],['wtf-tax'],"
                     "['fish-1','fish-2','fish-3','fish-4','fish-5','kill-10','kill-11','kill-12']]}");
    table.play(0, "{'kind':'mugger-croc','target':4}");
    table.decide("'fish-1'");
    table.decide("'fish-2'");
    table.play(2, "{'kind':'communist-manifesto','from':0,'to':4}");
    table.decide("'fish-1'");
    table.play(2, "{'kind':'communist-manifesto','from':4,'to':0}");
    table.decide("'fish-3'");
    table.play(3, "{'kind':'wtf-tax','target':1}");
    table.play(2, "{'kind':'ben-franklin'}");
    table.play(1, "{'kind':'mugger-croc','target':0}");
    table.decide("'fish-7'");
    table.decide("'fish-8'");
    EXPECT_EQ(faultOfTruth(table, 3), "");
}

// ---- sampled worlds ----

TEST(WhatTheFishWorlds, EveryWorldHasAHistoryThatLooksTheSame) {
    testSampledWorlds<WhatTheFish>(4000);
}

/// Judges worlds at random moments of a deal of that seed; how many.
void judgeShallowWaters(std::uint64_t seed, std::uint64_t& judged) {
    SCOPED_TRACE("repeat it with TACKLEBOX_WORLDS=1 TACKLEBOX_SEED=" + std::to_string(seed));
    Random random = Random::forStep(seed, 1004);
    tacklebox::Setup<WhatTheFish> setup;
    setup.seed = seed;
    setup.seats = 2 + random.below(5);
    setup.dealer = drawnDealer(seed, setup.seats);
    setup.layout =
        shallowWaters(WhatTheFish::shuffled({}, setup.seats, random), setup.seats, 2, 9, true, random);
    Match<WhatTheFish> match(setup);
    MoveList<Move> moves;
    State world;
    for (int step = 0; step < 60 && !match.over() && match.state().match.round == 1; ++step) {
        SeatSet waiting = match.state().status.waiting;
        for (int skip = random.below(waiting.size()); skip > 0; --skip)
            waiting.remove(waiting.first());
        moves.clear();
        WhatTheFish::legalMoves(match.state(), waiting.first(), moves);
        ASSERT_FALSE(match.move(waiting.first(), anyMove(moves, random)));
        if (random.below(4) || match.over() || match.state().match.round > 1) continue;
        const Seat seat = Seat(random.below(setup.seats));
        const auto seen = streamOf(seat, match.log());
        Knowledge<WhatTheFish> knowledge(seat);
        for (const auto& event : seen)
            knowledge.see(event);
        ASSERT_TRUE(knowledge.view() == WhatTheFish::view(match.state(), seat));
        WorldSampler<WhatTheFish> sampler(knowledge);
        for (int i = 0; i < 4; ++i, ++judged) {
            sampler.sample(random, world);
            ASSERT_TRUE(WhatTheFish::view(world, seat) == WhatTheFish::view(match.state(), seat));
            ASSERT_EQ(worldFault(seen, seat, world), "")
                << "seat " << int(seat) << ", after " << match.steps().size() << " steps";
        }
    }
}

TEST(WhatTheFishWorlds, InShallowWatersToo) {
    const std::uint64_t wanted = fromEnvironment("TACKLEBOX_WORLDS", 2000);
    std::uint64_t judged = 0;
    for (std::uint64_t seed = fromEnvironment("TACKLEBOX_SEED", 1); judged < wanted && !HasFatalFailure();
         ++seed)
        judgeShallowWaters(seed, judged);
    std::printf("%llu worlds judged\n", static_cast<unsigned long long>(judged));
}

TEST(WhatTheFishWorlds, WhereThereAreMoreStoriesThanAreKept) {
    // In each the true story was among those dropped, and something told later spoke against all others.
    std::uint64_t judged = 0;
    for (const std::uint64_t seed : {10001195, 20000375})
        judgeShallowWaters(seed, judged);
    EXPECT_GT(judged, 0u);
}
