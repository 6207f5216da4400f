#include "model/games/gofish/gofish.h"
#include "model/games/gofish/json.h"
#include "model/games/gofish/words.h"
#include "tests/properties/properties.h"

namespace tacklebox::testing {

using namespace gofish;

template <>
struct Probe<GoFish> {
    static constexpr int kMostSteps = 10 * 3000;

    static std::vector<Options> variants() {
        std::vector<Options> variants;
        for (const std::int16_t lucky : {1, 0})
            for (const std::int16_t end : {kAllBooks, kFirstOut})
                variants.push_back({{lucky, end, 1}});
        variants.push_back({{1, kAllBooks, 3}});
        variants.push_back({{1, kFirstOut, 2}});
        return variants;
    }

    template <class F>
    static void eachCard(const State& state, F f) {
        for (const CardSet& hand : state.hands)
            for (const Card card : hand)
                f(card);
        for (const Book& book : state.books)
            for (const Card card : cardsOfRank(book.rank))
                f(card);
        for (const Card card : state.pond)
            f(card);
    }

    static void swapHidden(State& state, Seat viewer, Random& random) {
        mixAllButOwn(state.hands, state.match.seats, viewer, state.pond, random);
    }

    static Move anyMove(const State& state, Random& random) {
        return {MoveKind::Ask, Seat(random.below(state.match.seats)), Rank(random.below(packs::kRanks))};
    }

    static bool alsoLegal(const State&, Seat, const Move&) { return false; }
};

TEST(GoFishProperties, RandomMatches) {
    playRandomMatches<GoFish>();
}

namespace {

/// Mean number of asks in games with uniformly random legal asks.
double asksAGame(int seats, int games) {
    const Options options = standardOptions(GoFish::kOptions);
    Random random(static_cast<std::uint64_t>(seats));
    EventLog<GoFish> disabledLog;
    disabledLog.recording(false);
    MoveList<Move> moves;
    State state;
    double asks = 0;
    for (int game = 0; game < games; ++game) {
        GoFish::newInitialState(state, options, seats, Seat(random.below(seats)),
                                GoFish::shuffled(options, seats, random), disabledLog);
        for (; !state.match.over; ++asks) {
            moves.clear();
            GoFish::legalMoves(state, state.status.turn, moves);
            GoFish::apply(state, state.status.turn, moves[random.below(moves.size())], disabledLog);
        }
    }
    return asks / games;
}

} // namespace

/// The expected means come from a public reference implementation. The standard error of a mean is below
/// 0.07.
TEST(GoFishProperties, F10_RandomGamesAreAsLongAsThoseOfThePublicReference) {
    constexpr int kGames = 40'000;
    constexpr double kTolerance = 0.3;
    for (const auto& [seats, asks] : {std::pair{2, 55.5}, {4, 70.9}, {5, 82.2}}) {
        const double mean = asksAGame(seats, kGames);
        std::printf("%d seats: %.2f asks a game\n", seats, mean);
        EXPECT_NEAR(mean, asks, kTolerance) << seats << " seats";
    }
}

} // namespace tacklebox::testing
