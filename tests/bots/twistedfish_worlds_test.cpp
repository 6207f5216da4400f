// Sampled worlds of Twisted Fish, judged by the rules.
#include "model/bots/twistedfish/worlds.h"
#include "tests/bots/twistedfish_history.h"
#include "tests/support/worlds.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::testing::twisted;
using namespace tacklebox::twistedfish;

namespace {

/// What the search may cost: more finds hardly more.
constexpr int kMostSteps = 20'000;

Way wayOf(const Worlds<TwistedFish>& sampler) {
    const Origins& walk = sampler.origins();
    return {walk.arrivals(), walk.pulled(), walk.netted()};
}

/// Nothing, or why the rules do not lead to the world by that way.
std::string wayFault(const Seen& seen, Seat seat, const State& world, const Way& way) {
    const auto history = historyWith(seen, seat, world, way);
    const auto fault = historyFault(history, seen, seat, world);
    return fault.empty() ? courseFault(history, world) : fault;
}

/// How often the search that knows nothing of the sampler found a way.
struct Searches {
    int searched = 0, found = 0;

    /// A way counts as found if the rules can go it. That there is none found is no fault.
    void search(const Seen& seen, Seat seat, const State& world) {
        const auto way = searchWay(seen, seat, world, kMostSteps);
        ++searched;
        found += way && wayFault(seen, seat, world, *way).empty();
    }
};

Knowledge<TwistedFish> knowledgeOf(const Seen& seen, Seat seat) {
    Knowledge<TwistedFish> known(seat);
    for (const auto& event : seen)
        known.see(event);
    return known;
}

/// Nothing, or what is wrong with a world sampled for the seat now.
std::string sampledFault(const Match<TwistedFish>& match, Seat seat, Random& random) {
    const Seen seen = streamOf(seat, match.log());
    const auto known = knowledgeOf(seen, seat);
    Worlds<TwistedFish> sampler(known);
    State world;
    sampler.sample(random, world);
    if (!(TwistedFish::view(world, seat) == TwistedFish::view(match.state(), seat))) return "another view";
    return wayFault(seen, seat, world, wayOf(sampler));
}

} // namespace

/// The sampler knows a way to each of its worlds; the rules judge whether the game can have gone it. A search
/// that knows nothing of the sampler judges some of the worlds again.
TEST(TwistedFishWorlds, EverySampledWorldHasALegalHistoryThatLooksTheSame) {
    constexpr int kOneIn = 16, kEnough = 100;
    constexpr double kLeastFound = 0.75;
    int judged = 0;
    Searches searches;
    testSampledWorlds<TwistedFish>(
        2000, [&](const auto&, const auto& sampler, const Seen& seen, Seat seat, const State& world) {
            const auto fault = wayFault(seen, seat, world, wayOf(sampler));
            if (judged++ % kOneIn == 0) searches.search(seen, seat, world);
            return fault;
        });
    std::printf("%d of %d found by searching too\n", searches.found, searches.searched);
    if (searches.searched >= kEnough) {
        EXPECT_GE(searches.found, kLeastFound * searches.searched);
    }
}

/// A way to another world is none to this one: two hidden cards have changed places.
TEST(TwistedFishWorlds, AWayThatDoesNotLeadToTheWorldIsFoundOut) {
    int exchanged = 0;
    testSampledWorlds<TwistedFish>(200,
                                   [&](const auto&, const auto& sampler, const Seen& seen, Seat seat,
                                       const State& world) -> std::string {
                                       State other = world;
                                       const Seat left = Seat((seat + 1) % world.match.seats);
                                       if (other.hands[left].empty() || other.pond.empty()) return {};
                                       const Card card = other.hands[left].first();
                                       other.hands[left].remove(card);
                                       other.hands[left].add(other.pond[0]);
                                       other.pond[0] = card;
                                       ++exchanged;
                                       return wayFault(seen, seat, other, wayOf(sampler)).empty()
                                                  ? "nothing was found out"
                                                  : "";
                                   });
    EXPECT_GT(exchanged, 50);
}

/// The position that the game is really in is found without the sampler.
TEST(TwistedFishWorlds, TheTruePositionIsAPossibleWorld) {
    constexpr double kLeastFound = 0.75;
    Searches searches;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Host<TwistedFish> host = mixedTable<TwistedFish>(seed);
        Random random = Random::forStep(seed, 7);
        while (host.botsMove() && !host.match().over()) {
            const State& real = host.match().state();
            if (real.match.round > 1) break;
            const Seat seat = Seat(random.below(real.match.seats));
            if (random.below(40) > 0) continue;
            searches.search(streamOf(seat, host.match().log()), seat, real);
        }
    }
    EXPECT_GE(searches.found, kLeastFound * searches.searched);
    EXPECT_GT(searches.searched, 20);
}

/// Late in this game few ways are left in which the cards of the Warden and the Net can have gone.
TEST(TwistedFishWorlds, AWayIsFoundWhereFewAreLeft) {
    Host<TwistedFish> host = mixedTable<TwistedFish>(11);
    Random random(1);
    for (int moves = 0; host.botsMove() && host.match().state().match.round == 1; ++moves) {
        const Seat seat = Seat(random.below(host.match().state().match.seats));
        if (moves % 10 > 0) continue;
        ASSERT_EQ(sampledFault(host.match(), seat, random), "") << "after " << moves << " moves";
    }
}

/// In this game a Zinger is stopped after a draw, and he who stops it sees that its player has nothing more to
/// do.
TEST(TwistedFishWorlds, NothingMoreIsLeftToDoAfterAStoppedZinger) {
    Host<TwistedFish> host = mixedTable<TwistedFish>(179);
    while (host.match().steps().size() < 6)
        ASSERT_TRUE(host.botsMove());
    Random random(1);
    for (int worlds = 0; worlds < 200; ++worlds)
        ASSERT_EQ(sampledFault(host.match(), 2, random), "");
}
