// Moves that nobody makes who has listened, counted.
#pragma once

#include "model/bots/knowledge.h"
#include "tests/support/drawnsetup.h"
#include "tests/support/environment.h"
#include "tests/support/watchedbot.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tacklebox::testing {

/// Counts how often in a row two players take the same card from each other. Cards of the same face are one
/// card here.
class ToAndFro {
  public:
    void deal() { m_runs.clear(); }
    void move(const Moved& moved) {
        if (moved.face == kHidden) return;
        Run& run = m_runs[moved.face];
        const bool isTaken = moved.from.kind == PlaceKind::Hand && moved.to.kind == PlaceKind::Hand;
        const bool isTakenBack = isTaken && run.from == moved.to.seat && run.to == moved.from.seat;
        const int times = isTakenBack ? run.times + 1 : int(isTaken);
        run = {moved.from.seat, moved.to.seat, times};
        m_taken += isTaken;
        m_silly += times > kMostTimes;
        m_longest = std::max(m_longest, times);
    }
    /// No card was taken more often than `longest` times, and hardly any more often than anybody would.
    void expectFew(std::string_view who, int longest) const {
        constexpr double kHardlyEver = 0.01;
        std::printf("%.*s: of %d cards taken %d went to and fro, the longest %d times\n", int(who.size()),
                    who.data(), m_taken, m_silly, m_longest);
        EXPECT_LE(m_longest, longest);
        EXPECT_LT(m_silly, kHardlyEver * m_taken);
    }

  private:
    static constexpr int kMostTimes = 3;
    struct Run {
        Seat from = kNoSeat, to = kNoSeat;
        int times = 0;
    };
    std::map<Face, Run> m_runs; ///< by card, since it was last elsewhere
    int m_taken = 0, m_silly = 0, m_longest = 0;
};

/// Plays so many matches, or a share (gamesToPlay), with two to six bots of one level; `count(known, move,
/// legal)` is called with each move that one of them has chosen, and with what who has listened knows then in
/// its seat. Returns what went to and fro, as the first seat saw it.
template <class G, class Count>
ToAndFro watchGames(Level level, int games, const Options& options, const Thinking& thinking, Count count) {
    games = gamesToPlay(games);
    ToAndFro toAndFro;
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
            [&](Seat seat, const SeenEvent<G>& event) {
                known[seat].see(event);
                if (seat != 0) return;
                if (std::holds_alternative<SeenDeal<G>>(event.content())) toAndFro.deal();
                if (const auto* moved = std::get_if<Moved>(&event.content())) toAndFro.move(*moved);
            });
    }
    return toAndFro;
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
