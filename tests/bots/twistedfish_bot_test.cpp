// The rule-of-thumb player of Twisted Fish against players who move at random.
#include "model/bots/bot.h"
#include "model/engine/match.h"
#include "model/games/twistedfish/twistedfish.h"

#include <gtest/gtest.h>

using namespace tacklebox;

namespace {

/// How a hand between bots of these levels, one a seat, went.
struct Result {
    SeatSet winners;
    bool someoneWentOut;
};

Result playHand(const std::vector<Level>& levels, std::uint64_t seed) {
    const int seats = int(levels.size());
    Setup<TwistedFish> setup;
    setup.options.value[twistedfish::kOptionTarget] = 0;
    setup.seats = seats;
    setup.dealer = drawnDealer(seed, seats);
    setup.seed = seed;
    setup.layout = drawnLayout<TwistedFish>(seed, setup.options, seats);
    Match<TwistedFish> match(setup);

    std::vector<std::unique_ptr<Bot<TwistedFish>>> bots;
    for (Seat seat = 0; seat < seats; ++seat)
        bots.push_back(makeBot<TwistedFish>(levels[seat], seat, seed * 31 + seat));
    MoveList<TwistedFish::Move> moves;
    Random random(seed);
    int seen = 0;
    while (!match.over()) {
        for (; seen < match.log().size(); ++seen)
            for (Seat seat = 0; seat < seats; ++seat)
                if (const auto event = SeenEvent<TwistedFish>::seenBy(seat, match.log(), seen))
                    bots[seat]->see(*event);
        // At an open moment mostly the player in turn moves, now and then one who holds a Zinger.
        const auto& status = match.state().status;
        Seat actor =
            status.waiting.has(status.turn) && random.below(4) != 0 ? status.turn : status.waiting.first();
        moves.clear();
        TwistedFish::legalMoves(match.state(), actor, moves);
        const auto move = bots[actor]->choose(moves.all(), {});
        const Refusal refusal = match.move(actor, move);
        EXPECT_FALSE(refusal) << "a bot made an illegal move, seed " << seed;
        if (refusal) break;
    }
    return {match.state().match.winners, match.state().match.last.out != kNoSeat};
}

} // namespace

TEST(TwistedFishBot, BeatsRandomPlayersClearly) {
    for (const int seats : {2, 3, 4, 6}) {
        double won = 0;
        constexpr int kHands = 200;
        for (int hand = 0; hand < kHands; ++hand) {
            std::vector<Level> levels(std::size_t(seats), Level::Random);
            const Seat bot = Seat(hand % seats);
            levels[bot] = Level::Pike;
            const Result result = playHand(levels, std::uint64_t(hand + 1));
            if (result.winners.has(bot)) won += 1.0 / result.winners.size();
        }
        RecordProperty("won_of_200_at_" + std::to_string(seats), int(won));
        EXPECT_GT(won / kHands, 0.8) << seats << " seats";
    }
}

TEST(TwistedFishBot, WithMemoryHandsEndByGoingOut) {
    int out = 0;
    constexpr int kHands = 200;
    for (int hand = 0; hand < kHands; ++hand)
        out += playHand({Level::Pike, Level::Pike, Level::Pike, Level::Pike}, std::uint64_t(hand + 1))
                   .someoneWentOut;
    RecordProperty("went_out_of_200", out);
    EXPECT_GT(out, kHands / 2);
}
