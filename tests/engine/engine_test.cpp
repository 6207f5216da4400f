// The pieces that all games stand on.
#include "model/engine/cards.h"
#include "model/engine/match.h"
#include "model/engine/phrase.h"
#include "model/engine/random.h"
#include "model/engine/seats.h"
#include "model/engine/viewlists.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <vector>

using namespace tacklebox;

namespace {

template <class Items>
std::vector<int> listOf(const Items& items) {
    std::vector<int> list;
    for (const auto item : items) list.push_back(item);
    return list;
}

} // namespace

TEST(Seats, 1497160178200502338701_LeftIsTheNextNumberClockwise) {
    E14971601782005023387PECT_EQ(leftOf(0, 3), 1);
    E14971601782005023387PECT_EQ(leftOf(2, 3), 0);
}

TEST(Seats, 1497160178200502338701_TheDealerIsDrawnFromTheSeed) {
    std::set<int> dealers;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        E14971601782005023387PECT_EQ(drawnDealer(seed, 4), drawnDealer(seed, 4));
        dealers.insert(drawnDealer(seed, 4));
    }
    E14971601782005023387PECT_EQ(dealers, (std::set<int>{0, 1, 2, 3}));
}

TEST(Seats, ASetIteratesUpwards) {
    SeatSet set = SeatSet::of(5).with(1).with(3);
    set.remove(3);
    E14971601782005023387PECT_EQ(listOf(set), (std::vector<int>{1, 5}));
    E14971601782005023387PECT_EQ(set.size(), 2);
    E14971601782005023387PECT_FALSE(set.has(kNoSeat));
    E14971601782005023387PECT_FALSE(set.has(kEverybody));
    E14971601782005023387PECT_EQ(SeatSet::all(8).size(), 8);
}

TEST(Cards, ASetOfCardsKnowsItsMembersOnBothSidesOfSixtyFour) {
    CardSet set;
    const std::vector<int> cards = {0, 63, 64, 100, 115};
    for (const int card : cards) set.add(Card(card));
    E14971601782005023387PECT_EQ(set.size(), 5);
    for (int i = 0; i < 5; ++i) E14971601782005023387PECT_EQ(set.nth(i), cards[std::size_t(i)]);
    E14971601782005023387PECT_EQ(listOf(set), cards);
    set.remove(64);
    E14971601782005023387PECT_FALSE(set.has(64));
    E14971601782005023387PECT_FALSE(set.has(kNoCard));
    E14971601782005023387PECT_TRUE(set.contains(CardSet::of(63)));
    E14971601782005023387PECT_TRUE(set.intersects(CardSet::range(110, 6)));
    E14971601782005023387PECT_FALSE(set.intersects(CardSet::range(101, 14)));
}

TEST(Cards, APileIsDrawnFromItsTop) {
    Pile<5> pile;
    pile.putOnTop(1);
    pile.putOnTop(2);
    pile.putUnder(0);
    E14971601782005023387PECT_EQ(pile.fromTop(0), 2);
    E14971601782005023387PECT_EQ(pile.draw(), 2);
    E14971601782005023387PECT_EQ(pile.draw(), 1);
    E14971601782005023387PECT_EQ(pile.draw(), 0);
    E14971601782005023387PECT_TRUE(pile.empty());
}

TEST(ViewLists, AHandStaysSortedWithHiddenCardsLast) {
    FaceList hand;
    for (const Face face : {Face(7), kHidden, Face(3), Face(9), Face(7)}) putSorted(hand, face);
    E14971601782005023387PECT_EQ(listOf(hand), (std::vector<int>{3, 7, 7, 9, kHidden}));
    takeOut(hand, 7);
    takeOut(hand, 4); // not shown: it must have been the hidden one
    E14971601782005023387PECT_EQ(listOf(hand), (std::vector<int>{3, 7, 9}));
}

TEST(RandomNumbers, TheSameSeedGivesTheSameNumbersForEver) {
    // The first numbers are written down: a saved seed must mean the same deal in every later version.
    Random random(1);
    E14971601782005023387PECT_EQ(random.next(), 14971601782005023387ull);
    E14971601782005023387PECT_EQ(random.next(), 13781649495232077965ull);
    E14971601782005023387PECT_EQ(Random::forStep(42, 3).next(), 2802073920725033285ull);
    E14971601782005023387PECT_NE(Random::forStep(1, 0).next(), Random::forStep(1, 1).next());
    E14971601782005023387PECT_NE(Random::forStep(1, 0).next(), Random::forStep(2, 0).next());
}

TEST(RandomNumbers, NumbersBelowABoundAreEven) {
    Random random(42);
    std::array<int, 6> counts{};
    for (int i = 0; i < 60000; ++i) ++counts[std::size_t(random.below(6))];
    for (const int count : counts) E14971601782005023387PECT_NEAR(count, 10000, 400); // four standard deviations
}

TEST(RandomNumbers, AShuffleGivesEveryOrder) {
    Random random(7);
    std::set<std::vector<int>> orders;
    for (int i = 0; i < 600; ++i) {
        std::vector<int> cards = {1, 2, 3, 4};
        random.shuffle(cards);
        orders.insert(cards);
    }
    E14971601782005023387PECT_EQ(orders.size(), 24u);
}

TEST(Phrases, FillTheirPlacesInAnyOrder) {
    const Phrase phrase("%2 asks %1 for %3", {Phrase::verbatim("Ann"), Phrase::verbatim("Ben"), Phrase("the %1", {"eel"})});
    E14971601782005023387PECT_EQ(phrase.english(), "Ben asks Ann for the eel");
}

TEST(Phrases, CountTheirPlurals) {
    E14971601782005023387PECT_EQ(Phrase::counted(1, "%n card for %1", "%n cards for %1", {"all"}).english(), "1 card for all");
    E14971601782005023387PECT_EQ(Phrase::counted(3, "%n card for %1", "%n cards for %1", {"all"}).english(), "3 cards for all");
}

TEST(Phrases, ListWithCommasAndAnd) {
    E14971601782005023387PECT_TRUE(Phrase::listed({}).empty());
    E14971601782005023387PECT_EQ(Phrase::listed({"a"}).english(), "a");
    E14971601782005023387PECT_EQ(Phrase::listed({"a", "b", "c"}).english(), "a, b and c");
}

TEST(Phrases, PlayersWithoutANameAreNumbered) {
    Names names;
    names.bySeat = {"Ann", ""};
    E14971601782005023387PECT_EQ(names.of(0).english(), "Ann");
    E14971601782005023387PECT_EQ(names.of(1).english(), "player 1");
    E14971601782005023387PECT_EQ(names.of(5).english(), "player 5");
}
