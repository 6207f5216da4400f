// The rule-of-thumb player of Rainbow Fish against players who move at random.
#include "model/bots/bot.h"
#include "model/engine/match.h"
#include "model/games/rainbowfish/rainbowfish.h"

#include <gtest/gtest.h>

using namespace tacklebox;

namespace {

/// The share of wins of one rule-of-thumb player among random ones; a shared win counts as its part.
double shareOfWins(int seats, int deck, int games) {
    double wins = 0;
    for (int game = 0; game < games; ++game) {
        Setup<RainbowFish> setup;
        setup.seats = seats;
        setup.options.value[0] = std::int16_t(deck);
        setup.seed = std::uint64_t(1000 + game);
        setup.dealer = drawnDealer(setup.seed, seats);
        setup.layout = drawnLayout<RainbowFish>(setup.seed, setup.options, seats);
        Match<RainbowFish> match(setup);

        const Seat clever = Seat(game % seats);
        std::vector<std::unique_ptr<Bot<RainbowFish>>> bots;
        for (Seat seat = 0; seat < seats; ++seat)
            bots.push_back(makeBot<RainbowFish>(seat == clever ? Level::Pike : Level::Random, seat,
                                                setup.seed * 31 + seat));
        int told = 0;
        MoveList<RainbowFish::Move> moves;
        while (!match.over()) {
            for (; told < match.log().size(); ++told)
                for (Seat seat = 0; seat < seats; ++seat)
                    if (const auto event = SeenEvent<RainbowFish>::seenBy(seat, match.log(), told))
                        bots[seat]->see(*event);
            const Seat actor = RainbowFish::waiting(match.state()).first();
            moves.clear();
            RainbowFish::legalMoves(match.state(), actor, moves);
            const auto move = bots[actor]->choose(moves.all(), {});
            EXPECT_FALSE(match.move(actor, move)) << "the bot chose a move that is refused";
        }
        const SeatSet winners = match.state().match.winners;
        if (winners.has(clever)) wins += 1.0 / winners.size();
    }
    return wins / games;
}

} // namespace

TEST(RainbowFishBot, BeatsRandomPlayersClearly) {
    for (const auto& [seats, deck, atLeast] :
         {std::tuple{2, 0, 0.8}, {4, 0, 0.75}, {4, 1, 0.75}, {4, 2, 0.7}, {8, 0, 0.5}}) {
        const double share = shareOfWins(seats, deck, 200);
        EXPECT_GE(share, atLeast) << seats << " seats, deck " << deck;
    }
}
