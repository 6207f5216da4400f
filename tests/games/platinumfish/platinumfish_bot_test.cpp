// Decisions of the Platinum Fish bots in given positions, their reasons in words, and their strength.
#include "model/games/platinumfish/bot/informationstate.h"
#include "model/games/platinumfish/bot/words.h"
#include "tests/support/botgames.h"
#include "tests/support/decisions.h"
#include "tests/support/determinizations.h"
#include "tests/support/watchedbot.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::platinumfish;

namespace {

constexpr Level kLevels[] = {Level::Minnow, Level::Perch, Level::Pike, Level::Shark};

std::optional<Choice<PlatinumFish>> decision(Level level, Seat seat, Table& table, Thinking thinking = {}) {
    return tacklebox::testing::decision<PlatinumFish>(level, seat, table, thinking, 7);
}

std::string reason(const Choice<PlatinumFish>& choice, Seat seat) {
    const Names names{.bySeat = {"Ann", "Ben", "Cleo"}};
    return BotWords<PlatinumFish>::rationale(choice.rationale, seat, choice.move, names).english();
}

/// Three seats, dealer 0, seat 1 on turn. `deck` is the top of the deck; all other cards are below it.
Table tableWith(std::string_view hands, std::string_view deck, std::string_view discard = "['9H']") {
    return Table("platinum-fish", 3,
                 "{'hands':" + std::string(hands) + ",'deck':[" + std::string(deck) +
                     "],'discard':" + std::string(discard) + "}");
}

} // namespace

// ---- all levels ----

TEST(PlatinumFishBot, EveryLevelTakesACertainPairFromTheDiscardPile) {
    Table table = tableWith("[['KS'],['3S','9S'],['5S','QS']]", "'4S'");
    for (const Level level : kLevels) {
        const auto choice = decision(level, 1, table);
        ASSERT_TRUE(choice) << name(level);
        EXPECT_EQ(choice->move.kind, MoveKind::TakeDiscard) << name(level);
        EXPECT_EQ(reason(*choice, 1), "That's a certain pair.");
    }
}

TEST(PlatinumFishBot, EveryLevelTakesARolledRankThatMakesAPair) {
    Table table = tableWith("[['KS'],['3S','9S'],['5S','QS']]", "'4S'", "['8H']");
    table.play(1, "{'kind':'draw'}");
    table.decide("[3,2]");
    for (const Level level : kLevels) {
        const auto choice = decision(level, 1, table);
        ASSERT_TRUE(choice) << name(level);
        EXPECT_EQ(choice->move, (Move{.kind = MoveKind::Take, .rank = 2})) << name(level);
    }
}

TEST(PlatinumFishBot, EveryLevelPairsItsNewHandWithTheDiscardPile) {
    Table table = tableWith("[['KS'],['3S'],['5S','QS']]", "'3H','9S','JS','QD'", "['9H']");
    table.play(1, "{'kind':'draw'}");
    table.decide("[3]");
    for (const Level level : kLevels)
        EXPECT_EQ(decision(level, 1, table)->move.kind, MoveKind::MatchDiscard) << name(level);
}

TEST(PlatinumFishBot, NoLevelRepeatsAMissedAsk) {
    constexpr packs::Rank kSeven = 6;
    // The deck has no ace and no two, so a roll of two ones leads to an ask.
    Table table("platinum-fish", 3,
                "{'hands':[['KS','QH'],['7S','5H'],['8S','QD']],'deck':['9S','JS','JH','QS'],"
                "'discard':['KH'],'rest':'out'}");
    table.play(1, "{'kind':'draw'}");
    table.decide("[1,1]");
    table.play(1, "{'kind':'ask','target':2,'rank':'7'}");
    table.play(2, "{'kind':'draw'}");
    table.decide("[1,1]");
    table.play(2, "{'kind':'decline'}");
    table.play(0, "{'kind':'draw'}");
    table.decide("[1,1]");
    ASSERT_EQ(table.phase(), "ask");
    for (const Level level : kLevels) {
        const Move move = decision(level, 0, table)->move;
        EXPECT_FALSE(move.kind == MoveKind::Ask && move.target == 2 && move.rank == kSeven) << name(level);
    }
}

TEST(PlatinumFishBot, SharkDoesNotAskForImpossibleCards) {
    int asks = 0, impossible = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed)
        playWatched<PlatinumFish>(
            Level::Shark, variedSetup<PlatinumFish>(seed), {.effort = 3},
            [&](Seat, const Choice<PlatinumFish>& choice, std::span<const Move>) {
                if (choice.move.kind != MoveKind::Ask) return;
                ++asks;
                impossible += choice.rationale.likely && *choice.rationale.likely <= 0;
            },
            [](Seat, const SeenEvent<PlatinumFish>&) {});
    EXPECT_GT(asks, 0);
    EXPECT_EQ(impossible, 0) << "of " << asks;
}

TEST(PlatinumFishBot, EveryLevelAsksForACardSeenEnteringAHand) {
    // Seat 1 takes a queen that makes no pair. Seat 2 holds a queen, and the deck has no rank that it rolls.
    Table table("platinum-fish", 3,
                "{'hands':[['KS','8H'],['7S','5H'],['8S','QD']],'deck':['9S','QS','JS','JH','4H'],"
                "'discard':['KH'],'rest':'out'}");
    table.play(1, "{'kind':'draw'}");
    table.decide("[6,6]");
    table.play(1, "{'kind':'take','rank':'Q'}");
    table.play(2, "{'kind':'draw'}");
    table.decide("[1,1]");
    ASSERT_EQ(table.phase(), "ask");
    for (const Level level : kLevels) {
        const auto choice = decision(level, 2, table);
        EXPECT_EQ(choice->move, (Move{.kind = MoveKind::Ask, .target = 1, .rank = packs::kQueen}))
            << name(level);
        EXPECT_EQ(reason(*choice, 2).rfind("Everyone saw last turn that Ben has one of the queens.", 0), 0u);
    }
}

// ---- differences between the levels ----

TEST(PlatinumFishBot, PikeAndSharkCallForAShuffleWhenASearchBuriedTheirOnlyRank) {
    Table table = tableWith("[['KS'],['3S','9S'],['5S','QS']]", "'4S'", "['8H']");
    table.play(1, "{'kind':'draw'}");
    table.decide("[4,1]");
    table.play(1, "{'kind':'take','rank':'5'}");
    for (const Level level : {Level::Pike, Level::Shark}) {
        const auto choice = decision(level, 2, table);
        EXPECT_EQ(choice->move.kind, MoveKind::Shuffle) << name(level);
        EXPECT_FALSE(decision(level, 0, table)) << name(level) << " must pass";
    }
}

TEST(PlatinumFishBot, PikeAndSharkDoNotGiveANewHandForAUselessCard) {
    // Seat 2 takes a queen and then loses its other card, so the queen is known to be its last card. Seat 1
    // has no queen.
    Table table("platinum-fish", 3,
                "{'hands':[['KS','7C'],['5S','9H'],['7S']],"
                "'deck':['10S','JS','10H','JH','QS','4H','4D'],'discard':['KH'],'rest':'out'}");
    table.play(1, "{'kind':'draw'}");
    table.decide("[1,1]");
    table.play(1, "{'kind':'decline'}");
    table.play(2, "{'kind':'draw'}");
    table.decide("[6,6]");
    table.play(2, "{'kind':'take','rank':'Q'}");
    table.play(0, "{'kind':'draw'}");
    table.decide("[1,1]");
    table.play(0, "{'kind':'ask','target':2,'rank':'7'}");
    table.play(1, "{'kind':'draw'}");
    table.decide("[1,1]");
    ASSERT_EQ(table.all("hands")[2], j("['QS']"));
    ASSERT_EQ(table.phase(), "ask");
    for (const Level level : {Level::Pike, Level::Shark}) {
        const Move move = decision(level, 1, table)->move;
        EXPECT_FALSE(move.kind == MoveKind::Ask && move.target == 2 && move.rank == packs::kQueen)
            << name(level);
    }
}

TEST(PlatinumFishBot, SharkStopsWhenCancelled) {
    Table table = tableWith("[['KS'],['JS','9S'],['5S','QS']]", "'4S'", "['8H']");
    table.play(1, "{'kind':'draw'}");
    table.decide("[3,2]");
    EXPECT_GT(decision(Level::Shark, 1, table)->rationale.expected.value_or(0), 1);
    const std::atomic<bool> cancelled = true;
    EXPECT_FALSE(decision(Level::Shark, 1, table, {.cancelled = &cancelled}));
}

// ---- reasons and facts in words ----

namespace {

/// Expects a sentence without unfilled placeholders.
void expectSentence(const std::string& text) {
    ASSERT_FALSE(text.empty());
    EXPECT_EQ(text.back(), '.') << text;
    for (std::size_t at = text.find('%'); at != std::string::npos; at = text.find('%', at + 1))
        EXPECT_EQ(text.substr(at, 8), "% chance") << text;
}

} // namespace

TEST(PlatinumFishBot, EveryReasonAndEveryFactHasWords) {
    const Names names{.bySeat = {"Ann", "Ben", "Cleo", "Dan"}};
    int reasons = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        tacklebox::Setup<PlatinumFish> setup;
        setup.seats = 4;
        setup.seed = seed;
        setup.layout = drawnLayout<PlatinumFish>(seed, setup.options, setup.seats);
        std::vector<std::unique_ptr<Bot<PlatinumFish>>> bots;
        for (Seat seat = 0; seat < setup.seats; ++seat)
            bots.push_back(std::make_unique<WatchedBot<PlatinumFish>>(
                makeBot<PlatinumFish>(kLevels[seat], seat, seed),
                [&reasons, seat](const Choice<PlatinumFish>& choice, std::span<const Move>) {
                    if (!choice.rationale.motive) return;
                    expectSentence(reason(choice, seat));
                    ++reasons;
                }));
        Host<PlatinumFish> host(setup, std::move(bots));
        InformationState<PlatinumFish> publicState(kNoSeat);
        int next = 0;
        while (host.botsMove()) {
            for (; next < host.match().log().size(); ++next)
                if (const auto event = SeenEvent<PlatinumFish>::seenBy(kNoSeat, host.match().log(), next))
                    publicState.see(*event);
            for (const Fact& fact : publicState.facts())
                expectSentence(BotWords<PlatinumFish>::fact(fact, names).english());
        }
    }
    EXPECT_GT(reasons, 100);
}

// ---- strength ----

TEST(PlatinumFishBot, EveryLevelBeatsRandomPlayersAtTablesOfTwoToSix) {
    for (const Level level : {Level::Minnow, Level::Perch, Level::Pike}) {
        for (int seats = 2; seats <= 6; ++seats) {
            const double wins = winRateAgainstRandom<PlatinumFish>(
                level, seats, standardOptions(PlatinumFish::kOptions), 100);
            RecordProperty(std::string(name(level)) + "_of_" + std::to_string(seats), std::to_string(wins));
            EXPECT_GT(wins, 1.4 / seats) << name(level) << ", " << seats << " seats";
        }
    }
}

TEST(PlatinumFishBot, BeatsRandomPlayersWhenOnlyTheTopDiscardMayBeTaken) {
    EXPECT_GT(winRateAgainstRandom<PlatinumFish>(Level::Pike, 4, Options{{kTopDiscard}}, 100), 1.4 / 4);
    EXPECT_GT(winRateAgainstRandom<PlatinumFish>(Level::Shark, 4, Options{{kTopDiscard}}, 20), 1.4 / 4);
}
