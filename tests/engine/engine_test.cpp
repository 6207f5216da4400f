// Building blocks of all games.
#include "model/engine/cards.h"
#include "model/engine/match.h"
#include "model/engine/matchwords.h"
#include "model/engine/observationlists.h"
#include "model/engine/phrase.h"
#include "model/engine/random.h"
#include "model/engine/refusal.h"
#include "model/engine/seats.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <vector>

using namespace tacklebox;

namespace {

template <class Items>
std::vector<int> listOf(const Items& items) {
    std::vector<int> list;
    for (const auto item : items)
        list.push_back(item);
    return list;
}

} // namespace

TEST(Seats, X01_LeftIsTheNextNumberClockwise) {
    EXPECT_EQ(leftOf(0, 3), 1);
    EXPECT_EQ(leftOf(2, 3), 0);
}

TEST(Seats, X01_TheDealerIsDrawnFromTheSeed) {
    std::set<int> dealers;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        EXPECT_EQ(drawnDealer(seed, 4), drawnDealer(seed, 4));
        dealers.insert(drawnDealer(seed, 4));
    }
    EXPECT_EQ(dealers, (std::set<int>{0, 1, 2, 3}));
}

TEST(Seats, ASetIteratesUpwards) {
    SeatSet set = SeatSet::of(5).with(1).with(3);
    set.remove(3);
    EXPECT_EQ(listOf(set), (std::vector<int>{1, 5}));
    EXPECT_EQ(set.size(), 2);
    EXPECT_FALSE(set.has(kNoSeat));
    EXPECT_FALSE(set.has(kOmniscient));
    EXPECT_EQ(SeatSet::all(8).size(), 8);
}

TEST(Cards, ASetOfCardsKnowsItsMembersOnBothSidesOfSixtyFour) {
    CardSet set;
    const std::vector<int> cards = {0, 63, 64, 100, 115};
    for (const int card : cards)
        set.add(Card(card));
    EXPECT_EQ(set.size(), 5);
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ(set.nth(i), cards[std::size_t(i)]);
    EXPECT_EQ(listOf(set), cards);
    set.remove(64);
    EXPECT_FALSE(set.has(64));
    EXPECT_FALSE(set.has(kNoCard));
    EXPECT_TRUE(set.contains(CardSet::of(63)));
    EXPECT_TRUE(set.intersects(CardSet::range(110, 6)));
    EXPECT_FALSE(set.intersects(CardSet::range(101, 14)));
}

TEST(Cards, APileTakesAWholeSetInDeckOrder) {
    Pile<5> pile;
    pile.assignInOrder(CardSet::of(64) | CardSet::of(3) | CardSet::of(63));
    EXPECT_EQ((std::vector<Card>{pile.begin(), pile.end()}), (std::vector<Card>{3, 63, 64}));
    pile.putAllUnder(CardSet::of(7) | CardSet::of(70)); // like putUnder(7), putUnder(70)
    EXPECT_EQ((std::vector<Card>{pile.begin(), pile.end()}), (std::vector<Card>{70, 7, 3, 63, 64}));
}

TEST(Cards, APileIsDrawnFromItsTop) {
    Pile<5> pile;
    pile.putOnTop(1);
    pile.putOnTop(2);
    pile.putUnder(0);
    EXPECT_EQ(pile.fromTop(0), 2);
    EXPECT_EQ(pile.draw(), 2);
    EXPECT_EQ(pile.draw(), 1);
    EXPECT_EQ(pile.draw(), 0);
    EXPECT_TRUE(pile.empty());
}

TEST(ViewLists, AHandStaysSortedWithHiddenCardsLast) {
    FaceList hand;
    for (const Face face : {Face(7), kHidden, Face(3), Face(9), Face(7)})
        putSorted(hand, face);
    EXPECT_EQ(listOf(hand), (std::vector<int>{3, 7, 7, 9, kHidden}));
    takeOut(hand, 7);
    takeOut(hand, 4); // not among the known cards, so it removes the hidden one
    EXPECT_EQ(listOf(hand), (std::vector<int>{3, 7, 9}));
}

TEST(Events, SpectatorsKnowPublicFacts) {
    EXPECT_TRUE(includesViewer(kAllSeats, kNoSeat));
    EXPECT_FALSE(includesViewer(SeatSet::all(kMostSeats - 1), kNoSeat));
    EXPECT_FALSE(includesViewer(SeatSet::of(3), kNoSeat));
    EXPECT_FALSE(includesViewer(SeatSet(), kNoSeat));
    EXPECT_EQ((Moved{7, handOf(0), handOf(1), SeatSet::of(0).with(1)}.seenBy(kNoSeat).face), kHidden);
    EXPECT_EQ((Moved{7, handOf(0), handOf(1)}.seenBy(kNoSeat).face), 7);
}

TEST(RandomNumbers, TheSameSeedGivesTheSameNumbersForEver) {
    // The generator must never change: saved seeds must give the same deal in later versions.
    Random random(1);
    EXPECT_EQ(random.next(), 14971601782005023387ull);
    EXPECT_EQ(random.next(), 13781649495232077965ull);
    EXPECT_EQ(Random::forStep(42, 3).next(), 2802073920725033285ull);
    EXPECT_NE(Random::forStep(1, 0).next(), Random::forStep(1, 1).next());
    EXPECT_NE(Random::forStep(1, 0).next(), Random::forStep(2, 0).next());
}

TEST(RandomNumbers, NumbersBelowABoundAreEven) {
    Random random(42);
    std::array<int, 6> counts{};
    for (int i = 0; i < 60000; ++i)
        ++counts[std::size_t(random.below(6))];
    for (const int count : counts)
        EXPECT_NEAR(count, 10000, 400); // four standard deviations
}

TEST(RandomNumbers, AShuffleGivesEveryOrder) {
    Random random(7);
    std::set<std::vector<int>> orders;
    for (int i = 0; i < 600; ++i) {
        std::vector<int> cards = {1, 2, 3, 4};
        random.shuffle(cards);
        orders.insert(cards);
    }
    EXPECT_EQ(orders.size(), 24u);
}

TEST(Refusals, OwnReasonIsNoSharedReason) {
    enum class OwnReason : std::uint8_t { First, Second };
    static_assert(sizeof(Refusal) == 8); // fits a register
    const Refusal none, shared{.reason = Reason::NotYourMove}, own{.reason = OwnReason::First};
    EXPECT_FALSE(none);
    EXPECT_TRUE(shared);
    EXPECT_TRUE(own);
    EXPECT_FALSE(shared.reason.isOwn());
    EXPECT_EQ(shared.reason.shared(), Reason::NotYourMove);
    EXPECT_TRUE(own.reason.isOwn());
    EXPECT_EQ(own.reason.own<OwnReason>(), OwnReason::First);
    EXPECT_EQ(ReasonCode(OwnReason::Second).own<OwnReason>(), OwnReason::Second);
    EXPECT_NE(own, none);
}

TEST(Phrases, FillPlaceholdersInAnyOrder) {
    const Phrase phrase("%2 asks %1 for %3",
                        {Phrase::verbatim("Ann"), Phrase::verbatim("Ben"), Phrase("the %1", {"eel"})});
    EXPECT_EQ(phrase.english(), "Ben asks Ann for the eel");
}

TEST(Phrases, CountTheirPlurals) {
    EXPECT_EQ(Phrase::counted(1, "%n card for %1", "%n cards for %1", {"all"}).english(), "1 card for all");
    EXPECT_EQ(Phrase::counted(3, "%n card for %1", "%n cards for %1", {"all"}).english(), "3 cards for all");
}

TEST(Phrases, ListWithCommasAndAnd) {
    EXPECT_TRUE(Phrase::listed({}).empty());
    EXPECT_EQ(Phrase::listed({"a"}).english(), "a");
    EXPECT_EQ(Phrase::listed({"a", "b", "c"}).english(), "a, b and c");
    EXPECT_EQ(Phrase::oneOf({"a"}).english(), "a");
    EXPECT_EQ(Phrase::oneOf({"a", "b", "c"}).english(), "a, b or c");
}

TEST(Phrases, PlayersWithoutANameAreNumbered) {
    Names names;
    names.bySeat = {"Ann", ""};
    EXPECT_EQ(names.of(0).english(), "Ann");
    EXPECT_EQ(names.of(1).english(), "player 1");
    EXPECT_EQ(names.of(5).english(), "player 5");
}

TEST(Phrases, AddressTheListener) {
    const Names all{{"Ann", "Ben", "Cleo"}};
    const auto asked = [&](Seat listener) {
        return all.to(listener)
            .phrase({0, 1}, {"%1 asks %2 for %3.", "You ask %2 for %3.", "%1 asks you for %3."}, {"fives"})
            .english();
    };
    EXPECT_EQ(asked(0), "You ask Ben for fives.");
    EXPECT_EQ(asked(1), "Ann asks you for fives.");
    EXPECT_EQ(asked(2), "Ann asks Ben for fives.");
    EXPECT_EQ(asked(kNoSeat), "Ann asks Ben for fives.");
    // The phrase addresses nobody, even if it is about no seat.
    EXPECT_EQ(all.phrase(kNoSeat, "nobody", "you").english(), "nobody");
    EXPECT_EQ(all.to(1).title(1).english(), "you");
    EXPECT_EQ(all.to(1).title(2).english(), "Cleo");
    EXPECT_EQ(all.to(1).of(1).english(), "Ben");
}

TEST(Phrases, AddressTheListenerInCountedSentences) {
    const Names names{{"Ann", "Ben"}, 1};
    const auto won = [&](Seat seat, int games) {
        return names
            .counted(games, {seat},
                     {{"%1 has won %n game.", "%1 has won %n games."},
                      {"You have won %n game.", "You have won %n games."}})
            .english();
    };
    EXPECT_EQ(won(0, 1), "Ann has won 1 game.");
    EXPECT_EQ(won(1, 1), "You have won 1 game.");
    EXPECT_EQ(won(1, 3), "You have won 3 games.");
}

TEST(MatchWords, TellsTotalsAfterSeveralDeals) {
    const Names names{{"Ann", "Bob"}, 0};
    Scored scored;
    scored.seats = 2;
    scored.points = scored.totals = {10, 3};
    EXPECT_EQ(totalsWords(scored, names).english(), "you 10 and Bob 3");
    scored.totals = {10, 5};
    EXPECT_EQ(totalsWords(scored, names).english(), "you 10 (10 in all) and Bob 3 (5 in all)");
}
