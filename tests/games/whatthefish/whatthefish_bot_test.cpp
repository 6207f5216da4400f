// The bots of What the Fish!, level by level.
#include "model/games/whatthefish/bot/words.h"
#include "tests/games/whatthefish/whatthefish_table.h"
#include "tests/support/botgames.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::whatthefish;

namespace {

constexpr Level kLevels[] = {Level::Minnow, Level::Perch, Level::Pike, Level::Shark};

int sumOf(const Move& move) {
    int sum = 0;
    for (const Face face : move.cards)
        sum += valueOf(face);
    return sum;
}

} // namespace

TEST(WhatTheFishBot, TheLastPlayerWhoCanStopAFishStopsIt) {
    Table table = fishTable(3, "{'hands':[['fish-5'],['fish-1'],['kill-6','kill-13','fish-2']]}");
    table.play(0, "{'kind':'dive','card':'fish-5'}");
    table.play(1, "{'kind':'pass'}");
    for (const Level level : kLevels) {
        const Choice<WhatTheFish> choice = chosenBy(table, level, 2);
        EXPECT_EQ(choice.move.kind, MoveKind::Kill) << name(level);
        EXPECT_GT(sumOf(choice.move), 5) << name(level);
        EXPECT_EQ(Motive(choice.rationale.motive), Motive::StopFish) << name(level);
    }
}

TEST(WhatTheFishBot, EverybodyPlaysAllKillsIfTheGameIsOtherwiseLost) {
    Table table = fishTable(2, "{'hands':[['fish-8','protection-3','protection-4','protection-5'],"
                               "['kill-4','kill-5','kill-1','fish-2']]}");
    table.play(0, "{'kind':'dive','card':'fish-8'}");
    for (const Level level : kLevels)
        EXPECT_GT(sumOf(chosenBy(table, level, 1).move), 8) << name(level);
    table.play(1, "{'kind':'kill','cards':['kill-4','kill-5']}");
    for (const Level level : kLevels)
        EXPECT_EQ(sumOf(chosenBy(table, level, 0).move), 12) << name(level);
}

TEST(WhatTheFishBot, MinnowAndPerchAddUpLittleWhileOthersMayStillAct) {
    Table table = fishTable(3, "{'hands':[['fish-8'],['kill-4','kill-5','fish-2'],['fish-1','kill-1']]}");
    table.play(0, "{'kind':'dive','card':'fish-8'}");
    EXPECT_EQ(chosenBy(table, Level::Minnow, 1).move.kind, MoveKind::Pass) << "it plays one card at a time";
    EXPECT_EQ(sumOf(chosenBy(table, Level::Perch, 1).move), 9);
}

TEST(WhatTheFishBot, AnEndangeredFishIsSavedWithTheCheapestSufficientSet) {
    Table table = fishTable(
        2, "{'hands':[['fish-2','protection-5','protection-9','protection-4'],['kill-4']],'rest':'out'}");
    table.play(0, "{'kind':'dive','card':'fish-2'}");
    table.play(1, "{'kind':'kill','cards':['kill-4']}");
    for (const Level level : {Level::Minnow, Level::Perch}) {
        const Choice<WhatTheFish> choice = chosenBy(table, level, 0);
        EXPECT_EQ(choice.move.kind, MoveKind::Protect) << name(level);
        EXPECT_EQ(sumOf(choice.move), 5) << name(level);
    }
    for (const Level level : {Level::Pike, Level::Shark})
        EXPECT_EQ(chosenBy(table, level, 0).move.kind, MoveKind::Protect) << name(level);
}

TEST(WhatTheFishBot, WithoutProtectionsTheFishIsGivenUpOrHelpIsSought) {
    Table table = fishTable(2, "{'hands':[['fish-2','fish-3'],['kill-4','kill-7']]}");
    table.play(0, "{'kind':'dive','card':'fish-2'}");
    table.play(1, "{'kind':'kill','cards':['kill-4']}");
    for (const Level level : kLevels)
        EXPECT_EQ(chosenBy(table, level, 0).move.kind, MoveKind::BellyUp) << name(level);
}

TEST(WhatTheFishBot, FranklinUndoesAnAttackThatNothingElseStops) {
    Table table = fishTable(2, "{'hands':[['fish-2','fish-3','ben-franklin'],['kill-4','fish-7']]}");
    table.play(0, "{'kind':'dive','card':'fish-2'}");
    table.play(1, "{'kind':'kill','cards':['kill-4']}");
    for (const Level level : {Level::Minnow, Level::Perch, Level::Pike})
        EXPECT_EQ(chosenBy(table, level, 0).move.kind, MoveKind::BenFranklin) << name(level);
}

TEST(WhatTheFishBot, AHandWithoutAFishIsFlushed) {
    Table table =
        fishTable(4, "{'hands':[['kill-1'],['fish-1','fish-5'],['fish-2','kill-9'],['fish-3','kill-2']]}");
    for (const Level level : kLevels) {
        const Choice<WhatTheFish> choice = chosenBy(table, level, 0);
        EXPECT_EQ(choice.move.kind, MoveKind::Flush) << name(level);
        EXPECT_EQ(Motive(choice.rationale.motive), Motive::NewHand) << name(level);
    }
}

TEST(WhatTheFishBot, KnownKillsAreTheClueOfADive) {
    Table table = fishTable(
        3, "{'hands':[['mrs-crabite','fish-9'],['kill-4','kill-13','fish-1'],['fish-2','kill-1']]}");
    table.play(0, "{'kind':'mrs-crabite','target':1}");
    const Choice<WhatTheFish> choice = chosenBy(table, Level::Pike, 0);
    ASSERT_EQ(choice.move.kind, MoveKind::Dive);
    ASSERT_TRUE(choice.rationale.clue);
    EXPECT_EQ(choice.rationale.clue->seat, 1);
    EXPECT_EQ(faceName(choice.rationale.clue->card), "kill-13");
    const Names names{{"Ann", "Ben", "Cleo"}};
    EXPECT_EQ(BotWords<WhatTheFish>::rationale(
                  {.motive = std::uint8_t(Motive::SwimFree), .likely = 0.25, .clue = choice.rationale.clue},
                  0, choice.move, names)
                  .english(),
              "Ben has Kill 13. Ann hopes the fish swims free. 25% chance that the fish gets free.");
}

TEST(WhatTheFishBot, AHandWithoutAKillDoesNotClaimToSaveOne) {
    Table table = fishTable(3, "{'hands':[['fish-8','fish-9'],['fish-2','kill-4'],['fish-3','kill-1']]}");
    table.play(0, "{'kind':'dive','card':'fish-8'}");
    PolicyInput input{
        .seat = 1, .status = &matchAt<WhatTheFish>(table).state().status, .hand = kFish | kKills};
    EXPECT_EQ(motiveOf({MoveKind::Pass}, input), Motive::LeaveToOthers);
    input.hand = kFish;
    EXPECT_EQ(motiveOf({MoveKind::Pass}, input), Motive::NoAttack);
    EXPECT_EQ(aimOf(Motive::NoAttack), Aim::Stop);
}

TEST(WhatTheFishBot, WithTwoPlayersNoReasonMentionsOthers) {
    const Names names{{"Ann", "Ben"}, kNoSeat};
    int reasons = 0;
    for (const Level level : kLevels)
        for (std::uint64_t seed = 1; seed <= 6; ++seed)
            playObserved<WhatTheFish>(
                level, 2, seed, [&](const State&, Seat seat, const Choice<WhatTheFish>& made) {
                    const std::string why =
                        BotWords<WhatTheFish>::rationale(made.rationale, seat, made.move, names).english();
                    EXPECT_EQ(why.find("others"), std::string::npos) << name(level) << ": " << why;
                    reasons += !why.empty();
                });
    EXPECT_GT(reasons, 200);
}

TEST(WhatTheFishBot, TheExpectedResultIsStated) {
    EXPECT_EQ(BotWords<WhatTheFish>::rationale(
                  {.motive = std::uint8_t(Motive::SwimFree), .likely = 0.25, .expected = 0.61}, 0,
                  {MoveKind::Dive}, Names{{"Ann", "Ben"}})
                  .english(),
              "Ann hopes the fish swims free. 25% chance that the fish gets free. Overall, 61% chance that "
              "Ann wins this game.");
}

TEST(WhatTheFishBot, EveryMotiveHasWords) {
    const Names names{{"Ann", "Ben"}};
    for (int motive = 0; motive < int(std::size(BotWords<WhatTheFish>::kMotives)); ++motive)
        EXPECT_EQ(BotWords<WhatTheFish>::rationale({.motive = std::uint8_t(motive)}, 0,
                                                   {MoveKind::MuggerCroc, 1}, names)
                      .english()
                      .empty(),
                  motive == 0)
            << motive;
}

TEST(WhatTheFishBot, NumbersAreStatedOnlyIfUncertain) {
    Table table = fishTable(2, "{'hands':[['fish-8'],['fish-2','fish-3']]}");
    table.play(0, "{'kind':'dive','card':'fish-8'}");
    const Choice<WhatTheFish> choice = chosenBy(table, Level::Pike, 1);
    EXPECT_EQ(choice.move.kind, MoveKind::Pass);
    EXPECT_FALSE(choice.rationale.likely) << "nobody else can stop the fish";
}

TEST(WhatTheFishBot, EffortChangesTheWorkAndNotTheRules) {
    Table table = Table::shuffled("what-the-fish", 4, 11);
    std::atomic<bool> cancelled = true;
    EXPECT_FALSE(decision<WhatTheFish>(Level::Shark, 1, table, {.cancelled = &cancelled}));
    EXPECT_TRUE(decision<WhatTheFish>(Level::Shark, 1, table, {.effort = 1}));
}

TEST(WhatTheFishBot, BeatsRandomPlayersClearly) {
    for (const Level level : {Level::Minnow, Level::Perch, Level::Pike})
        for (const int seats : {2, 4}) {
            const double share =
                winRateAgainstRandom<WhatTheFish>(level, seats, standardOptions(WhatTheFish::kOptions), 150);
            EXPECT_GT(share, seats == 2 ? 0.6 : 0.27) << name(level) << ", " << seats << " seats";
        }
}
