// Tests that bots do not cheat: decisions must not change when cards are swapped that the seat cannot see.
#pragma once

#include "tests/support/determinizations.h"
#include "tests/support/swappedrecord.h"

#include <algorithm>
#include <climits>
#include <functional>

namespace tacklebox::testing {

/// Makes the bot under test. Only a cheating bot looks at the match.
template <class G>
using BotMaker = std::function<std::unique_ptr<Bot<G>>(const Match<G>& match, Seat seat, std::uint64_t seed)>;

struct SwapCount {
    int compared = 0, differences = 0;
};

/// A bot's effort for a decision: full, or a tenth of it in 15 of 16 positions to compare many more.
enum class Effort { Full, MostlyLittle };

/// Compares a bot's choices in the true state with those after swapping two hidden cards, at random decisions
/// of bots' games, until `pairs` are compared or more than `mostDifferences` differ. Each choice is made by a
/// new bot with the same seed and the events that its seat has seen.
template <class G>
SwapCount compareSwapped(const BotMaker<G>& makeBotUnderTest, int pairs, int mostDifferences, Effort effort) {
    constexpr int kSwapsAtOnce = 12, kLittle = 10, kOneInFull = 48;
    int positions = 0;
    SwapCount count;
    MoveList<typename G::Move> moves, movesSwapped;
    const std::uint64_t firstSeed = fromEnvironment("TACKLEBOX_SEED", 1);
    for (std::uint64_t seed = firstSeed; count.compared < pairs; ++seed) {
        Host<G> host = mixedTable<G>(seed);
        Random random = Random::forStep(seed, 1003);
        while (!host.match().over() && host.match().state().match.round <= 1 && count.compared < pairs) {
            for (int skip = random.below(8); skip > 0 && host.botsMove(kLittleThought); --skip) {
            }
            const Match<G>& match = host.match();
            const SeatSet playersToAct = G::playersToAct(match.state());
            if (match.over() || playersToAct.empty()) break;
            const Seat seat = anyOf(playersToAct, random);
            moves.clear();
            G::legalMoves(match.state(), seat, moves);
            const auto seen = eventsSeenBy(seat, match.log());
            ++positions;
            const auto decide = [&](const Match<G>& determinization,
                                    const MoveList<typename G::Move>& legal) {
                const auto bot = makeBotUnderTest(determinization, seat, seed);
                for (const auto& event : seen)
                    bot->see(event);
                const bool little = effort == Effort::MostlyLittle && positions % kOneInFull != 0;
                return bot->choose(legal.all(), {.effort = little ? kLittle : 100});
            };
            std::optional<std::optional<Choice<G>>> chosen;
            for (int i = 0; i < kSwapsAtOnce && moves.size() > 1 && count.compared < pairs; ++i) {
                const auto [one, other] = pairToSwap<G>(match.state(), seat, random);
                if (one == kNoCard || G::faceOf(one) == G::faceOf(other)) continue;
                const auto determinization =
                    SwappedRecord<G>(match, one, other).indistinguishableFrom(seen, seat);
                if (!determinization) continue;
                movesSwapped.clear();
                G::legalMoves(determinization->state(), seat, movesSwapped);
                if (!std::ranges::equal(moves, movesSwapped)) continue;
                if (!chosen) chosen = decide(match, moves);
                const auto there = decide(*determinization, movesSwapped);
                const bool same =
                    chosen->has_value() == there.has_value() &&
                    (!there || (there->move == (*chosen)->move && there->rationale == (*chosen)->rationale));
                ++count.compared;
                count.differences += !same;
                if (count.differences > mostDifferences) return count;
            }
            if (!host.botsMove(kLittleThought)) break;
        }
    }
    return count;
}

/// A cheating bot: plays out every move from the true state and takes the best. It shows that the comparison
/// can fail.
template <class G>
class CheatingBot : public Bot<G> {
  public:
    CheatingBot(const Match<G>& match, Seat seat, std::uint64_t seed)
        : m_match(match), m_seat(seat), m_random(seed) {}
    void see(const SeenEvent<G>&) override {}
    std::optional<Choice<G>> choose(std::span<const typename G::Move> legal, Thinking) override {
        Choice<G> best{legal.front(), {}};
        int bestPoints = INT_MIN;
        const std::uint64_t seed = m_random.next();
        for (const auto& move : legal) {
            const int points = pointsAfter(move, seed);
            if (points <= bestPoints) continue;
            bestPoints = points;
            best.move = move;
        }
        return best;
    }

  private:
    /// Returns the points of the deal and the lead after random moves by everybody.
    int pointsAfter(const typename G::Move& move, std::uint64_t seed) const {
        constexpr int kMostSteps = 3000;
        auto state = m_match.state();
        const auto before = state.match.round;
        EventLog<G> disabledLog;
        disabledLog.recording(false);
        Random random(seed);
        G::apply(state, m_seat, move, disabledLog);
        MoveList<typename G::Move> moves;
        for (int step = 0; step < kMostSteps && !state.match.over && state.match.round == before; ++step) {
            if (G::chance(state).kind == ChanceKind::Deal) break; // the deal is over
            if (G::chance(state).kind != ChanceKind::None) {
                Outcome<typename G::Layout> outcome;
                drawChance<G>(state, random, outcome);
                G::applyChance(state, outcome, disabledLog);
                continue;
            }
            const SeatSet playersToAct = G::playersToAct(state);
            const Seat seat = anyOf(playersToAct, random);
            moves.clear();
            G::legalMoves(state, seat, moves);
            G::apply(state, seat, moves[random.below(moves.size())], disabledLog);
        }
        int lead = 0;
        for (Seat seat = 0; seat < state.match.seats; ++seat)
            lead += (seat == m_seat ? state.match.seats : -1) * state.match.last.points[seat];
        return lead;
    }

    const Match<G>& m_match;
    Seat m_seat;
    Random m_random;
};

/// Compares 200 pairs, or TACKLEBOX_SWAPS, and expects no difference.
template <class G>
void testHonesty(Level level) {
    const int pairs = int(fromEnvironment("TACKLEBOX_SWAPS", 200));
    const BotMaker<G> honest = [level](const Match<G>&, Seat seat, std::uint64_t seed) {
        return makeBot<G>(level, seat, seed);
    };
    const SwapCount count =
        compareSwapped<G>(honest, pairs, 0, level == Level::Shark ? Effort::MostlyLittle : Effort::Full);
    EXPECT_EQ(count.differences, 0) << name(level) << " decides by what it cannot see";
    EXPECT_EQ(count.compared, pairs);
    std::printf("%s: %d swaps, %d differences\n", name(level).data(), count.compared, count.differences);
}

/// Expects to catch a cheating bot within 300 swaps.
template <class G>
void testThatACheatIsCaught() {
    constexpr int kAFewHundred = 300;
    const BotMaker<G> cheat = [](const Match<G>& match, Seat seat, std::uint64_t seed) {
        return std::make_unique<CheatingBot<G>>(match, seat, seed);
    };
    const SwapCount caught = compareSwapped<G>(cheat, kAFewHundred, 0, Effort::Full);
    EXPECT_GT(caught.differences, 0) << "a cheating bot is not caught";
    std::printf("the cheat is caught by swap %d\n", caught.compared);
}

/// The tests of a game: INSTANTIATE_TYPED_TEST_SUITE_P(GoFish, Honesty, GoFish).
template <class G>
class Honesty : public ::testing::Test {};
TYPED_TEST_SUITE_P(Honesty);
TYPED_TEST_P(Honesty, MinnowIgnoresHiddenCards) {
    testHonesty<TypeParam>(Level::Minnow);
}
TYPED_TEST_P(Honesty, PerchIgnoresHiddenCards) {
    testHonesty<TypeParam>(Level::Perch);
}
TYPED_TEST_P(Honesty, PikeIgnoresHiddenCards) {
    testHonesty<TypeParam>(Level::Pike);
}
TYPED_TEST_P(Honesty, SharkIgnoresHiddenCards) {
    testHonesty<TypeParam>(Level::Shark);
}
TYPED_TEST_P(Honesty, ACheatIsCaught) {
    testThatACheatIsCaught<TypeParam>();
}
REGISTER_TYPED_TEST_SUITE_P(Honesty, MinnowIgnoresHiddenCards, PerchIgnoresHiddenCards,
                            PikeIgnoresHiddenCards, SharkIgnoresHiddenCards, ACheatIsCaught);

} // namespace tacklebox::testing
