// The information state of Rainbow Fish: no false facts in games of bots, and facts in single positions.
#include "model/games/rainbowfish/bot/informationstate.h"
#include "tests/games/rainbowfish/rainbowfish_table.h"
#include "tests/support/decisions.h"
#include "tests/support/determinizations.h"
#include "tests/support/environment.h"

#include <set>
#include <tuple>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::rainbowfish;

namespace {

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
    for (std::uint64_t seed = 1; seed <= std::uint64_t(gamesToPlay(60)); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Host<RainbowFish> host = mixedTable<RainbowFish>(seed);
        const auto& log = host.match().log();
        const int seats = host.match().state().match.seats;
        std::vector<InformationState<RainbowFish>> viewers;
        for (Seat seat = 0; seat <= seats; ++seat)
            viewers.emplace_back(seat < seats ? seat : kNoSeat);
        std::vector<Faces> trueFaces(viewers.size()); // of the hidden cards (Slot) of each viewer
        int nextEvent = 0;
        do {
            for (; nextEvent < log.size(); ++nextEvent)
                for (std::size_t i = 0; i < viewers.size(); ++i) {
                    const auto event = SeenEvent<RainbowFish>::seenBy(viewers[i].viewer(), log, nextEvent);
                    if (!event) continue;
                    viewers[i].see(*event);
                    // A card that added a slot is the one just moved.
                    if (const auto* moved = std::get_if<Moved>(&log[nextEvent]))
                        if (trueFaces[i].size() < viewers[i].arrivals().size())
                            trueFaces[i].push_back(moved->face);
                }
            for (std::size_t i = 0; i < viewers.size(); ++i) {
                std::uint32_t explained = 0; // MayStop occasions at which some hand had a War Machine
                for (Seat seat = 0; seat < seats; ++seat) {
                    if (seat == viewers[i].viewer()) continue;
                    const Replay run = replay<false>(viewers[i].history(seat), trueFaces[i].data());
                    ASSERT_EQ(run.violations, 0) << "viewer " << i << " seat " << int(seat);
                    explained |= run.mayStop;
                }
                ASSERT_EQ(explained, (1u << viewers[i].stops()) - 1);
            }
        } while (host.botsMove({.effort = 1}));
    }
}

TEST(RainbowFishInformationState, FactsAreTrueAndConsistent) {
    checkInformationStates<RainbowFish>(
        gamesToPlay(40),
        [](const InformationState<RainbowFish>& known, const State& real) {
            std::vector<Fact> facts = known.facts();
            // Facts that all players know about the viewer's own hand must be true as well.
            if (known.viewer() != kNoSeat) known.addFacts(known.viewer(), facts);
            std::set<std::tuple<Seat, Face, int>> subjects;
            for (const Fact& fact : facts) {
                ASSERT_TRUE(isTrue(fact, real.hands[fact.seat]))
                    << "viewer " << int(known.viewer()) << ", seat " << int(fact.seat) << ", kind "
                    << int(fact.kind) << ", card " << int(fact.card) << ", topic " << int(fact.topic);
                EXPECT_TRUE(subjects.emplace(fact.seat, fact.card, fact.topic).second)
                    << "two facts about the same card or topic";
            }
        },
        {.effort = 1});
}

// ---- laid-out positions ----

namespace {

constexpr const char* kThreeHands =
    "{'hands':[['red-5','blue-5','red-1'],['green-5','red-2','red-3'],"
    "['yellow-7','red-4','red-6']],'hole':['blue-9','green-9','red-9','blue-8']}";

const Fact* find(const std::vector<Fact>& facts, Seat seat, std::uint8_t topic, Face card = kNoFace) {
    for (const Fact& fact : facts)
        if (fact.seat == seat && fact.topic == topic && fact.card == card) return &fact;
    return nullptr;
}

} // namespace

TEST(RainbowFishInformationState, R02_TheAskerHoldsTheNumber) {
    Table table = rainbow(3, kThreeHands);
    table.play(0, "{'kind':'ask','target':2,'number':5}");
    const auto facts = informationStateOf<RainbowFish>(kNoSeat, table).facts();
    const Fact* fives = find(facts, 0, 5);
    ASSERT_TRUE(fives);
    EXPECT_EQ(fives->kind, FactKind::HoldsSome);
    EXPECT_EQ(fives->source, Source::Asked);
    EXPECT_EQ(fives->turnsAgo, 1);
}

TEST(RainbowFishInformationState, R04_AMissMeansNoneUntilTheNextDraw) {
    Table table = rainbow(3, kThreeHands);
    table.play(0, "{'kind':'ask','target':2,'number':5}");
    auto facts = informationStateOf<RainbowFish>(1, table).facts();
    const Fact* fives = find(facts, 2, 5);
    ASSERT_TRUE(fives);
    EXPECT_EQ(fives->kind, FactKind::Lacks);
    EXPECT_EQ(fives->count, 0);
    // Seat 2 fishes a card, which may be a five. Its other cards are not fives.
    table.play(1, "{'kind':'ask','target':0,'number':2}");
    table.play(2, "{'kind':'ask','target':0,'number':4}");
    facts = informationStateOf<RainbowFish>(1, table).facts();
    fives = find(facts, 2, 5);
    ASSERT_TRUE(fives);
    EXPECT_EQ(fives->kind, FactKind::Lacks);
    EXPECT_EQ(fives->count, 1);
}

TEST(RainbowFishInformationState, R04_AHiddenFishedCardIsNotTheNumberAskedFor) {
    Table table = rainbow(3, kThreeHands);
    table.play(0, "{'kind':'ask','target':2,'number':5}");
    const InformationState<RainbowFish> known = informationStateOf<RainbowFish>(1, table);
    EXPECT_TRUE(known.arrivals().back().barred.meets(Tally::one(numberFace(5, 0))));
    EXPECT_FALSE(known.arrivals().back().barred.meets(Tally::one(numberFace(6, 0))));
}

TEST(RainbowFishInformationState, CardsThatGoFromHandToHandAreKnown) {
    Table table = rainbow(3, kThreeHands);
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    const auto facts = informationStateOf<RainbowFish>(2, table).facts();
    const Fact* card = find(facts, 0, Fact::kNoTopic, numberFace(5, 2));
    ASSERT_TRUE(card);
    EXPECT_EQ(card->kind, FactKind::Holds);
    const Fact* fives = find(facts, 1, 5);
    ASSERT_TRUE(fives);
    EXPECT_EQ(fives->kind, FactKind::Lacks);
}

TEST(RainbowFishInformationState, TheViewersOwnHandIsNoFact) {
    Table table = rainbow(3, kThreeHands);
    table.play(0, "{'kind':'ask','target':1,'number':5}");
    for (const Fact& fact : informationStateOf<RainbowFish>(0, table).facts())
        EXPECT_NE(fact.seat, 0);
}
