// Minnows forget, but make no absurd moves.
#include "model/games/greatlakes/greatlakes.h"
#include "tests/support/botgames.h"
#include "tests/support/environment.h"

#include <cstdio>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::greatlakes;

namespace {

/// A simple rule. Play the highest card of the open suit with the most fish, if there are three of them, else
/// the lowest card; fish out for three fish, or with fewer than four cards.
class RuleBot : public Bot<GreatLakes> {
  public:
    void see(const SeenEvent<GreatLakes>& event) override { GreatLakes::applyEvent(m_observation, event); }
    std::optional<Choice<GreatLakes>> choose(std::span<const Move> legal, Thinking) override {
        const Seat self = m_observation.viewer;
        Move best = legal.front();
        if (best.kind != MoveKind::Choose) {
            const bool fish =
                inLake(packs::suitOf(m_observation.kept[self])) >= 3 || m_observation.hands[self].size() < 4;
            return Choice<GreatLakes>{{fish ? MoveKind::FishOut : MoveKind::Stock}, {}};
        }
        for (const Move& move : legal)
            if (value(move.card) > value(best.card)) best = move;
        return Choice<GreatLakes>{best, {}};
    }

  private:
    int inLake(packs::Suit suit) const {
        return int(std::ranges::count_if(m_observation.lake,
                                         [&](Face face) { return packs::suitOf(face) == suit; }));
    }
    int value(Face card) const {
        const packs::Suit suit = packs::suitOf(card);
        const SuitList& fished = m_observation.fished[m_observation.viewer];
        const bool spent = std::find(fished.begin(), fished.end(), suit) != fished.end();
        return spent || inLake(suit) < 3 ? -packs::rankOf(card) : 100 * inLake(suit) + packs::rankOf(card);
    }

    Observation m_observation;
};

Setup<GreatLakes> game(int seats, std::uint64_t seed) {
    Options options = standardOptions(GreatLakes::kOptions);
    options.value[0] = 10;
    return drawnSetup<GreatLakes>(seed, seats, options);
}

} // namespace

TEST(GreatLakesMinnow, KeepsASuitForTheSecondHalfOfAGame) {
    int spent = 0, hands = 0;
    const int games = int(fromEnvironment("TACKLEBOX_MATCHES", gamesToPlay(200)));
    for (int number = 1; number <= games; ++number) {
        const auto setup = game(3, std::uint64_t(number));
        std::vector<std::unique_ptr<Bot<GreatLakes>>> bots;
        for (Seat seat = 0; seat < 3; ++seat)
            bots.push_back(makeBot<GreatLakes>(Level::Minnow, seat, setup.seed + seat));
        Host<GreatLakes> host(setup, std::move(bots));
        // Eight of 17 rounds are over when nine cards are left.
        const State& state = host.match().state();
        while (!(state.status.phase == Phase::Choose &&
                 state.hands[0].size() + (state.chosen[0] != kNoCard) == 9))
            ASSERT_TRUE(host.botsMove());
        for (Seat seat = 0; seat < 3; ++seat)
            spent += state.fished[seat].size() == packs::kSuits;
        hands += 3;
    }
    std::printf("all four suits spent by round 8 of 17: %d of %d\n", spent, hands);
    EXPECT_LE(spent, hands / 20);
}

TEST(GreatLakesMinnow, DoesNotLoseToARuleOfFifteenLines) {
    double won = 0;
    const int games = int(fromEnvironment("TACKLEBOX_MATCHES", gamesToPlay(200)));
    for (int number = 1; number <= games; ++number) {
        const int seats = 3 + number % 3;
        const auto setup = game(seats, std::uint64_t(number));
        const Seat rule = Seat(number / 3 % seats);
        std::vector<std::unique_ptr<Bot<GreatLakes>>> bots;
        for (Seat seat = 0; seat < seats; ++seat)
            if (seat == rule)
                bots.push_back(std::make_unique<RuleBot>());
            else
                bots.push_back(makeBot<GreatLakes>(Level::Minnow, seat, setup.seed + seat));
        Host<GreatLakes> host(setup, std::move(bots));
        while (host.botsMove()) {
        }
        const MatchScore& match = host.match().state().match;
        if (match.winners.has(rule)) won += 1.0 / match.winners.size() * seats;
    }
    std::printf("the rule wins %.2f times its equal share\n", won / games);
    EXPECT_LE(won / games, 1.1);
}
