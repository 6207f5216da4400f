// A series of matches in which the players change seats from match to match.
#pragma once

#include "app/console/tally.h"
#include "model/engine/match.h"

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
template <class G>
Setup<G> setupOfMatch(std::uint64_t seed, const Options& options, const Seating& seating) {
    Setup<G> setup;
    setup.options = options;
    setup.seats = seating.seats;
    setup.seed = Random::forStep(seed, std::uint64_t(seating.number)).next();
    setup.dealer = drawnDealer(setup.seed, setup.seats);
    setup.layout = drawnLayout<G>(setup.seed, options, setup.seats);
    return setup;
}

/// The seed of the bot in `seat`.
inline std::uint64_t botSeed(std::uint64_t matchSeed, Seat seat) {
    return Random::forStep(~matchSeed, seat).next();
}

/// Adds a match that has been played. What the seats in `forfeited` have won is nobody's.
template <class G>
void count(Tally& tally, const Match<G>& match, const Seating& seating, SeatSet forfeited = {}) {
    tally.unfinished += !match.over();
    const MatchScore& score = match.state().match;
    for (Seat seat = 0; seat < seating.seats; ++seat) {
        PlayerTally& player = tally.players[seating.playerAt(seat)];
        if (score.winners.has(seat) && !forfeited.has(seat)) player.shares += kShare / score.winners.size();
        player.scores += score.scores[std::size_t(seat)];
    }
    const EventLog<G>& log = match.log();
    for (int i = 0; i < log.size(); ++i) {
        if (const auto* counted = std::get_if<Counted>(&log[i])) {
            ++tally.endings[log.scored(*counted).ending];
            ++tally.deals;
        }
    }
    for (const Step<G>& step : match.steps())
        tally.moves += std::holds_alternative<MoveStep<G>>(step);
    ++tally.matches;
}

/// Plays one match of a series, by its number, and counts it.
using MatchPlayer = std::function<void(int number, Tally& tally)>;

/// Plays matches 0 to games - 1 in `jobs` threads, each with a match player of its own, under a progress bar
/// if standard error is a terminal. `empty` is a tally without a match. What a match player, or making one,
/// throws ends the series and is thrown on.
Tally playSeries(int games, int jobs, const Tally& empty,
                 const std::function<MatchPlayer()>& makeMatchPlayer);

} // namespace tacklebox::console
