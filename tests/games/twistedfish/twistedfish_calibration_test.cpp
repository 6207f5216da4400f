// The chances that the bots of Twisted Fish give for their asks against how often they really hit.
#include "model/games/twistedfish/twistedfish.h"
#include "tests/support/oddscalibration.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::twistedfish;

namespace tacklebox::testing {

template <>
struct WhatComes<TwistedFish> {
    static std::optional<bool> atOnce(const State&, Seat, const Move&) { return std::nullopt; }
    static std::optional<bool> afterEvent(const SeenEvent<TwistedFish>& event, Seat seat, const Move&) {
        if (const auto* moved = std::get_if<Moved>(&event.content());
            moved && moved->to == handOf(seat) && moved->from.kind == PlaceKind::Hand)
            return true;
        if (const auto* said = std::get_if<Said>(&event.content()); said && said->saying == Saying::GoFishing)
            return false;
        const auto* made = std::get_if<SeenMove<Move>>(&event.content());
        if (made && made->seat != seat &&
            (made->move.kind == MoveKind::NoFishing || made->move.kind == MoveKind::DivineIntervention))
            return false;
        return std::nullopt;
    }
};

} // namespace tacklebox::testing

namespace {

Options singleHands() {
    Options options = standardOptions(TwistedFish::kOptions);
    options.value[kOptionTarget] = 0;
    return options;
}

void testCalibration(Level level, int gamesWithEach, int effort) {
    constexpr int kFewestSeats = 2, kMostSeatsHere = 5;
    constexpr int kMoveAlone = 1; // what the others think likely is no matter here
    constexpr double kSlack = 0.03;
    testOddsAgainstAll<TwistedFish>(level, gamesWithEach, singleHands(), kFewestSeats, kMostSeatsHere, kSlack,
                                    {.watched = effort, .others = kMoveAlone});
}

} // namespace

TEST(TwistedFishCalibration, WhatPikeSaysIsTrueAmongPlayersOfEveryKind) {
    testCalibration(Level::Pike, 6, 100);
}

/// The fewer of a fish one has oneself, the more of it the others have who go by what they hold.
TEST(TwistedFishCalibration, WhatPikeSaysOfFewAndOfManyOfAFishIsTrue) {
    BandsOfGames few, many;
    const int games = int(fromEnvironment("TACKLEBOX_STRANGERS", 8));
    for (const bool ofFew : {true, false})
        for (const OpponentPool& pool : {OpponentPool::Perches, OpponentPool::Samples, OpponentPool::Randoms})
            playAgainst<TwistedFish>(ofFew ? few : many, Level::Pike, pool, games, singleHands(), 2, 5,
                                     {.others = 1}, [ofFew](const State& state, Seat seat, const Move& ask) {
                                         if (ask.kind != MoveKind::Ask) return false;
                                         const int held =
                                             (state.hands[seat] & kCardsOf[fishOf(ask.card)]).size();
                                         return ofFew ? held == 2 : held == kColours - 1;
                                     });
    few.expectTrueOnTheMean("Pike, two of the fish in hand", 0, 2.5);
    many.expectTrueOnTheMean("Pike, four of the fish in hand", 0, 2.5);
}

TEST(TwistedFishCalibration, WhatSharkSaysIsTrueAmongPlayersOfEveryKind) {
    constexpr int kLittleThought = 8; // its odds are told of as many worlds as ever
    testCalibration(Level::Shark, 4, kLittleThought);
}
