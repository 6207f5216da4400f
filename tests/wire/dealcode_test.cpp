// Deal codes: a typed code gives the same deal, and typing errors are found.
#include "model/engine/match.h"
#include "model/games/games.h"
#include "model/host/anygame.h"
#include "model/wire/dealcode.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>

using namespace tacklebox;

namespace {

/// Returns a random deal of any game: options, seeds of all lengths, a drawn or a chosen dealer.
Deal anyDeal(Random& random) {
    Deal deal;
    const int wanted = random.below(int(allGames().size()));
    int number = 0;
    forEachGame([&]<class G>() {
        if (number++ != wanted) return;
        deal.game = G::kId;
        deal.seats = G::kLeastSeats + random.below(G::kMostSeats - G::kLeastSeats + 1);
        deal.options = standardOptions(G::kOptions);
        for (std::size_t i = 0; random.below(2) && i < std::size(G::kOptions); ++i)
            deal.options.value[i] = std::int16_t(
                G::kOptions[i].least + random.below(G::kOptions[i].most - G::kOptions[i].least + 1));
    });
    const int bits = random.below(65);
    deal.seed = bits == 0 ? 0 : random.next() >> (64 - bits);
    deal.dealer = random.below(2) ? drawnDealer(deal.seed, deal.seats) : Seat(random.below(deal.seats));
    return deal;
}

std::string errorOf(std::string_view code) {
    Phrase error;
    return readDealCode(code, error) ? "" : error.english();
}

} // namespace

TEST(DealCode, RestoresEveryDeal) {
    Random random(1);
    for (int i = 0; i < 20000; ++i) {
        const Deal deal = anyDeal(random);
        const std::string code = dealCode(deal);
        Phrase error;
        const auto read = readDealCode(code, error);
        ASSERT_TRUE(read) << code << ": " << error.english();
        ASSERT_EQ(*read, deal) << code;
    }
}

TEST(DealCode, IsShortForTheUsualTable) {
    Deal deal{"rainbow-fish", standardOptions(RainbowFish::kOptions), 4, (1ull << 40) - 1, 0};
    deal.dealer = drawnDealer(deal.seed, deal.seats);
    EXPECT_EQ(dealCode(deal).size(), std::string("K7QM-2XD4-90AB-CD").size());
}

TEST(DealCode, AcceptsAnyWayOfTyping) {
    Deal deal{"great-lakes", standardOptions(GreatLakes::kOptions), 3, 0x10123456, 1};
    const std::string code = dealCode(deal);
    std::string typed;
    for (const char c : code) {
        if (c == '-') continue;
        typed += c == '0' ? 'o' : c == '1' ? 'l' : char(std::tolower(c));
        typed += ' ';
    }
    Phrase error;
    const auto read = readDealCode(" \t" + typed + "\n", error);
    ASSERT_TRUE(read) << code << " as " << typed << ": " << error.english();
    EXPECT_EQ(*read, deal);
}

TEST(DealCode, DetectsWrongLettersAndSwappedNeighbours) {
    Random random(2);
    constexpr std::string_view kLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    for (int i = 0; i < 300; ++i) {
        const std::string code = dealCode(anyDeal(random));
        for (std::size_t at = 0; at < code.size(); ++at) {
            if (code[at] == '-') continue;
            std::string wrong = code;
            for (const char letter : kLetters) {
                if (letter == code[at]) continue;
                wrong[at] = letter;
                ASSERT_NE(errorOf(wrong), "") << code << " as " << wrong;
            }
            const std::size_t next = at + 1 < code.size() && code[at + 1] == '-' ? at + 2 : at + 1;
            if (next >= code.size() || code[at] == code[next]) continue;
            wrong = code;
            std::swap(wrong[at], wrong[next]);
            ASSERT_NE(errorOf(wrong), "") << code << " as " << wrong;
        }
    }
}

TEST(DealCode, ReportsErrors) {
    EXPECT_NE(errorOf("").find("too short"), std::string::npos);
    EXPECT_NE(errorOf("---").find("too short"), std::string::npos);
    EXPECT_NE(errorOf("Bread, butter").find("only letters, digits"), std::string::npos);
    EXPECT_NE(errorOf(std::string(1000, 'A')).find("only letters"), std::string::npos);
    EXPECT_NE(errorOf("K7QM-2XD4").find("typos"), std::string::npos);
}

/// Else a deal would have several codes.
TEST(DealCode, RefusesAZeroMoreThanTheDealNeeds) {
    constexpr std::string_view kLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    std::string code = dealCode({"go-fish", standardOptions(GoFish::kOptions), 3, 77, 0});
    std::erase(code, '-');
    code.replace(code.size() - 3, 3, "0");
    std::set<std::string> errors;
    for (const char a : kLetters)
        for (const char b : kLetters)
            for (const char c : kLetters)
                errors.insert(errorOf(code + a + b + c));
    EXPECT_EQ(errors.size(), 2u) << "all but one have a wrong check";
    EXPECT_FALSE(errors.contains(""));
}

TEST(DealCode, SurvivesAnyText) {
    Random random(3);
    int read = 0;
    for (int i = 0; i < 200000; ++i) {
        std::string text(std::size_t(random.below(24)), ' ');
        for (char& c : text)
            c = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"[random.below(32)];
        Phrase error;
        const auto deal = readDealCode(text, error);
        if (!deal) {
            ASSERT_FALSE(error.empty());
            continue;
        }
        ++read;
        bool playable = false;
        withGame(deal->game, [&]<class G>() {
            playable =
                deal->seats >= G::kLeastSeats && deal->seats <= G::kMostSeats && deal->dealer < deal->seats;
        });
        ASSERT_TRUE(playable) << text;
    }
    EXPECT_LT(read, 60) << "the check lets too much through";
}

TEST(DealCode, OfADayIsTheSameForEverybody) {
    // Fixed expectations: later versions must deal the same.
    EXPECT_EQ(dealCode(dealOfDay("rainbow-fish", 2026, 11, 25)), "34H8-X28V-984E-ZB");
    EXPECT_EQ(dealCode(dealOfDay("go-fish", 2026, 11, 25)), "54G7-HQW0-BDMN-Z8");
    EXPECT_EQ(dealCode(dealOfDay("great-lakes", 2027, 1, 1)), "40G7-V7A1-9GMG-G8");
}

TEST(DealCode, OfADayDiffersByDayAndGame) {
    std::set<std::string> codes;
    std::set<std::uint64_t> seeds;
    int dealt = 0;
    std::array<int, 3> dealers{};
    for (const AnyGame* game : allGames())
        for (int year = 2026; year < 2029; ++year)
            for (int month = 1; month <= 12; ++month)
                for (int day = 1; day <= 31; ++day, ++dealt) {
                    const Deal deal = dealOfDay(game->id, year, month, day);
                    ASSERT_EQ(deal, dealOfDay(game->id, year, month, day));
                    ASSERT_EQ(deal.seats, 3);
                    ASSERT_LT(deal.seed, 1ull << 40);
                    ++dealers[deal.dealer];
                    const std::string code = dealCode(deal);
                    Phrase error;
                    const auto read = readDealCode(code, error);
                    ASSERT_TRUE(read) << code << ": " << error.english();
                    ASSERT_EQ(*read, deal);
                    codes.insert(code);
                    seeds.insert(deal.seed);
                }
    EXPECT_EQ(int(codes.size()), dealt);
    EXPECT_EQ(int(seeds.size()), dealt);
    for (const int times : dealers) // all deal about equally often
        EXPECT_NEAR(times, dealt / 3, dealt / 20);
}

TEST(DealCode, OfADayNeedsAKnownGame) {
    EXPECT_EQ(dealOfDay("bluegill-rummy", 2026, 11, 25).seats, 0);
}
