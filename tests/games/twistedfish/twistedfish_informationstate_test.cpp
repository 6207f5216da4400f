// The information state of Twisted Fish: facts in laid-out positions, and no false facts in random games.
#include "model/games/twistedfish/bot/determinizer.h"
#include "tests/games/twistedfish/twistedfish_table.h"
#include "tests/support/decisions.h"
#include "tests/support/determinizations.h"
#include "tests/support/environment.h"

#include <set>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::testing::twisted;
using namespace tacklebox::twistedfish;

namespace {

constexpr Fish kCrab = 9;

Card card(std::string_view name) {
    for (Card card = 0; card < kDeckSize; ++card)
        if (cardName(card) == name) return card;
    return kNoCard;
}

std::optional<Fact> factOn(const InformationState<TwistedFish>& known, Seat seat, std::string_view name) {
    for (const Fact& fact : known.facts())
        if (fact.seat == seat && fact.card == card(name)) return fact;
    return std::nullopt;
}
std::optional<Fact> factOn(const InformationState<TwistedFish>& known, Seat seat, Fish fish) {
    for (const Fact& fact : known.facts())
        if (fact.seat == seat && fact.topic == fish) return fact;
    return std::nullopt;
}

/// Seat 0 is on turn and holds a crab and an eel; seat 1 holds the given cards.
Table crabs(std::string_view ofSeat1, std::string_view ofSeat2 = "'green-whale','blue-whale'") {
    return table3("{'hands':[['blue-crab','red-eel'],[" + std::string(ofSeat1) + "],[" +
                  std::string(ofSeat2) +
                  "]],'pond':['red-shrimp','blue-shrimp','green-shrimp','red-dogfish','blue-dogfish'],"
                  "'rest':'out'}");
}

} // namespace

TEST(TwistedFishInformationState, TheAskerHoldsACardOfTheFish) {
    Table table = crabs("'red-whale','green-eel'");
    table.play(0, ask(1, "red-crab"));
    table.play(1, kAnswer);
    for (const Seat viewer : {Seat(2), kNoSeat}) {
        const auto fact = factOn(informationStateOf<TwistedFish>(viewer, table), 0, kCrab);
        ASSERT_TRUE(fact);
        EXPECT_EQ(fact->kind, FactKind::HoldsSome);
        EXPECT_EQ(fact->source, Source::Asked);
        EXPECT_EQ(fact->turnsAgo, 1);
    }
}

TEST(TwistedFishInformationState, OnlyACardDrawnAfterARefusalMayBeTheRefusedCard) {
    Table table = crabs("'red-whale','green-eel'");
    table.play(0, ask(1, "red-crab"));
    table.play(1, kAnswer);
    auto fact = factOn(informationStateOf<TwistedFish>(2, table), 1, "red-crab");
    ASSERT_TRUE(fact);
    EXPECT_EQ(fact->kind, FactKind::Lacks);
    EXPECT_EQ(fact->count, 0);
    table.play(1, ask(2, "yellow-whale"));
    table.play(2, kAnswer);
    fact = factOn(informationStateOf<TwistedFish>(2, table), 1, "red-crab");
    ASSERT_TRUE(fact);
    EXPECT_EQ(fact->count, 1) << "one card has come unseen";
}

TEST(TwistedFishInformationState, AHiddenDrawAfterAMissIsNotTheCardAskedFor) {
    Table table = crabs("'red-whale','green-eel'");
    table.play(0, ask(1, "red-crab"));
    table.play(1, kAnswer);
    const auto known = informationStateOf<TwistedFish>(2, table);
    ASSERT_EQ(known.entries().back().seat, 0);
    EXPECT_TRUE(known.entries().back().never.has(card("red-crab")));
}

TEST(TwistedFishInformationState, AHitIsKnownToAll) {
    Table table = crabs("'red-crab','green-eel'");
    table.play(0, ask(1, "red-crab"));
    table.play(1, kAnswer);
    for (const Seat viewer : {Seat(2), kNoSeat}) {
        const auto fact = factOn(informationStateOf<TwistedFish>(viewer, table), 0, "red-crab");
        ASSERT_TRUE(fact);
        EXPECT_EQ(fact->kind, FactKind::Holds);
        EXPECT_EQ(fact->source, Source::Moved);
    }
    EXPECT_FALSE(factOn(informationStateOf<TwistedFish>(0, table), 0, "red-crab"))
        << "they see their own hand";
}

TEST(TwistedFishInformationState, TheGameWaitsOnlyForAHeldDivineIntervention) {
    Table table = table3("{'hands':[['blue-crab','glass-bottom-boat'],['green-eel','divine-intervention'],"
                         "['red-eel']],'pond':['red-shrimp'],'rest':'out'}");
    table.play(0, boat(1));
    auto fact = factOn(informationStateOf<TwistedFish>(2, table), 1, "divine-intervention");
    ASSERT_TRUE(fact);
    EXPECT_EQ(fact->kind, FactKind::Holds);
    table.play(1, kAllow);
    table.decide("'green-eel'");
    EXPECT_TRUE(factOn(informationStateOf<TwistedFish>(2, table), 1, "divine-intervention"));
    EXPECT_TRUE(factOn(informationStateOf<TwistedFish>(0, table), 1, "green-eel"))
        << "the Boat has shown it to them";
    EXPECT_FALSE(factOn(informationStateOf<TwistedFish>(2, table), 1, "green-eel"));
}

TEST(TwistedFishInformationState, AForcedGiftToTheNetIsTheKnownCard) {
    Table table =
        table3("{'hands':[['blue-crab','red-eel'],['green-crab','the-net'],['red-crab','red-whale']],"
               "'pond':['red-shrimp','blue-shrimp','green-shrimp'],'rest':'out'}");
    table.play(0, ask(2, "red-crab"));
    table.play(2, kAnswer);
    table.play(0, ask(1, "yellow-crab"));
    table.play(1, kAnswer);
    table.play(1, ask(0, "blue-crab"));
    table.play(0, kAnswer);
    table.play(1, net(0, "crab"));
    table.play(0, kAnswer);
    const auto fact = factOn(informationStateOf<TwistedFish>(2, table), 1, "red-crab");
    ASSERT_TRUE(fact) << "the game did not wait for a choice, so it was their only crab";
    EXPECT_EQ(fact->kind, FactKind::Holds);
    EXPECT_FALSE(factOn(informationStateOf<TwistedFish>(2, table), 1, kCrab)) << "the cards say more";
}

TEST(TwistedFishInformationState, AfterTheWardenNoCardOfThatHandIsSure) {
    Table table =
        table3("{'hands':[['blue-crab','red-eel'],['green-eel','game-warden'],['red-crab','red-whale']],"
               "'pond':['red-shrimp','blue-shrimp','green-shrimp'],'rest':'out'}");
    table.play(0, ask(2, "red-crab"));
    table.play(2, kAnswer);
    ASSERT_TRUE(factOn(informationStateOf<TwistedFish>(2, table), 0, "red-crab"));
    table.play(1, warden(0));
    table.decide("'red-eel'");
    table.decide("['red-eel','red-shrimp','blue-shrimp','green-shrimp']");
    EXPECT_FALSE(factOn(informationStateOf<TwistedFish>(2, table), 0, "red-crab"));
    EXPECT_EQ(informationStateOf<TwistedFish>(0, table).pull().card, card("red-eel"))
        << "they know which it was";
}

namespace {

/// The notes on whether the seat could still act after a draw.
std::vector<NoteKind> afterDraws(const InformationState<TwistedFish>& known, Seat seat) {
    std::vector<NoteKind> kinds;
    for (const Note& note : known.notes()) {
        const bool afterDraw =
            note.kind == NoteKind::SomethingAfterDraw || note.kind == NoteKind::NothingAfterDraw;
        if (afterDraw && note.seat == seat) kinds.push_back(note.kind);
    }
    return kinds;
}

/// Seat 0 has drawn and plays the Boat on seat 1, who may stop it.
Table boatAfterADraw() {
    Table table = table3("{'hands':[['blue-crab','glass-bottom-boat'],['green-eel','divine-intervention'],"
                         "['red-eel','red-whale']],'pond':['red-shrimp','blue-shrimp'],'rest':'out'}");
    table.play(0, ask(2, "red-crab"));
    table.play(2, kAnswer);
    table.play(0, boat(1));
    return table;
}

} // namespace

TEST(TwistedFishInformationState, ThePlayerWhoStopsAZingerSeesThatNothingIsLeftToDo) {
    Table table = boatAfterADraw();
    table.play(1, kStop);
    EXPECT_EQ(afterDraws(informationStateOf<TwistedFish>(1, table), 0),
              (std::vector{NoteKind::SomethingAfterDraw, NoteKind::NothingAfterDraw}));
    EXPECT_EQ(afterDraws(informationStateOf<TwistedFish>(2, table), 0),
              (std::vector{NoteKind::SomethingAfterDraw}));
}

TEST(TwistedFishInformationState, ThePlayerWhoAllowsAZingerDoesNotSeeWhetherAnythingIsLeft) {
    Table table = boatAfterADraw();
    table.play(1, kAllow);
    table.decide("'green-eel'");
    EXPECT_EQ(afterDraws(informationStateOf<TwistedFish>(1, table), 0),
              (std::vector{NoteKind::SomethingAfterDraw}));
}

// ---- no fact is false ----

TEST(TwistedFishInformationState, FactsAreTrueAndConsistent) {
    const int games = fromEnvironment("TACKLEBOX_LONG", 0) ? 2000 : gamesToPlay(8);
    const auto check = [](const InformationState<TwistedFish>& known, const State& real) {
        std::set<std::pair<int, int>> reported;
        CardSet held;
        for (const Fact& fact : known.facts()) {
            const bool onCard = fact.card != kNoFace;
            const int about = onCard ? fact.card : 100 + fact.topic;
            ASSERT_TRUE(reported.insert({fact.seat, about}).second) << "told twice";
            const CardSet hand = real.hands[fact.seat];
            const bool has = onCard ? hand.has(fact.card) : hand.intersects(kCardsOf[fact.topic]);
            const bool says = fact.kind != FactKind::Lacks;
            const bool mayHold = fact.kind == FactKind::Lacks && fact.count > 0;
            ASSERT_TRUE(mayHold || has == says)
                << "viewer " << int(known.viewer()) << " seat " << int(fact.seat) << " about " << about;
            if (fact.kind != FactKind::Holds) continue;
            ASSERT_FALSE(held.has(fact.card)) << "in two hands";
            held.add(fact.card);
        }
    };
    checkInformationStates<TwistedFish>(games, check, {}, 1);
}

TEST(TwistedFishInformationState, T39_ContinuingWithAnEmptyHandAfterAFishedCardRevealsTheOption) {
    const std::string deal =
        "{'hands':[['red-eel','green-eel','blue-eel','yellow-eel'],['red-crab'],['red-whale']],"
        "'pond':['purple-eel','red-shrimp'],'rest':'out'}";
    Table table = table3(deal, "{'fishedCardGoesOut':false}");
    table.play(0, ask(1, "purple-eel"));
    table.play(1, kAnswer);
    EXPECT_EQ(informationStateOf<TwistedFish>(2, table).options().value[kOptionFishedCardGoesOut], 1)
        << "not shown yet";
    table.play(0, lay("eel"));
    EXPECT_EQ(informationStateOf<TwistedFish>(2, table).options().value[kOptionFishedCardGoesOut], 0);
    EXPECT_EQ(informationStateOf<TwistedFish>(2, table).counters().won, kNoCard);

    Table other = table3(deal);
    other.play(0, ask(1, "purple-eel"));
    other.play(1, kAnswer);
    other.play(0, lay("eel"));
    EXPECT_EQ(informationStateOf<TwistedFish>(2, other).options().value[kOptionFishedCardGoesOut], 1)
        << "the hand is over";
}
