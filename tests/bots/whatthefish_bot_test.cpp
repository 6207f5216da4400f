// The rule-of-thumb player of WTF (What the Fish!) against random players.
#include "model/bots/bot.h"
#include "model/engine/match.h"
#include "model/games/whatthefish/whatthefish.h"

#include <gtest/gtest.h>

namespace tacklebox {
namespace {

using G = WhatTheFish;

/// Plays a match in which seat s is of level levels[s]; anybody who may move can be the next to do so, as at
/// a table without turns. Returns the winner.
Seat winnerOf(const std::vector<Level>& levels, std::uint64_t seed) {
    const int seats = int(levels.size());
    Setup<G> setup;
    setup.seats = seats;
    setup.seed = seed;
    setup.layout = drawnLayout<G>(seed, setup.options, seats);
    Match<G> match(setup);
    Random random(seed ^ 0x5eed);
    std::vector<std::unique_ptr<Bot<G>>> bots;
    for (Seat seat = 0; seat < seats; ++seat)
        bots.push_back(makeBot<G>(levels[seat], seat, seed * 8 + seat));

    MoveList<G::Move> moves;
    int seen = 0;
    for (int step = 0; !match.over(); ++step) {
        if (step > 20'000) {
            ADD_FAILURE() << "game " << seed << " does not end";
            return kNoSeat;
        }
        for (; seen < match.log().size(); ++seen)
            for (Seat seat = 0; seat < seats; ++seat)
                if (const auto event = SeenEvent<G>::seenBy(seat, match.log(), seen)) bots[seat]->see(*event);
        const SeatSet waiting = G::waiting(match.state());
        int skip = random.below(waiting.size());
        Seat actor = waiting.first();
        for (const Seat seat : waiting)
            if (skip-- == 0) actor = seat;
        moves.clear();
        G::legalMoves(match.state(), actor, moves);
        const G::Move move = bots[actor]->choose(moves.all(), {});
        EXPECT_NE(std::find(moves.begin(), moves.end(), move), moves.end()) << "a move that is not listed";
        EXPECT_FALSE(match.move(actor, move));
    }
    return match.state().match.winners.first();
}

TEST(WhatTheFishBot, BeatsRandomPlayersClearly) {
    for (int seats = 2; seats <= 6; ++seats) {
        std::vector<Level> levels(std::size_t(seats), Level::Random);
        int won = 0;
        const int games = 300;
        for (int game = 0; game < games; ++game) {
            const std::size_t seat = std::size_t(game % seats);
            levels.assign(std::size_t(seats), Level::Random);
            levels[seat] = Level::Pike;
            won += winnerOf(levels, std::uint64_t(game + 1)) == seat;
        }
        RecordProperty("won_of_300_at_" + std::to_string(seats), won);
        EXPECT_GT(won * seats * 2, games * 3) << seats << " seats: " << won << " of " << games
                                              << " games won, an equal share and a half is asked";
    }
}

TEST(WhatTheFishBot, GamesAmongBotsEnd) {
    for (int seats = 2; seats <= 6; ++seats)
        for (std::uint64_t game = 1; game <= 60; ++game)
            EXPECT_LT(winnerOf(std::vector<Level>(std::size_t(seats), Level::Pike), game), seats);
}

} // namespace
} // namespace tacklebox
