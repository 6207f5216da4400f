// The bots of Twisted Fish against random players and in laid-out positions.
#include "model/games/twistedfish/bot/motive.h"
#include "model/games/twistedfish/bot/words.h"
#include "model/games/twistedfish/twistedfish.h"
#include "model/host/matchadapter.h"
#include "model/wire/session.h"
#include "tests/games/twistedfish/twistedfish_table.h"
#include "tests/support/botgames.h"
#include "tests/support/environment.h"
#include "tests/support/streams.h"
#include "tests/support/watchedbot.h"

#include <gtest/gtest.h>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::testing::twisted;

namespace {

/// The result of a hand between bots, one level a seat.
struct Result {
    SeatSet winners;
    bool someoneWentOut;
};

Result playHand(const std::vector<Level>& levels, std::uint64_t seed) {
    Options options = standardOptions(TwistedFish::kOptions);
    options.value[twistedfish::kOptionTarget] = 0;
    const MatchScore match = playBots<TwistedFish>(levels, options, seed);
    return {match.winners, match.last.out != kNoSeat};
}

} // namespace

TEST(TwistedFishBot, BeatsRandomPlayersClearly) {
    for (const int seats : {2, 3, 4, 6}) {
        double won = 0;
        constexpr int kHands = 60;
        for (int hand = 0; hand < kHands; ++hand) {
            std::vector<Level> levels(std::size_t(seats), Level::Random);
            const Seat bot = Seat(hand % seats);
            levels[bot] = Level::Perch;
            const Result result = playHand(levels, std::uint64_t(hand + 1));
            if (result.winners.has(bot)) won += 1.0 / result.winners.size();
        }
        RecordProperty("won_of_60_at_" + std::to_string(seats), int(won));
        EXPECT_GT(won / kHands, seats <= 4 ? 0.7 : 0.4) << seats << " seats";
    }
}

TEST(TwistedFishBot, WithMemoryHandsEndByGoingOut) {
    int out = 0;
    const int kHands = tacklebox::testing::gamesToPlay(12);
    for (int hand = 0; hand < kHands; ++hand)
        out += playHand({Level::Pike, Level::Pike, Level::Pike, Level::Pike}, std::uint64_t(hand + 1))
                   .someoneWentOut;
    std::printf("%d of %d hands ended by going out\n", out, kHands);
    EXPECT_GT(out, kHands / 2);
}

namespace {

constexpr Level kLevels[] = {Level::Minnow, Level::Perch, Level::Pike, Level::Shark};

/// The decision of a bot of that level in the laid-out position.
std::optional<Choice<TwistedFish>> chosen(Level level, Seat seat, Table& table) {
    const auto& match = matchOf<TwistedFish>(table.session().match());
    const auto bot = makeBot<TwistedFish>(level, seat, 7);
    for (const auto& event : streamOf(seat, match.log()))
        bot->see(event);
    MoveList<twistedfish::Move> moves;
    TwistedFish::legalMoves(match.state(), seat, moves);
    return bot->choose(moves.all(), {});
}

} // namespace

TEST(TwistedFishBot, EveryLevelTakesBackACardThatItHasJustSeenTaken) {
    for (const Level level : kLevels) {
        Table table =
            table3("{'hands':[['blue-crab','red-eel'],['green-crab','red-crab','blue-eel'],"
                   "['red-whale']],'pond':['red-shrimp','blue-shrimp','red-dogfish','blue-dogfish'],"
                   "'rest':'out'}");
        table.play(0, ask(1, "red-crab"));
        table.play(1, kAnswer);
        table.play(0, ask(2, "yellow-crab"));
        table.play(2, kAnswer);
        ASSERT_EQ(table.turn(), 1);
        const auto choice = chosen(level, 1, table);
        ASSERT_TRUE(choice);
        EXPECT_EQ(choice->move.kind, twistedfish::MoveKind::Ask) << name(level);
        EXPECT_EQ(choice->move.target, 0) << name(level);
        EXPECT_EQ(twistedfish::cardName(choice->move.card), "red-crab") << name(level);
    }
}

TEST(TwistedFishBot, EveryLevelLaysAFullBasket) {
    for (const Level level : kLevels) {
        Table table = table3("{'hands':[[" + colours("crab") +
                             ",'red-eel'],['blue-eel'],['red-whale']],"
                             "'pond':['red-shrimp','blue-shrimp'],'rest':'out'}");
        const auto choice = chosen(level, 0, table);
        ASSERT_TRUE(choice);
        EXPECT_EQ(choice->move.kind, twistedfish::MoveKind::Lay) << name(level);
    }
}

TEST(TwistedFishBot, NoLevelAsksForItsOwnOrLaidCardsIfAnotherAskMayHit) {
    using namespace twistedfish;
    for (const Level level : {Level::Minnow, Level::Perch, Level::Pike}) {
        for (int seed = 1; seed <= tacklebox::testing::gamesToPlay(3); ++seed) {
            tacklebox::Setup<TwistedFish> setup;
            setup.seats = 4;
            setup.options.value[kOptionTarget] = 0;
            setup.seed = seed;
            setup.layout = drawnLayout<TwistedFish>(seed, setup.options, 4);
            std::vector<std::unique_ptr<Bot<TwistedFish>>> bots;
            for (Seat seat = 0; seat < 4; ++seat)
                bots.push_back(makeBot<TwistedFish>(level, seat, seed + seat));
            Host<TwistedFish> host(setup, std::move(bots));
            std::size_t steps = 0;
            State before = host.match().state();
            while (host.botsMove()) {
                const auto* made = std::get_if<MoveStep<TwistedFish>>(&host.match().steps()[steps]);
                steps = host.match().steps().size();
                if (made && made->move.kind == MoveKind::Ask) {
                    CardSet laid;
                    for (const Basket& basket : before.baskets)
                        laid |= basket.cards();
                    const CardSet useless = before.hands[made->seat] | laid;
                    bool hasUseful = false;
                    for (const Card card : before.hands[made->seat] & kAllFish)
                        hasUseful = hasUseful || !useless.contains(kCardsOf[fishOf(card)]);
                    EXPECT_FALSE(hasUseful && useless.has(made->move.card))
                        << name(level) << " seed " << seed << " step " << steps;
                }
                before = host.match().state();
            }
        }
    }
}

namespace {

/// Whether an ask of the player on turn can hit.
bool couldHit(const twistedfish::State& state) {
    using namespace twistedfish;
    const Seat seat = state.status.turn;
    CardSet wanted, others;
    for (const Card own : state.hands[seat] & kAllFish)
        wanted |= kCardsOf[fishOf(own)];
    for (Seat other = 0; other < state.match.seats; ++other)
        if (other != seat) others |= state.hands[other];
    return wanted.intersects(others);
}

/// The latest refusal of each card by each player, until that player draws or gets a card.
class Refusals {
  public:
    /// Processes the match's last steps. Returns the ask among them, which does not count as refused yet.
    std::optional<twistedfish::Move> follow(const Match<TwistedFish>& match) {
        using namespace twistedfish;
        const State& now = match.state();
        std::optional<Move> ask;
        for (; m_steps < match.steps().size(); ++m_steps) {
            const auto* made = std::get_if<MoveStep<TwistedFish>>(&match.steps()[m_steps]);
            if (!made) continue;
            if (made->move.kind == MoveKind::Answer && m_asked && made->seat == m_asked->target &&
                !m_hands[made->seat].has(m_asked->card))
                m_turns[made->seat][m_asked->card] = m_count;
            m_asked.reset();
            if (made->move.kind == MoveKind::Ask) m_asked = ask = made->move;
        }
        for (Seat seat = 0; seat < now.match.seats; ++seat) {
            const bool more = !(now.hands[seat] - m_hands[seat]).empty();
            m_hands[seat] = now.hands[seat];
            if (more) m_turns[seat].fill(kNever);
        }
        if (now.status.turn != m_turn) ++m_count;
        m_turn = now.status.turn;
        return ask;
    }
    /// Turns since that ask was refused; very large if it was not.
    int since(const twistedfish::Move& ask) const { return m_count - m_turns[ask.target][ask.card]; }

  private:
    static constexpr int kNever = -1000;
    std::array<CardSet, twistedfish::kMostPlayers> m_hands{};
    std::array<std::array<int, twistedfish::kDeckSize>, twistedfish::kMostPlayers> m_turns = [] {
        std::array<std::array<int, twistedfish::kDeckSize>, twistedfish::kMostPlayers> never{};
        for (auto& seat : never)
            seat.fill(kNever);
        return never;
    }();
    std::optional<twistedfish::Move> m_asked;
    Seat m_turn = kNoSeat;
    int m_count = 0;
    std::size_t m_steps = 0;
};

} // namespace

/// If some ask can hit, Minnow and Perch never ask for a card that the player has refused in the last round
/// without drawing since, at tables of all sizes. Pike and Shark may: to fish for the card in the pond, or to
/// hide information.
TEST(TwistedFishBot, MinnowAndPerchNeverRepeatARefutedAsk) {
    using namespace twistedfish;
    for (const int seats : {2, 4, 6})
        for (const Level level : {Level::Minnow, Level::Perch}) {
            int asks = 0, refuted = 0;
            for (int seed = 1; seed <= tacklebox::testing::gamesToPlay(12); ++seed) {
                tacklebox::Setup<TwistedFish> setup;
                setup.seats = seats;
                setup.options.value[kOptionTarget] = 0;
                setup.seed = seed;
                setup.layout = drawnLayout<TwistedFish>(seed, setup.options, seats);
                std::vector<std::unique_ptr<Bot<TwistedFish>>> bots;
                for (Seat seat = 0; seat < seats; ++seat)
                    bots.push_back(makeBot<TwistedFish>(level, seat, seed + seat));
                Host<TwistedFish> host(setup, std::move(bots));
                Refusals refusals;
                State before = host.match().state();
                while (host.botsMove()) {
                    if (const auto ask = refusals.follow(host.match())) {
                        ++asks;
                        refuted += refusals.since(*ask) <= seats && couldHit(before);
                    }
                    before = host.match().state();
                }
            }
            EXPECT_GT(asks, tacklebox::testing::gamesToPlay(300));
            EXPECT_EQ(refuted, 0) << name(level) << " at a table of " << seats;
        }
}

TEST(TwistedFishBot, MatchesToTheTargetEnd) {
    const MatchScore match = playBots<TwistedFish>({Level::Perch, Level::Minnow, Level::Perch},
                                                   standardOptions(TwistedFish::kOptions), 5);
    EXPECT_TRUE(match.over);
    EXPECT_GE(match.scores[match.winners.first()], 400);
}

TEST(TwistedFishBot, TheExpectedScoreIsStated) {
    const Names names{{"Ann", "Ben", "Cleo"}, kNoSeat};
    EXPECT_EQ(BotWords<TwistedFish>::rationale(
                  {.motive = std::uint8_t(twistedfish::Motive::TryForCard), .likely = 0.4, .expected = 85.2},
                  0, {twistedfish::MoveKind::Ask, 1, Card(0)}, names)
                  .english(),
              "Ben may have the red card shark. 40% chance of a hit. Expected score for Ann this round: "
              "about 85 points.");
}

TEST(TwistedFishBot, NoReasonSaysThatACardInABasketMayBeHeld) {
    // Cleo's basket has all cards that the seat can ask for; the Diver completed it.
    Table table =
        table3("{'hands':[['red-whale'],['blue-eel'],['green-eel']],'pond':['yellow-eel','red-eel'],"
               "'baskets':[[],[],[{'fish':'whale','cards':['green-whale','blue-whale','yellow-whale',"
               "'purple-whale','dead-scuba-diver']}]],'rest':'out'}");
    const auto& match = matchOf<TwistedFish>(table.session().match());
    const auto bot = makeBot<TwistedFish>(Level::Pike, 0, 1);
    for (const auto& event : streamOf(Seat(0), match.log()))
        bot->see(event);
    MoveList<twistedfish::Move> moves;
    TwistedFish::legalMoves(match.state(), 0, moves);
    const auto choice = *bot->choose(moves.all(), {});
    EXPECT_EQ(choice.move.kind, twistedfish::MoveKind::Ask);
    EXPECT_FALSE(choice.rationale.likely);
    const Names names{{"Ann", "Ben", "Cleo"}, 0};
    const std::string words =
        BotWords<TwistedFish>::rationale(choice.rationale, 0, choice.move, names).english();
    EXPECT_NE(words.find("whale is in a basket, so this ask can't succeed; but one ask is compulsory."),
              std::string::npos)
        << words;
}

TEST(TwistedFishBot, ANearlySureHitIsNotCalledAGuess) {
    const Names names{{"Ann", "Ben", "Cleo"}, kNoSeat};
    EXPECT_EQ(BotWords<TwistedFish>::rationale(
                  {.motive = std::uint8_t(twistedfish::Motive::TryForCard), .likely = 0.99}, 0,
                  {twistedfish::MoveKind::Ask, 1, Card(0)}, names)
                  .english(),
              "Ben very likely has the red card shark. 99% chance of a hit.");
}

/// Near the end of a hand, the score that Shark expects is close to its final score.
TEST(TwistedFishBot, SharksExpectationNearTheEndIsClose) {
    constexpr int kEffort = 25;
    constexpr int kHands = 8;
    constexpr double kNear = 25; // points, on average; a hand is worth several hundred
    double off = 0;
    for (std::uint64_t seed = 1; seed <= std::uint64_t(kHands); ++seed) {
        tacklebox::Setup<TwistedFish> setup;
        setup.seats = 3;
        setup.options.value[twistedfish::kOptionTarget] = 0;
        setup.seed = seed;
        setup.layout = drawnLayout<TwistedFish>(seed, setup.options, 3);
        std::vector<std::unique_ptr<Bot<TwistedFish>>> bots;
        for (Seat seat = 0; seat < 3; ++seat)
            bots.push_back(makeBot<TwistedFish>(seat == 0 ? Level::Shark : Level::Perch, seat, seed));
        std::optional<double> expected;
        bots[0] = std::make_unique<WatchedBot<TwistedFish>>(
            std::move(bots[0]),
            [&expected](const Choice<TwistedFish>& choice, std::span<const twistedfish::Move>) {
                if (choice.rationale.expected) expected = choice.rationale.expected;
            },
            nullptr, kEffort);
        Host<TwistedFish> host(setup, std::move(bots));
        while (host.botsMove()) {
        }
        ASSERT_TRUE(expected) << seed;
        const int got = host.match().state().match.scores[0];
        off += std::abs(*expected - got) / kHands;
    }
    EXPECT_LT(off, kNear);
}
