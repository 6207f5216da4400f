// The bots of Rainbow Fish: strength, no absurd moves, and the reasons they give.
#include "model/games/rainbowfish/bot/informationstate.h"
#include "model/games/rainbowfish/bot/motive.h"
#include "model/games/rainbowfish/bot/playout.h"
#include "model/games/rainbowfish/bot/words.h"
#include "model/games/words.h"
#include "model/host/matchadapter.h"
#include "model/wire/session.h"
#include "tests/games/rainbowfish/rainbowfish_table.h"
#include "tests/support/botgames.h"
#include "tests/support/streams.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::rainbowfish;

namespace {

/// The decision of a new bot of the level that has seen all events of the seat.
Choice<RainbowFish> decide(Table& table, Seat seat, Level level) {
    const auto& match = matchOf<RainbowFish>(table.session().match());
    const auto bot = makeBot<RainbowFish>(level, seat, 1);
    for (const auto& event : streamOf(seat, match.log()))
        bot->see(event);
    MoveList<Move> moves;
    RainbowFish::legalMoves(match.state(), seat, moves);
    return *bot->choose(moves.all(), {});
}

} // namespace

TEST(RainbowFishBot, BeatsRandomPlayersClearly) {
    constexpr int kMatches = 1500;
    for (const auto& [seats, deck, atLeast] :
         {std::tuple{2, 0, 0.75}, {4, 0, 0.7}, {4, 1, 0.65}, {4, 2, 0.65}, {8, 0, 0.4}}) {
        const double winRate =
            shareAgainstRandom<RainbowFish>(Level::Perch, seats, Options{{std::int16_t(deck), 1}}, kMatches);
        std::printf("%d seats, deck %d: %.3f\n", seats, deck, winRate);
        EXPECT_GE(winRate, atLeast) << seats << " seats, deck " << deck;
    }
}

TEST(RainbowFishBot, EveryLevelPlaysEveryDeckAtEveryTable) {
    for (const Level level : {Level::Minnow, Level::Perch, Level::Pike})
        for (int seats = 2; seats <= 8; seats += kIsRelease ? 1 : 3)
            for (std::int16_t deck = 0; deck < 3; ++deck)
                playBots<RainbowFish>(std::vector<Level>(std::size_t(seats), level), Options{{deck, 2}},
                                      std::uint64_t(seats), {.effort = 1});
    for (std::int16_t deck = 1; deck < 3; ++deck)
        playBots<RainbowFish>({Level::Shark, Level::Minnow}, Options{{deck, 1}}, 5, {.effort = 10});
}

/// The weaker levels forget, but not the latest events.
TEST(RainbowFishBot, NoLevelRepeatsARefutedAsk) {
    for (const Level level : {Level::Minnow, Level::Perch, Level::Pike})
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            constexpr int kSeats = 4;
            tacklebox::Setup<RainbowFish> setup;
            setup.seats = kSeats;
            setup.seed = seed;
            setup.layout = drawnLayout<RainbowFish>(seed, setup.options, kSeats);
            Match<RainbowFish> match(setup);
            std::vector<std::unique_ptr<Bot<RainbowFish>>> bots;
            std::vector<InformationState<RainbowFish>> informationStates;
            for (Seat seat = 0; seat < kSeats; ++seat) {
                bots.push_back(makeBot<RainbowFish>(level, seat, seed));
                informationStates.emplace_back(seat);
            }
            MoveList<Move> moves;
            for (int next = 0; !match.over();) {
                for (; next < match.log().size(); ++next)
                    for (Seat seat = 0; seat < kSeats; ++seat)
                        if (const auto event = SeenEvent<RainbowFish>::seenBy(seat, match.log(), next)) {
                            bots[seat]->see(*event);
                            informationStates[seat].see(*event);
                        }
                const Seat seat = match.state().status.playersToAct.first();
                moves.clear();
                RainbowFish::legalMoves(match.state(), seat, moves);
                const Move move = bots[seat]->choose(moves.all(), {.effort = 1})->move;
                const auto facts = informationStates[seat].facts();
                const auto refuted = [&](const Move& ask, int withinTurns) {
                    return ask.kind == MoveKind::Ask && std::ranges::any_of(facts, [&](const Fact& fact) {
                               return fact.seat == ask.target && fact.topic == ask.number &&
                                      fact.kind == FactKind::Lacks && fact.count == 0 &&
                                      fact.turnsAgo < withinTurns;
                           });
                };
                constexpr int kAnyTime = 10'000;
                const bool anyBetter = std::ranges::any_of(moves, [&](const Move& other) {
                    return other.kind == MoveKind::Ask && !refuted(other, kAnyTime);
                });
                EXPECT_FALSE(anyBetter && refuted(move, kSeats)) << name(level) << ", seed " << seed;
                ASSERT_FALSE(match.move(seat, move));
            }
        }
}

TEST(RainbowFishBot, AllButSharkAskForTheirMostFrequentNumber) {
    for (const Level level : {Level::Minnow, Level::Perch, Level::Pike}) {
        Table table =
            rainbow(3, "{'hands':[['red-5','red-1','red-2','red-7'],['green-5','green-1','yellow-3'],"
                       "['blue-5','yellow-5','blue-6','yellow-8']],"
                       "'hole':['blue-9','green-9','red-9','blue-8','red-8']}");
        table.play(0, "{'kind':'ask','target':1,'number':1}"); // hits and continues
        table.play(0, "{'kind':'ask','target':1,'number':2}"); // misses
        table.play(1, "{'kind':'ask','target':0,'number':3}"); // misses
        const Move move = decide(table, 2, level).move;
        EXPECT_EQ(move.kind, MoveKind::Ask) << name(level);
        EXPECT_EQ(move.number, 5) << name(level) << ": the bot has two fives";
    }
}

TEST(RainbowFishBot, PikeKeepsItsLastSpecialCardForTheSpecialSet) {
    const char* deal = "{'hands':[['red-5','red-draw-2'],['green-5','green-1'],['blue-6']],"
                       "'hole':['blue-9','green-9'],'rest':'out'}";
    Table table = rainbow(3, deal);
    EXPECT_NE(decide(table, 0, Level::Pike).move.kind, MoveKind::DrawTwo);
    EXPECT_EQ(decide(table, 0, Level::Perch).move.kind, MoveKind::DrawTwo) << "a Perch does not save it";
}

/// A Reverse is worth more than one card. Stronger levels already play it to keep fewer cards.
TEST(RainbowFishBot, ReversesArePlayedForManyCards) {
    const auto reaction = [](const char* fives, Level level) {
        const std::string deal =
            std::string("{'hands':[['red-5','red-1'],['green-reverse','green-2',") + fives +
            "],['blue-6']],'hole':['blue-9','green-9','red-9','blue-8','red-8','blue-3','green-3','red-3',"
            "'yellow-3','blue-4','green-4','red-4','yellow-4','blue-2','red-2','yellow-2','red-6']}";
        Table table = rainbow(3, deal.c_str());
        table.play(0, "{'kind':'ask','target':1,'number':5}");
        return decide(table, 1, level).move.kind;
    };
    const char* one = "'green-5'";
    const char* two = "'green-5','blue-5'";
    const char* three = "'green-5','blue-5','yellow-5'";
    for (const Level level : {Level::Minnow, Level::Perch, Level::Pike})
        EXPECT_EQ(reaction(one, level), MoveKind::Answer) << name(level);
    EXPECT_EQ(reaction(two, Level::Pike), MoveKind::Reverse);
    EXPECT_EQ(reaction(two, Level::Perch), MoveKind::Answer);
    EXPECT_EQ(reaction(three, Level::Perch), MoveKind::Reverse);
    EXPECT_EQ(reaction(three, Level::Minnow), MoveKind::Answer) << "a Minnow does not even then";
}

TEST(RainbowFishBot, SharkIsTheSameForTheSameSeedAndStopsWhenCancelled) {
    Table table = Table::shuffled("rainbow-fish", 4, 9);
    const Seat seat = Seat(table.turn().get<int>());
    const auto first = decide(table, seat, Level::Shark), second = decide(table, seat, Level::Shark);
    EXPECT_EQ(first.move, second.move);
    EXPECT_EQ(first.rationale, second.rationale);

    const auto& match = matchOf<RainbowFish>(table.session().match());
    const auto bot = makeBot<RainbowFish>(Level::Shark, seat, 1);
    for (const auto& event : streamOf(seat, match.log()))
        bot->see(event);
    MoveList<Move> moves;
    RainbowFish::legalMoves(match.state(), seat, moves);
    const std::atomic<bool> cancelled = true;
    EXPECT_FALSE(bot->choose(moves.all(), {.cancelled = &cancelled}));
}

TEST(RainbowFishBot, AnAskIsExplained) {
    Table table = rainbow(3, "{'hands':[['red-5','blue-5','red-1'],['green-5','red-2','red-3'],"
                             "['yellow-5','red-4','red-6']],'hole':['blue-9','green-9','red-9','blue-8']}");
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    table.play(0, "{'kind':'ask','target':1,'number':1}"); // misses
    table.play(1, "{'kind':'ask','target':2,'number':2}");
    const Choice<RainbowFish> choice = decide(table, 2, Level::Pike);
    const Names names{{"Ann", "Ben", "Cleo"}, kNoSeat};
    EXPECT_EQ(choice.move.kind, MoveKind::Ask);
    EXPECT_EQ(choice.move.target, 0);
    EXPECT_EQ(BotWords<RainbowFish>::rationale(choice.rationale, 2, choice.move, names).english(),
              "Ann asked for fives 2 turns ago. Ann definitely has fives. Expected total for Cleo: about 10 "
              "points.");
}

TEST(RainbowFishBot, TheExpectedScoreIsStated) {
    const Names names{{"Ann", "Ben", "Cleo"}, kNoSeat};
    EXPECT_EQ(BotWords<RainbowFish>::rationale({.motive = std::uint8_t(Motive::LaySet), .expected = 17.6}, 0,
                                               {}, names)
                  .english(),
              "A set on the table is safe. Expected total for Ann: about 18 points.");
}

TEST(RainbowFishBot, AnUnlikelyAskIsStatedAsSuch) {
    const Names names{{"Ann", "Ben", "Cleo"}, 0};
    const auto words = [&](double likely) {
        return BotWords<RainbowFish>::rationale({.motive = std::uint8_t(Motive::Ask), .likely = likely}, 0,
                                                {.kind = MoveKind::Ask, .target = 1, .number = 6}, names)
            .english();
    };
    EXPECT_EQ(words(0.02), "Ben probably doesn't have sixes, but nothing else looked better.");
    EXPECT_EQ(words(0.2), "20% chance that Ben has sixes.");
}

/// "Definitely" is only said of true hits. The weaker levels, which forget, give no percentage for their
/// guesses.
TEST(RainbowFishBot, SureHitsAreHits) {
    const Names names{{"Ann", "Bob", "Cleo", "Dan"}, kNoSeat};
    int sure = 0, guessed = 0;
    for (std::uint64_t seed = 1; seed <= std::uint64_t(gamesToPlay(6)); ++seed)
        for (const Level level : {Level::Minnow, Level::Perch, Level::Pike})
            playTold<RainbowFish>(
                level, 4, seed, [&](const State& state, Seat seat, const Choice<RainbowFish>& choice) {
                    if (choice.move.target == kNoSeat) return;
                    const std::string why =
                        BotWords<RainbowFish>::rationale(choice.rationale, seat, choice.move, names)
                            .english();
                    const bool isSure = why.find("definitely") != std::string::npos;
                    const CardSet wanted = choice.move.kind == MoveKind::Ask
                                               ? cardsOfNumber(choice.move.number)
                                               : cardsOfColor(choice.move.color);
                    EXPECT_TRUE(!isSure || state.hands[choice.move.target].intersects(wanted))
                        << name(level) << ": " << why;
                    sure += isSure;
                    guessed += !isSure && !choice.rationale.likely && choice.rationale.motive != 0;
                });
    EXPECT_GT(sure, gamesToPlay(100));
    EXPECT_GT(guessed, gamesToPlay(100));
}

TEST(RainbowFishBot, InAPlayoutAReverseTakesTheAskersCards) {
    Table table = rainbow(2, "{'hands':[['red-5','blue-5','red-1'],['green-5','red-reverse','red-3']],"
                             "'hole':['blue-9','green-9','red-9','blue-8']}");
    const State& state = matchOf<RainbowFish>(table.session().match()).state();
    Memory memory{};
    for (Seat seat = 0; seat < 2; ++seat)
        memory[seat].drew(state.hands[seat].size());
    Playout playout;
    playout.begin(state, memory, kAllSkilled);
    playout.play(0, {.kind = MoveKind::Ask, .target = 1, .number = 5});
    MoveList<Move> moves;
    RainbowFish::legalMoves(playout.state(), 1, moves);
    const auto reverse =
        std::ranges::find_if(moves, [](const Move& move) { return move.kind == MoveKind::Reverse; });
    ASSERT_NE(reverse, moves.end());
    playout.play(1, *reverse);
    EXPECT_EQ(playout.state().hands[1].size(), 4); // three fives and a three
    EXPECT_EQ(playout.memory()[0].sure[5] + playout.memory()[0].open[5], 0)
        << "the asker gave all fives away";
    EXPECT_GE(playout.memory()[1].sure[5], 2) << "everybody saw the other player take them";
}
