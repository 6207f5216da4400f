// The information state of Platinum Fish: facts in laid-out positions, and no false facts in random games.
#include "model/games/platinumfish/bot/handodds.h"
#include "tests/support/bands.h"
#include "tests/support/decisions.h"
#include "tests/support/determinizations.h"
#include "tests/support/environment.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::platinumfish;
using packs::Rank;

namespace {

constexpr Rank kThree = 2, kFour = 3, kFive = 4, kSeven = 6, kNine = 8;

const Fact* factOf(const std::vector<Fact>& facts, Seat seat, Rank rank) {
    for (const Fact& fact : facts)
        if (fact.seat == seat && fact.topic == rank) return &fact;
    return nullptr;
}

/// "holds", "lacks" or "": the viewer's information on a rank of another player.
std::string known(Seat viewer, Table& table, Seat seat, Rank rank) {
    const auto facts = informationStateOf<PlatinumFish>(viewer, table).facts();
    const Fact* fact = factOf(facts, seat, rank);
    return !fact ? "" : fact->kind == FactKind::Holds ? "holds" : "lacks";
}

/// Three seats, seat 1 on turn; the deck begins with these cards.
Table fish(std::string_view deck, std::string_view hands = "[['KS'],['3S','7S'],['5S','QS']]",
           std::string_view discard = "['9H']", std::string_view options = "{}") {
    return Table("platinum-fish", 3,
                 "{'hands':" + std::string(hands) + ",'deck':[" + std::string(deck) +
                     "],'discard':" + std::string(discard) + "}",
                 0, options);
}

} // namespace

TEST(PlatinumFishInformationState, P08_ADiscardedDrawMeansNoneOfItsRankInHand) {
    Table table = fish("'4S'");
    table.play(1, "{'kind':'draw'}");
    EXPECT_EQ(known(0, table, 1, kFour), "lacks");
    EXPECT_EQ(known(kNoSeat, table, 1, kFour), "lacks") << "the whole table saw it";
    EXPECT_EQ(known(0, table, 2, kFour), "") << "of others it tells nothing";
    table.decide("[4,5]");
    EXPECT_EQ(known(0, table, 1, kFive), "");
}

TEST(PlatinumFishInformationState, P14_AnUnmatchedCardTakenFromTheDeckIsKnownToAll) {
    Table table = fish("'4S'");
    table.play(1, "{'kind':'draw'}");
    table.decide("[5,5]");
    table.play(1, "{'kind':'take','rank':'5'}");
    EXPECT_EQ(known(0, table, 1, kFive), "holds");
    EXPECT_EQ(known(2, table, 1, kFive), "holds");
}

TEST(PlatinumFishInformationState, P07_AMatchLeavesNoneOfItsRankInTheHand) {
    Table table = fish("'3H','4S'");
    table.play(1, "{'kind':'draw'}");
    EXPECT_EQ(known(0, table, 1, kThree), "lacks");
}

TEST(PlatinumFishInformationState, P11_RanksNotOfferedByARollAreNotInTheDeck) {
    // All tens but one are on the discard pile, and that one is in the hand of seat 2.
    Table table("platinum-fish", 3,
                "{'hands':[['KS'],['3S','7S'],['5S','10S']],'deck':['4S'],"
                "'discard':['9H','10S','10H','10H','10D','10D','10C','10C']}");
    table.play(1, "{'kind':'draw'}");
    table.decide("[4,6]");
    EXPECT_EQ(informationStateOf<PlatinumFish>(1, table).goneFromDeck(), rankBit(9));
    EXPECT_EQ(informationStateOf<PlatinumFish>(0, table).goneFromDeck(), 0)
        << "what may be taken is for the player in turn alone";
    EXPECT_EQ(HandOdds(informationStateOf<PlatinumFish>(1, table)).inDeck(9), 0);
}

TEST(PlatinumFishInformationState, P15_ADenialAndACardGivenAreBothKnownToAll) {
    const auto asking = [] {
        Table table("platinum-fish", 3,
                    "{'hands':[['KS'],['3S','7S'],['5S','3H']],'deck':['4S','6H'],'discard':['9H'],"
                    "'rest':'out'}");
        table.play(1, "{'kind':'draw'}");
        table.decide("[1,1]");
        return table;
    };
    Table denied = asking();
    denied.play(1, "{'kind':'ask','target':2,'rank':'7'}");
    EXPECT_EQ(known(0, denied, 2, kSeven), "lacks");
    const auto facts = informationStateOf<PlatinumFish>(0, denied).facts();
    EXPECT_EQ(factOf(facts, 2, kSeven)->source, Source::Denied);
    Table given = asking();
    given.play(1, "{'kind':'ask','target':2,'rank':'5'}");
    EXPECT_EQ(known(0, given, 2, kFive), "lacks");
    EXPECT_EQ(known(0, given, 1, kFive), "holds");
}

TEST(PlatinumFishInformationState, P17_ANewHandMayHoldRanksThatTheOldOneLacked) {
    Table table = fish("'4S','4H','6H','8H'", "[['KS'],['3S'],['5S','QS']]");
    table.play(1, "{'kind':'draw'}");
    EXPECT_EQ(known(0, table, 1, kFour), "lacks");
    table.decide("[3,3]");
    table.play(1, "{'kind':'take','rank':'3'}");
    table.decide("[2]");
    EXPECT_EQ(known(0, table, 1, kFour), "");
    EXPECT_EQ(known(0, table, 1, kThree), "");
    EXPECT_EQ(informationStateOf<PlatinumFish>(0, table).hand(1).hidden, 3);
}

TEST(PlatinumFishInformationState, P18_ANewHandWithoutAPhaseHasNoRankOfTheDiscardPile) {
    Table table = fish("'3H','4H','6H','8H'", "[['KS'],['3S'],['5S','QS']]");
    table.play(1, "{'kind':'draw'}");
    table.decide("[3]");
    EXPECT_EQ(known(0, table, 1, kNine), "lacks");
    EXPECT_EQ(known(0, table, 1, kFour), "");
}

TEST(PlatinumFishInformationState, P18_ANewHandWithAPhaseHasARankOfTheDiscardPile) {
    Table table = fish("'3H','4H','9S','8H'", "[['KS'],['3S'],['5S','QS']]", "['9H']");
    table.play(1, "{'kind':'draw'}");
    table.decide("[3]");
    EXPECT_EQ(table.observation(0).at("phase"), "wait");
    EXPECT_EQ(known(0, table, 1, kNine), "holds") << "the pile has nothing but a nine";
    table.play(1, "{'kind':'done'}");
    EXPECT_EQ(known(0, table, 1, kNine), "holds") << "and they have kept it";
}

TEST(PlatinumFishInformationState, P04_AThirdCardOfAPairFromANewHandComesLaterInDeckOrder) {
    Table table = fish("'3H','4H','4D','8H'", "[['KS'],['3S'],['5S','QS']]", "['9H']");
    table.play(1, "{'kind':'draw'}");
    table.decide("[3]");
    EXPECT_EQ(informationStateOf<PlatinumFish>(0, table).hand(1).least[kFour], packs::faceOf(kFour, 2));
    EXPECT_EQ(known(0, table, 1, kFour), "") << "they may have held three of them";
}

TEST(PlatinumFishInformationState, P13_ASearchLeavesTheRestOfItsRankLowerUntilTheDeckIsShuffled) {
    Table table = fish("'4S'");
    table.play(1, "{'kind':'draw'}");
    table.decide("[5,5]");
    table.play(1, "{'kind':'take','rank':'5'}");
    const auto searched = informationStateOf<PlatinumFish>(0, table);
    const HandOdds odds(searched);
    EXPECT_LT(odds.chanceOnTop(kFive), 0.3 * odds.chanceOnTopShuffled(kFive));
    table.play(0, "{'kind':'shuffle'}");
    const Chance due = PlatinumFish::chance(matchAt<PlatinumFish>(table).state());
    ASSERT_EQ(due.kind, ChanceKind::Shuffle);
}

// ---- properties ----

namespace {

bool holdsRank(const State& state, Seat seat, Rank rank) {
    return hasRank(ranksIn(state.hands[seat]), rank);
}

void checkFacts(const InformationState<PlatinumFish>& informationState, const State& state) {
    std::array<RankSet, kMostPlayers> spokenOf{};
    for (const Fact& fact : informationState.facts()) {
        ASSERT_NE(fact.seat, informationState.viewer());
        ASSERT_EQ(holdsRank(state, fact.seat, fact.topic), fact.kind == FactKind::Holds)
            << "of seat " << int(fact.seat) << ", rank " << int(fact.topic);
        ASSERT_FALSE(hasRank(spokenOf[fact.seat], fact.topic)) << "two facts of one thing";
        spokenOf[fact.seat] |= rankBit(fact.topic);
    }
}

} // namespace

TEST(PlatinumFishInformationState, FactsAreTrue) {
    const int games = fromEnvironment("TACKLEBOX_LONG", 0) ? 20'000 : gamesToPlay(200);
    checkInformationStates<PlatinumFish>(games, checkFacts, {});
}

namespace {

/// Random players' choices reveal nothing, so the odds are those of counting alone.
Host<PlatinumFish> randomTable(std::uint64_t seed) {
    const auto setup = variedSetup<PlatinumFish>(seed);
    std::vector<std::unique_ptr<Bot<PlatinumFish>>> bots;
    for (Seat seat = 0; seat < setup.seats; ++seat)
        bots.push_back(makeBot<PlatinumFish>(Level::Random, seat, Random::forStep(seed, seat).next()));
    return Host<PlatinumFish>(setup, std::move(bots));
}

} // namespace

TEST(PlatinumFishInformationState, CountingOddsAreTrueInRandomGames) {
    BandsOfGames held, onTop;
    const std::uint64_t games = fromEnvironment("TACKLEBOX_LONG", 0) ? 10000 : gamesToPlay(800);
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        Host<PlatinumFish> host = randomTable(seed);
        const auto& match = host.match();
        const Seat viewer = Seat(seed % std::uint64_t(match.setup().seats));
        InformationState<PlatinumFish> informationState(viewer);
        int nextEvent = 0;
        for (int moves = 0; !match.over(); host.botsMove(), ++moves) {
            for (; nextEvent < match.log().size(); ++nextEvent)
                if (const auto event = SeenEvent<PlatinumFish>::seenBy(viewer, match.log(), nextEvent))
                    informationState.see(*event);
            if (moves % 4) continue;
            const HandOdds odds(informationState, HandOdds::TypeEvidence::Ignored);
            const State& state = match.state();
            for (Rank rank = 0; rank < packs::kRanks; ++rank) {
                for (Seat seat = 0; seat < state.match.seats; ++seat)
                    if (seat != viewer) held.add(odds.chanceToHold(seat, rank), holdsRank(state, seat, rank));
                onTop.add(odds.chanceOnTop(rank), rankOf(state.deck.top()) == rank);
            }
        }
        held.endGame();
        onTop.endGame();
    }
    constexpr double kSlack = 0.003;
    held.expectCalibrated("a card held", kSlack);
    onTop.expectCalibrated("a card on top of the deck", kSlack);
}
