// Decisions of the Platinum Fish bots in laid-out positions, and games against random players.
#include "model/games/platinumfish/bot/informationstate.h"
#include "model/games/platinumfish/bot/motive.h"
#include "model/games/platinumfish/bot/words.h"
#include "tests/support/botgames.h"
#include "tests/support/determinizations.h"
#include "tests/support/laidbots.h"
#include "tests/support/watchedbot.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::platinumfish;

namespace {

constexpr Level kLevels[] = {Level::Minnow, Level::Perch, Level::Pike, Level::Shark};

std::optional<Choice<PlatinumFish>> decision(Level level, Seat seat, Table& table, Thinking thinking = {}) {
    return tacklebox::testing::decision<PlatinumFish>(level, seat, table, thinking, 7);
}

std::string why(const Choice<PlatinumFish>& choice, Seat seat) {
    const Names names{.bySeat = {"Ann", "Ben", "Cleo"}};
    return BotWords<PlatinumFish>::rationale(choice.rationale, seat, choice.move, names).english();
}

/// Three seats, dealer 0, seat 1 on turn; all other cards are in the deck.
Table laid(std::string_view hands, std::string_view deck, std::string_view discard = "['9H']") {
    return Table("platinum-fish", 3,
                 "{'hands':" + std::string(hands) + ",'deck':[" + std::string(deck) +
                     "],'discard':" + std::string(discard) + "}");
}

/// Seat 1 has rolled two ones, the deck has no ace and no two, so it may ask.
Table aboutToAsk(std::string_view hands, std::string_view deck = "'9S','JS','JH','QS'") {
    Table table("platinum-fish", 3,
                "{'hands':" + std::string(hands) + ",'deck':[" + std::string(deck) +
                    "],'discard':['KH'],'rest':'out'}");
    table.play(1, "{'kind':'draw'}");
    table.decide("[1,1]");
    return table;
}

} // namespace

// ---- all levels ----

TEST(PlatinumFishBot, EveryLevelTakesASureMatchFromTheDiscardPile) {
    Table table = laid("[['KS'],['3S','9S'],['5S','QS']]", "'4S'");
    for (const Level level : kLevels) {
        const auto choice = decision(level, 1, table);
        ASSERT_TRUE(choice) << name(level);
        EXPECT_EQ(choice->move.kind, MoveKind::TakeDiscard) << name(level);
        EXPECT_EQ(why(*choice, 1), "That's a certain pair.");
    }
}

TEST(PlatinumFishBot, EveryLevelMatchesWhatItRolled) {
    Table table = laid("[['KS'],['3S','9S'],['5S','QS']]", "'4S'", "['8H']");
    table.play(1, "{'kind':'draw'}");
    table.decide("[3,2]");
    for (const Level level : kLevels) {
        const auto choice = decision(level, 1, table);
        ASSERT_TRUE(choice) << name(level);
        EXPECT_EQ(choice->move, (Move{.kind = MoveKind::Take, .rank = 2})) << name(level);
    }
}

TEST(PlatinumFishBot, EveryLevelMatchesItsNewHandFromTheDiscardPile) {
    Table table = laid("[['KS'],['3S'],['5S','QS']]", "'3H','9S','JS','QD'", "['9H']");
    table.play(1, "{'kind':'draw'}");
    table.decide("[3]");
    for (const Level level : kLevels)
        EXPECT_EQ(decision(level, 1, table)->move.kind, MoveKind::MatchDiscard) << name(level);
}

TEST(PlatinumFishBot, NoLevelRepeatsARefusedAsk) {
    Table table = aboutToAsk("[['KS','QH'],['7S','5H'],['8S','QD']]");
    table.play(1, "{'kind':'ask','target':2,'rank':'7'}");
    table.play(2, "{'kind':'draw'}");
    table.decide("[1,1]");
    table.play(2, "{'kind':'decline'}");
    table.play(0, "{'kind':'draw'}");
    table.decide("[1,1]");
    ASSERT_EQ(table.phase(), "ask");
    for (const Level level : kLevels) {
        const Move move = decision(level, 0, table)->move;
        EXPECT_FALSE(move.kind == MoveKind::Ask && move.target == 2 && move.rank == 6) << name(level);
    }
}

TEST(PlatinumFishBot, SharkDoesNotAskForImpossibleCards) {
    int asks = 0, vain = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed)
        playWatched<PlatinumFish>(
            Level::Shark, variedSetup<PlatinumFish>(seed), {.effort = 3},
            [&](Seat, const Choice<PlatinumFish>& choice, std::span<const Move>) {
                if (choice.move.kind != MoveKind::Ask) return;
                ++asks;
                vain += choice.rationale.likely && *choice.rationale.likely <= 0;
            },
            [](Seat, const SeenEvent<PlatinumFish>&) {});
    EXPECT_GT(asks, 0);
    EXPECT_EQ(vain, 0) << "of " << asks;
}

TEST(PlatinumFishBot, EveryLevelAsksForAMatchSeenGoingIntoAHand) {
    // Seat 1 takes a queen that it cannot match; seat 2 holds one and cannot roll a rank of the deck.
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
        EXPECT_EQ(why(*choice, 2).rfind("Everyone saw last turn that Ben has one of the queens.", 0), 0u);
    }
}

// ---- differences between the levels ----

TEST(PlatinumFishBot, PikeAndSharkCallForAShuffleWhenASearchHasBuriedTheirOnlyRank) {
    Table table = laid("[['KS'],['3S','9S'],['5S','QS']]", "'4S'", "['8H']");
    table.play(1, "{'kind':'draw'}");
    table.decide("[4,1]");
    table.play(1, "{'kind':'take','rank':'5'}");
    for (const Level level : {Level::Pike, Level::Shark}) {
        const auto choice = decision(level, 2, table);
        EXPECT_EQ(choice->move.kind, MoveKind::Shuffle) << name(level);
        EXPECT_FALSE(decision(level, 0, table)) << name(level) << " lets others go on";
    }
}

TEST(PlatinumFishBot, PikeDoesNotGiveANewHandForAUselessCard) {
    // Seat 2 certainly holds a queen, its last card; seat 1 could not match it.
    Table table("platinum-fish", 3,
                "{'hands':[['KS','8H'],['7S','5H'],['8S']],'deck':['9S','8D','QS','JS','JH','4H'],"
                "'discard':['KH'],'rest':'out'}");
    table.play(1, "{'kind':'draw'}");
    table.decide("[1,1]");
    for (const Level level : {Level::Pike, Level::Shark}) {
        const Move move = decision(level, 1, table)->move;
        EXPECT_FALSE(move.kind == MoveKind::Ask && move.target == 2 && move.rank == 7) << name(level);
    }
}

TEST(PlatinumFishBot, SharkStopsWhenCancelled) {
    Table table = laid("[['KS'],['JS','9S'],['5S','QS']]", "'4S'", "['8H']");
    table.play(1, "{'kind':'draw'}");
    table.decide("[3,2]");
    EXPECT_GT(decision(Level::Shark, 1, table)->rationale.expected.value_or(0), 1);
    const std::atomic<bool> cancelled = true;
    EXPECT_FALSE(decision(Level::Shark, 1, table, {.cancelled = &cancelled}));
}

// ---- words ----

namespace {

/// Checks that the text is a sentence without open placeholders.
void expectSentence(const std::string& text) {
    ASSERT_FALSE(text.empty());
    EXPECT_EQ(text.back(), '.') << text;
    for (std::size_t at = text.find('%'); at != std::string::npos; at = text.find('%', at + 1))
        EXPECT_EQ(text.substr(at, 8), "% chance") << text;
}

} // namespace

TEST(PlatinumFishBot, EveryReasonAndEveryFactHasWords) {
    const Names names{.bySeat = {"Ann", "Ben", "Cleo", "Dan"}};
    int spoken = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        tacklebox::Setup<PlatinumFish> setup;
        setup.seats = 4;
        setup.seed = seed;
        setup.layout = drawnLayout<PlatinumFish>(seed, setup.options, setup.seats);
        std::vector<std::unique_ptr<Bot<PlatinumFish>>> bots;
        for (Seat seat = 0; seat < setup.seats; ++seat)
            bots.push_back(std::make_unique<WatchedBot<PlatinumFish>>(
                makeBot<PlatinumFish>(kLevels[seat], seat, seed),
                [&spoken, seat](const Choice<PlatinumFish>& choice, std::span<const Move>) {
                    if (!choice.rationale.motive) return;
                    expectSentence(why(choice, seat));
                    ++spoken;
                }));
        Host<PlatinumFish> host(setup, std::move(bots));
        InformationState<PlatinumFish> board(kNoSeat);
        int told = 0;
        while (host.botsMove()) {
            for (; told < host.match().log().size(); ++told)
                if (const auto event = SeenEvent<PlatinumFish>::seenBy(kNoSeat, host.match().log(), told))
                    board.see(*event);
            for (const Fact& fact : board.facts())
                expectSentence(BotWords<PlatinumFish>::fact(fact, names).english());
        }
    }
    EXPECT_GT(spoken, 100);
}

// ---- strength ----

TEST(PlatinumFishBot, EveryLevelBeatsRandomPlayersAtTablesOfTwoToSix) {
    for (const Level level : {Level::Minnow, Level::Perch, Level::Pike}) {
        for (int seats = 2; seats <= 6; ++seats) {
            const double share =
                shareAgainstRandom<PlatinumFish>(level, seats, standardOptions(PlatinumFish::kOptions), 100);
            RecordProperty(std::string(name(level)) + "_of_" + std::to_string(seats), std::to_string(share));
            EXPECT_GT(share, 1.4 / seats) << name(level) << ", " << seats << " seats";
        }
    }
}

TEST(PlatinumFishBot, BeatsRandomPlayersWithTheTopOfTheDiscardsOnly) {
    EXPECT_GT(shareAgainstRandom<PlatinumFish>(Level::Pike, 4, Options{{kTopDiscard}}, 100), 1.4 / 4);
    EXPECT_GT(shareAgainstRandom<PlatinumFish>(Level::Shark, 4, Options{{kTopDiscard}}, 20), 1.4 / 4);
}
