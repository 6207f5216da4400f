// Counts moves that no attentive player would make.
#pragma once

#include "model/bots/informationstate.h"
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

/// Counts how often in a row two players take the same card from each other. Cards of the same face count as
/// the same card.
class ToAndFro {
  public:
    void deal() { m_runs.clear(); }
    void move(const Moved& moved) {
        if (moved.face == kHidden) return;
        Run& run = m_runs[moved.face];
        const bool isTaken = moved.from.kind == PileKind::Hand && moved.to.kind == PileKind::Hand;
        const bool isTakenBack = isTaken && run.from == moved.to.seat && run.to == moved.from.seat;
        const int times = isTakenBack ? run.times + 1 : int(isTaken);
        run = {moved.from.seat, moved.to.seat, times};
        m_taken += isTaken;
        m_silly += times > kMostTimes;
        m_longest = std::max(m_longest, times);
    }
    /// Expects no run longer than `longest`, and at most 1% of the taken cards in runs.
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
    std::map<Face, Run> m_runs; ///< the current run of each card
    int m_taken = 0, m_silly = 0, m_longest = 0;
};

/// Plays matches of two to six bots of one level, gamesToPlay(games) of them. Calls `count(known, move,
/// legal)` for each chosen move, where `known` is what the seat can infer. Returns the runs that seat 0 saw.
template <class G, class Count>
ToAndFro watchGames(Level level, int games, const Options& options, const Thinking& thinking, Count count) {
    games = gamesToPlay(games);
    ToAndFro toAndFro;
    for (int number = 1; number <= games; ++number) {
        const auto setup = drawnSetup<G>(std::uint64_t(number), 2 + number % 5, options);
        std::vector<InformationState<G>> known;
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

/// How often a bot had a choice, and how often it chose badly.
struct BlunderCount {
    int times = 0, blunders = 0;
    double share() const { return times ? double(blunders) / times : 0; }
};

/// The age of the evidence for a hit.
enum class EvidenceAge : std::uint8_t {
    ARound,     ///< at most one lap of the table
    Remembered, ///< longer, but within the level's memory
    Forgotten
};
inline constexpr EvidenceAge kEvidenceAges[] = {EvidenceAge::ARound, EvidenceAge::Remembered,
                                                EvidenceAge::Forgotten};
inline EvidenceAge evidenceAge(int turns, int seats, int remembered) {
    if (turns <= seats) return EvidenceAge::ARound;
    return turns <= remembered ? EvidenceAge::Remembered : EvidenceAge::Forgotten;
}

/// Counts sure hits by the age of their evidence, and how often the bot preferred an ask that was not sure.
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
    /// Expects the bot to take every hit that it remembers, and to pass over at most `mostForgotten` of the
    /// others.
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
