// The determinizer of Rainbow Fish samples exactly the possible states.
#include "model/games/rainbowfish/bot/determinizer.h"
#include "model/games/rainbowfish/json.h"
#include "tests/support/determinizations.h"
#include "tests/support/environment.h"
#include "tests/support/possibledeterminizations.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using rainbowfish::State;

template <>
struct tacklebox::testing::SmallDeals<RainbowFish> {
    /// Cards of one or two numbers and a few special cards are in play; all others are on the discard pile.
    static Setup<RainbowFish> setup(Seat viewer, Random& random) {
        using namespace rainbowfish;
        Setup<RainbowFish> setup;
        setup.options = {{std::int16_t(random.below(3)), 1}};
        setup.seats = 2 + random.below(3);
        setup.dealer = Seat(random.below(setup.seats));
        Layout& layout = setup.layout;
        layout.hasHands = true;
        const auto deck = RainbowFish::deck(setup.options);
        std::vector<Card> all(deck.begin(), deck.end()), cards;
        random.shuffle(all);
        const Number number = Number(random.below(kNumbers - 1));
        const Number next = random.below(2) ? number : Number(number + 1);
        int numbers = 8, others = 2, draws = 2, machines = 2, none = 0;
        for (const Card card : all) {
            const Face face = faceOfCard(card);
            const bool inPlay = isNumber(face) && (numberOf(face) == number || numberOf(face) == next);
            int& left = inPlay                                     ? numbers
                        : isNumber(face)                           ? none
                        : face == kWarMachine                      ? machines
                        : isDrawTwo(face) || face == kWildDrawFour ? draws
                                                                   : others;
            if (left-- > 0)
                cards.push_back(card);
            else
                layout.discard.add(card);
        }
        for (const Card card : dealHidden(setup, viewer, cards, 8, random))
            layout.hands[viewer].add(card);
        return setup;
    }
    static auto* pile(rainbowfish::Layout& layout) { return &layout.hole; }
    static std::string hidden(const State& state) {
        return facesOf<RainbowFish>(state.hole) + char(state.quiet) + char(state.quietTurns) +
               char(state.blockable) + char(state.status.phase) + char(state.status.playersToAct.first());
    }
    /// Prefers cards that a War Machine can stop.
    static rainbowfish::Move pick(const MoveList<rainbowfish::Move>& moves, Random& random) {
        for (const auto& move : moves)
            if ((move.kind == rainbowfish::MoveKind::DrawTwo ||
                 move.kind == rainbowfish::MoveKind::WildDrawFour) &&
                random.below(2))
                return move;
        return moves[random.below(moves.size())];
    }
};

TEST(RainbowFishDeterminizer, ExactlyThePossibleDeterminizationsAreSampled) {
    testAllDeterminizations<RainbowFish>(300);
}

TEST(RainbowFishDeterminizer, SamplesAgreeWithTheObservationInWholeGames) {
    testDeterminizations<RainbowFish>(1000);
}

TEST(RainbowFishDeterminizer, AFirstDealIsFoundQuicklyLateInAGameOfTwo) {
    // By then each seat has hundreds of constraints on the other hand. A slow search needed up to 1,900,000
    // steps.
    constexpr int kFewEnough = 100'000;
    for (std::uint64_t seed = 1; seed <= std::uint64_t(gamesToPlay(9)); seed += 4) {
        const auto setup = drawnSetup<RainbowFish>(seed, 2);
        std::vector<std::unique_ptr<Bot<RainbowFish>>> bots;
        for (Seat seat = 0; seat < setup.seats; ++seat)
            bots.push_back(makeBot<RainbowFish>(Level::Pike, seat, 2 * seed + seat));
        Host<RainbowFish> host(setup, std::move(bots));
        std::vector<InformationState<RainbowFish>> known = {InformationState<RainbowFish>(0),
                                                            InformationState<RainbowFish>(1)};
        int nextEvent = 0, most = 0;
        do {
            const auto& log = host.match().log();
            for (; nextEvent < log.size(); ++nextEvent)
                for (Seat seat = 0; seat < setup.seats; ++seat)
                    if (const auto event = SeenEvent<RainbowFish>::seenBy(seat, log, nextEvent))
                        known[seat].see(*event);
            if (host.match().over()) break;
            for (const InformationState<RainbowFish>& one : known)
                most = std::max(most, Determinizer<RainbowFish>(one).stepsToFirstDeal());
        } while (host.botsMove({.effort = 1}));
        EXPECT_GT(nextEvent, 400) << "too short a game to mean anything";
        EXPECT_LT(most, kFewEnough) << "seed " << seed;
        std::printf("seed %llu: at most %d exchanges\n", static_cast<unsigned long long>(seed), most);
    }
}

/// Contradictory events: more cards of a face that the seat holds itself move between two opponents than
/// exist. The search for a consistent deal gives up, and Shark plays on without determinizations.
TEST(RainbowFishDeterminizer, SharkPlaysOnWithoutAConsistentDeal) {
    using namespace rainbowfish;
    Host<RainbowFish> host = mixedTable<RainbowFish>(5);
    const auto& state = host.match().state();
    const auto due = [&] { return state.status.turn == 0 && state.status.phase == Phase::Turn; };
    while (!due() || host.match().steps().size() < 30)
        ASSERT_TRUE(host.botsMove({.effort = 1}));
    EventLog<RainbowFish> log = host.match().log();
    const Face own = faceOfCard(state.hands[0].first());
    for (int i = 0; i < cardsOfFace(own).size(); ++i)
        log.add(Moved{own, handOf(1), handOf(2)});
    const auto bot = makeBot<RainbowFish>(Level::Shark, 0, 1);
    InformationState<RainbowFish> known(0);
    for (const auto& event : eventsSeenBy(0, log)) {
        bot->see(event);
        known.see(event);
    }
    EXPECT_FALSE(Determinizer<RainbowFish>(known).found());
    const std::atomic<bool> cancelled = true;
    EXPECT_LT(Determinizer<RainbowFish>(known, Deadline(&cancelled, 0)).stepsToFirstDeal(), 1000);
    MoveList<Move> legal;
    RainbowFish::legalMoves(state, 0, legal);
    ASSERT_GT(legal.size(), 1);
    EXPECT_TRUE(bot->choose(legal.all(), {.mustMove = true}));
    EXPECT_FALSE(bot->choose(legal.all(), {.mustMove = true, .cancelled = &cancelled}));
}
