// The information state of Rainbow Fish: laid-out positions, and no false facts in games of bots.
#include "model/games/rainbowfish/bot/informationstate.h"
#include "model/host/matchadapter.h"
#include "model/wire/session.h"
#include "tests/games/rainbowfish/rainbowfish_table.h"
#include "tests/support/determinizations.h"
#include "tests/support/environment.h"

#include <set>
#include <tuple>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::rainbowfish;

namespace {

/// A seat's information state with the true faces of its slots.
struct Observer {
    InformationState<RainbowFish> informationState;
    Faces truth;
    int heard = 0;

    explicit Observer(Seat viewer) : informationState(viewer) {}
    void listen(const EventLog<RainbowFish>& log) {
        for (; heard < log.size(); ++heard) {
            const auto event = SeenEvent<RainbowFish>::seenBy(informationState.viewer(), log, heard);
            if (!event) continue;
            informationState.see(*event);
            if (const auto* moved = std::get_if<Moved>(&log[heard]))
                if (truth.size() < informationState.arrivals().size()) truth.push_back(moved->face);
        }
    }
};

bool isTrue(const Fact& fact, CardSet hand) {
    const CardSet about = fact.card != kNoFace         ? cardsOfFace(fact.card)
                          : fact.topic >= kColorTopics ? cardsOfColor(Color(fact.topic - kColorTopics))
                                                       : cardsOfNumber(Number(fact.topic));
    const int held = (hand & about).size();
    switch (fact.kind) {
    case FactKind::Holds: return held >= fact.count;
    case FactKind::HoldsSome: return held >= 1;
    case FactKind::Lacks: return held <= fact.count;
    }
    return false;
}

} // namespace

TEST(RainbowFishInformationState, TheTrueCardsSatisfyEveryConstraint) {
    for (std::uint64_t seed = 1; seed <= std::uint64_t(gamesToPlay(150)); ++seed) {
        Host<RainbowFish> host = mixedTable<RainbowFish>(seed);
        const int seats = host.match().state().match.seats;
        std::vector<Observer> observers;
        for (Seat seat = 0; seat < seats; ++seat)
            observers.emplace_back(seat);
        observers.emplace_back(kNoSeat);
        do {
            for (Observer& observer : observers) {
                observer.listen(host.match().log());
                const InformationState<RainbowFish>& known = observer.informationState;
                std::uint32_t stops = 0;
                for (Seat seat = 0; seat < seats; ++seat) {
                    if (seat == known.viewer()) continue;
                    const Replay run = replay<false>(known.history(seat), observer.truth.data());
                    ASSERT_EQ(run.faults, 0)
                        << "seed " << seed << " viewer " << int(known.viewer()) << " seat " << int(seat)
                        << " step " << host.match().steps().size();
                    stops |= run.mayStop;
                }
                ASSERT_EQ(stops, (1u << known.stops()) - 1) << "seed " << seed;
            }
        } while (host.botsMove({.effort = 1}));
    }
}

TEST(RainbowFishInformationState, FactsAreTrueAndConsistent) {
    for (std::uint64_t seed = 1; seed <= std::uint64_t(gamesToPlay(100)); ++seed) {
        Host<RainbowFish> host = mixedTable<RainbowFish>(seed);
        const int seats = host.match().state().match.seats;
        std::vector<Observer> observers;
        for (Seat seat = 0; seat < seats; ++seat)
            observers.emplace_back(seat);
        observers.emplace_back(kNoSeat);
        do {
            const State& real = host.match().state();
            for (Observer& observer : observers) {
                observer.listen(host.match().log());
                std::vector<Fact> facts = observer.informationState.facts();
                // Facts about the viewer's own hand, known to the table, must be true as well.
                if (observer.informationState.viewer() != kNoSeat)
                    observer.informationState.addFacts(observer.informationState.viewer(), facts);
                std::set<std::tuple<Seat, Face, int>> subjects;
                for (const Fact& fact : facts) {
                    ASSERT_TRUE(isTrue(fact, real.hands[fact.seat]))
                        << "seed " << seed << ", viewer " << int(observer.informationState.viewer())
                        << ", seat " << int(fact.seat) << ", kind " << int(fact.kind) << ", card "
                        << int(fact.card) << ", topic " << int(fact.topic);
                    EXPECT_TRUE(subjects.emplace(fact.seat, fact.card, fact.topic).second)
                        << "two facts about one thing";
                }
            }
        } while (host.botsMove({.effort = 1}));
    }
}

// ---- laid-out positions ----

namespace {

constexpr const char* kThree = "{'hands':[['red-5','blue-5','red-1'],['green-5','red-2','red-3'],"
                               "['yellow-7','red-4','red-6']],'hole':['blue-9','green-9','red-9','blue-8']}";

/// The information state of `viewer` at a table.
InformationState<RainbowFish> knownAt(Table& table, Seat viewer) {
    const auto& match = matchOf<RainbowFish>(table.session().match());
    InformationState<RainbowFish> informationState(viewer);
    for (const auto& event : streamOf(viewer, match.log()))
        informationState.see(event);
    return informationState;
}
const Fact* find(const std::vector<Fact>& facts, Seat seat, std::uint8_t topic, Face card = kNoFace) {
    for (const Fact& fact : facts)
        if (fact.seat == seat && fact.topic == topic && fact.card == card) return &fact;
    return nullptr;
}

} // namespace

TEST(RainbowFishInformationState, R02_TheAskerHoldsTheNumber) {
    Table table = rainbow(3, kThree);
    table.play(0, "{'kind':'ask','target':2,'number':5}");
    const auto facts = knownAt(table, kNoSeat).facts();
    const Fact* fives = find(facts, 0, 5);
    ASSERT_TRUE(fives);
    EXPECT_EQ(fives->kind, FactKind::HoldsSome);
    EXPECT_EQ(fives->source, Source::Asked);
    EXPECT_EQ(fives->turnsAgo, 1);
}

TEST(RainbowFishInformationState, R04_NoMeansNoneUntilTheNextDraw) {
    Table table = rainbow(3, kThree);
    table.play(0, "{'kind':'ask','target':2,'number':5}");
    auto facts = knownAt(table, 1).facts();
    const Fact* fives = find(facts, 2, 5);
    ASSERT_TRUE(fives);
    EXPECT_EQ(fives->kind, FactKind::Lacks);
    EXPECT_EQ(fives->count, 0);
    // Seat 2 draws a card, which may be a five; its other cards are none.
    table.play(1, "{'kind':'ask','target':0,'number':2}");
    table.play(2, "{'kind':'ask','target':0,'number':4}");
    facts = knownAt(table, 1).facts();
    fives = find(facts, 2, 5);
    ASSERT_TRUE(fives);
    EXPECT_EQ(fives->kind, FactKind::Lacks);
    EXPECT_EQ(fives->count, 1);
}

TEST(RainbowFishInformationState, R04_AHiddenCatchIsNotTheNumberAskedFor) {
    Table table = rainbow(3, kThree);
    table.play(0, "{'kind':'ask','target':2,'number':5}");
    const InformationState<RainbowFish> known = knownAt(table, 1);
    EXPECT_TRUE(known.arrivals().back().barred.meets(Tally::one(numberFace(5, 0))));
    EXPECT_FALSE(known.arrivals().back().barred.meets(Tally::one(numberFace(6, 0))));
}

TEST(RainbowFishInformationState, CardsThatGoFromHandToHandAreKnown) {
    Table table = rainbow(3, kThree);
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    const auto facts = knownAt(table, 2).facts();
    const Fact* card = find(facts, 0, Fact::kNoTopic, numberFace(5, 2));
    ASSERT_TRUE(card);
    EXPECT_EQ(card->kind, FactKind::Holds);
    const Fact* fives = find(facts, 1, 5);
    ASSERT_TRUE(fives);
    EXPECT_EQ(fives->kind, FactKind::Lacks);
}

TEST(RainbowFishInformationState, TheViewersOwnHandIsNoFact) {
    Table table = rainbow(3, kThree);
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    for (const Fact& fact : knownAt(table, 0).facts())
        EXPECT_NE(fact.seat, 0);
}
