// The information state of a seat in The Great Lakes Fish-Out: its facts, and that all of them are true.
#include "tests/games/greatlakes/greatlakes_table.h"
#include "tests/support/determinizations.h"
#include "tests/support/environment.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::greatlakes;

namespace {

constexpr packs::Suit kSpades = 0, kHearts = 1;

std::optional<Fact> factAbout(const InformationState<GreatLakes>& informationState, Seat seat,
                              packs::Suit suit) {
    for (const Fact& fact : informationState.facts())
        if (fact.seat == seat && fact.topic == suit) return fact;
    return std::nullopt;
}

} // namespace

TEST(GreatLakesInformationState, G06_ARevealedCardIsSeen) {
    LaidGame game("{'hands':[['KS','2H'],['QS','3H'],['JS','4H']],'rest':'out'}");
    EXPECT_TRUE(game.informationStateOf(0).unseen().has(packs::faceOf(packs::kQueen, kSpades)));
    game.table.play(1, "{'kind':'choose','card':'QS'}");
    EXPECT_TRUE(game.informationStateOf(0).unseen().has(packs::faceOf(packs::kQueen, kSpades)));
    EXPECT_FALSE(game.informationStateOf(1).unseen().has(packs::faceOf(packs::kQueen, kSpades)))
        << "the viewer's own card";
    game.table.play(0, "{'kind':'choose','card':'KS'}");
    game.table.play(2, "{'kind':'choose','card':'JS'}");
    EXPECT_FALSE(game.informationStateOf(0).unseen().has(packs::faceOf(packs::kQueen, kSpades)));
    EXPECT_EQ(game.informationStateOf(0).roundsSinceShown(packs::faceOf(packs::kQueen, kSpades)), 0);
    EXPECT_EQ(game.informationStateOf(0).roundsSinceShown(packs::faceOf(packs::kAce, kSpades)), std::nullopt);
}

TEST(GreatLakesInformationState, NobodyHoldsASuitWhoseCardsAreAllSeen) {
    LaidGame game(dealWithOnlyHands("[['KS','QS'],['KH','3H'],['JH','4H']]"));
    const auto fact = factAbout(game.informationStateOf(0), 1, kSpades);
    ASSERT_TRUE(fact);
    EXPECT_EQ(fact->kind, FactKind::Lacks);
    EXPECT_EQ(fact->source, Source::Counted);
    EXPECT_EQ(fact->count, 0);
    EXPECT_FALSE(factAbout(game.informationStateOf(kNoSeat), 1, kSpades))
        << "the public viewer does not know who holds spades";
}

TEST(GreatLakesInformationState, AHandHoldsASuitIfTooFewOtherCardsAreHidden) {
    // Three hearts and a spade are hidden from seat 0. Each of the other hands has two cards.
    LaidGame game(dealWithOnlyHands("[['KC','QC'],['KH','3H'],['JH','4S']]"));
    const auto fact = factAbout(game.informationStateOf(0), 2, kHearts);
    ASSERT_TRUE(fact);
    EXPECT_EQ(fact->kind, FactKind::Holds);
    EXPECT_EQ(fact->count, 1);
    EXPECT_FALSE(factAbout(game.informationStateOf(0), 2, kSpades));
}

TEST(GreatLakesInformationState, FactsSayHowLongAgoASuitWasExhausted) {
    LaidGame game(dealWithOnlyHands("[['KS','QC','2C'],['KH','3H','5H'],['JH','4H','6H']]"));
    EXPECT_FALSE(factAbout(game.informationStateOf(kNoSeat), 1, kSpades));
    game.choose({"KS", "KH", "JH"});
    game.table.play(1, "{'kind':'stock'}");
    game.table.play(0, "{'kind':'stock'}");
    EXPECT_EQ(factAbout(game.informationStateOf(kNoSeat), 1, kSpades)->turnsAgo, 0);
    game.choose({"QC", "3H", "4H"});
    const auto fact = factAbout(game.informationStateOf(kNoSeat), 1, kSpades);
    ASSERT_TRUE(fact);
    EXPECT_EQ(fact->kind, FactKind::Lacks);
    EXPECT_EQ(fact->turnsAgo, 1);
}

TEST(GreatLakesInformationState, ANewDealClearsTheFacts) {
    LaidGame game("{'hands':[['KS'],['2S'],['3S']],'rest':'out'}");
    game.choose({"KS", "2S", "3S"});
    game.table.play(0, "{'kind':'stock'}");
    EXPECT_EQ(game.informationStateOf(1).rounds().size(), 1u);
    game.table.decide("{'hands':[['KD'],['2D'],['KS']],'rest':'out'}");
    EXPECT_TRUE(game.informationStateOf(1).rounds().empty());
    EXPECT_TRUE(game.informationStateOf(1).unseen().has(packs::faceOf(packs::kKing, kSpades)));
}

// ---- facts are true ----

namespace {

void checkFact(const Fact& fact, const State& state) {
    int held = 0;
    for (const Card card : state.hands[fact.seat])
        held += packs::suitOf(card) == fact.topic;
    if (fact.kind == FactKind::Lacks)
        EXPECT_LE(held, fact.count);
    else
        EXPECT_GE(held, fact.count);
}

} // namespace

TEST(GreatLakesInformationState, FactsAreTrue) {
    int facts = 0;
    const auto check = [&](const InformationState<GreatLakes>& known, const State& state) {
        SeatSet seen[packs::kSuits];
        for (const Fact& fact : known.facts()) {
            ++facts;
            checkFact(fact, state);
            EXPECT_NE(fact.seat, known.viewer());
            EXPECT_FALSE(seen[fact.topic].has(fact.seat)) << "two facts on one suit of one hand";
            seen[fact.topic].add(fact.seat);
        }
    };
    checkInformationStates<GreatLakes>(gamesToPlay(60), check, kLittleThought, 2);
    EXPECT_GT(facts, gamesToPlay(1000)) << "hardly anything was checked";
}
