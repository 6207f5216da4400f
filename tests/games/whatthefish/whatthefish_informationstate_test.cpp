// The information state of a seat of What the Fish!, rule by rule.
#include "tests/games/whatthefish/whatthefish_table.h"
#include "tests/support/determinizations.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::whatthefish;

namespace {

Face face(std::string_view name) {
    for (Face one = 0; one < WhatTheFish::kFaces; ++one)
        if (faceName(one) == name) return one;
    return kNoFace;
}

const Fact* find(const std::vector<Fact>& facts, Seat seat, FactKind kind, Face card = kNoFace) {
    for (const Fact& fact : facts)
        if (fact.seat == seat && fact.kind == kind && fact.card == card) return &fact;
    return nullptr;
}
/// The number of those cards that the seat is known to hold.
int holds(const InformationState<WhatTheFish>& known, Seat seat, std::string_view card) {
    const auto facts = known.facts();
    const Fact* fact = find(facts, seat, FactKind::Holds, face(card));
    return fact ? fact->count : 0;
}

void play(Table& table, std::initializer_list<std::pair<int, const char*>> moves) {
    for (const auto& [seat, move] : moves)
        table.play(seat, move);
}

} // namespace

TEST(WhatTheFishInformationState, AFreshDealHasNoFacts) {
    Table table = Table::shuffled("what-the-fish", 4, 3);
    EXPECT_TRUE(informationStateOf<WhatTheFish>(0, table).facts().empty());
    EXPECT_TRUE(informationStateOf<WhatTheFish>(kNoSeat, table).facts().empty());
}

TEST(WhatTheFishInformationState, W05_NoFishShowsAllHandsAndThatStaysKnown) {
    Table table =
        fishTable(3, "{'hands':[['fish-3','kill-4'],['fish-9','kill-4'],['protection-2']],'rest':'out'}");
    play(table, {{1, kPass}, {2, kPass}, {0, kPass}});
    for (const Seat viewer : {Seat(2), kNoSeat}) {
        const auto known = informationStateOf<WhatTheFish>(viewer, table);
        EXPECT_EQ(holds(known, 0, "fish-3"), 1);
        EXPECT_EQ(holds(known, 0, "kill-4"), 1);
        EXPECT_EQ(holds(known, 1, "kill-4"), 1);
        EXPECT_EQ(holds(known, 1, "fish-9"), 0) << "it dived";
    }
}

TEST(WhatTheFishInformationState, W07_AFlushWithoutADiveHasDrawnNoFish) {
    Table table = fishTable(2, "{'hands':[['kill-1'],['kill-2']],'draw':['kill-3','kill-4','kill-5','kill-6',"
                               "'kill-7','kill-8','kill-9','kill-10','kill-11','kill-12','kill-13']}");
    play(table, {{1, kPass}, {0, kPass}});
    const int first = table.playersToAct()[0];
    table.play(first, "{'kind':'flush'}");
    const auto facts = informationStateOf<WhatTheFish>(Seat(1 - first), table).facts();
    EXPECT_TRUE(find(facts, Seat(first), FactKind::Lacks));
}

TEST(WhatTheFishInformationState, W32_CrabiteInformsOneSeatOnly) {
    Table table = fishTable(3, "{'hands':[['mrs-crabite'],['fish-9','kill-4'],['fish-1']]}");
    play(table, {{0, "{'kind':'mrs-crabite','target':1}"}});
    EXPECT_EQ(holds(informationStateOf<WhatTheFish>(0, table), 1, "fish-9"), 1);
    EXPECT_EQ(holds(informationStateOf<WhatTheFish>(0, table), 1, "kill-4"), 1);
    EXPECT_EQ(holds(informationStateOf<WhatTheFish>(2, table), 1, "fish-9"), 0);
    EXPECT_EQ(holds(informationStateOf<WhatTheFish>(kNoSeat, table), 1, "fish-9"), 0);
}

TEST(WhatTheFishInformationState, W31_KnownCardsMoveWithASwappedHand) {
    Table table = fishTable(3, "{'hands':[['mrs-crabite'],['fish-9','kill-4'],['snapper-snatch','fish-1']]}");
    play(table, {{0, "{'kind':'mrs-crabite','target':1}"}, {2, "{'kind':'snapper-snatch','target':1}"}});
    const auto known = informationStateOf<WhatTheFish>(0, table);
    EXPECT_EQ(holds(known, 2, "fish-9"), 1);
    EXPECT_EQ(holds(known, 2, "kill-4"), 1);
    EXPECT_EQ(holds(known, 1, "fish-9"), 0);
    EXPECT_EQ(holds(informationStateOf<WhatTheFish>(2, table), 1, "fish-1"), 1) << "the own hand went there";
}

TEST(WhatTheFishInformationState, W30_AHiddenPullLeavesThePulledCardOpen) {
    Table table =
        fishTable(4, "{'hands':[['mrs-crabite'],['fish-9','kill-4','kill-5'],[],['communist-manifesto']]}");
    play(table,
         {{0, "{'kind':'mrs-crabite','target':1}"}, {3, "{'kind':'communist-manifesto','from':1,'to':2}"}});
    table.decide("'kill-4'");
    const auto known = informationStateOf<WhatTheFish>(0, table);
    for (const char* card : {"fish-9", "kill-4", "kill-5"}) {
        EXPECT_EQ(holds(known, 1, card), 0);
        EXPECT_EQ(holds(known, 2, card), 0);
    }
    EXPECT_EQ(known.hypotheses().size(), 3u);
    EXPECT_EQ(holds(informationStateOf<WhatTheFish>(1, table), 2, "kill-4"), 1) << "whose card it was knows";
    // The pulled card is shown, so the others stayed.
    play(table, {{1, "{'kind':'dive','card':'fish-9'}"}, {2, "{'kind':'kill','cards':['kill-4']}"}});
    EXPECT_EQ(holds(informationStateOf<WhatTheFish>(0, table), 1, "kill-5"), 1);
    EXPECT_EQ(informationStateOf<WhatTheFish>(0, table).hypotheses().size(), 1u);
}

TEST(WhatTheFishInformationState, W33_APlayerWithNoFishToGiveHasNone) {
    Table table = fishTable(3, "{'hands':[['wtf-tax'],['kill-4','kill-5'],['fish-1']]}");
    play(table, {{0, "{'kind':'wtf-tax','target':1}"}});
    const auto facts = informationStateOf<WhatTheFish>(kNoSeat, table).facts();
    const Fact* lacks = find(facts, 1, FactKind::Lacks);
    ASSERT_TRUE(lacks);
    EXPECT_EQ(lacks->count, 0) << "nothing has come since";
}

TEST(WhatTheFishInformationState, W33_APlayerWhoChoosesHoldsAnotherFish) {
    Table table = fishTable(3, "{'hands':[['wtf-tax'],['fish-4','fish-5','kill-1'],['fish-1']]}");
    play(table, {{0, "{'kind':'wtf-tax','target':1}"}, {1, "{'kind':'give','card':'fish-4'}"}});
    const auto facts = informationStateOf<WhatTheFish>(2, table).facts();
    EXPECT_TRUE(find(facts, 1, FactKind::HoldsSome)) << "there were FISH of two kinds";
    EXPECT_TRUE(find(facts, 0, FactKind::HoldsSome)) << "one of them went there";
    EXPECT_EQ(holds(informationStateOf<WhatTheFish>(0, table), 0, "fish-4"), 0)
        << "there are no facts about the own hand";
}

TEST(WhatTheFishInformationState, W35_ARisenFishIsKnown) {
    Table table = fishTable(3, "{'hands':[['elvis-effect'],['fish-4'],['fish-1']],'discard':['fish-12']}");
    play(table, {{0, "{'kind':'elvis-effect','card':'fish-12'}"}});
    EXPECT_EQ(holds(informationStateOf<WhatTheFish>(kNoSeat, table), 0, "fish-12"), 1);
}

TEST(WhatTheFishInformationState, W37_SeenCardsStayKnownAfterFranklin) {
    Table table = fishTable(3, "{'hands':[['mrs-crabite'],['fish-9','kill-4'],['ben-franklin','fish-1']]}");
    play(table, {{0, "{'kind':'mrs-crabite','target':1}"}, {2, "{'kind':'ben-franklin'}"}});
    EXPECT_EQ(holds(informationStateOf<WhatTheFish>(0, table), 1, "fish-9"), 1);
}

TEST(WhatTheFishInformationState, W37_AfterAnUndoneFlushItsDrawsAreOnTopOfThePile) {
    Table table = fishTable(3, "{'hands':[['kill-1'],['ben-franklin','fish-1'],['kill-2']],"
                               "'draw':['fish-2','fish-3','fish-4','fish-5','fish-6','fish-7','fish-8']}");
    play(table, {{0, "{'kind':'flush'}"}, {1, "{'kind':'ben-franklin'}"}, {2, "{'kind':'flush'}"}});
    EXPECT_EQ(holds(informationStateOf<WhatTheFish>(0, table), 2, "fish-8"), 1)
        << "they had drawn them first";
    EXPECT_EQ(holds(informationStateOf<WhatTheFish>(1, table), 2, "fish-8"), 0);
    EXPECT_EQ(holds(informationStateOf<WhatTheFish>(kNoSeat, table), 0, "kill-1"), 1)
        << "the flushed hand was shown";
}

TEST(WhatTheFishInformationState, WithAnEmptyDrawPileTheOtherHandFollowsByCounting) {
    Table table = fishTable(2, "{'hands':[['fish-3'],['fish-9','kill-4']],'rest':'out'}");
    EXPECT_TRUE(informationStateOf<WhatTheFish>(0, table).facts().empty())
        << "any cards may be out of the game";
}

// ---- no fact is false ----

namespace {

void expectTrue(const Fact& fact, const State& state) {
    const CardSet hand = state.now.hands[fact.seat];
    const CardSet meant = fact.card == kNoFace ? kFish : cardsWithFace(fact.card);
    const int held = (hand & meant).size();
    switch (fact.kind) {
    case FactKind::Holds: EXPECT_GE(held, fact.count) << faceName(fact.card); break;
    case FactKind::HoldsSome: EXPECT_GE(held, 1); break;
    case FactKind::Lacks: EXPECT_LE(held, fact.count); break;
    }
}

void checkFacts(const InformationState<WhatTheFish>& known, const State& state) {
    const auto facts = known.facts();
    std::array<int, kMostPlayers> surely{};
    for (std::size_t i = 0; i < facts.size(); ++i) {
        ASSERT_NE(facts[i].seat, known.viewer());
        expectTrue(facts[i], state);
        if (facts[i].kind == FactKind::Holds) surely[facts[i].seat] += facts[i].count;
        for (std::size_t k = 0; k < i; ++k)
            ASSERT_FALSE(facts[i].seat == facts[k].seat && facts[i].card == facts[k].card &&
                         facts[i].topic == facts[k].topic)
                << "two facts about one thing";
    }
    for (Seat seat = 0; seat < state.match.seats; ++seat)
        ASSERT_LE(surely[seat], state.now.hands[seat].size()) << "more cards known than held";
}

} // namespace

TEST(WhatTheFishInformationState, FactsAreTrueInGamesOfBots) {
    checkInformationStates<WhatTheFish>(gamesToPlay(16), checkFacts, {});
}
