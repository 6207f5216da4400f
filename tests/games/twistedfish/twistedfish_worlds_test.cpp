// Sampled worlds of Twisted Fish, judged by the rules.
#include "model/games/twistedfish/bot/worldsampler.h"
#include "tests/games/twistedfish/twistedfish_history.h"
#include "tests/support/environment.h"
#include "tests/support/worlds.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::testing::twisted;
using namespace tacklebox::twistedfish;

namespace {

/// What the search may cost: more finds hardly more.
constexpr int kMostSteps = 20'000;

Way wayOf(const WorldSampler<TwistedFish>& sampler) {
    const DealSampler& deals = sampler.deals();
    return {deals.arrivals(), deals.pulled(), deals.netted()};
}

/// Nothing, or why the rules do not lead to the world by that way.
std::string wayFault(const Seen& seen, Seat seat, const State& world, const Way& way) {
    const auto history = historyWith(seen, seat, world, way);
    const auto fault = historyFault(history, seen, seat, world);
    return fault.empty() ? historyFault(history, world) : fault;
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
    WorldSampler<TwistedFish> sampler(known);
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
            auto fault = wayFault(seen, seat, world, wayOf(sampler));
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
    for (std::uint64_t seed = 1; seed <= std::uint64_t(gamesToPlay(10)); ++seed) {
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
    EXPECT_GT(searches.searched, gamesToPlay(20));
}

namespace {

/// Writes down how the cards really went, as a seat counts the arrivals.
class Witness {
  public:
    explicit Witness(Seat seat) : m_seat(seat) {}

    void see(const SeenEvent<TwistedFish>& event) {
        if (const auto* status = std::get_if<SeenStatus<Status>>(&event.content())) {
            m_asked = status->now.asked;
            if (!std::exchange(m_dealing, false)) return;
            for (const auto& hand : m_dealt)
                m_way.arrivals.insert(m_way.arrivals.end(), hand.begin(), hand.end());
        }
        if (const auto* moved = std::get_if<Moved>(&event.content())) move(*moved);
    }
    const Way& way() const { return m_way; }

  private:
    void move(const Moved& moved) {
        if (moved.from.kind == PlaceKind::Pond) {
            auto& arrivals = m_dealing ? m_dealt[moved.to.seat] : m_way.arrivals;
            if (!m_dealing || moved.to.seat != m_seat) arrivals.push_back(moved.face);
        } else if (moved.to.kind == PlaceKind::Pond) {
            m_way.pulled = moved.face;
        } else if (moved.from.kind == PlaceKind::Hand && moved.to.kind == PlaceKind::Hand &&
                   m_asked.isNet()) {
            m_way.netted = moved.face;
        }
    }

    Seat m_seat;
    bool m_dealing = true;
    std::array<std::vector<Card>, kMostPlayers> m_dealt;
    Asked m_asked;
    Way m_way;
};

/// A seat that follows a game, and how the cards really went beside it.
struct Follower {
    explicit Follower(Seat seat) : known(seat), witness(seat) {}

    /// Takes in what it has not seen of the log yet.
    void follow(const EventLog<TwistedFish>& log) {
        for (; heard < log.size(); ++heard) {
            if (const auto event = SeenEvent<TwistedFish>::seenBy(known.viewer(), log, heard))
                known.see(*event);
            if (const auto event = SeenEvent<TwistedFish>::seenBy(kEverybody, log, heard))
                witness.see(*event);
        }
    }
    /// Whether a way of the cards fits what the seat takes for certain.
    bool takesForPossible(const Way& way) const {
        return DealSampler(known).setDeal(way.arrivals, way.pulled, way.netted);
    }
    bool takesTheTruthForPossible() const { return takesForPossible(witness.way()); }

    Knowledge<TwistedFish> known;
    Witness witness;
    int heard = 0;
};

/// Plays the first hand of the game of that seed. What all seats followed of it; `atEach` moment of it, they
/// are shown with the number of steps so far.
template <class AtEach>
std::vector<Follower> followHand(std::uint64_t seed, AtEach&& atEach) {
    Host<TwistedFish> host = mixedTable<TwistedFish>(seed);
    std::vector<Follower> seats;
    for (Seat seat = 0; seat < host.match().state().match.seats; ++seat)
        seats.emplace_back(seat);
    do {
        for (Follower& seat : seats)
            seat.follow(host.match().log());
        atEach(seats, host.match().steps().size());
    } while (host.botsMove() && host.match().state().match.round == 1 && !host.match().over());
    return seats;
}

/// Lets the seats' knowledge be judged by how the cards really went: of any seat at each moment, and of all
/// in the end.
void judgeKnowledge(std::uint64_t seed) {
    Random random = Random::forStep(seed, 1003);
    const auto judgeAny = [&](const std::vector<Follower>& seats, std::size_t steps) {
        const Follower& any = seats[std::size_t(random.below(int(seats.size())))];
        ASSERT_TRUE(any.takesTheTruthForPossible())
            << "seat " << int(any.known.viewer()) << " of game " << seed << ", after " << steps << " steps";
    };
    for (const Follower& seat : followHand(seed, judgeAny))
        ASSERT_TRUE(seat.takesTheTruthForPossible())
            << "seat " << int(seat.known.viewer()) << " at the end of game " << seed;
}

} // namespace

/// Whatever a seat takes for certain, the real cards must fit it.
TEST(TwistedFishWorlds, TheWayThatTheCardsReallyWentBreaksNothingThatIsKnown) {
    constexpr std::uint64_t kWorlds = 2000, kWorldsAGame = 250;
    const std::uint64_t games = 1 + fromEnvironment("TACKLEBOX_WORLDS", kWorlds) / kWorldsAGame;
    const std::uint64_t first = fromEnvironment("TACKLEBOX_SEED", 1);
    for (std::uint64_t seed = first; seed < first + games && !HasFatalFailure(); ++seed)
        judgeKnowledge(seed);
}

/// The cards have come in another order than they really did: none of the seats takes that for possible in
/// the end.
TEST(TwistedFishWorlds, AWayThatTheCardsDidNotGoBreaksSomethingThatIsKnown) {
    constexpr auto nothing = [](const std::vector<Follower>&, std::size_t) {};
    for (const Follower& seat : followHand(3, nothing)) {
        Way way = seat.witness.way();
        ASSERT_TRUE(seat.takesForPossible(way));
        std::rotate(way.arrivals.begin(), way.arrivals.begin() + 1, way.arrivals.end());
        EXPECT_FALSE(seat.takesForPossible(way)) << "seat " << int(seat.known.viewer());
    }
}

/// What cannot be: a card of his own that he was shown in another's hand. He does not look for a way for
/// ever, and plays on without.
TEST(TwistedFishWorlds, WhereThereIsNoWayTheSearchForOneEndsAndSharkPlaysOn) {
    Host<TwistedFish> host = mixedTable<TwistedFish>(5);
    const auto due = [&] {
        const State& state = host.match().state();
        return state.status.turn == 0 && state.status.phase == Phase::Turn && state.due == Due::Nothing;
    };
    while (!due() || host.match().steps().size() < 30)
        ASSERT_TRUE(host.botsMove());
    EventLog<TwistedFish> log = host.match().log();
    const Card own = host.match().state().hands[0].first();
    log.add(Peeked{0, 1, own, SeatSet::of(0)});
    const auto bot = makeBot<TwistedFish>(Level::Shark, 0, 1);
    for (const auto& event : streamOf(0, log))
        bot->see(event);
    const auto known = knowledgeOf(streamOf(0, log), 0);
    EXPECT_FALSE(WorldSampler<TwistedFish>(known).found());
    const std::atomic<bool> cancelled = true;
    EXPECT_LT(WorldSampler<TwistedFish>(known, Deadline(&cancelled, 0)).deals().stepsToFirstDeal(), 1000);
    MoveList<Move> legal;
    TwistedFish::legalMoves(host.match().state(), 0, legal);
    ASSERT_GT(legal.size(), 1);
    EXPECT_TRUE(bot->choose(legal.all(), {.mustMove = true}));
    EXPECT_FALSE(bot->choose(legal.all(), {.mustMove = true, .cancelled = &cancelled}));
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
