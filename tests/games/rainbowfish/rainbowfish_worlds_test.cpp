// Sampled worlds of Rainbow Fish, judged by the rules.
#include "model/games/rainbowfish/bot/worldsampler.h"
#include "tests/games/rainbowfish/rainbowfish_history.h"
#include "tests/support/environment.h"
#include "tests/support/worlds.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using rainbowfish::State;

namespace {

/// The faces of the cards that came to hands, as the sampler dealt them.
std::vector<Face> arrivalsOf(const Knowledge<RainbowFish>& knowledge,
                             const WorldSampler<RainbowFish>& sampler) {
    std::vector<Face> arrivals;
    for (std::size_t slot = 0; slot < sampler.deal().size(); ++slot)
        if (knowledge.arrivals()[slot].seat != kNoSeat) arrivals.push_back(sampler.deal()[slot]);
    return arrivals;
}

} // namespace

/// The sampler knows a way to each of its worlds; the rules judge whether the game can have gone it. A search
/// that knows nothing of the sampler judges some of the worlds again; it gave up on 11 of 1500.
TEST(RainbowFishWorlds, EverySampledWorldHasALegalHistoryThatLooksTheSame) {
    constexpr int kOneIn = 16, kMostSearched = 300, kLeastFound = 285;
    int judged = 0, searched = 0, found = 0;
    testSampledWorlds<RainbowFish>(5000, [&](const auto& knowledge, const auto& sampler,
                                             const SeenStream& seen, Seat seat, const State& world) {
        if (judged++ % kOneIn == 0 && searched < kMostSearched) {
            ++searched;
            found += worldFault(seen, seat, world).empty();
        }
        const auto history = historyWith(seen, seat, world, arrivalsOf(knowledge, sampler));
        return historyFault(history, seen, seat, world);
    });
    std::printf("%d of %d found by searching too\n", found, searched);
    if (searched == kMostSearched) {
        EXPECT_GE(found, kLeastFound);
    }
}

/// The position that the game is really in has a history that can be found without the sampler.
TEST(RainbowFishWorlds, TheTruePositionIsAPossibleWorld) {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Host<RainbowFish> host = mixedTable<RainbowFish>(seed);
        Random random = Random::forStep(seed, 7);
        while (host.botsMove({.effort = 1}) && !host.match().over()) {
            const auto& real = host.match().state();
            const Seat seat = Seat(random.below(real.match.seats));
            if (random.below(8) > 0) continue;
            ASSERT_EQ(worldFault(streamOf(seat, host.match().log()), seat, real), "")
                << "seed " << seed << ", seat " << int(seat) << ", after " << host.match().steps().size();
        }
    }
}

TEST(RainbowFishWorlds, AFirstWayIsFoundSoonLateInAGameOfTwo) {
    // Each seat has heard hundreds of things of the other's hand by then. These needed up to 1,900,000.
    constexpr int kFewEnough = 100'000;
    for (std::uint64_t seed = 1; seed <= std::uint64_t(gamesToPlay(9)); seed += 4) {
        const auto setup = drawnSetup<RainbowFish>(seed, 2);
        std::vector<std::unique_ptr<Bot<RainbowFish>>> bots;
        for (Seat seat = 0; seat < setup.seats; ++seat)
            bots.push_back(makeBot<RainbowFish>(Level::Pike, seat, 2 * seed + seat));
        Host<RainbowFish> host(setup, std::move(bots));
        std::vector<Knowledge<RainbowFish>> known = {Knowledge<RainbowFish>(0), Knowledge<RainbowFish>(1)};
        int told = 0, most = 0;
        do {
            const auto& log = host.match().log();
            for (; told < log.size(); ++told)
                for (Seat seat = 0; seat < setup.seats; ++seat)
                    if (const auto event = SeenEvent<RainbowFish>::seenBy(seat, log, told))
                        known[seat].see(*event);
            if (host.match().over()) break;
            for (const Knowledge<RainbowFish>& one : known)
                most = std::max(most, WorldSampler<RainbowFish>(one).stepsToFirstDeal());
        } while (host.botsMove({.effort = 1}));
        EXPECT_GT(told, 400) << "too short a game to mean anything";
        EXPECT_LT(most, kFewEnough) << "seed " << seed;
        std::printf("seed %llu: at most %d exchanges\n", static_cast<unsigned long long>(seed), most);
    }
}

/// What cannot be: cards of a face that he holds himself go from one of the others to another, more than
/// there are. He does not look for a way for ever, and plays on without.
TEST(RainbowFishWorlds, WhereThereIsNoWayTheSearchForOneEndsAndSharkPlaysOn) {
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
    Knowledge<RainbowFish> known(0);
    for (const auto& event : streamOf(0, log)) {
        bot->see(event);
        known.see(event);
    }
    EXPECT_FALSE(WorldSampler<RainbowFish>(known).found());
    const std::atomic<bool> cancelled = true;
    EXPECT_LT(WorldSampler<RainbowFish>(known, Deadline(&cancelled, 0)).stepsToFirstDeal(), 1000);
    MoveList<Move> legal;
    RainbowFish::legalMoves(state, 0, legal);
    ASSERT_GT(legal.size(), 1);
    EXPECT_TRUE(bot->choose(legal.all(), {.mustMove = true}));
    EXPECT_FALSE(bot->choose(legal.all(), {.mustMove = true, .cancelled = &cancelled}));
}
