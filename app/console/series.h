// A series of matches in which the players change seats from match to match.
#pragma once

#include "app/console/tally.h"
#include "model/host/anygame.h"

#include <functional>

namespace tacklebox::console {

/// A race to a target may never end between players who lose points in the long run; such a match is left,
/// and counts as nobody's win.
inline constexpr int kMostDeals = 500;

/// Who sits where in match `number` of a series: everybody moves on by one seat from match to match.
struct Seating {
    int number, seats;

    std::size_t playerAt(Seat seat) const { return std::size_t((seat + number) % seats); }
};

/// Match `number` of the series that `seed` stands for: the same deals whoever plays them.
AnySetup setupOfMatch(const AnyGame& game, std::uint64_t seed, const Options& options,
                      const Seating& seating);

/// The seed of the bot in `seat`.
inline std::uint64_t botSeed(std::uint64_t matchSeed, Seat seat) {
    return Random::forStep(~matchSeed, seat).next();
}

/// Adds a match that has been played. What the seats in `forfeited` have won is nobody's.
void count(Tally& tally, const AnyMatch& match, const Seating& seating, SeatSet forfeited = {});

/// Plays one match of a series, by its number, and counts it.
using MatchPlayer = std::function<void(int number, Tally& tally)>;

/// Plays matches 0 to games - 1 in `jobs` threads, each with a match player of its own, under a progress bar
/// if standard error is a terminal. `empty` is a tally without a match. What a match player, or making one,
/// throws ends the series and is thrown on.
Tally playSeries(int games, int jobs, const Tally& empty,
                 const std::function<MatchPlayer()>& makeMatchPlayer);

} // namespace tacklebox::console
