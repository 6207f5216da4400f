// Moves that nobody makes who has listened, counted.
#pragma once

#include "model/bots/knowledge.h"
#include "tests/support/drawnsetup.h"
#include "tests/support/environment.h"
#include "tests/support/watchedbot.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

namespace tacklebox::testing {

/// Plays so many matches, or a share (gamesToPlay), with two to six bots of one level; `count(known, move,
/// legal)` is called with each move that one of them has chosen, and with what who has listened knows then in
/// its seat.
template <class G, class Count>
void watchGames(Level level, int games, const Options& options, const Thinking& thinking, Count count) {
    games = gamesToPlay(games);
    for (int number = 1; number <= games; ++number) {
        const auto setup = drawnSetup<G>(std::uint64_t(number), 2 + number % 5, options);
        std::vector<Knowledge<G>> known;
        for (Seat seat = 0; seat < setup.seats; ++seat)
            known.emplace_back(seat);
        playWatched<G>(
            level, setup, thinking,
            [&](Seat seat, const Choice<G>& choice, std::span<const typename G::Move> legal) {
                count(known[seat], choice.move, legal);
            },
            [&](Seat seat, const SeenEvent<G>& event) { known[seat].see(event); });
    }
}

/// How often a bot had the choice, and how often it chose badly.
struct BlunderCount {
    int times = 0, blunders = 0;
    double share() const { return times ? double(blunders) / times : 0; }
};

/// How long ago it was heard what a bot might go by.
enum class EvidenceAge : std::uint8_t {
    ARound,     ///< within a round of the table
    Remembered, ///< longer ago, but not longer than its level remembers
    Forgotten
};
inline constexpr EvidenceAge kEvidenceAges[] = {EvidenceAge::ARound, EvidenceAge::Remembered,
                                                EvidenceAge::Forgotten};
inline EvidenceAge evidenceAge(int turns, int seats, int remembered) {
    if (turns <= seats) return EvidenceAge::ARound;
    return turns <= remembered ? EvidenceAge::Remembered : EvidenceAge::Forgotten;
}

/// Hits that all knew to be sure: how often one that was heard of so long ago was there, and how often the
/// bot asked for something that was not sure instead.
class SureHits {
  public:
    using There = std::array<bool, std::size(kEvidenceAges)>;

    void add(const There& there, bool taken) {
        for (std::size_t ago = 0; ago < there.size(); ++ago) {
            m_ago[ago].times += there[ago];
            m_ago[ago].blunders += there[ago] && !taken;
        }
        const bool any = std::ranges::find(there, true) != there.end();
        m_any.times += any;
        m_any.blunders += any && !taken;
    }
    /// What it remembers it takes; of all choices with a sure hit it passes over no greater share.
    void expectTaken(const std::string& who, int leastTimes, double mostForgotten) const {
        constexpr double kHardlyEver = 0.01;
        const auto& [round, remembered, forgotten] = m_ago;
        std::printf("%s: sure hits passed over, just heard %d of %d, remembered %d of %d, forgotten %d of "
                    "%d, all %d of %d (%.1f %%)\n",
                    who.c_str(), round.blunders, round.times, remembered.blunders, remembered.times,
                    forgotten.blunders, forgotten.times, m_any.blunders, m_any.times, 100 * m_any.share());
        EXPECT_GT(round.times, gamesToPlay(leastTimes));
        EXPECT_LT(round.share(), kHardlyEver);
        EXPECT_LE(remembered.blunders, kHardlyEver * remembered.times);
        EXPECT_LT(m_any.share(), mostForgotten);
    }

  private:
    std::array<BlunderCount, std::size(kEvidenceAges)> m_ago{};
    BlunderCount m_any;
};

} // namespace tacklebox::testing
