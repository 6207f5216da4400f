// Old Maid, the example of a game in one file, with everything else by default.
#include "model/bots/defaultbot.h"
#include "model/host/host.h"
#include "model/json/chancejson.h"
#include "tests/examplegame/oldmaid.h"
#include "tests/properties/properties.h"

namespace tacklebox::testing {

using namespace oldmaid;

template <>
struct Probe<OldMaid> {
    static constexpr int kMostSteps = 10 * 2000;

    static std::vector<Options> variants() {
        return {Options{{0, 1}}, Options{{1, 1}}, Options{{0, 3}}, Options{{1, 2}}};
    }
    static Move anyMove(const State& state, Random& random) {
        return {Seat(random.below(state.match.seats))};
    }
    static bool alsoLegal(const State&, Seat, const Move&) { return false; }
};

TEST(OldMaidProperties, RandomMatches) {
    playRandomMatches<OldMaid>();
}

namespace {

Setup<OldMaid> laidOut(const Json& deal, int seats, int from = 0) {
    const TableShape table{seats, {{std::int16_t(from), 1}}};
    Setup<OldMaid> setup;
    setup.options = table.options;
    setup.seats = seats;
    setup.chance = ChanceMode::Ask;
    setup.layout = readLayout<OldMaid>(deal, table, Random(1), ErrorCode::BadDeal, true);
    return setup;
}

Card cardNamed(std::string_view name) {
    return faceNamed<OldMaid>(name);
}

void pull(Match<OldMaid>& match, Seat target, std::string_view card) {
    ASSERT_FALSE(match.move(match.state().status.turn, {target}));
    match.decideChance({ChanceKind::Pull, cardNamed(card), {}, {}, {}});
}

/// The position that each seat of a random match sees at each decision is one that the determinizer makes.
void checkDeterminizations(std::uint64_t seed, int seats, int from) {
    Setup<OldMaid> setup;
    setup.options = {{std::int16_t(from), 2}};
    setup.seats = seats;
    setup.seed = seed;
    setup.layout = drawnLayout<OldMaid>(seed, setup.options, seats);
    Match<OldMaid> match(setup);
    Random random(seed);
    std::vector<DefaultInformationState<OldMaid>> known;
    for (Seat seat = 0; seat < seats; ++seat)
        known.emplace_back(seat);
    MoveList<Move> moves, sampledMoves;
    for (int nextEvent = 0; !match.over();) {
        for (; nextEvent < match.log().size(); ++nextEvent)
            for (Seat seat = 0; seat < seats; ++seat)
                if (const auto event = SeenEvent<OldMaid>::seenBy(seat, match.log(), nextEvent))
                    known[seat].see(*event);
        const Seat turn = match.state().status.turn;
        moves.clear();
        OldMaid::legalMoves(match.state(), turn, moves);
        for (const auto& seat : known) {
            DefaultDeterminizer<OldMaid> determinizer(seat);
            State sampled;
            determinizer.sample(random, sampled);
            ASSERT_EQ(OldMaid::observation(sampled, seat.viewer()),
                      OldMaid::observation(match.state(), seat.viewer()));
            sampledMoves.clear();
            OldMaid::legalMoves(sampled, turn, sampledMoves);
            ASSERT_TRUE(std::ranges::equal(moves, sampledMoves));
            for (const auto& card : seat.known())
                ASSERT_TRUE(match.state().hands[card.pile.seat].has(card.face))
                    << "not there: " << OldMaid::faceName(card.face);
        }
        ASSERT_FALSE(match.move(turn, moves[random.below(moves.size())]));
    }
}

} // namespace

TEST(OldMaid, OM1_PairsAreLaidAtOnce) {
    const Match<OldMaid> match(
        laidOut({{"hands", {{"AS", "AH", "AD", "KS"}, {"KH", "QS"}}}, {"rest", "out"}}, 2));
    EXPECT_EQ(match.state().pairs[0].size(), 2);
    EXPECT_EQ(match.state().hands[0].size(), 2);
}

TEST(OldMaid, OM2_OnlyTheNextPlayerUnlessFromAnyone) {
    const Json deal = {{"hands", {{"AS", "2S"}, {"AH", "3S"}, {"2H", "3H", "QS"}}}, {"rest", "out"}};
    Match<OldMaid> next(laidOut(deal, 3));
    EXPECT_EQ(next.state().status.turn, 1);
    EXPECT_EQ(next.move(1, {0}).reason, ReasonCode(OwnReason::NotTheNext));
    EXPECT_FALSE(next.move(1, {2}));
    Match<OldMaid> anyone(laidOut(deal, 3, 1));
    EXPECT_FALSE(anyone.move(1, {0}));
}

TEST(OldMaid, OM3_OnlyTheTwoConcernedSeeTheCard) {
    Match<OldMaid> match(
        laidOut({{"hands", {{"AS", "2S"}, {"AH", "3S"}, {"2H", "3H", "QS"}}}, {"rest", "out"}}, 3));
    pull(match, 2, "QS");
    for (const Seat viewer : {Seat(0), Seat(1), Seat(2), kNoSeat}) {
        bool sees = false;
        for (int number = 0; number < match.log().size(); ++number)
            if (const auto event = SeenEvent<OldMaid>::seenBy(viewer, match.log(), number))
                if (const auto* moved = std::get_if<Moved>(&event->content()))
                    sees = sees || moved->face == cardNamed("QS");
        EXPECT_EQ(sees, viewer == 1 || viewer == 2) << int(viewer);
    }
}

TEST(OldMaid, OM4_APlayerWithoutCardsIsSkipped) {
    Match<OldMaid> match(laidOut({{"hands", {{"AS"}, {"AH"}, {"2H", "QS"}, {"2S"}}}, {"rest", "out"}}, 4));
    pull(match, 2, "QS"); // seat 1
    pull(match, 3, "2S"); // seat 2 lays the twos; 2 and 3 are out
    EXPECT_EQ(match.state().status.turn, 0);
}

TEST(OldMaid, OM5_ThePlayerLeftWithTheQueenLoses) {
    Match<OldMaid> match(laidOut({{"hands", {{"AS"}, {"AH", "QS"}}}, {"rest", "out"}}, 2, 0));
    pull(match, 0, "AS"); // seat 1 lays the aces
    EXPECT_TRUE(match.over());
    EXPECT_EQ(match.state().match.winners, SeatSet::of(0));
}

TEST(OldMaid, DeterminizationsLookLikeTheGame) {
    for (std::uint64_t seed = 0; seed < 40; ++seed)
        checkDeterminizations(seed, 2 + int(seed % 5), int(seed / 5 % 2));
}

/// Seat 1 has drawn the queen from seat 2, which therefore draws from seat 0.
TEST(OldMaid, ASharkRemembersWhoDrewTheQueen) {
    Match<OldMaid> match(
        laidOut({{"hands", {{"AS", "4S"}, {"2S"}, {"QS", "AH", "3S"}}}, {"rest", "out"}}, 3, 1));
    pull(match, 2, "QS");
    const auto shark = makeBot<OldMaid>(Level::Shark, 2, 1);
    for (int number = 0; number < match.log().size(); ++number)
        if (const auto event = SeenEvent<OldMaid>::seenBy(2, match.log(), number)) shark->see(*event);
    const auto choice = shark->choose(std::array{Move{0}, Move{1}}, {});
    ASSERT_TRUE(choice);
    EXPECT_EQ(choice->move.target, 0);
    EXPECT_TRUE(choice->rationale.expected);
}

TEST(OldMaid, TheJudgeComparesMoves) {
    const tacklebox::Setup<OldMaid> setup =
        laidOut({{"hands", {{"AS", "2S"}, {"AH", "3S"}, {"2H", "3H", "QS"}}}, {"rest", "out"}}, 3, 1);
    const Match<OldMaid> match(setup);
    const auto judge = makeJudge<OldMaid>(1, setup.options, 1);
    for (int number = 0; number < match.log().size(); ++number)
        if (const auto event = SeenEvent<OldMaid>::seenBy(1, match.log(), number)) judge->see(*event);
    const std::vector<Judge<OldMaid>::Candidate> moves = judge->candidates(std::array{Move{0}, Move{2}});
    const auto values = judge->values(moves, {.playouts = 1000});
    ASSERT_TRUE(values);
    EXPECT_GT(values->value(0).percent, 30);
    EXPECT_LT(values->value(0).percent, 95);
}

TEST(OldMaid, DealsThatAreOverAreRefused) {
    EXPECT_THROW(laidOut({{"hands", {{"AS", "AH"}, {"QS"}}}, {"rest", "out"}}, 2), WireError);
    EXPECT_THROW(laidOut({{"hands", {{"AS", "2H"}, {"QS"}}}}, 2), WireError) << "names only some cards";
}

} // namespace tacklebox::testing
