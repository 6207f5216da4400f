// Compares the probabilities that Platinum Fish bots state for their moves with the outcomes.
#include "model/games/platinumfish/bot/words.h"
#include "model/games/platinumfish/platinumfish.h"
#include "tests/support/bands.h"
#include "tests/support/determinizations.h"
#include "tests/support/oddscalibration.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::platinumfish;

namespace {

struct Counts {
    BandsOfGames draws, asks;
};

/// A bot that records the stated probability of each move and its outcome, the next card movement or answer.
std::unique_ptr<Bot<PlatinumFish>> counted(std::unique_ptr<Bot<PlatinumFish>> bot, Counts& counts) {
    struct Pending {
        std::optional<double> chance; ///< of the last move, until its outcome
        bool asks = false;
    };
    const auto pending = std::make_shared<Pending>();
    const auto cameTo = [pending, &counts](bool success) {
        if (pending->chance) (pending->asks ? counts.asks : counts.draws).add(*pending->chance, success);
        pending->chance.reset();
    };
    return std::make_unique<WatchedBot<PlatinumFish>>(
        std::move(bot),
        [pending](const Choice<PlatinumFish>& choice, std::span<const Move>) {
            pending->chance = choice.rationale.likely;
            pending->asks = choice.move.kind == MoveKind::Ask;
        },
        [cameTo](const SeenEvent<PlatinumFish>& event) {
            if (const auto* moved = std::get_if<Moved>(&event.content()))
                cameTo(moved->to.kind == PileKind::Hand);
            if (std::holds_alternative<Said>(event.content())) cameTo(false);
        });
}

/// Games of one level against itself and Perches, with all numbers of seats.
void testCalibration(Level level, std::uint64_t games) {
    Counts counts;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        const auto setup = variedSetup<PlatinumFish>(seed);
        std::vector<std::unique_ptr<Bot<PlatinumFish>>> bots;
        for (Seat seat = 0; seat < setup.seats; ++seat) {
            const bool noted = level != Level::Shark || seat == seed % std::uint64_t(setup.seats);
            const Level plays = noted ? level : seat % 2 ? Level::Pike : Level::Perch;
            auto bot = makeBot<PlatinumFish>(plays, seat, Random::forStep(seed, seat).next());
            if (noted) bot = counted(std::move(bot), counts);
            bots.push_back(std::move(bot));
        }
        Host<PlatinumFish> host(setup, std::move(bots));
        while (host.botsMove()) {
        }
        counts.draws.endGame();
        counts.asks.endGame();
    }
    constexpr double kSlack = 0.01;
    counts.draws.expectCalibrated(std::string(name(level)) + " draws", kSlack);
    counts.asks.expectCalibrated(std::string(name(level)) + " asks", kSlack);
    EXPECT_GT(counts.draws.count(), 300);
    EXPECT_GT(counts.asks.count(), 0);
}

bool longRun() {
    return fromEnvironment("TACKLEBOX_LONG", 0) != 0;
}

} // namespace

TEST(PlatinumFishCalibration, PikesOddsAreCalibrated) {
    testCalibration(Level::Pike, longRun() ? 20000 : 300);
}

TEST(PlatinumFishCalibration, SharksOddsAreCalibrated) {
    testCalibration(Level::Shark, longRun() ? 2000 : 40);
}

// ---- among players of other kinds ----

namespace tacklebox::testing {

template <>
struct MoveOutcome<PlatinumFish> {
    static std::optional<bool> inPosition(const State& state, Seat seat, const Move& move) {
        if (move.kind == MoveKind::Ask) return hasRank(ranksIn(state.hands[move.target]), move.rank);
        return hasRank(ranksIn(state.hands[seat]), rankOf(state.deck.top()));
    }
    static std::optional<bool> afterEvent(const SeenEvent<PlatinumFish>&, Seat, const Move&) {
        return std::nullopt;
    }
};

} // namespace tacklebox::testing

namespace {

constexpr double kSlackAgainstAll = 0.02;

} // namespace

TEST(PlatinumFishCalibration, PikesOddsAreCalibratedAgainstAllOpponents) {
    testOddsAgainstAll<PlatinumFish>(Level::Pike, 300, standardOptions(PlatinumFish::kOptions), 2, 6,
                                     kSlackAgainstAll, {});
}

TEST(PlatinumFishCalibration, SharksOddsAreCalibratedAgainstAllOpponents) {
    constexpr Efforts kQuickly{.watched = 15}; // percent, to play many more games
    testOddsAgainstAll<PlatinumFish>(Level::Shark, 25, standardOptions(PlatinumFish::kOptions), 2, 6,
                                     kSlackAgainstAll, kQuickly);
}
