// Win probabilities of all seats should add up to 100%. Each judge knows one hand only, so this holds on
// average.
#pragma once

#include "model/bots/judge.h"
#include "model/host/host.h"
#include "tests/support/environment.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

namespace tacklebox::testing {

/// Plays a match of bots. Passes each seat's events to `onEvent(event, seat)`, and calls `onPosition(match)`
/// before every `every`-th move.
template <class G>
void watchMatch(Level level, Setup<G> setup, int every,
                const std::function<void(const SeenEvent<G>&, Seat)>& onEvent,
                const std::function<void(const Match<G>&)>& onPosition) {
    setup.dealer = drawnDealer(setup.seed, setup.seats);
    setup.layout = drawnLayout<G>(setup.seed, setup.options, setup.seats);
    std::vector<std::unique_ptr<Bot<G>>> bots;
    for (Seat seat = 0; seat < setup.seats; ++seat)
        bots.push_back(makeBot<G>(level, seat, Random::forStep(setup.seed, seat).next()));
    Host<G> host(setup, std::move(bots));
    int nextEvent = 0;
    for (int moves = int(setup.seed % std::uint64_t(every));; ++moves) {
        const auto& log = host.match().log();
        for (; nextEvent < log.size(); ++nextEvent)
            for (Seat seat = 0; seat < setup.seats; ++seat)
                if (const auto event = SeenEvent<G>::seenBy(seat, log, nextEvent)) onEvent(*event, seat);
        if (host.match().over()) return;
        if (moves % every == 0) onPosition(host.match());
        ASSERT_TRUE(host.botsMove());
    }
}

/// Sums of the win probabilities that the judges of three seats estimate.
template <class G>
class JudgedSums {
  public:
    explicit JudgedSums(Level level) : m_level(level) { m_setup.options = standardOptions(G::kOptions); }

    /// Gives the judges the levels of the players.
    JudgedSums& withKnownLevels() {
        m_known.fill(m_level);
        return *this;
    }

    void option(int number, int value) { m_setup.options.value[std::size_t(number)] = std::int16_t(value); }
    void play(int matches, int every) {
        matches = gamesToPlay(matches);
        m_setup.seats = 3;
        for (m_setup.seed = fromEnvironment("TACKLEBOX_SEED", 100); matches > 0; --matches, ++m_setup.seed)
            playOne(every);
    }
    void expectToAddUp() const {
        const double mean = m_sum / m_count, error = std::sqrt((m_squares / m_count - mean * mean) / m_count);
        std::printf("%d positions: %.1f %% (standard error %.1f)\n", m_count, mean, error);
        ASSERT_GT(m_count, 7);
        EXPECT_LT(std::abs(mean - 100), 3 * error + 1);
    }

  private:
    void playOne(int every) {
        const JudgeEffort effort{.playouts = 20};
        std::vector<std::unique_ptr<Judge<G>>> judges;
        for (Seat seat = 0; seat < m_setup.seats; ++seat)
            judges.push_back(makeJudge<G>(seat, m_setup.options, m_setup.seed, m_known));
        watchMatch<G>(
            m_level, m_setup, every, [&](const SeenEvent<G>& event, Seat seat) { judges[seat]->see(event); },
            [&](const Match<G>&) {
                const typename Judge<G>::Candidate none;
                double sum = 0;
                for (const auto& judge : judges) {
                    const auto values = judge->values(std::span(&none, 1), effort);
                    if (!values) return; // no determinization found
                    sum += values->value(0).percent;
                }
                ++m_count;
                m_sum += sum;
                m_squares += sum * sum;
            });
    }

    Level m_level;
    KnownLevels m_known{};
    Setup<G> m_setup;
    int m_count = 0;
    double m_sum = 0, m_squares = 0;
};

} // namespace tacklebox::testing
