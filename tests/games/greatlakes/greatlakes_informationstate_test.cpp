// The information state of a seat of The Great Lakes Fish-Out, and that none of its facts is false.
#include "tests/games/greatlakes/greatlakes_table.h"
#include "tests/support/botgames.h"
#include "tests/support/environment.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::greatlakes;

namespace {

constexpr packs::Suit kSpades = 0, kHearts = 1;

std::optional<Fact> factOn(const InformationState<GreatLakes>& known, Seat seat, packs::Suit suit) {
    for (const Fact& fact : known.facts())
        if (fact.seat == seat && fact.topic == suit) return fact;
    return std::nullopt;
}

} // namespace

TEST(GreatLakesInformationState, G06_ARevealedCardIsSeen) {
    LaidGame game("{'hands':[['KS','2H'],['QS','3H'],['JS','4H']],'rest':'out'}");
    EXPECT_TRUE(game.knownTo(0).unseen().has(packs::faceOf(packs::kQueen, kSpades)));
    game.table.play(1, "{'kind':'choose','card':'QS'}");
    EXPECT_TRUE(game.knownTo(0).unseen().has(packs::faceOf(packs::kQueen, kSpades)));
    EXPECT_FALSE(game.knownTo(1).unseen().has(packs::faceOf(packs::kQueen, kSpades))) << "his own card";
    game.table.play(0, "{'kind':'choose','card':'KS'}");
    game.table.play(2, "{'kind':'choose','card':'JS'}");
    EXPECT_FALSE(game.knownTo(0).unseen().has(packs::faceOf(packs::kQueen, kSpades)));
    EXPECT_EQ(game.knownTo(0).shownAgo(packs::faceOf(packs::kQueen, kSpades)), 0);
    EXPECT_EQ(game.knownTo(0).shownAgo(packs::faceOf(packs::kAce, kSpades)), std::nullopt);
}

TEST(GreatLakesInformationState, NobodyHoldsASuitWhoseCardsAreAllSeen) {
    LaidGame game(allButHands("[['KS','QS'],['KH','3H'],['JH','4H']]"));
    const auto fact = factOn(game.knownTo(0), 1, kSpades);
    ASSERT_TRUE(fact);
    EXPECT_EQ(fact->kind, FactKind::Lacks);
    EXPECT_EQ(fact->source, Source::Counted);
    EXPECT_EQ(fact->count, 0);
    EXPECT_FALSE(factOn(game.knownTo(kNoSeat), 1, kSpades)) << "the table does not see who holds spades";
}

TEST(GreatLakesInformationState, AHandWithoutRoomForOthersHoldsTheSuit) {
    // Seat 0 does not see three hearts and a spade; two of them are in each hand.
    LaidGame game(allButHands("[['KC','QC'],['KH','3H'],['JH','4S']]"));
    const auto fact = factOn(game.knownTo(0), 2, kHearts);
    ASSERT_TRUE(fact);
    EXPECT_EQ(fact->kind, FactKind::Holds);
    EXPECT_EQ(fact->count, 1);
    EXPECT_FALSE(factOn(game.knownTo(0), 2, kSpades));
}

TEST(GreatLakesInformationState, FactsSayHowLongAgoASuitWasExhausted) {
    LaidGame game(allButHands("[['KS','QC','2C'],['KH','3H','5H'],['JH','4H','6H']]"));
    EXPECT_FALSE(factOn(game.knownTo(kNoSeat), 1, kSpades));
    game.choose({"KS", "KH", "JH"});
    game.table.play(1, "{'kind':'stock'}");
    game.table.play(0, "{'kind':'stock'}");
    EXPECT_EQ(factOn(game.knownTo(kNoSeat), 1, kSpades)->turnsAgo, 0);
    game.choose({"QC", "3H", "4H"});
    const auto fact = factOn(game.knownTo(kNoSeat), 1, kSpades);
    ASSERT_TRUE(fact);
    EXPECT_EQ(fact->kind, FactKind::Lacks);
    EXPECT_EQ(fact->turnsAgo, 1);
}

TEST(GreatLakesInformationState, ANewDealClearsTheFacts) {
    LaidGame game("{'hands':[['KS'],['2S'],['3S']],'rest':'out'}");
    game.choose({"KS", "2S", "3S"});
    game.table.play(0, "{'kind':'stock'}");
    EXPECT_EQ(game.knownTo(1).rounds().size(), 1u);
    game.table.decide("{'hands':[['KD'],['2D'],['KS']],'rest':'out'}");
    EXPECT_TRUE(game.knownTo(1).rounds().empty());
    EXPECT_TRUE(game.knownTo(1).unseen().has(packs::faceOf(packs::kKing, kSpades)));
}

// ---- no fact is false ----

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

/// Plays a match, and compares all information states with the real hands after every event.
void checkMatch(Level level, int seats, std::uint64_t seed, int& facts) {
    Setup<GreatLakes> setup;
    setup.options.value[0] = 10;
    setup.seats = seats;
    setup.seed = seed;
    setup.layout = drawnLayout<GreatLakes>(seed, setup.options, seats);
    std::vector<std::unique_ptr<Bot<GreatLakes>>> bots;
    for (Seat seat = 0; seat < seats; ++seat)
        bots.push_back(makeBot<GreatLakes>(level, seat, seed + seat));
    Host<GreatLakes> host(setup, std::move(bots));
    std::vector<InformationState<GreatLakes>> known;
    for (Seat seat = 0; seat < seats; ++seat)
        known.emplace_back(seat);
    known.emplace_back(kNoSeat);
    int told = 0;
    do {
        for (; told < host.match().log().size(); ++told)
            for (auto& one : known)
                if (const auto event = SeenEvent<GreatLakes>::seenBy(one.viewer(), host.match().log(), told))
                    one.see(*event);
        for (const auto& one : known) {
            SeatSet seen[packs::kSuits];
            for (const Fact& fact : one.facts()) {
                ++facts;
                checkFact(fact, host.match().state());
                EXPECT_NE(fact.seat, one.viewer());
                EXPECT_FALSE(seen[fact.topic].has(fact.seat)) << "two facts on one suit of one hand";
                seen[fact.topic].add(fact.seat);
            }
        }
    } while (!::testing::Test::HasFailure() && host.botsMove());
}

} // namespace

TEST(GreatLakesInformationState, FactsAreTrue) {
    int facts = 0;
    for (int match = 0; match < gamesToPlay(60); ++match)
        checkMatch(match % 2 ? Level::Random : Level::Perch, 3 + match % 3, std::uint64_t(match + 1), facts);
    EXPECT_GT(facts, gamesToPlay(1000)) << "hardly anything was checked";
}
