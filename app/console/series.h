// A series of matches in which the players change seats from match to match.
#pragma once

#include "app/console/tally.h"
#include "model/host/anygame.h"

#include <functional>

namespace tacklebox::console {

/// The maximum number of deals in a match. A race to a target may never end between players who keep losing
/// points. Such a match is abandoned, and nobody wins it.
inline constexpr int kMostDeals = 500;

/// The seating of match `number` in a series. Everybody moves by one seat from match to match.
struct Seating {
    int number, seats;

    std::size_t playerAt(Seat seat) const { return std::size_t((seat + number) % seats); }
};

/// Returns the setup of a match in the series with that seed. The deals do not depend on the players.
AnySetup setupOfMatch(const AnyGame& game, std::uint64_t seed, const Options& options,
                      const Seating& seating);

/// Returns the seed of the bot in `seat`.
inline std::uint64_t botSeed(std::uint64_t matchSeed, Seat seat) {
    return Random::forStep(~matchSeed, seat).next();
}

/// Adds a played match to the tally. Wins of the seats in `forfeited` go to nobody.
void count(Tally& tally, const AnyMatch& match, const Seating& seating, SeatSet forfeited = {});

/// Plays one match of a series and adds it to the tally.
using MatchPlayer = std::function<void(int number, Tally& tally)>;

/// Plays matches 0 to games - 1 in `jobs` threads, each with a separate match player. Shows a progress bar if
/// standard error is a terminal. `empty` is a tally without matches. An exception from a match player, or
/// from making one, ends the series and is rethrown.
Tally playSeries(int games, int jobs, const Tally& empty,
                 const std::function<MatchPlayer()>& makeMatchPlayer);

} // namespace tacklebox::console
