// The rule-of-thumb player of Platinum Fish against players who do anything that is legal.
#include "model/bots/bot.h"
#include "model/engine/match.h"
#include "model/games/platinumfish/platinumfish.h"

#include <gtest/gtest.h>

using namespace tacklebox;

namespace {

constexpr int kGames = 300;

/// The share of games that a rule-of-thumb player wins who moves round a table of random players; a shared
/// win counts as its part.
double shareOfWins(int seats, const Options& options) {
    double won = 0;
    for (int game = 0; game < kGames; ++game) {
        const Seat player = Seat(game % seats);
        Setup<PlatinumFish> setup;
        setup.seats = seats;
        setup.options = options;
        setup.seed = std::uint64_t(1000 * seats + game);
        setup.dealer = drawnDealer(setup.seed, seats);
        setup.layout = drawnLayout<PlatinumFish>(setup.seed, options, seats);
        Match<PlatinumFish> match(setup);

        std::vector<std::unique_ptr<Bot<PlatinumFish>>> bots;
        for (Seat seat = 0; seat < seats; ++seat)
            bots.push_back(makeBot<PlatinumFish>(seat == player ? Level::Shark : Level::Random, seat,
                                                 setup.seed + seat));
        MoveList<PlatinumFish::Move> moves;
        int followed = 0;
        while (!match.over()) {
            for (; followed < match.log().size(); ++followed)
                for (Seat seat = 0; seat < seats; ++seat)
                    if (const auto event = SeenEvent<PlatinumFish>::seenBy(seat, match.log(), followed))
                        bots[seat]->see(*event);
            // Others may wait besides the player in turn, but all that they could do is call for a shuffle.
            const SeatSet waiting = PlatinumFish::waiting(match.state());
            const Seat turn = match.state().status.turn;
            const Seat actor = waiting.has(turn) ? turn : waiting.first();
            moves.clear();
            PlatinumFish::legalMoves(match.state(), actor, moves);
            const Refusal refusal = match.move(actor, bots[actor]->choose(moves.all(), {}));
            EXPECT_FALSE(refusal);
            if (refusal) return 0;
        }
        const SeatSet winners = match.state().match.winners;
        if (winners.has(player)) won += 1.0 / winners.size();
    }
    return won / kGames;
}

} // namespace

TEST(PlatinumFishBot, BeatsRandomPlayersAtTablesOfTwoToSix) {
    for (int seats = 2; seats <= 6; ++seats) {
        const double share = shareOfWins(seats, standardOptions(PlatinumFish::kOptions));
        RecordProperty("wins_of_" + std::to_string(seats), std::to_string(share));
        EXPECT_GT(share, 1.5 / seats) << seats << " seats";
    }
}

TEST(PlatinumFishBot, BeatsRandomPlayersWithTheTopOfTheDiscardsOnly) {
    const Options options{{platinumfish::kTopDiscard}};
    EXPECT_GT(shareOfWins(4, options), 1.5 / 4);
}
